import type { StorageArea } from '../browser-api/storage';
import { type SessionRecord, storageKey } from './session-record';

/** Writes the list of sessions, one write at a time and always the latest list: an older one never overwrites a newer. */
export class SessionStore {
  /** Whether a write is running. */
  #isWriting = false;
  /** Set by `save`, taken by the write that carries it out. */
  #unwritten: { records: readonly SessionRecord[]; long: boolean } | undefined;

  constructor(
    private readonly short: StorageArea,
    private readonly long: StorageArea,
  ) {}

  /** @param long whether to write it to disk as well. */
  async save(records: readonly SessionRecord[], long: boolean): Promise<void> {
    this.#unwritten = { records, long: long || (this.#unwritten?.long ?? false) };
    if (this.#isWriting) return;
    this.#isWriting = true;
    try {
      while (this.#unwritten) {
        const next = this.#unwritten;
        this.#unwritten = undefined;
        await this.short.set({ [storageKey]: next.records });
        if (next.long) await this.long.set({ [storageKey]: next.records });
      }
    } finally {
      this.#isWriting = false;
    }
  }
}
