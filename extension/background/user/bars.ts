/** Puts a bar into each document of a session's windows, keeps it up to date, and does what its buttons ask for. */

import type { Driver } from '../../protocol/driving';
import { type BarState, fromBarSchema, type ToBar } from '../../protocol/user/bar';
import type { Sender } from '../browser-api/runtime';
import type { SessionRecord } from '../sessions/session-record';
import type { Sessions } from '../sessions/sessions';

/** The steps that follow a new page at once go first. */
const afterCommitMs = 400;
/** A step that takes longer does not hold the bar up. */
const maxTurnMs = 1_000;
/** Several changes in a row are told as one. */
const tellAfterMs = 30;

export class Bars {
  /** Tabs whose documents get bars. Written by `#tellAll`, which forgets those of no session; after a worker's start, all anew. */
  #tabIds = new Set<number>();
  /** What each session's bars show, as JSON. Written by `#tellAll`; an entry dies with the session. */
  readonly #shown = new Map<string, string>();
  /** Tabs whose new document gets a bar soon. Each removes itself. */
  readonly #due = new Map<number, ReturnType<typeof setTimeout>>();
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly parts: {
      sessions: Pick<Sessions, 'records' | 'ofTab'>;
      drivers: {
        state(sessionId: string): Driver;
        set(sessionId: string, driver: 'api' | 'user', result?: { success: boolean }): Promise<Driver>;
      };
      /** Runs the work when the steps of the session that came before are over. */
      turns(sessionId: string, work: () => Promise<void>): Promise<void>;
      /** Runs the script of the bar in the tab's main document; rejects where no script runs. */
      inject(tabId: number): Promise<void>;
      tell(tabId: number, message: ToBar): Promise<void>;
      /** The tab's main document has its bar, and no step has come meanwhile. */
      put(tabId: number): void;
    },
  ) {}

  /** A tab shows another main document. No step waits for its bar. */
  committed(tabId: number): void {
    const session = this.parts.sessions.ofTab(tabId);
    if (!session) return;
    clearTimeout(this.#due.get(tabId));
    let isDone = false;
    const begin = () => {
      if (isDone) return;
      isDone = true;
      this.#due.delete(tabId);
      void this.#put(tabId);
    };
    const timer = setTimeout(() => {
      // Between two steps, none of which is to take it for a change of the page.
      void this.parts.turns(session.id, async () => begin());
      this.#due.set(tabId, setTimeout(begin, maxTurnMs));
    }, afterCommitMs);
    this.#due.set(tabId, timer);
  }

  /** Something about the sessions, or about who drives one, may have changed. */
  changed(): void {
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined;
      this.#tellAll();
    }, tellAfterMs);
  }

  /** The picture for which the tab's bar was hidden was taken. */
  pictureTaken(tabId: number): void {
    if (this.parts.sessions.ofTab(tabId)) void this.parts.tell(tabId, { bar: 'captured' });
  }

  /** Takes the message of a bar; ignores any other. */
  received(message: unknown, { tab, frameId }: Sender): void {
    const pressed = fromBarSchema.safeParse(message);
    if (!pressed.success || frameId !== 0 || tab?.id === undefined) return;
    const session = this.parts.sessions.ofTab(tab.id);
    if (!session) return;
    const { barAct } = pressed.data;
    const result = barAct === 'take-over' ? undefined : { success: barAct === 'hand-back' };
    void this.parts.drivers
      .set(session.id, barAct === 'take-over' ? 'user' : 'api', result)
      .catch(() => undefined);
  }

  async #put(tabId: number): Promise<void> {
    const session = this.parts.sessions.ofTab(tabId);
    if (!session) return;
    // No script runs in error pages.
    const isThere = await this.parts.inject(tabId).then(
      () => true,
      () => false,
    );
    if (!isThere) return;
    await this.parts.tell(tabId, { bar: this.#stateOf(session) });
    this.parts.put(tabId);
  }

  #tellAll(): void {
    const records = this.parts.sessions.records();
    for (const record of records) {
      const state = this.#stateOf(record);
      const shown = JSON.stringify(state);
      if (this.#shown.get(record.id) === shown) continue;
      this.#shown.set(record.id, shown);
      for (const tabId of record.tabIds) void this.parts.tell(tabId, { bar: state });
    }
    // A document may have been there before its tab joined the session.
    const tabIds = new Set(records.flatMap((record) => record.tabIds));
    for (const tabId of tabIds) if (!this.#tabIds.has(tabId)) this.committed(tabId);
    this.#tabIds = tabIds;
    const ids = new Set(records.map(({ id }) => id));
    for (const id of this.#shown.keys()) if (!ids.has(id)) this.#shown.delete(id);
  }

  #stateOf({ id, keyName, tasks }: SessionRecord): BarState {
    return { ...this.parts.drivers.state(id), keyName, isTask: Object.keys(tasks).length > 0 };
  }
}
