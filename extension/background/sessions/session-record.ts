/** What the extension keeps of a session, and how it is read back from storage. */
import * as z from 'zod/mini';
import { dialogPolicySchema } from '../../protocol/dialogs';
import { type Session, sessionSchema } from '../../protocol/frames/frames';
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
  /** Whether consequential acts are held in it. */
  hold: z.optional(z.boolean()),
  /** The policy under which its first page was opened, in addition to its own; removed before the first step that acts. */
  opening: z.optional(policySchema),
  /** The tab that was blank until the rules for it were in force: its history begins with the page after that one. */
  beganBlank: z.optional(z.number()),
  /** The policies of the tasks that run in it, by the tasks' ids, in addition. `endsAt` in epoch milliseconds. */
  tasks: z._default(
    z.record(z.string(), z.object({ policy: policySchema, endsAt: z.optional(z.number()) })),
    {},
  ),
  /** Which network each host that was named first answered from: a name may be bound to another address later. */
  networks: z.optional(z.record(z.string(), z.enum(['public', 'private']))),
  /** It was taken over until it is handed back; what a person is asked to do, or that it is only paused. */
  lock: z.optional(
    z.object({
      instructions: z.optional(z.string()),
      paused: z.optional(z.boolean()),
      /** A person did so, and no program. */
      byPerson: z.optional(z.boolean()),
    }),
  ),
  /** Action and selector of the last step that acted, for the popup; never what was typed. */
  lastAct: z.optional(z.string()),
  /** The highest ref number that any of its documents has given, so that no other element gets the same ref. */
  refsGiven: z.optional(z.number()),
  /** With `egress: held`: the tabs in which a secret was ever typed, and those that they opened while they were held. */
  revealedTabIds: z.optional(z.array(z.number())),
  /** Those of them that still show that document. */
  heldTabIds: z.optional(z.array(z.number())),
  /** Of those that were opened: the tab that opened them and can go on to tell them the secret. By tab id. */
  heldFrom: z.optional(z.record(z.string(), z.number())),
});
export type SessionRecord = z.infer<typeof recordSchema>;

/** The key in both storage areas. */
export const storageKey = 'sessions';

/** What bounds a session. */
export type Bound = Pick<SessionRecord, 'policy' | 'opening' | 'networks'> & {
  tasks?: SessionRecord['tasks'];
};

/** The policy in force now: the session's own together with that of its opening and those of its tasks. */
export function effectivePolicy({ policy, opening, tasks = {} }: Bound): { policy?: Policy | undefined } {
  const ofTasks = Object.values(tasks).map((task) => task.policy);
  return { policy: [opening, ...ofTasks].reduce(both, policy) };
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
