/** A page whose extension was reloaded is left alone. */
import { expect, test } from 'vitest';
import { type Port, serveWorker } from '../../../extension/page/serve-worker';
import type { Command } from '../../../extension/protocol/frames';

/** A port whose other end goes away: writing to it throws, and no other is to be had. */
function mortalPort() {
  let open = true;
  let onMessage: (message: unknown) => void = () => {};
  let onDisconnect = () => {};
  const written: unknown[] = [];
  const port: Port = {
    postMessage(message) {
      if (!open) throw new Error('Attempting to use a disconnected port object');
      written.push(message);
    },
    disconnect: () => {},
    onMessage: {
      addListener(listener) {
        onMessage = listener;
      },
    },
    onDisconnect: {
      addListener(listener) {
        onDisconnect = listener;
      },
    },
  };
  return {
    written,
    send: (message: unknown) => onMessage(message),
    connect() {
      if (!open) throw new Error('Extension context invalidated.');
      return port;
    },
    die: () => {
      open = false;
    },
    tellDeath: () => onDisconnect(),
  };
}

const step = {
  type: 'command',
  id: 'one',
  effect: 'act',
  timeoutMs: 600_000,
  sentAt: Date.now(),
  order: { do: 'step', sessionId: 's', action: 'click', selector: '#late' },
} as Command;
const nowhere = { defaultView: null } as Document;

test('a step that waits when the extension goes is ended', async () => {
  const worker = mortalPort();
  const ended = new Promise((resolve) => {
    serveWorker(nowhere, worker.connect, async (_, { signal }) => {
      await new Promise((over) => signal.addEventListener('abort', over));
      resolve(signal.aborted);
      return { result: 'too late' };
    });
  });
  worker.send({ ...step, sentAt: Date.now() });
  worker.die();
  worker.tellDeath();
  expect(await ended).toBe(true);
});

test('an answer that comes after the extension went is kept to itself', async () => {
  const worker = mortalPort();
  const loud: unknown[] = [];
  const hear = (reason: unknown) => loud.push(reason);
  process.on('unhandledRejection', hear);
  let finish = () => {};
  serveWorker(nowhere, worker.connect, async () => {
    await new Promise<void>((done) => {
      finish = done;
    });
    return { result: 'done' };
  });
  worker.send({ ...step, sentAt: Date.now() });
  worker.die();
  finish();
  await new Promise((task) => setTimeout(task));
  process.off('unhandledRejection', hear);
  expect([loud, worker.written]).toEqual([[], []]);
});
