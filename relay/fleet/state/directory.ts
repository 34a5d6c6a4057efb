/** This relay's copy of the bucket `state`: who is in the fleet, and who holds which browser. */
import type { Bucket } from '../bus';
import {
  type BrowserEntry,
  browserEntrySchema,
  parseKey,
  type RelayEntry,
  relayEntrySchema,
} from './entries';

export interface KnownBrowser extends BrowserEntry {
  id: string;
  revision: number;
}

export class Directory {
  /** By run, and by browser id. Written by the watch of the bucket only. */
  readonly #relays = new Map<string, RelayEntry>();
  readonly #browsers = new Map<string, KnownBrowser>();
  readonly #listeners = new Set<() => void>();
  #isComplete = false;

  constructor(state: Pick<Bucket, 'watch'>) {
    state.watch(
      (key, entry) => this.#take(key, entry),
      () => {
        this.#isComplete = true;
        this.#tell();
      },
    );
  }

  /** Whether all that the fleet knew when this relay joined it has arrived. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  relay(run: string): RelayEntry | undefined {
    return this.#relays.get(run);
  }

  relays(): (RelayEntry & { run: string })[] {
    return [...this.#relays].map(([run, entry]) => ({ ...entry, run }));
  }

  browser(id: string): KnownBrowser | undefined {
    return this.#browsers.get(id);
  }

  browsers(): KnownBrowser[] {
    return [...this.#browsers.values()];
  }

  /** Calls it after every change, until the function that it returns is called. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves with the next change, or after `ms`. */
  async changed(ms: number, signal: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        stop();
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      const stop = this.onChange(end);
      signal.addEventListener('abort', end, { once: true });
      if (signal.aborted) end();
    });
  }

  #take(key: string, entry: { value: string; revision: number } | undefined): void {
    const { kind, id = '' } = parseKey(key) ?? {};
    if (kind === 'relay') this.#put(this.#relays, id, entry && parse(relayEntrySchema, entry.value));
    if (kind === 'browser') {
      const browser = entry && parse(browserEntrySchema, entry.value);
      this.#put(this.#browsers, id, browser && { ...browser, id, revision: entry?.revision ?? 0 });
    }
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  #put<Value>(map: Map<string, Value>, id: string, value: Value | undefined): void {
    if (value) map.set(id, value);
    else map.delete(id);
  }
}

/** Nothing for what a relay of another protocol wrote. */
function parse<Value>(
  schema: { safeParse(value: unknown): { success: boolean; data?: Value } },
  text: string,
): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
