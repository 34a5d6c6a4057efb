/** Keeps the acts that wait for approval, each until it is approved or ten minutes are over. */
import { RelayError } from '../../../extension/protocol/errors';
import { approvalLimitMs } from '../approvals/approval';

/** For one key. */
const maxPending = 100;

/** What is kept beside a pending act: `end` is called when its time is over. */
export interface Waiting<Kept> {
  keyName: string;
  kept: Kept;
  end?(): void;
}

export class PendingActs<Kept> {
  /** By id, oldest first. Written by `add`; an entry dies when it is taken, when its time is over, and with the relay. */
  readonly #waiting = new Map<string, Waiting<Kept> & { timer: NodeJS.Timeout }>();

  add(id: string, waiting: Waiting<Kept>): void {
    const own = [...this.#waiting].filter(([, { keyName }]) => keyName === waiting.keyName);
    for (const [old] of own.slice(0, Math.max(0, own.length + 1 - maxPending))) this.end(old);
    const timer = setTimeout(() => this.end(id), approvalLimitMs);
    timer.unref();
    this.#waiting.set(id, { ...waiting, timer });
  }

  /**
   * The act, which nobody can approve a second time.
   * @param mayTake whether the caller may approve what this key has begun
   * @throws RelayError bad_request when there is none
   */
  take(id: string, mayTake: (keyName: string) => boolean): Waiting<Kept> {
    const found = this.#waiting.get(id);
    if (!found || !mayTake(found.keyName)) throw notPending(id);
    this.#waiting.delete(id);
    clearTimeout(found.timer);
    return found;
  }

  /** Ends all that is meant. */
  endAll(isMeant: (kept: Kept) => boolean): void {
    for (const [id, { kept }] of [...this.#waiting]) if (isMeant(kept)) this.end(id);
  }

  get size(): number {
    return this.#waiting.size;
  }

  /** Ends what is kept for it, without its being taken. */
  end(id: string): void {
    const found = this.#waiting.get(id);
    if (!found) return;
    this.#waiting.delete(id);
    clearTimeout(found.timer);
    found.end?.();
  }
}

function notPending(id: string): RelayError {
  return new RelayError(
    'bad_request',
    `No act is pending under the id "${id}": it was approved already, its ten minutes are over, or the relay was restarted. Do the step, or give the task, again.`,
    { outcome: 'not_executed' },
  );
}
