/** Keeps the task that runs in each session, or did last, for people who look. */
import type { TaskReport } from './task-report';

const maxSessions = 100;

type Ended = Pick<TaskReport, 'outcome' | 'answer' | 'reason' | 'usage'>;

export class TaskReports {
  /** By session id, the one written longest ago first. Written by the methods below; dies with the relay. */
  readonly #tasks = new Map<string, { task: TaskReport; steps(): number }>();
  readonly #listeners = new Set<(sessionId: string) => void>();

  /**
   * A task begins, or goes on after it waited.
   * @param prompt without the values of secrets
   * @param steps how many of its steps were begun
   */
  began(sessionId: string, prompt: string, steps: () => number): void {
    const known = this.#tasks.get(sessionId)?.task;
    const goesOn = known?.state === 'waiting' && known.prompt === prompt;
    const startedAt = goesOn ? known.startedAt : new Date().toISOString();
    this.#put(sessionId, { prompt, startedAt, state: 'running', steps: 0 }, steps);
  }

  /** It has ended, or waits for a person. */
  ended(sessionId: string, state: 'waiting' | 'ended', ended: Ended): void {
    const { task, steps } = this.#tasks.get(sessionId) ?? {};
    if (!task || !steps) return;
    const taken = steps();
    this.#put(sessionId, { ...task, ...ended, state }, () => taken);
  }

  of(sessionId: string): TaskReport | undefined {
    const { task, steps } = this.#tasks.get(sessionId) ?? {};
    return task && steps && { ...task, steps: steps() };
  }

  onChange(listener: (sessionId: string) => void): void {
    this.#listeners.add(listener);
  }

  #put(sessionId: string, task: TaskReport, steps: () => number): void {
    this.#tasks.delete(sessionId);
    this.#tasks.set(sessionId, { task, steps });
    const [oldest] = this.#tasks.keys();
    if (oldest !== undefined && this.#tasks.size > maxSessions) this.#tasks.delete(oldest);
    for (const listener of this.#listeners) listener(sessionId);
  }
}
