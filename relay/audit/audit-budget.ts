/**
 * What each key may write into the audit log, so that none can push the others' lines out of it: a stock of lines that
 * fills up again slowly. What acts is listed longer than what only reads. The rest is counted by what it was.
 */

/** What lines are written for. Each has accounts of its own, so that none takes the lines of another. */
type Purpose = 'calls' | 'decisions' | 'refused browsers';

interface Limits {
  /** At once. */
  maxLines: number;
  linesPerSecond: number;
}

const limits: Record<Purpose, Limits> = {
  // A tenth of what the files hold, at 200 bytes a line: enough for hours of work at a person's pace. A key that never
  // stops needs hours to fill the files.
  calls: { maxLines: 20_000, linesPerSecond: 5 },
  // Of the acts of one key.
  decisions: { maxLines: 2_000, linesPerSecond: 1 },
  // Any program of this machine can be one: it needs months to fill the files.
  'refused browsers': { maxLines: 1_000, linesPerSecond: 1 / 60 },
};
/** Of the lines of calls, kept for what acts. */
const linesForActs = limits.calls.maxLines / 2;
/** How long calls are counted before the sum is written. */
const summaryEveryMs = 60_000;
/** Kinds of calls that a sum tells apart. */
const maxKinds = 30;
const otherKinds = 'others';

/** Calls of one key that were not listed. */
export interface Unlisted {
  /** The name of the key; absent for what came without one. */
  key: string | undefined;
  /** ISO 8601 UTC, of the first of them. */
  since: string;
  count: number;
  /** How many of each kind. */
  of: Record<string, number>;
}

interface Account {
  key: string | undefined;
  purpose: Purpose;
  lines: number;
  filledAt: number;
  /** Since when calls are counted, and how many of which kind. Empty while all are listed. */
  since: number;
  kinds: Map<string, number>;
}

export class AuditBudget {
  /** By purpose and key name: a few for each key, as long as the relay runs. */
  readonly #accounts = new Map<string, Account>();

  /** How many calls were counted instead of listed, ever. */
  #unlisted = 0;

  /** @param now epoch milliseconds */
  constructor(private readonly now: () => number) {}

  /** Whether a call is to be listed; otherwise it is counted. @param kind what it was, in a few words */
  admits(key: string | undefined, effect: 'act' | 'read', kind: string, purpose: Purpose = 'calls'): boolean {
    const account = this.#account(key, purpose);
    const needed = effect === 'act' ? 1 : linesForActs + 1;
    if (account.lines >= needed) {
      account.lines -= 1;
      return true;
    }
    this.#unlisted += 1;
    if (account.kinds.size === 0) account.since = this.now();
    const known = account.kinds.has(kind) || account.kinds.size < maxKinds ? kind : otherKinds;
    account.kinds.set(known, (account.kinds.get(known) ?? 0) + 1);
    return false;
  }

  /** How many lines the key that called most may still write, and how many calls were not listed, of all keys. */
  state(): { fewestLinesLeft: number; unlisted: number } {
    const left = [...this.#accounts.values()]
      .filter(({ purpose }) => purpose === 'calls')
      .map(({ key }) => Math.floor(this.#account(key, 'calls').lines));
    return { fewestLinesLeft: Math.min(limits.calls.maxLines, ...left), unlisted: this.#unlisted };
  }

  /** Whether anything was counted that no sum has told of. */
  get isCounting(): boolean {
    return [...this.#accounts.values()].some(({ kinds }) => kinds.size > 0);
  }

  /** The sums that are to be written now. @param all also those that have been counted for less than a minute */
  takeUnlisted(all = false): Unlisted[] {
    const due = [...this.#accounts.values()].filter(
      ({ kinds, since }) => kinds.size > 0 && (all || this.now() - since >= summaryEveryMs),
    );
    return due.map((account) => {
      const { key, kinds, since } = account;
      account.kinds = new Map();
      const count = [...kinds.values()].reduce((sum, each) => sum + each, 0);
      return { key, since: new Date(since).toISOString(), count, of: Object.fromEntries(kinds) };
    });
  }

  #account(key: string | undefined, purpose: Purpose): Account {
    const now = this.now();
    const { maxLines, linesPerSecond } = limits[purpose];
    const id = JSON.stringify([purpose, key]);
    const account = this.#accounts.get(id) ?? {
      key,
      purpose,
      lines: maxLines,
      filledAt: now,
      since: now,
      kinds: new Map(),
    };
    this.#accounts.set(id, account);
    // A clock that was set back fills nothing.
    const filled = (Math.max(0, now - account.filledAt) / 1_000) * linesPerSecond;
    account.lines = Math.min(maxLines, account.lines + filled);
    account.filledAt = now;
    return account;
  }
}
