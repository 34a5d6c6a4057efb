/** The tabs of the user: those that no session has opened, as far as that is certain. */
import * as z from 'zod/mini';
import type { StorageArea } from '../browser-api/storage';

const key = 'knownTabs';

export class KnownTabs {
  /** Written by `add`; an entry dies with its tab. */
  readonly #ids: Set<number>;

  constructor(
    ids: readonly number[],
    /** Survives the worker. */
    private readonly memory: StorageArea,
  ) {
    this.#ids = new Set(ids);
  }

  /** Returns whether the tab is new. */
  add(tabId: number): boolean {
    if (this.#ids.has(tabId)) return false;
    this.#ids.add(tabId);
    this.#keep();
    return true;
  }

  has(tabId: number): boolean {
    return this.#ids.has(tabId);
  }

  ids(): number[] {
    return [...this.#ids];
  }

  /** The tab was closed. Ids are not used again, so rules that still name it do no harm. */
  forget(tabId: number): void {
    if (this.#ids.delete(tabId)) this.#keep();
  }

  #keep(): void {
    void this.memory.set({ [key]: [...this.#ids] });
  }
}

/**
 * Reads what an earlier worker knew: a tab that was opened since may be one of a session. The first worker of a browser
 * or of an extension knows all that are open.
 */
export async function readKnownTabs(memory: StorageArea, openTabIds: Promise<number[]>): Promise<KnownTabs> {
  const stored = z.array(z.number()).safeParse((await memory.get(key))[key]);
  const open = await openTabIds;
  return new KnownTabs(stored.success ? stored.data.filter((tabId) => open.includes(tabId)) : open, memory);
}
