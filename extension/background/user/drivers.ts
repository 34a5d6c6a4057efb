/** Knows who drives each session: steps wait while a person does. */
import * as z from 'zod/mini';
import { type Driver, type HandoffResult, quietMs } from '../../protocol/driving';
import { RelayError } from '../../protocol/errors';
import type { Sender } from '../browser-api/runtime';
import type { Sessions } from '../sessions/sessions';
import { driven, onlyPerson } from './driving-errors';

const inputSchema = z.object({ personActed: z.literal(true) });
const unanswered = 'Nobody has answered in time.';

interface SetOptions {
  success?: boolean | undefined;
  reason?: string | undefined;
  paused?: boolean | undefined;
  asProgram?: boolean | undefined;
}

export class Drivers {
  /** When a person last acted in a session, by its id. Starts again with the worker; forgotten with the session. */
  readonly #inputAt = new Map<string, number>();
  /** Tells that the last person to act has been quiet; set again by each input. */
  #quiet: ReturnType<typeof setTimeout> | undefined;
  /** What waits for a change, by session. Each removes itself. */
  readonly #waiting = new Map<string, Set<() => void>>();
  /** How handoffs are answered, by session. Each removes itself. */
  readonly #handoffs = new Map<string, (result: HandoffResult) => void>();

  /** @param tellFrames sends a message to all documents of a tab */
  constructor(
    private readonly parts: {
      sessions: Pick<Sessions, 'find' | 'get' | 'ofTab' | 'lock'>;
      watchInput(tabId: number, frameId: number): Promise<void>;
      tellFrames(tabId: number, message: unknown): Promise<void>;
      /** Who drives a session may have changed. */
      changed(): void;
    },
  ) {}

  /** Has a frame's document of a session's tab say when a person acts in it. */
  async watch(tabId: number, frameId: number): Promise<void> {
    // No script runs in error pages.
    if (this.parts.sessions.ofTab(tabId)) await this.parts.watchInput(tabId, frameId).catch(() => undefined);
  }

  /** Takes a content script's message that a person has acted; ignores any other. */
  received(message: unknown, { tab }: Sender): void {
    if (!inputSchema.safeParse(message).success || tab?.id === undefined) return;
    const session = this.parts.sessions.ofTab(tab.id);
    if (!session) return;
    this.#noteInput(session.id);
    // A step may be about to act in another frame or tab.
    for (const tabId of session.tabIds) void this.parts.tellFrames(tabId, { personActed: true });
  }

  state(sessionId: string): Driver {
    const lock = this.parts.sessions.find(sessionId)?.lock;
    if (lock) {
      const { byPerson: _, ...shown } = lock;
      return { driver: 'user', locked: true, ...shown };
    }
    return { driver: this.#quietInMs(sessionId) > 0 ? 'user' : 'api', locked: false };
  }

  /**
   * Takes the session over for a person, or hands it back, which answers a handoff.
   * @throws RelayError user_driving when a program would hand back what a person has taken over or is asked
   */
  async set(
    sessionId: string,
    driver: 'api' | 'user',
    { success = true, reason = '', paused, asProgram = false }: SetOptions = {},
  ): Promise<Driver> {
    const { lock, tabIds } = this.parts.sessions.get(sessionId);
    const isPersons = lock?.byPerson === true || lock?.instructions !== undefined;
    if (driver === 'user') {
      const { instructions } = lock ?? {};
      if (!asProgram) {
        this.parts.sessions.lock(sessionId, {
          byPerson: true,
          ...(instructions && { instructions }),
          ...(paused && { paused }),
        });
      } else if (!isPersons) this.parts.sessions.lock(sessionId, {});
      // An act that still waits for its element must not begin.
      for (const tabId of tabIds) void this.parts.tellFrames(tabId, { personActed: true });
      this.#wake(sessionId);
    } else {
      if (asProgram && (isPersons || this.#handoffs.has(sessionId))) throw onlyPerson(this.#why(sessionId));
      const done = success ? 'The person is done.' : 'The person refused.';
      await this.#handBack(sessionId, asProgram ? 'program' : 'person', { success, reason: reason || done });
    }
    return this.state(sessionId);
  }

  /** @param by `nobody`: the time of a handoff is over, which leaves the session to a person who has taken it over */
  async #handBack(sessionId: string, by: 'person' | 'program' | 'nobody', result: HandoffResult) {
    const { lock, tabIds } = this.parts.sessions.get(sessionId);
    const endHandoff = this.#handoffs.get(sessionId);
    const { instructions, ...persons } = lock ?? {};
    if (by === 'nobody' && persons.byPerson) this.parts.sessions.lock(sessionId, persons);
    else {
      const leaving = lock && (instructions ? { instructions } : {});
      this.parts.sessions.lock(sessionId, leaving);
      // Only the person can say that they are done with what they do in the window just now.
      const isUsed = by !== 'person' && this.#quietInMs(sessionId) > 0;
      if (!isUsed)
        await Promise.all(tabIds.map((tabId) => this.parts.tellFrames(tabId, { personActed: false })));
      // What was asked or taken over meanwhile is not what was handed back.
      if (this.parts.sessions.find(sessionId)?.lock === leaving) {
        this.parts.sessions.lock(sessionId, undefined);
        if (!isUsed) this.#inputAt.delete(sessionId);
      }
    }
    endHandoff?.(result);
    this.#wake(sessionId);
  }

  /**
   * Locks the session until the person is done with what they are asked, or the time is over.
   * @throws RelayError user_driving when another handoff waits in it
   */
  handOff(
    { sessionId, instructions, forMs }: { sessionId: string; instructions: string; forMs: number },
    signal: AbortSignal,
  ): Promise<HandoffResult> {
    if (this.#handoffs.has(sessionId)) throw driven('Another handoff waits in this session.');
    const { lock } = this.parts.sessions.get(sessionId);
    // One that a person has taken over stays theirs when the question is over.
    this.parts.sessions.lock(sessionId, { ...(lock?.byPerson && lock), instructions });
    this.parts.changed();
    return new Promise((resolve) => {
      const end = (result: HandoffResult) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        this.#handoffs.delete(sessionId);
        resolve(result);
      };
      const giveUp = () =>
        void this.#handBack(sessionId, 'nobody', { success: false, reason: unanswered }).catch(
          () => undefined,
        );
      const timer = setTimeout(giveUp, forMs);
      signal.addEventListener('abort', giveUp, { once: true });
      this.#handoffs.set(sessionId, end);
    });
  }

  /** The session was closed. */
  forget(sessionId: string): void {
    this.#inputAt.delete(sessionId);
    this.#handoffs.get(sessionId)?.({ success: false, reason: 'The window was closed.' });
    this.#wake(sessionId);
  }

  /**
   * Does the work when no person drives; again if a person began to before anything of it was done.
   * @param work receives how many milliseconds are left
   * @throws RelayError user_driving at the deadline, and what the work throws
   */
  async whenApiDrives<Result>(
    sessionId: string,
    endsAt: number,
    signal: AbortSignal,
    work: (leftMs: number) => Promise<Result>,
  ): Promise<Result> {
    for (;;) {
      await this.#untilApiDrives(sessionId, endsAt, signal);
      try {
        return await work(Math.max(1, endsAt - Date.now()));
      } catch (error) {
        const mayRepeat =
          error instanceof RelayError &&
          error.code === 'user_driving' &&
          error.more.outcome === 'not_executed';
        if (!mayRepeat) throw error;
        // The page knows it first.
        if (this.#quietInMs(sessionId) <= 0) this.#noteInput(sessionId);
        if (Date.now() >= endsAt || signal.aborted) throw driven(this.#why(sessionId));
      }
    }
  }

  /** @throws RelayError user_driving if a person drives now */
  check(sessionId: string): void {
    if (this.state(sessionId).driver === 'user') throw driven(this.#why(sessionId));
  }

  async #untilApiDrives(sessionId: string, endsAt: number, signal: AbortSignal): Promise<void> {
    while (this.state(sessionId).driver === 'user') {
      const leftMs = endsAt - Date.now();
      if (leftMs <= 0 || signal.aborted) throw driven(this.#why(sessionId));
      const quietInMs = this.state(sessionId).locked ? leftMs : this.#quietInMs(sessionId);
      await this.#changed(sessionId, Math.min(leftMs, quietInMs), signal);
    }
  }

  #noteInput(sessionId: string): void {
    this.#inputAt.set(sessionId, Date.now());
    this.parts.changed();
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.parts.changed(), quietMs);
  }

  #quietInMs(sessionId: string): number {
    return (this.#inputAt.get(sessionId) ?? 0) + quietMs - Date.now();
  }

  #why(sessionId: string): string {
    const { locked, instructions, paused } = this.state(sessionId);
    if (paused) return 'A person has paused this session, so nothing was done.';
    if (!locked) return 'A person is using the window of this session, so nothing was done.';
    const asked = instructions ? `, asked to: ${instructions}` : '';
    return `A person has taken this session over${asked}, so nothing was done.`;
  }

  #changed(sessionId: string, forMs: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const all = this.#waiting.get(sessionId) ?? new Set();
      this.#waiting.set(sessionId, all);
      const end = () => {
        clearTimeout(timer);
        all.delete(end);
        if (all.size === 0) this.#waiting.delete(sessionId);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, forMs);
      all.add(end);
      signal.addEventListener('abort', end, { once: true });
    });
  }

  #wake(sessionId: string): void {
    this.parts.changed();
    for (const wake of [...(this.#waiting.get(sessionId) ?? [])]) wake();
  }
}
