/** What the extension keeps of a session, and how it is read back from storage. */
import * as z from 'zod/mini';
import { dialogPolicySchema } from '../../protocol/dialogs';
import { type Session, sessionSchema } from '../../protocol/frames';
import { both, type Policy, policySchema } from '../../protocol/policy';
import type { StorageArea } from '../browser-api/storage';

const recordSchema = z.extend(sessionSchema, {
  /** Oldest first; each in a window of its own. */
  tabIds: z.array(z.number()),
  currentTabId: z.number(),
  width: z.number(),
  height: z.number(),
  dialogs: z._default(dialogPolicySchema, 'dismiss'),
  promptText: z.optional(z.string()),
  policy: z.optional(policySchema),
  /** The policy of a running task, in addition to the session's own. `endsAt` in epoch milliseconds. */
  task: z.optional(z.object({ policy: policySchema, endsAt: z.optional(z.number()) })),
  /** The highest ref number that any of its documents has given, so that no other element gets the same ref. */
  refsGiven: z.optional(z.number()),
});
export type SessionRecord = z.infer<typeof recordSchema>;

/** The key in both storage areas. */
export const storageKey = 'sessions';

/** The policy in force now: the session's own together with its task's. */
export function effectivePolicy({ policy, task }: Pick<SessionRecord, 'policy' | 'task'>): {
  policy?: Policy | undefined;
} {
  return { policy: both(policy, task?.policy) };
}

/** The part of the record that the relay sees. */
export function toSession({
  id,
  createdAt,
  lastActive,
  keyName,
  headless,
  incognito,
}: SessionRecord): Session {
  return { id, createdAt, lastActive, keyName, headless, incognito };
}

/**
 * Reads the sessions back after the worker was stopped. After a reload of the extension only `long` has them; tabs that
 * are no longer open are left out, and sessions without tabs with them.
 */
export async function readSessions(options: {
  short: StorageArea;
  long: StorageArea;
  isOpen(tabId: number): Promise<boolean>;
}): Promise<SessionRecord[]> {
  const list = z.array(recordSchema);
  const short = list.safeParse((await options.short.get(storageKey))[storageKey]);
  const stored = short.success ? short : list.safeParse((await options.long.get(storageKey))[storageKey]);
  const records = stored.success ? stored.data : [];
  const present = await Promise.all(records.map((record) => withOpenTabs(record, options.isOpen)));
  return present.filter((record) => record !== undefined);
}

async function withOpenTabs(
  record: SessionRecord,
  isOpen: (tabId: number) => Promise<boolean>,
): Promise<SessionRecord | undefined> {
  const open = await Promise.all(record.tabIds.map(isOpen));
  const tabIds = record.tabIds.filter((_, index) => open[index]);
  const last = tabIds.at(-1);
  if (last === undefined) return undefined;
  return {
    ...record,
    tabIds,
    currentTabId: tabIds.includes(record.currentTabId) ? record.currentTabId : last,
  };
}
