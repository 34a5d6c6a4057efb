/** The open sessions: which tabs they own and which of these is current. The relay only mirrors this list. */

import type { Networks } from '../../protocol/address';
import { RelayError } from '../../protocol/errors';
import type { Session, SessionEvent } from '../../protocol/frames/frames';
import type { Policy } from '../../protocol/policy';
import { type SessionRecord, toSession } from './session-record';
import type { SessionStore } from './session-store';

/** A worker that is stopped loses at most this much of when its sessions were last active. */
const activityWrittenEveryMs = 1_000;
const maxClosedTabs = 8;

/** What follows from changes to the list. */
export interface SessionObserver {
  /** Called at once, and whenever a session was opened, changed or closed. */
  changed(records: readonly SessionRecord[]): void;
  /** A session was opened or closed. */
  event(event: SessionEvent): void;
}

export class Sessions {
  /** By id. Read from storage at the start, written by the methods below; an entry is deleted when its session ends. */
  readonly #records = new Map<string, SessionRecord>();
  /** Set once, while the worker is constructed. */
  #observer: SessionObserver | undefined;
  /** Whether a write of `lastActive` is due. */
  #isTouched = false;
  /** The last closed tabs without a session: one that was closed as soon as it was opened may be about to join. */
  readonly #closedTabs: number[] = [];

  constructor(
    records: readonly SessionRecord[],
    private readonly store: SessionStore,
  ) {
    for (const record of records) this.#records.set(record.id, record);
  }

  observe(observer: SessionObserver): void {
    this.#observer = observer;
    observer.changed([...this.#records.values()]);
  }

  records(): SessionRecord[] {
    return [...this.#records.values()];
  }

  all(): Session[] {
    return [...this.#records.values()].map(toSession);
  }

  /** @throws RelayError session_not_found */
  get(sessionId: string): SessionRecord {
    const record = this.#records.get(sessionId);
    if (record) return record;
    throw new RelayError(
      'session_not_found',
      `There is no open session ${sessionId}: it was closed or its window was. POST /v1/session opens a new one.`,
    );
  }

  find(sessionId: string): SessionRecord | undefined {
    return this.#records.get(sessionId);
  }

  ofTab(tabId: number): SessionRecord | undefined {
    return [...this.#records.values()].find((record) => record.tabIds.includes(tabId));
  }

  open(record: SessionRecord): void {
    this.#records.set(record.id, record);
    this.#save();
    this.#observer?.event({ name: 'session-opened', session: toSession(record) });
  }

  /** Marks it as active now, by this act if it is one; the relay does the same with each command that it sends. */
  touch(sessionId: string, lastAct?: string): void {
    const record = this.#records.get(sessionId);
    if (!record) return;
    const now = new Date().toISOString();
    this.#records.set(sessionId, { ...record, lastActive: now, ...(lastAct && { lastAct }) });
    // The next step makes this write obsolete, so it is delayed and not waited for.
    if (this.#isTouched) return;
    this.#isTouched = true;
    setTimeout(() => {
      this.#isTouched = false;
      this.#save({ long: false });
    }, activityWrittenEveryMs);
  }

  /**
   * A tab that the session opened joins it and becomes current, unless it is closed already. One that a held tab has
   * opened is held with the same change: between two the rules would leave it free.
   */
  join(sessionId: string, tabId: number, openerTabId?: number): void {
    const record = this.#records.get(sessionId);
    if (!record || this.#closedTabs.includes(tabId)) return;
    const { heldTabIds = [], heldFrom } = record;
    const isHeld = openerTabId !== undefined && heldTabIds.includes(openerTabId);
    this.#change(sessionId, {
      tabIds: [...record.tabIds, tabId],
      currentTabId: tabId,
      ...(isHeld && { ...held(record, tabId), heldFrom: { ...heldFrom, [tabId]: openerTabId } }),
    });
  }

  /** A secret is typed in the tab, or was: it is held until `release`. */
  hold(sessionId: string, tabId: number): void {
    const record = this.#records.get(sessionId);
    if (record && !record.heldTabIds?.includes(tabId)) this.#change(sessionId, held(record, tabId));
  }

  /** What opened the tab cannot tell it anything more. */
  forgetOpener(sessionId: string, tabId: number): void {
    const { [tabId]: _, ...others } = this.#records.get(sessionId)?.heldFrom ?? {};
    this.#change(sessionId, { heldFrom: others });
  }

  /** The tab shows another document. */
  release(tabId: number): void {
    const record = this.ofTab(tabId);
    if (!record?.heldTabIds?.includes(tabId)) return;
    this.#change(record.id, { heldTabIds: record.heldTabIds.filter((id) => id !== tabId) });
  }

  /** A person takes the session over, or hands it back. */
  lock(sessionId: string, lock: SessionRecord['lock']): void {
    this.#change(sessionId, { lock });
  }

  switchTo(sessionId: string, tabId: number): void {
    this.#change(sessionId, { currentTabId: tabId });
  }

  /** Refs up to this number have been given to the session's caller. */
  gaveRefs(sessionId: string, upTo: number): void {
    if (upTo > (this.#records.get(sessionId)?.refsGiven ?? 0)) this.#change(sessionId, { refsGiven: upTo });
  }

  /** Replaces what is known of the networks of the hosts that its callers named. */
  learnNetworks(sessionId: string, networks: Networks): void {
    this.#change(sessionId, { networks });
  }

  /** Sets the policy of a task until `endsAt`, in epoch milliseconds; without a policy the task's is removed. */
  setPolicy(sessionId: string, taskId: string, policy?: Policy, endsAt?: number): void {
    const { [taskId]: _, ...others } = this.#records.get(sessionId)?.tasks ?? {};
    this.#change(sessionId, { tasks: policy ? { ...others, [taskId]: { policy, endsAt } } : others });
  }

  /** Removes the policy under which its first page was opened. */
  endOpening(sessionId: string): void {
    this.#change(sessionId, { opening: undefined });
  }

  /** The tab was closed: the session goes on in its latest other tab, or ends with its last one. */
  removeTab(tabId: number): void {
    const record = this.ofTab(tabId);
    const tabIds = record?.tabIds.filter((id) => id !== tabId) ?? [];
    const last = tabIds.at(-1);
    if (!record) this.#rememberClosed(tabId);
    else if (last === undefined) this.end(record.id);
    else {
      const currentTabId = record.currentTabId === tabId ? last : record.currentTabId;
      this.#change(record.id, { tabIds, currentTabId });
    }
  }

  replaceTab(oldTabId: number, newTabId: number): void {
    const record = this.ofTab(oldTabId);
    if (!record) return;
    const renamed = (tabId: number) => (tabId === oldTabId ? newTabId : tabId);
    this.#change(record.id, {
      tabIds: record.tabIds.map(renamed),
      currentTabId: renamed(record.currentTabId),
    });
  }

  end(sessionId: string): void {
    if (!this.#records.delete(sessionId)) return;
    this.#save();
    this.#observer?.event({ name: 'session-closed', sessionId });
  }

  #change(sessionId: string, part: Partial<SessionRecord>): void {
    const record = this.#records.get(sessionId);
    if (!record) return;
    this.#records.set(sessionId, { ...record, ...part });
    this.#save();
  }

  /** `storage.local` is a file: it needs to know which tabs there are, not when they were last used. */
  #save({ long } = { long: true }): void {
    const records = [...this.#records.values()];
    this.#observer?.changed(records);
    void this.store.save(records, long);
  }

  #rememberClosed(tabId: number): void {
    this.#closedTabs.push(tabId);
    if (this.#closedTabs.length > maxClosedTabs) this.#closedTabs.shift();
  }
}

/** The record's part about held tabs, with this one among them. */
function held(
  { heldTabIds = [], revealedTabIds = [] }: SessionRecord,
  tabId: number,
): Partial<SessionRecord> {
  return { heldTabIds: [...heldTabIds, tabId], revealedTabIds: [...new Set([...revealedTabIds, tabId])] };
}
