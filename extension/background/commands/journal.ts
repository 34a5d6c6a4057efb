/** A command is written down before it is carried out, so that nothing ever happens twice. */
import type { Reply } from '../../protocol/frames';

/** The part of `storage.session` the journal needs. */
export interface Memory {
  get(keys: null): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(keys: string[]): Promise<void>;
}

export interface Journal {
  /** Born with the journal; a new one means that older command ids are forgotten. */
  id: string;
  /** What is known of a command: nothing, begun by a worker that is no more, running now, or done. */
  find(commandId: string): {
    state: 'unseen' | 'lost' | 'running' | 'done';
    reply?: Reply;
    bodyHash?: string;
  };
  /** Resolves when the id is written down; only then may the command act. */
  begin(commandId: string, bodyHash?: string): Promise<void>;
  /** Keeps the reply. A command that was not carried out is forgotten: sent again, it is to have its chance. */
  finish(reply: Reply): Promise<void>;
}

interface Entry {
  /** Order of arrival, oldest first to go. */
  at: number;
  bodyHash?: string;
  reply?: Reply;
}

const prefix = 'journal:';
const maxEntries = 2_000;
const maxReplyChars = 64 * 1024;
const maxTotalChars = 4 * 1024 * 1024;

/** Reads the journal back from memory; what it says was begun and not done is lost. */
export async function openJournal(memory: Memory): Promise<Journal> {
  const kept = await memory.get(null);
  let id = kept['journal-id'] as string | undefined;
  if (!id) {
    id = crypto.randomUUID();
    await memory.set({ 'journal-id': id });
  }
  const entries = new Map<string, Entry>();
  const running = new Set<string>();
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
      gone.push(prefix + commandId);
    }
    if (gone.length) await memory.remove(gone);
  }

  return {
    id,
    find(commandId) {
      const entry = entries.get(commandId);
      if (!entry) return { state: 'unseen' };
      const { reply, bodyHash } = entry;
      if (reply) return { state: 'done', reply, bodyHash };
      return { state: running.has(commandId) ? 'running' : 'lost', bodyHash };
    },
    async begin(commandId, bodyHash) {
      const entry = { at: Date.now(), bodyHash };
      entries.set(commandId, entry);
      running.add(commandId);
      try {
        await memory.set({ [prefix + commandId]: entry });
      } catch (error) {
        running.delete(commandId);
        entries.delete(commandId);
        throw error;
      }
    },
    async finish(reply) {
      running.delete(reply.id);
      if (reply.error?.outcome === 'not_executed') {
        entries.delete(reply.id);
        return memory.remove([prefix + reply.id]);
      }
      const entry: Entry = { at: Date.now(), ...entries.get(reply.id), reply };
      // Acts answer in a few hundred characters; a giant is not worth the memory, its outcome is then unknown.
      if (sizeOf(entry) > maxReplyChars) return;
      entries.set(reply.id, entry);
      totalChars += sizeOf(entry);
      await memory.set({ [prefix + reply.id]: entry });
      await makeRoom();
    },
  };
}

function sizeOf(entry: Entry): number {
  return entry.reply ? JSON.stringify(entry.reply).length : 0;
}
