/** Measures the heap of a relay after garbage collection. */
import WebSocket from 'ws';
import * as z from 'zod';
import { until } from '../until';
import type { Relay } from './start-relay';

/** The environment of a relay whose heap is measured. */
export const heapEnvironment = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

const replySchema = z.looseObject({ id: z.int().optional(), result: z.unknown() });
const pidSchema = z.object({ result: z.object({ value: z.int() }) });
const usageSchema = z.looseObject({ usedSize: z.number() });

/** Bytes in use after a forced collection, as V8's inspector tells them (Runtime.getHeapUsage). */
export async function relayHeapBytes(relay: Relay): Promise<number> {
  const pid = await relay.listenerPid();
  for (const [, url = ''] of relay.printed().matchAll(/Debugger listening on (ws:\S+)/g)) {
    const inspector = await inspect(url);
    try {
      const { result } = pidSchema.parse(
        await inspector.send('Runtime.evaluate', { expression: 'process.pid' }),
      );
      if (result.value !== pid) continue;
      await inspector.send('HeapProfiler.collectGarbage');
      return usageSchema.parse(await inspector.send('Runtime.getHeapUsage')).usedSize;
    } finally {
      inspector.close();
    }
  }
  throw new Error('the relay that listens has no inspector');
}

async function inspect(url: string) {
  const socket = new WebSocket(url);
  const replies = new Map<number, unknown>();
  socket.on('message', (data) => {
    const { id, result } = replySchema.parse(JSON.parse(String(data)));
    if (id !== undefined) replies.set(id, result);
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let sent = 0;
  return {
    async send(method: string, params: Record<string, unknown> = {}): Promise<unknown> {
      sent += 1;
      const id = sent;
      socket.send(JSON.stringify({ id, method, params }));
      await until(`an answer to ${method}`, () => replies.has(id), 30_000);
      return replies.get(id);
    },
    close: () => socket.close(),
  };
}
