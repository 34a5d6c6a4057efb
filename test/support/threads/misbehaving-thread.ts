/** A thread that does what hostile pages might make one do. */
import { RelayError } from '../../../extension/protocol/errors';
import { serveCalls } from '../../../relay/threads/serve-calls';

serveCalls((callBack) => ({
  echo: (value: unknown) => value,
  loop(): never {
    for (;;);
  },
  backtrack: () => /^(a+)+$/.test(`${'a'.repeat(60)}!`),
  async microtasks() {
    for (;;) await undefined;
  },
  swallow() {
    const kept: unknown[] = [];
    for (;;) kept.push(new Array(1_000_000).fill(kept.length));
  },
  recurse(): unknown {
    const deeper = (): unknown => [deeper()];
    return deeper();
  },
  exit: () => process.exit(3),
  refuse() {
    throw new RelayError('navigation_failed', 'No page.', { outcome: 'not_executed' });
  },
  throwLater() {
    setTimeout(() => {
      throw new Error('later');
    });
    return new Promise(() => {});
  },
  async ask(times: number) {
    const answers: unknown[] = [];
    for (let index = 0; index < times; index += 1) answers.push(await callBack('word', index));
    return answers;
  },
  async askThenLoop() {
    await callBack('word', 0);
    for (;;);
  },
  symbol: () => Symbol('cannot be sent'),
}));
