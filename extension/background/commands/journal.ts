/**
 * Records acts before they begin and keeps their replies, so that no act is executed twice. Records in storage outlive the
 * worker; of those in its memory the next one knows nothing, and the relay repeats no such act that it sent to an earlier
 * worker.
 */
import type { Reply } from '../../protocol/frames/frames';

/** The part of `storage.session` the journal needs. */
export interface JournalStorage {
  get(keys: null): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(keys: string[]): Promise<void>;
}

export interface Journal {
  /** Created with the storage; a new id means that older records in storage are gone. */
  storageId: string;
  /** Created with the worker; a new id means that older records in memory are gone. */
  workerId: string;
  /** What is known of a command: nothing, begun by a worker that was stopped, running now, or done. */
  find(commandId: string): {
    state: 'unseen' | 'lost' | 'running' | 'done';
    reply?: Reply;
    bodyHash?: string;
  };
  /**
   * Records the id. The command may act when the returned promise resolves, or at once where there is none.
   * @param bodyHash of a command with an Idempotency-Key
   * @param isStored whether the record is kept in storage, as every one with a hash is
   */
  begin(commandId: string, bodyHash?: string, isStored?: boolean): Promise<void> | undefined;
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
  /** Not in storage. */
  inMemory?: true;
}

const prefix = 'journal:';
const maxEntries = 2_000;
const maxReplyChars = 64 * 1024;
const maxTotalChars = 4 * 1024 * 1024;

/** Reads the journal back from storage; commands that were begun and not done are lost. */
export async function openJournal(storage: JournalStorage): Promise<Journal> {
  const kept = await storage.get(null);
  let storageId = kept['journal-id'] as string | undefined;
  if (!storageId) {
    storageId = crypto.randomUUID();
    await storage.set({ 'journal-id': storageId });
  }
  /** By command id, oldest first. Written by `begin` and `finish`; bounded by `makeRoom`. */
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
      if (!entry.inMemory) gone.push(prefix + commandId);
    }
    if (gone.length) await storage.remove(gone);
  }

  return {
    storageId,
    workerId: crypto.randomUUID(),
    find(commandId) {
      const entry = entries.get(commandId);
      if (!entry) return { state: 'unseen' };
      const { reply, bodyHash } = entry;
      if (reply) return { state: 'done', reply, bodyHash };
      return { state: running.has(commandId) ? 'running' : 'lost', bodyHash };
    },
    begin(commandId, bodyHash, isStored = bodyHash !== undefined) {
      const entry: Entry = { at: Date.now(), bodyHash, ...(!isStored && { inMemory: true }) };
      entries.set(commandId, entry);
      running.add(commandId);
      if (!isStored) return undefined;
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
        return refused && !refused.inMemory ? storage.remove([prefix + reply.id]) : undefined;
      }
      const entry: Entry = { at: Date.now(), ...entries.get(reply.id), reply };
      // Acts answer in a few hundred characters; a much larger reply is not kept, so its outcome is unknown later.
      const chars = sizeOf(entry);
      if (chars > maxReplyChars) return;
      entries.set(reply.id, entry);
      totalChars += chars;
      await sent;
      if (!entry.inMemory) await storage.set({ [prefix + reply.id]: entry });
      await makeRoom();
    },
  };
}

function sizeOf(entry: Entry): number {
  return entry.reply ? JSON.stringify(entry.reply).length : 0;
}
