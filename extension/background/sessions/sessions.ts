/** The truth about sessions: which tabs they own and which of them is current. */
import * as z from 'zod/mini';
import { dialogPolicySchema } from '../../protocol/dialogs';
import { RelayError } from '../../protocol/errors';
import { type Session, type SessionEvent, sessionSchema } from '../../protocol/frames';
import { both, type Policy, policySchema } from '../../protocol/policy';

const recordSchema = z.extend(sessionSchema, {
  /** Oldest first; each in a window of its own. */
  tabIds: z.array(z.number()),
  currentTabId: z.number(),
  width: z.number(),
  height: z.number(),
  dialogs: z._default(dialogPolicySchema, 'dismiss'),
  promptText: z.optional(z.string()),
  policy: z.optional(policySchema),
  /** What binds it for a task. `endsAt` in epoch milliseconds. */
  task: z.optional(z.object({ policy: policySchema, endsAt: z.optional(z.number()) })),
  /** The highest number of a ref that any of its documents has given: no other element is to have that ref. */
  refsGiven: z.optional(z.number()),
});
export type SessionRecord = z.infer<typeof recordSchema>;

/** What binds the session now. */
export function boundsOf({ policy, task }: Pick<SessionRecord, 'policy' | 'task'>): {
  policy?: Policy | undefined;
} {
  return { policy: both(policy, task?.policy) };
}

const key = 'sessions';
/** A worker that is stopped forgets at most so much of when its sessions were last active. */
const touchesWrittenEveryMs = 1_000;
const maxRemembered = 8;

/** The part of `storage` that sessions need. */
export interface Memory {
  get(key: string): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
}

export interface Sessions {
  all(): Session[];
  /** @throws RelayError session_not_found */
  get(sessionId: string): SessionRecord;
  find(sessionId: string): SessionRecord | undefined;
  ofTab(tabId: number): SessionRecord | undefined;
  open(record: SessionRecord): void;
  /** Marks it as active now; the relay does the same with each command that it sends. */
  touch(sessionId: string): void;
  /** A tab the session opened joins it and becomes current, unless it is closed already. */
  join(sessionId: string, tabId: number): void;
  switchTo(sessionId: string, tabId: number): void;
  /** Refs up to this number have been given to its caller. */
  gaveRefs(sessionId: string, upTo: number): void;
  /** Binds it for a task until `endsAt`, in epoch milliseconds; without a policy it is let go. */
  setPolicy(sessionId: string, policy?: Policy, endsAt?: number): void;
  /** The tab is gone: the session goes on in its latest other tab, or ends with its last one. */
  drop(tabId: number): void;
  replaceTab(oldTabId: number, newTabId: number): void;
  end(sessionId: string): void;
}

/**
 * Reads the sessions back after the worker slept. After a reload of the extension only the long memory
 * has them; `stillOpen` says which of their tabs really are the same.
 */
export async function openSessions(options: {
  short: Memory;
  long: Memory;
  stillOpen(tabId: number): Promise<boolean>;
  tell(event: SessionEvent): void;
  /** Called with all sessions whenever one has come, gone or changed. */
  changed?(records: readonly SessionRecord[]): void;
}): Promise<Sessions> {
  const records = new Map<string, SessionRecord>();
  for (const record of await recall(options)) records.set(record.id, record);
  options.changed?.([...records.values()]);

  /** One write at a time, the latest state each time: an older list must never overwrite a newer one. */
  let writing = false;
  let unwritten: { long: boolean } | undefined;
  async function save(long = true): Promise<void> {
    options.changed?.([...records.values()]);
    unwritten = { long: long || (unwritten?.long ?? false) };
    if (writing) return;
    writing = true;
    try {
      while (unwritten) {
        const todo = unwritten;
        unwritten = undefined;
        const list = [...records.values()];
        await options.short.set({ [key]: list });
        // The long memory is a file; which tabs there are matters to it, not when they were last used.
        if (todo.long) await options.long.set({ [key]: list });
      }
    } finally {
      writing = false;
    }
  }

  function change(sessionId: string, part: Partial<SessionRecord>): void {
    const record = records.get(sessionId);
    if (!record) return;
    records.set(sessionId, { ...record, ...part });
    void save();
  }

  let isTouched = false;

  /** The last closed tabs that were of no session; one that was closed as soon as it was opened may be about to join. */
  const strangers: number[] = [];

  function remember(tabId: number): void {
    strangers.push(tabId);
    if (strangers.length > maxRemembered) strangers.shift();
  }

  const sessions: Sessions = {
    all: () => [...records.values()].map(toSession),
    get(sessionId) {
      const record = records.get(sessionId);
      if (record) return record;
      throw new RelayError(
        'session_not_found',
        `There is no open session ${sessionId}: it was closed or its window was. POST /v1/session opens a new one.`,
      );
    },
    find: (sessionId) => records.get(sessionId),
    ofTab: (tabId) => [...records.values()].find((record) => record.tabIds.includes(tabId)),
    open(record) {
      records.set(record.id, record);
      void save();
      options.tell({ name: 'session-opened', session: toSession(record) });
    },
    touch(sessionId) {
      const record = records.get(sessionId);
      if (!record) return;
      records.set(sessionId, { ...record, lastActive: new Date().toISOString() });
      // No step waits for a write that the next step makes worthless.
      if (isTouched) return;
      isTouched = true;
      setTimeout(() => {
        isTouched = false;
        void save(false);
      }, touchesWrittenEveryMs);
    },
    join(sessionId, tabId) {
      const record = records.get(sessionId);
      if (!record || strangers.includes(tabId)) return;
      change(sessionId, { tabIds: [...record.tabIds, tabId], currentTabId: tabId });
    },
    setPolicy: (sessionId, policy, endsAt) => change(sessionId, { task: policy && { policy, endsAt } }),
    switchTo: (sessionId, tabId) => change(sessionId, { currentTabId: tabId }),
    gaveRefs(sessionId, refsGiven) {
      if (refsGiven > (records.get(sessionId)?.refsGiven ?? 0)) change(sessionId, { refsGiven });
    },
    drop(tabId) {
      const record = sessions.ofTab(tabId);
      if (!record) return remember(tabId);
      const tabIds = record.tabIds.filter((id) => id !== tabId);
      const last = tabIds.at(-1);
      if (last === undefined) sessions.end(record.id);
      else
        change(record.id, {
          tabIds,
          currentTabId: record.currentTabId === tabId ? last : record.currentTabId,
        });
    },
    replaceTab(oldTabId, newTabId) {
      const record = sessions.ofTab(oldTabId);
      if (!record) return;
      const renamed = (tabId: number) => (tabId === oldTabId ? newTabId : tabId);
      change(record.id, { tabIds: record.tabIds.map(renamed), currentTabId: renamed(record.currentTabId) });
    },
    end(sessionId) {
      if (!records.delete(sessionId)) return;
      void save();
      options.tell({ name: 'session-closed', sessionId });
    },
  };
  return sessions;
}

async function recall(options: Parameters<typeof openSessions>[0]): Promise<SessionRecord[]> {
  const list = z.array(recordSchema);
  const short = list.safeParse((await options.short.get(key))[key]);
  const kept = short.success ? short : list.safeParse((await options.long.get(key))[key]);
  const found: SessionRecord[] = [];
  for (const record of kept.success ? kept.data : []) {
    const tabIds: number[] = [];
    for (const tabId of record.tabIds) if (await options.stillOpen(tabId)) tabIds.push(tabId);
    const last = tabIds.at(-1);
    if (last === undefined) continue;
    found.push({
      ...record,
      tabIds,
      currentTabId: tabIds.includes(record.currentTabId) ? record.currentTabId : last,
    });
  }
  return found;
}

function toSession({ id, createdAt, lastActive, keyName, headless, incognito }: SessionRecord): Session {
  return { id, createdAt, lastActive, keyName, headless, incognito };
}
