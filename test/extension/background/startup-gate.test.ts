import { expect, test, vi } from 'vitest';
import { StartupGate } from '../../../extension/background/startup-gate';

function startup() {
  const gate = new StartupGate<{ log: string[] }>();
  const log: string[] = [];
  const event = (name: string) => gate.run((background) => background.log.push(name));
  return { gate, log, event };
}

test('events from before the background is constructed are handled once it is, in order, before all others', async () => {
  const { gate, log, event } = startup();
  let construct = (_: { log: string[] }) => {};
  gate.open(new Promise((resolve) => (construct = resolve)));
  const opened = gate.opened.then(() => log.push('opened'));
  event('first');
  event('second');
  expect(log).toEqual([]);
  construct({ log });
  await opened;
  event('third');
  expect(log).toEqual(['first', 'second', 'opened', 'third']);
});

test('an event that a buffered event causes is handled as well', async () => {
  const { gate, log, event } = startup();
  gate.run(() => event('caused'));
  gate.open(Promise.resolve({ log }));
  await gate.opened;
  expect(log).toEqual(['caused']);
});

test('a background that cannot be constructed drops the events and says so', async () => {
  const { gate, log, event } = startup();
  event('before');
  gate.open(Promise.reject(new Error('no storage')));
  await expect(gate.opened).rejects.toThrow('no storage');
  event('after');
  expect(log).toEqual([]);
});

test('an error in one buffered event does not keep the next from its handler', async () => {
  const { gate, log, event } = startup();
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  gate.run(() => {
    throw new Error('broken');
  });
  event('next');
  gate.open(Promise.resolve({ log }));
  await gate.opened;
  expect(log).toEqual(['next']);
  expect(reported).toHaveBeenCalledOnce();
  reported.mockRestore();
});

test('a background that cannot be constructed is an error for those who wait for it', async () => {
  const { gate } = startup();
  gate.open(Promise.reject(new Error('storage')));
  await expect(gate.opened).rejects.toThrow('storage');
});
