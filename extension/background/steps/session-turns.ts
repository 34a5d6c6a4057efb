/** What happens in one session happens in order of arrival; sessions go side by side. */
import PQueue from 'p-queue';

/** Does the work when all that came before it in the same session is over. */
export type InTurn = <Result>(sessionId: string, work: () => Promise<Result>) => Promise<Result>;

export function createSessionTurns(): InTurn {
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
