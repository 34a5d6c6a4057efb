/** What runs in a worker thread: answers the calls of relay/threads/thread.ts. */
import { parentPort } from 'node:worker_threads';
import { type Handler, PortCalls } from './port-calls';

/** Calls a function that the relay offers while it waits for this thread. */
export type CallBack = (name: string, input?: unknown) => Promise<unknown>;

/** @param handlers what the relay may call, by name */
export function serveCalls(handlers: (callBack: CallBack) => Readonly<Record<string, Handler>>): void {
  const calls: PortCalls = new PortCalls(
    (message) => parentPort?.postMessage(message),
    handlers((name, input) => calls.call('back', { name, input })),
  );
  parentPort?.on('message', (message) => calls.receive(message));
}
