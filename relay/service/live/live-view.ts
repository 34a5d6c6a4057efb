/** Shows people who look what is done: what changed since the frame before, as fast as each of them reads. */
import { randomUUID } from 'node:crypto';
import type { Driver } from '../../../extension/protocol/driving';
import { RelayError } from '../../../extension/protocol/errors';
import type { Overview } from '../../../extension/protocol/frames/frames';
import { browserOf } from '../../browsers/browser-ids';
import type { Browsers } from '../../browsers/browsers';
import { Deadline } from '../../deadline';
import type { Approvals } from '../approvals/approvals';
import { mayDecide } from '../approvals/release-approved';
import { type Caller, defaultKeyName } from '../caller';
import type { TaskReports } from '../tasks/task-reports';
import type { Transcripts } from '../transcripts/transcripts';
import type { Activity } from './activity';
import type { LiveFrame, LiveSession } from './live-state';
import { pauseUntil } from './pause-until';
import { type LiveState, SentBefore } from './sent-before';

/** Changes of address, title and driver come to light so late, or soon after an act. */
const lookEveryMs = 2_000;
const lookAfterActMs = 500;
const lookLimitMs = 5_000;
/** Changes within this are one frame. */
export const frameEveryMs = 150;
/** An empty frame says that the connection is alive. */
export const maxSilenceMs = 10_000;

interface Parts {
  browsers: Browsers;
  approvals: Approvals;
  transcripts: Transcripts;
  activity: Activity;
  reports: TaskReports;
}

export class LiveView {
  readonly #parts: Parts;
  /** What the browsers said last, by their ids. Written by `#look`, as long as somebody watches. */
  readonly #overviews = new Map<string, Overview>();
  /** The browsers that are being asked. */
  readonly #asking = new Set<string>();
  /** Those who watch: each wakes one. */
  readonly #watchers = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;
  /** When the browsers are asked next, in epoch milliseconds. */
  #lookAt = Number.POSITIVE_INFINITY;

  readonly #over = new AbortController();

  constructor(parts: Parts) {
    this.#parts = parts;
    const { approvals, transcripts, activity, reports } = parts;
    const changed = () => this.changed();
    approvals.onChange(changed);
    transcripts.onChange(changed);
    reports.onChange(changed);
    activity.onChange(() => {
      if (this.#watchers.size > 0) this.#lookIn(lookAfterActMs);
      this.changed();
    });
  }

  /** Something that is shown may have changed. */
  changed(): void {
    for (const wake of this.#watchers) wake();
  }

  /** Ends all watching. */
  end(): void {
    this.#over.abort();
  }

  /**
   * What there is, then what changes. The next frame is made when it is asked for, from what is so then: who reads slowly
   * gets fewer.
   * @param isAllowed asked before each frame; the first `undefined` ends it
   */
  async *watch(isAllowed: () => Caller | undefined, until: AbortSignal): AsyncGenerator<LiveFrame> {
    const signal = AbortSignal.any([until, this.#over.signal]);
    let hasChanged = true;
    let wake = () => {};
    const changed = () => {
      hasChanged = true;
      wake();
    };
    this.#watchers.add(changed);
    if (this.#watchers.size === 1) this.#begin();
    const sent = new SentBefore();
    try {
      while (!signal.aborted) {
        hasChanged = false;
        const caller = isAllowed();
        if (!caller) return;
        yield sent.difference(this.#state(caller));
        await pauseUntil(frameEveryMs, signal);
        if (!hasChanged) {
          await pauseUntil(maxSilenceMs, signal, (end) => {
            wake = end;
          });
        }
      }
    } finally {
      this.#watchers.delete(changed);
      if (this.#watchers.size === 0) this.#end();
    }
  }

  #begin(): void {
    this.#parts.browsers.watch(true);
    this.#lookIn(0);
  }

  #end(): void {
    this.#parts.browsers.watch(false);
    clearTimeout(this.#timer);
    this.#lookAt = Number.POSITIVE_INFINITY;
    this.#overviews.clear();
  }

  /** Asks the browsers at the latest then. */
  #lookIn(ms: number): void {
    const at = Date.now() + ms;
    if (this.#lookAt <= at) return;
    clearTimeout(this.#timer);
    this.#lookAt = at;
    this.#timer = setTimeout(() => {
      this.#lookAt = Number.POSITIVE_INFINITY;
      for (const { id } of this.#parts.browsers.list()) void this.#look(id);
      this.#lookIn(lookEveryMs);
    }, ms).unref();
  }

  async #look(browser: string): Promise<void> {
    if (this.#asking.has(browser)) return;
    this.#asking.add(browser);
    try {
      const overview = await this.#parts.browsers.send(
        { do: 'overview' },
        {
          keyName: defaultKeyName,
          commandId: randomUUID(),
          hasIdempotencyKey: false,
          deadline: Deadline.after(lookLimitMs),
          effect: 'read',
          signal: new AbortController().signal,
          browser,
          byPerson: true,
        },
      );
      if (this.#watchers.size === 0) return;
      this.#overviews.set(browser, overview);
      this.changed();
    } catch (error) {
      if (!(error instanceof RelayError)) throw error;
    } finally {
      this.#asking.delete(browser);
    }
  }

  #state(caller: Caller): LiveState {
    const { browsers, approvals, transcripts, activity, reports } = this.#parts;
    const isOwner = caller.keyName === defaultKeyName;
    const mayDecideAny = caller.scopes.includes('approve');
    const seen = new Map(
      [...this.#overviews.values()].flatMap((overview) => overview.sessions).map((one) => [one.id, one]),
    );
    const kept = new Map(transcripts.list().map((one) => [one.sessionId, one]));
    const about = (id: string) => {
      const task = reports.of(id);
      const browser = browserOf(id);
      return { id, browser, ...activity.of(id), entries: kept.get(id)?.entries ?? 0, ...(task && { task }) };
    };
    const sessions = new Map<string, LiveSession>();
    for (const { id, keyName, createdAt } of browsers.known()) {
      const { url = '', title = '', driver = 'api', ...more } = seen.get(id) ?? {};
      const { locked = false, instructions, paused = false } = more as Partial<Driver>;
      const shown = { url, title, driver, locked, paused, ...(instructions && { instructions }) };
      sessions.set(id, { ...about(id), keyName, createdAt, isOpen: true, ...shown });
    }
    for (const [id, { keyName }] of kept) {
      if (sessions.has(id)) continue;
      const shown = { url: '', title: '', driver: 'api', locked: false, paused: false } as const;
      sessions.set(id, { ...about(id), keyName, isOpen: false, ...shown });
    }
    return {
      sessions: [...sessions.values()].filter(({ keyName }) => isOwner || keyName === caller.keyName),
      approvals: mayDecideAny ? approvals.list(mayDecide({ caller })) : [],
      browsers: browsers.list().map(({ id, name }) => ({
        id,
        name,
        paused: this.#overviews.get(id)?.paused ?? false,
      })),
    };
  }
}
