/** What ends the wait for a paired browser: its connection, Enter or the timeout. */
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { awaitPairedBrowser, nextEnter } from '../../../relay/supervisor/await-paired-browser';

const never = new Promise<void>(() => {});
const anHourMs = 3_600_000;

test('a browser that connects is the one', async () => {
  const wait = awaitPairedBrowser({
    connected: Promise.resolve(),
    unpaired: never,
    input: new PassThrough(),
    timeoutMs: anHourMs,
  });
  expect(await wait).toBe(true);
});

test('Enter asks for the separate one', async () => {
  const input = new PassThrough();
  const wait = awaitPairedBrowser({ connected: never, unpaired: never, input, timeoutMs: anHourMs });
  input.write('\n');
  expect(await wait).toBe(false);
});

test('one that stays away is given up in the end', async () => {
  expect(
    await awaitPairedBrowser({ connected: never, unpaired: never, input: new PassThrough(), timeoutMs: 1 }),
  ).toBe(false);
});

test('nobody is waited for once none is paired by hand any more', async () => {
  const input = new PassThrough();
  let remove = () => {};
  const unpaired = new Promise<void>((resolve) => {
    remove = resolve;
  });
  const wait = awaitPairedBrowser({ connected: never, unpaired, input, timeoutMs: anHourMs });
  remove();
  expect(await wait).toBe(false);
});

test('a terminal that is closed does not end the wait', async () => {
  const input = new PassThrough();
  let connect = () => {};
  const connected = new Promise<void>((resolve) => {
    connect = resolve;
  });
  const wait = awaitPairedBrowser({ connected, unpaired: never, input, timeoutMs: anHourMs });
  input.once('close', connect);
  input.destroy();
  expect(await wait).toBe(true);
});

test('an Enter after the wait is left to others', async () => {
  const input = new PassThrough();
  await awaitPairedBrowser({ connected: Promise.resolve(), unpaired: never, input, timeoutMs: anHourMs });
  expect(input.listenerCount('data')).toBe(0);
});

test('Enter is heard as often as somebody waits for it', async () => {
  const input = new PassThrough();
  for (let times = 0; times < 2; times += 1) {
    const enter = nextEnter(input);
    input.write('\n');
    await enter;
  }
  expect(input.isPaused()).toBe(true);
});
