/** A document stays when the extension is reloaded; then its content script ends its steps and throws no errors. */
import { describe, expect, test, vi } from 'vitest';
import { type Port, WorkerPort } from '../../../extension/page/worker-port';
import type { Command } from '../../../extension/protocol/frames/frames';

/** A port whose other end goes away: then writing throws, and so does opening another one. */
function closingPort() {
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
    close: () => {
      open = false;
    },
    disconnect: () => onDisconnect(),
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

test('a step that waits when the extension is reloaded is aborted', async () => {
  const worker = closingPort();
  const ended = new Promise((resolve) => {
    new WorkerPort(nowhere, worker.connect, async (_, { signal }) => {
      await new Promise((over) => signal.addEventListener('abort', over));
      resolve(signal.aborted);
      return { result: 'too late' };
    });
  });
  worker.send({ ...step, sentAt: Date.now() });
  worker.close();
  worker.disconnect();
  expect(await ended).toBe(true);
});

test('an answer after the extension was reloaded is dropped without an error', async () => {
  const worker = closingPort();
  const rejections: unknown[] = [];
  const note = (reason: unknown) => rejections.push(reason);
  process.on('unhandledRejection', note);
  let finish = () => {};
  new WorkerPort(nowhere, worker.connect, async () => {
    await new Promise<void>((done) => {
      finish = done;
    });
    return { result: 'done' };
  });
  worker.send({ ...step, sentAt: Date.now() });
  worker.close();
  finish();
  await new Promise((task) => setTimeout(task));
  process.off('unhandledRejection', note);
  expect([rejections, worker.written]).toEqual([[], []]);
});

test('the time that the order was on its way counts against its deadline', async () => {
  const worker = closingPort();
  vi.useFakeTimers();
  const step10s = { ...step, timeoutMs: 10_000, sentAt: Date.now() - 9_000 };
  const ended = new Promise((resolve) => {
    new WorkerPort(nowhere, worker.connect, async (_, { signal }) => {
      signal.addEventListener('abort', () => resolve(signal.aborted));
      return new Promise(() => {});
    });
  });
  worker.send(step10s);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(await ended).toBe(true);
});

describe('reads that come next', () => {
  const { MessageChannel } = globalThis;
  const somewhere = { defaultView: { MessageChannel, addEventListener: () => {} } } as unknown as Document;
  const read = (id: string) => ({ ...step, id, effect: 'read', sentAt: Date.now() }) as Command;

  /** What the page posts for a read with others after it; `waiting` and `inFrame` are ids of reads that cannot be answered at once. */
  async function posted(ids: string[], { waiting = '', inFrame = '' } = {}) {
    const worker = closingPort();
    const enter = { framePath: [0], selector: 'p' };
    new WorkerPort(somewhere, worker.connect, async ({ id }, { signal }) => {
      if (id === inFrame) return { enter };
      if (id === waiting) await new Promise((over) => signal.addEventListener('abort', over));
      return { result: `of ${id}` };
    });
    worker.send({ ...read('first'), next: ids.map(read) });
    await vi.waitFor(() => expect(worker.written).not.toEqual([]));
    return worker.written;
  }

  test('are answered in the same message, in order', async () => {
    const ahead = [
      { id: 'second', result: 'of second' },
      { id: 'third', result: 'of third' },
    ];
    expect(await posted(['second', 'third'])).toEqual([
      { type: 'answer', id: 'first', result: 'of first', ahead },
    ]);
  });

  test('are not answered after one that waits, which would change their order', async () => {
    const [answer] = await posted(['second', 'third'], { waiting: 'second' });
    expect(answer).toMatchObject({ id: 'first', ahead: [] });
  });

  test('are not answered after one that goes on in a frame', async () => {
    expect(await posted(['second', 'third'], { inFrame: 'second' })).toMatchObject([{ ahead: [] }]);
    const [answer] = await posted(['second'], { inFrame: 'first' });
    expect(answer).not.toHaveProperty('ahead.0');
  });
});
