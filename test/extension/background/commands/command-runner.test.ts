/** A command is always answered, with an error that the caller can act on. */
import { expect, test } from 'vitest';
import { CommandRunner } from '../../../../extension/background/commands/command-runner';
import { createOrderExecutor } from '../../../../extension/background/commands/execute-order';
import { openJournal } from '../../../../extension/background/commands/journal';
import { Secrets } from '../../../../extension/background/steps/secrets';
import { Pause } from '../../../../extension/background/user/pause';
import type { Command } from '../../../../extension/protocol/frames/frames';
import { fakeMemory } from '../../../support/stand-ins/fake-memory';

type Parts = Parameters<typeof createOrderExecutor>[0];

async function runner(
  step: Parts['step'],
  memory = fakeMemory(),
  secrets = new Secrets({}, { sessions: {} as never, memory: fakeMemory() }),
) {
  const parts: Partial<Parts> = {
    releaseExpiredPolicy: async () => {},
    step,
    turns: (_, work) => work(),
    secrets,
    ownerOf: () => 'key',
  };
  const execute = createOrderExecutor(parts as Parts);
  return new CommandRunner({
    journal: await openJournal(memory),
    pause: await Pause.read(fakeMemory()),
    execute,
  });
}

const keyed = { bodyHash: 'hash' };

const command = (effect: 'act' | 'read', more: Partial<Command> = {}): Command => ({
  type: 'command',
  id: 'a',
  keyName: 'key',
  timeoutMs: 5_000,
  sentAt: Date.now(),
  effect,
  order: { do: 'step', sessionId: 's', action: 'text', selector: 'h1' },
  ...more,
});

test.each(['act', 'read'] as const)('a step that runs is running, be it an %s', async (effect) => {
  let answer = (_: string) => {};
  const commands = await runner(() => new Promise((resolve) => (answer = resolve)));
  const replied = commands.run(command(effect));
  await new Promise((resolve) => setImmediate(resolve));
  expect(commands.find('a')).toEqual({ state: 'running' });
  answer('done');
  expect(await replied).toMatchObject({ result: 'done' });
});

test('a worker that the browser is ending answers nothing, and the next one knows that the act began', async () => {
  const memory = fakeMemory();
  const noCallIsAnswered = () => Promise.reject(new Error('No SW'));
  const commands = await runner(noCallIsAnswered, memory);
  const ended = new Promise((resolve) => setImmediate(resolve, 'unanswered'));
  expect(await Promise.race([commands.run(command('act', keyed)), ended])).toBe('unanswered');
  expect(commands.find('a')).toEqual({ state: 'running' });
  const next = await runner(noCallIsAnswered, memory);
  expect(await next.run(command('act', keyed))).toMatchObject({
    error: { code: 'interrupted', outcome: 'unknown' },
  });
});

test('a reply masks the secrets of a session that the step itself closes', async () => {
  const secrets = new Secrets({}, { sessions: {} as never, memory: fakeMemory() });
  const readAndClose = async () => {
    secrets.forget('s');
    return 'It is hunter2.';
  };
  const commands = await runner(readAndClose, fakeMemory(), secrets);
  const read = command('read');
  const order = { ...read.order, secrets: { password: 'hunter2' } } as Command['order'];
  expect(await commands.run({ ...read, order })).toMatchObject({ result: 'It is {{password}}.' });
});

test('a command that cannot be written down is not begun, and may be sent again', async () => {
  const memory = fakeMemory();
  const commands = await runner(async () => 'done', {
    ...memory,
    set: (items) => ('journal:a' in items ? Promise.reject(new Error('quota')) : memory.set(items)),
  });
  expect(await commands.run(command('act', keyed))).toMatchObject({
    error: { code: 'internal', outcome: 'not_executed' },
  });
  expect(commands.find('a')).toEqual({ state: 'unseen' });
});

test('acts begin in the order in which they came, also where only the first is written down', async () => {
  const begun: string[] = [];
  const memory = fakeMemory();
  const set: typeof memory.set = async (items) => {
    await new Promise((resolve) => setImmediate(resolve));
    return memory.set(items);
  };
  const commands = await runner(
    async ({ id }) => {
      begun.push(id);
      return 'done';
    },
    { ...memory, set },
  );
  await Promise.all([commands.run(command('act', keyed)), commands.run(command('act', { id: 'b' }))]);
  expect(begun).toEqual(['a', 'b']);
});

test.each([
  ['No tab with id: 7.', 'session_not_found'],
  ['Tabs cannot be edited right now (user may be dragging a tab).', 'timeout'],
  ['something new', 'internal'],
])('the browser’s "%s" is told as %s', async (words, code) => {
  const commands = await runner(() => Promise.reject(new Error(words)));
  expect(await commands.run(command('read'))).toMatchObject({ error: { code } });
});

test.each([
  ['act', { code: 'bad_request', outcome: 'executed' }],
  ['read', { code: 'bad_request' }],
] as const)('the result of an %s that is too large once it is JSON is refused', async (effect, error) => {
  const commands = await runner(async () => '\u0001'.repeat(6_000_000));
  expect(await commands.run(command(effect))).toMatchObject({ error });
});

test('a large picture is sent', async () => {
  const commands = await runner(async () => ({ success: true, screenshot: 'A'.repeat(8_000_000) }));
  expect((await commands.run(command('read'))).result).toBeDefined();
});
