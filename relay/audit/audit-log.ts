/** Writes which command was executed, when, for which key and how it ended; never what was typed or read. */
import type { Command } from '../../extension/protocol/frames/frames';
import { countsAsUse } from '../browsers/counts-as-use';
import { type Ending, isIdleClose } from '../browsers/ending';
import type { RefusedBrowser } from '../browsers/sockets/handshake';
import type { DecidedApproval } from '../service/approvals/approvals';
import { AuditBudget } from './audit-budget';
import { appendToAudit, auditLine } from './audit-file';

/** Pause after a failed write; commands that end meanwhile are not in the log. */
const retryAfterMs = 1_000;
const lookForSumsEveryMs = 60_000;
/** Lines are gathered for so long, so that no call waits for the disk. */
const gatherForMs = 50;

type Entry = Readonly<Record<string, unknown>>;

export interface AuditLog {
  /** Writes a command that has ended. */
  write(ended: Ending): void;
  /** Writes that a call came with a key that has expired. */
  keyExpired(name: string): void;
  /** Writes what a person decided on a held act, or that nobody did in time. */
  approvalDecided(decided: DecidedApproval): void;
  /** Writes that the live page was opened with the rights of this key. */
  liveOpened(keyName: string): void;
  /** Writes that a browser, or a program that says it is one, could not prove itself. */
  browserRefused(attempt: RefusedBrowser): void;
  /** What of the budget is left. */
  budget(): ReturnType<AuditBudget['state']>;
  /** Writes what is gathered now, and not within the next 50 ms. */
  flush(): void;
  /** Writes what is gathered, and the sums of what was not listed. */
  close(): void;
}

/**
 * One JSON object per line: `time`, `key` (its name), `session`, `action` (`close-idle` when the relay closed it), `origin`
 * (of the page, where it is known), `byPerson` (it was
 * done on the live page), `approved` (the key's holder had it done although it was held), `outcome` (`done`,
 * `failed` or an error code) and, after an interruption, `effect` (what is known of it).
 * What a key calls beyond its budget is summed up as `not-listed`.
 * @param options.onError called once until writing works again; commands go on meanwhile
 * @param options.onWritten receives each entry too, whether the file can be written or not
 * @param options.maxBytes of one file, of which there are six
 * @param options.now epoch milliseconds
 */
export function openAuditLog(options: {
  home: string;
  onError(error: unknown): void;
  onWritten?(entry: Entry): void;
  maxBytes?: number;
  now?(): number;
}): AuditLog {
  const { home, onError, onWritten, maxBytes, now = Date.now } = options;
  const budget = new AuditBudget(now);
  let failedAt: number | undefined;
  let isReported = false;
  let gathered: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  function append(entry: Entry): void {
    onWritten?.(entry);
    if (failedAt !== undefined && now() - failedAt < retryAfterMs) return;
    gathered.push(auditLine(entry));
    timer ??= setTimeout(flush, gatherForMs);
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const lines = gathered;
    gathered = [];
    if (lines.length === 0) return;
    try {
      appendToAudit(home, lines, maxBytes);
      failedAt = undefined;
      isReported = false;
    } catch (error) {
      failedAt = now();
      if (!isReported) onError(error);
      isReported = true;
    }
  }

  function list(key: string | undefined, effect: Command['effect'], kind: string, entry: Entry): void {
    if (admits(key, effect, kind)) append(entry);
  }

  function admits(...line: Parameters<AuditBudget['admits']>): boolean {
    appendSums();
    return budget.admits(...line);
  }

  function appendSums(all = false): void {
    for (const { key, ...sum } of budget.takeUnlisted(all)) append({ key, action: 'not-listed', ...sum });
  }

  // For keys that call no more.
  setInterval(appendSums, lookForSumsEveryMs).unref();

  return {
    write(ended) {
      const { order, keyName, effect } = ended.command;
      // Does nothing in a session, and programs that show the list ask for it again and again.
      if (order.do === 'list' || order.do === 'overview' || !countsAsUse(order)) return;
      const entry = entryOf(ended);
      const kind = [entry.action, entry.origin, entry.outcome].filter(Boolean).join(' ');
      list(keyName, effect, kind, entry);
    },
    keyExpired: (key) => list(key, 'read', 'key-expired', { action: 'key-expired', key }),
    approvalDecided({ approval: { keyName, sessionId, action, origin, state }, by }) {
      const entry = {
        key: keyName,
        session: sessionId,
        action: `approval-${state}`,
        held: action,
        origin,
        by,
      };
      // A key that has used up its lines must not hide what it was allowed to do.
      if (admits(keyName, 'act', entry.action, 'decisions')) append(entry);
    },
    liveOpened: (key) => list(key, 'act', 'live-opened', { action: 'live-opened', key }),
    browserRefused(attempt) {
      const action = 'browser-refused';
      if (admits(undefined, 'act', action, 'refused browsers')) append({ action, ...attempt });
    },
    budget: () => budget.state(),
    flush,
    close() {
      appendSums(true);
      flush();
    },
  };
}

function entryOf({ command, reply, error }: Ending) {
  const { order, keyName } = command;
  const failed =
    typeof reply?.result === 'object' &&
    reply.result !== null &&
    Reflect.get(reply.result, 'success') === false;
  return {
    key: keyName,
    session: sessionOf(command, reply?.result),
    action: isIdleClose(command) ? 'close-idle' : order.do === 'step' ? order.action : order.do,
    origin: reply?.origin,
    ...(command.byPerson && { byPerson: true }),
    ...(order.do === 'step' && order.hold?.approved !== undefined && { approved: true }),
    outcome: error ? error.code : failed ? 'failed' : 'done',
    effect: error?.more.outcome,
  };
}

function sessionOf({ order }: Command, result: unknown): unknown {
  if ('sessionId' in order) return order.sessionId;
  return typeof result === 'object' && result !== null ? Reflect.get(result, 'id') : undefined;
}
