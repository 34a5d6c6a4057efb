/**
 * Records acts before they begin and keeps their replies, so that no act is executed twice. What a caller can ask for
 * again, by its Idempotency-Key, outlives the worker in storage. All else dies with the worker: the relay repeats no act
 * that it sent to an earlier one.
 */
import type { Reply } from '../../protocol/frames';

/** The part of `storage.session` the journal needs. */
export interface JournalStorage {
  get(keys: null): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(keys: string[]): Promise<void>;
}

export interface Journal {
  /** Created with the journal; a new id means that older commands with an Idempotency-Key are forgotten. */
  id: string;
  /** Created with the worker; a new id means that older commands without an Idempotency-Key are forgotten. */
  workerId: string;
  /** What is known of a command: nothing, begun by a worker that was stopped, running now, or done. */
  find(commandId: string): {
    state: 'unseen' | 'lost' | 'running' | 'done';
    reply?: Reply;
    bodyHash?: string;
  };
  /**
   * Once the id is recorded, and only then may the command act: at once, or when this resolves.
   * @param bodyHash of a command with an Idempotency-Key
   */
  begin(commandId: string, bodyHash?: string): Promise<void> | undefined;
  /**
   * Keeps the reply, in storage once `sent` resolves. A command that was not executed is forgotten, so that it can be sent
   * again.
   */
  finish(reply: Reply, sent: Promise<void>): Promise<void>;
}

interface Entry {
  /** When it was recorded, in milliseconds since 1970; the oldest is removed first. */
  at: number;
  bodyHash?: string;
  reply?: Reply;
}

const prefix = 'journal:';
const maxEntries = 2_000;
const maxReplyChars = 64 * 1024;
const maxTotalChars = 4 * 1024 * 1024;

/** Reads the journal back from storage; commands that were begun and not done are lost. */
export async function openJournal(storage: JournalStorage): Promise<Journal> {
  const kept = await storage.get(null);
  let id = kept['journal-id'] as string | undefined;
  if (!id) {
    id = crypto.randomUUID();
    await storage.set({ 'journal-id': id });
  }
  /** By command id, oldest first; those with a hash are in storage. Written by `begin` and `finish`; bounded by `makeRoom`. */
  const entries = new Map<string, Entry>();
  /** Commands between `begin` and `finish`. */
  const running = new Set<string>();
  /** The size of all kept replies. */
  let totalChars = 0;
  const sorted = Object.entries(kept)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, value]) => [key.slice(prefix.length), value as Entry] as const)
    .sort(([, a], [, b]) => a.at - b.at);
  for (const [commandId, entry] of sorted) {
    entries.set(commandId, entry);
    totalChars += sizeOf(entry);
  }

  async function makeRoom(): Promise<void> {
    const gone: string[] = [];
    for (const [commandId, entry] of entries) {
      if (entries.size <= maxEntries && totalChars <= maxTotalChars) break;
      if (running.has(commandId)) continue;
      entries.delete(commandId);
      totalChars -= sizeOf(entry);
      if (isStored(entry)) gone.push(prefix + commandId);
    }
    if (gone.length) await storage.remove(gone);
  }

  return {
    id,
    workerId: crypto.randomUUID(),
    find(commandId) {
      const entry = entries.get(commandId);
      if (!entry) return { state: 'unseen' };
      const { reply, bodyHash } = entry;
      if (reply) return { state: 'done', reply, bodyHash };
      return { state: running.has(commandId) ? 'running' : 'lost', bodyHash };
    },
    begin(commandId, bodyHash) {
      const entry = { at: Date.now(), bodyHash };
      entries.set(commandId, entry);
      running.add(commandId);
      if (!isStored(entry)) return undefined;
      return storage.set({ [prefix + commandId]: entry }).catch((error) => {
        running.delete(commandId);
        entries.delete(commandId);
        throw error;
      });
    },
    async finish(reply, sent) {
      running.delete(reply.id);
      if (reply.error?.outcome === 'not_executed') {
        const refused = entries.get(reply.id);
        entries.delete(reply.id);
        await sent;
        return refused && isStored(refused) ? storage.remove([prefix + reply.id]) : undefined;
      }
      const entry: Entry = { at: Date.now(), ...entries.get(reply.id), reply };
      // Acts answer in a few hundred characters; a much larger reply is not kept, so its outcome is unknown later.
      const chars = sizeOf(entry);
      if (chars > maxReplyChars) return;
      entries.set(reply.id, entry);
      totalChars += chars;
      await sent;
      if (isStored(entry)) await storage.set({ [prefix + reply.id]: entry });
      await makeRoom();
    },
  };
}

function isStored({ bodyHash }: Entry): boolean {
  return bodyHash !== undefined;
}

function sizeOf(entry: Entry): number {
  return entry.reply ? JSON.stringify(entry.reply).length : 0;
}
