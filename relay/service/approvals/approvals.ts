/** Keeps the held acts that wait for a person, each until it is decided or ten minutes are over, and what was decided. */
import type { HeldAct } from '../../../extension/protocol/effects/consequential';
import { isSameStep, kindOf, placedKindOf } from './act-kinds';
import { type Approval, type ApprovalDecision, approvalLimitMs, type NewApproval } from './approval';
import { denied, notWaiting, undecided } from './approval-errors';

/** For one key, decided ones included. */
const maxPerKey = 100;

/** Who may see and decide an approval. */
export type MayDecide = (approval: { keyName: string; sessionId: string }) => boolean;

interface Entry {
  approval: Approval;
  binding: string;
  group: string;
  /** Until it expires, or is forgotten. */
  timer: NodeJS.Timeout;
  /** Called when it is decided. Each removes itself. */
  waiting: Set<() => void>;
}

/** What is written to the audit log. */
export interface DecidedApproval {
  approval: Approval;
  /** Whose decision it was: the name of a key, `the person` in the browser, or nobody in time. */
  by?: string;
}

export class Approvals {
  /** By id, oldest first. Written by `add`; an entry dies ten minutes after it was decided, and with the relay. */
  readonly #entries = new Map<string, Entry>();
  /** What was approved for a task. Written by `#settle`; an entry dies with its task or session. */
  readonly #granted = new Set<{ group: string; sessionId: string; kind: string }>();
  /** What was denied in a task. Written by `#settle`; an entry dies with its task or session. */
  readonly #denied = new Set<{ group: string; sessionId: string; act: string }>();
  readonly #listeners = new Set<() => void>();
  readonly #onDecided: (decided: DecidedApproval) => void;

  constructor(onDecided: (decided: DecidedApproval) => void = () => {}) {
    this.#onDecided = onDecided;
  }

  /**
   * Adds an act, once. A step that is sent again while the same one waits is not asked about twice: the ten minutes of
   * that begin anew.
   * @returns the id under which it waits
   */
  add({ binding = '', group, ...act }: NewApproval): string {
    if (this.#entries.has(act.id)) return act.id;
    const same = act.isTask ? undefined : this.#waitingFor({ ...act, binding, group });
    if (same) {
      this.#restart(same);
      return same.approval.id;
    }
    const own = [...this.#entries.values()].filter(({ approval }) => approval.keyName === act.keyName);
    for (const { approval } of own.slice(0, Math.max(0, own.length + 1 - maxPerKey)))
      this.#forget(approval.id);
    const approval: Approval = {
      ...act,
      heldAt: new Date().toISOString(),
      expiresAt: expiryFromNow(),
      state: 'waiting',
    };
    this.#entries.set(act.id, {
      approval,
      binding,
      group,
      timer: this.#expiryOf(act.id),
      waiting: new Set(),
    });
    this.#changed();
    return act.id;
  }

  has(id: string): boolean {
    return this.#entries.has(id);
  }

  /** Those that wait first, each part oldest first. */
  list(mayDecide: MayDecide): Approval[] {
    const seen = [...this.#entries.values()].map(({ approval }) => ({ ...approval })).filter(mayDecide);
    const waits = ({ state }: Approval) => state === 'waiting';
    return [...seen.filter(waits), ...seen.filter((one) => !waits(one))];
  }

  /**
   * Records what a person has decided. It releases nothing itself: the program that asked does the act.
   * @param by whose decision it is, for the audit log
   * @throws RelayError bad_request when none waits under the id
   */
  decide(id: string, decision: ApprovalDecision, by: string, mayDecide: MayDecide): Approval {
    const entry = this.#entries.get(id);
    if (entry?.approval.state !== 'waiting' || !mayDecide(entry.approval)) throw notWaiting(id);
    this.#settle(id, decision === 'deny' ? 'denied' : decision, by);
    return { ...entry.approval };
  }

  /** How many wait for a decision. */
  get waiting(): number {
    return [...this.#entries.values()].filter(({ approval }) => approval.state === 'waiting').length;
  }

  /** What became of it; absent once it is forgotten. */
  stateOf(id: string): Approval['state'] | undefined {
    return this.#entries.get(id)?.approval.state;
  }

  isWaiting(id: string, mayDecide: MayDecide): boolean {
    const { approval } = this.#entries.get(id) ?? {};
    return approval?.state === 'waiting' && mayDecide(approval);
  }

  /** Whether it was approved, and the program has done it since. */
  isUsed(id: string, mayTake: MayDecide): boolean {
    const { approval } = this.#entries.get(id) ?? {};
    return approval?.state === 'used' && mayTake(approval);
  }

  /**
   * The binding of an act that was approved, once it is; it can be taken once. Waits for the decision.
   * @throws RelayError held when it was denied or is not decided in time; bad_request when there is none
   */
  async take(id: string, mayTake: MayDecide, waitMs: number, signal: AbortSignal): Promise<Taken> {
    const entry = this.#entries.get(id);
    if (!entry || !mayTake(entry.approval) || entry.approval.state === 'used') throw notWaiting(id);
    if (entry.approval.state === 'waiting') await decided(entry, waitMs, signal);
    return this.#use(entry);
  }

  /** Whether the act is of a kind that was approved for the whole task, or for the steps of the session. */
  covers(group: string, held: HeldAct): boolean {
    const kind = kindOf(held);
    return [...this.#granted].some((grant) => grant.group === group && grant.kind === kind);
  }

  /** Whether a person has denied this very act in the task: it is not asked about again. */
  hasDenied(group: string, held: HeldAct): boolean {
    const act = placedKindOf(held);
    return [...this.#denied].some((one) => one.group === group && one.act === act);
  }

  /** Calls it after every change, until the function that it returns is called. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A session was closed, or a task is over: nothing of it can be done any more, and nothing is approved in it. */
  end(of: { group?: string; sessionId?: string }): void {
    const isOf = ({ group, sessionId }: { group: string; sessionId: string }) =>
      group === of.group || sessionId === of.sessionId;
    for (const grant of this.#granted) if (isOf(grant)) this.#granted.delete(grant);
    for (const denial of this.#denied) if (isOf(denial)) this.#denied.delete(denial);
    for (const [id, { approval, group }] of this.#entries)
      if (isOf({ group, sessionId: approval.sessionId }) && approval.state === 'waiting') this.#forget(id);
  }

  #waitingFor(step: Omit<NewApproval, 'id'>): Entry | undefined {
    return [...this.#entries.values()].find(
      ({ approval, binding, group }) =>
        approval.state === 'waiting' && isSameStep({ ...approval, binding, group }, step),
    );
  }

  #restart(entry: Entry): void {
    clearTimeout(entry.timer);
    entry.timer = this.#expiryOf(entry.approval.id);
    entry.approval.expiresAt = expiryFromNow();
    this.#changed();
  }

  #expiryOf(id: string): NodeJS.Timeout {
    return setTimeout(() => this.#settle(id, 'expired'), approvalLimitMs).unref();
  }

  #use({ approval, binding }: Entry): Taken {
    const { id, state, keyName, sessionId } = approval;
    // Two that waited for the same one must not both do it.
    if (state === 'used') throw notWaiting(id);
    if (state === 'waiting') throw undecided(approval);
    if (state === 'denied' || state === 'expired') throw denied(approval);
    approval.state = 'used';
    this.#changed();
    return { keyName, sessionId, binding };
  }

  #settle(id: string, state: Approval['state'], by?: string): void {
    const entry = this.#entries.get(id);
    if (entry?.approval.state !== 'waiting') return;
    const { approval, group } = entry;
    approval.state = state;
    if (state === 'task') this.#granted.add({ group, sessionId: approval.sessionId, kind: kindOf(approval) });
    if (state === 'denied' && approval.isTask)
      this.#denied.add({ group, sessionId: approval.sessionId, act: placedKindOf(approval) });
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => this.#forget(id), approvalLimitMs).unref();
    for (const wake of [...entry.waiting]) wake();
    this.#onDecided({ approval, ...(by !== undefined && { by }) });
    this.#changed();
  }

  #forget(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    clearTimeout(entry.timer);
    this.#entries.delete(id);
    if (entry.approval.state === 'waiting') entry.approval.state = 'expired';
    for (const wake of [...entry.waiting]) wake();
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** An approved act, as it is done. */
export interface Taken {
  keyName: string;
  sessionId: string;
  binding: string;
}

function expiryFromNow(): string {
  return new Date(Date.now() + approvalLimitMs).toISOString();
}

/** Resolves when it is decided, the time is over or the caller is gone. */
function decided({ waiting }: Entry, waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      waiting.delete(end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, waitMs);
    waiting.add(end);
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
  });
}
