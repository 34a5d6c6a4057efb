/** Runs the work of one session in order of arrival; sessions run side by side. */
import PQueue from 'p-queue';
import type { StepCommand } from '../page-link/step-command';

/** Runs the work when all that came before it in the same session is over. `step` is the command that it carries out. */
export type InTurn = <Result>(
  sessionId: string,
  work: () => Promise<Result>,
  step?: StepCommand,
) => Promise<Result>;

export class SessionTurns {
  /** By session id. Written by each call; an entry dies when its queue is idle. */
  readonly #queues = new Map<string, { queue: PQueue; waiting: (StepCommand | undefined)[] }>();

  readonly take: InTurn = (sessionId, work, step) => {
    const { queue, waiting } = this.#queueOf(sessionId);
    waiting.push(step);
    return queue.add(() => {
      waiting.shift();
      return work();
    });
  };

  /** The steps that wait for their turn, the next one first, up to the first for which `isMeant` is false. */
  nextSteps(sessionId: string, isMeant: (step: StepCommand) => boolean): StepCommand[] {
    const next: StepCommand[] = [];
    for (const step of this.#queues.get(sessionId)?.waiting ?? []) {
      if (!step || !isMeant(step)) break;
      next.push(step);
    }
    return next;
  }

  #queueOf(sessionId: string) {
    const known = this.#queues.get(sessionId);
    if (known) return known;
    const created = { queue: new PQueue({ concurrency: 1 }), waiting: [] };
    created.queue.on('idle', () => this.#queues.delete(sessionId));
    this.#queues.set(sessionId, created);
    return created;
  }
}
