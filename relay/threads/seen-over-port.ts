/** A page as a planner sees it, on its way into a thread: functions stay in the relay, which the thread calls back. */
import type { Seen } from '../autonomy/model';
import type { CallBack } from './serve-calls';

/** `Seen` without its functions. */
export type SeenData = Omit<Seen, 'read' | 'awaitsServer' | 'screenshot'>;

/** In the relay: the data, and what the thread may call for the rest. */
export function sendSeen({ read, awaitsServer, screenshot, ...data }: Seen) {
  const handlers = {
    read: (step: Parameters<typeof read>) => read(...step),
    awaitsServer: async () => (await awaitsServer?.()) ?? false,
    screenshot: () => screenshot(),
  };
  return { data: data satisfies SeenData, handlers };
}

/** In the thread: the page whole again. */
export function receiveSeen(data: SeenData, callBack: CallBack): Seen {
  return {
    ...data,
    read: async (...step) => String(await callBack('read', step)),
    awaitsServer: async () => (await callBack('awaitsServer')) === true,
    screenshot: async () => String(await callBack('screenshot')),
  };
}
