/** Runs the work of one session in order of arrival; sessions run side by side. */
import PQueue from 'p-queue';

/** Runs the work when all that came before it in the same session is over. */
export type InTurn = <Result>(sessionId: string, work: () => Promise<Result>) => Promise<Result>;

export function createSessionTurns(): InTurn {
  /** By session id. Written by each call; an entry dies when its queue is idle. */
  const queues = new Map<string, PQueue>();
  return (sessionId, work) => {
    let queue = queues.get(sessionId);
    if (!queue) {
      queue = new PQueue({ concurrency: 1 });
      queue.on('idle', () => queues.delete(sessionId));
      queues.set(sessionId, queue);
    }
    return queue.add(work);
  };
}
