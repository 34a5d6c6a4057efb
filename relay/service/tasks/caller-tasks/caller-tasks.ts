import { RelayError } from '../../../../extension/protocol/errors';
import type { CallerTask } from './caller-task';

/** Each open one has a window. */
const maxOpenPerKey = 10;
/** Ended ones, whose latest answer can be repeated. */
const maxEndedPerKey = 20;
const maxIdleMs = 10 * 60_000;

/** The tasks that callers' own models decide. They die with the relay. */
export class CallerTasks {
  /** By id. Written by `add`; one goes when it is deleted, was idle for ten minutes, or is an old ended one. */
  readonly #tasks = new Map<string, CallerTask>();
  /** How many each key is about to open. */
  readonly #opening = new Map<string, number>();

  /**
   * Adds the task that `open` makes, unless the key has too many.
   * @throws RelayError too_many_requests, and what `open` throws
   */
  async add(keyName: string, open: () => Promise<CallerTask>): Promise<void> {
    const opening = this.#opening.get(keyName) ?? 0;
    const isOpen = (task: CallerTask) => task.keyName === keyName && !task.hasEnded;
    if ([...this.#tasks.values()].filter(isOpen).length + opening >= maxOpenPerKey) throw tooMany();
    this.#opening.set(keyName, opening + 1);
    try {
      const task = await open();
      this.#tasks.set(task.id, task);
    } finally {
      const left = (this.#opening.get(keyName) ?? 1) - 1;
      if (left > 0) this.#opening.set(keyName, left);
      else this.#opening.delete(keyName);
      this.#forgetEnded(keyName);
    }
  }

  /** @throws RelayError task_not_found, also for the task of another key, unless `isOwner` */
  find(taskId: string, { keyName, isOwner = false }: { keyName: string; isOwner?: boolean }): CallerTask {
    const task = this.#tasks.get(taskId);
    if (task && (isOwner || task.keyName === keyName)) return task;
    throw new RelayError(
      'task_not_found',
      'There is no such task of this key: it was deleted, was idle for ten minutes, or the relay was restarted. A session that it left open is in GET /v1/sessions; POST /v1/task with its sessionId begins a new task there.',
    );
  }

  has(taskId: string): boolean {
    return this.#tasks.has(taskId);
  }

  /** Those that are open in the session. */
  openIn(sessionId: string): CallerTask[] {
    return [...this.#tasks.values()].filter((task) => !task.hasEnded && task.asks.sessionId === sessionId);
  }

  /** Ends the task and forgets it. */
  async delete(task: CallerTask): Promise<void> {
    this.#tasks.delete(task.id);
    await task.end();
  }

  /** Deletes the tasks that had no call for ten minutes. */
  async deleteIdle(): Promise<void> {
    const idle = [...this.#tasks.values()].filter(({ idleMs }) => idleMs >= maxIdleMs);
    await Promise.all(idle.map((task) => this.delete(task)));
  }

  /** How many have not ended, and in how many of those a turn is being done. */
  counts(): { open: number; turns: number } {
    const open = [...this.#tasks.values()].filter((task) => !task.hasEnded);
    return { open: open.length, turns: open.filter((task) => task.isRunning).length };
  }

  #forgetEnded(keyName: string): void {
    const ended = [...this.#tasks.values()].filter((task) => task.keyName === keyName && task.hasEnded);
    for (const { id } of ended.slice(0, -maxEndedPerKey)) this.#tasks.delete(id);
  }
}

function tooMany(): RelayError {
  return new RelayError(
    'too_many_requests',
    `This key has ${maxOpenPerKey} open tasks, which is the maximum. End one with DELETE /v1/task/{taskId}; idle ones end after ten minutes.`,
    { retryAfterMs: 30_000, outcome: 'not_executed' },
  );
}
