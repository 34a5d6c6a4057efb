/** A key-value bucket of NATS. It is opened, and watched anew, whenever the server is reached. */
import { setTimeout as pause } from 'node:timers/promises';
import type { KV, Kvm } from '@nats-io/kv';
import type { Bucket, Entry } from '../bus';

/** JetStream's code for a compare-and-set whose revision is not the latest any more. */
const wrongLastSequence = 10071;
/** After a start, JetStream is ready somewhat later than the server. */
const tryAgainMs = 500;

interface Watcher {
  take(key: string, entry: Entry | undefined): void;
  onCurrent: (() => void) | undefined;
}

export class NatsBucket implements Bucket {
  readonly #name: string;
  readonly #maxAgeMs: number;
  readonly #onError: (error: unknown) => void;
  readonly #watchers: Watcher[] = [];
  #kv: Promise<KV> | undefined;
  /** Ends the watches of the connection before. */
  #connection = new AbortController();

  constructor(name: string, maxAgeMs: number, onError: (error: unknown) => void) {
    this.#name = name;
    this.#maxAgeMs = maxAgeMs;
    this.#onError = onError;
  }

  /** The server was reached. */
  begin(kvm: Kvm): void {
    this.#connection.abort();
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#kv = this.#open(kvm, signal);
    // Each caller sees the error of its own.
    this.#kv.catch(() => undefined);
    for (const watcher of this.#watchers) void this.#watch(watcher, signal);
  }

  end(): void {
    this.#connection.abort();
  }

  async get(key: string): Promise<Entry | undefined> {
    const found = await (await this.#opened()).get(key);
    return found && found.operation === 'PUT'
      ? { value: found.string(), revision: found.revision }
      : undefined;
  }

  async create(key: string, value: string): Promise<number | undefined> {
    const kv = await this.#opened();
    return unlessChanged(() => kv.create(key, value));
  }

  async update(key: string, value: string, revision: number): Promise<number | undefined> {
    const kv = await this.#opened();
    return unlessChanged(() => kv.update(key, value, revision));
  }

  async put(key: string, value: string): Promise<number> {
    return (await this.#opened()).put(key, value);
  }

  async delete(key: string): Promise<void> {
    await (await this.#opened()).delete(key);
  }

  watch(take: Watcher['take'], onCurrent?: () => void): void {
    const watcher = { take, onCurrent };
    this.#watchers.push(watcher);
    if (this.#kv) void this.#watch(watcher, this.#connection.signal);
  }

  async #opened(): Promise<KV> {
    if (!this.#kv) throw new Error('NATS was not reached yet');
    return this.#kv;
  }

  async #open(kvm: Kvm, signal: AbortSignal): Promise<KV> {
    for (;;) {
      try {
        return await kvm.create(this.#name, { history: 1, ttl: this.#maxAgeMs });
      } catch (error) {
        if (signal.aborted) throw error;
        this.#onError(error);
        await pause(tryAgainMs);
      }
    }
  }

  /** Watches until the connection is lost; begins again when the watch breaks off by itself. */
  async #watch({ take, onCurrent }: Watcher, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        const kv = await this.#opened();
        const { values } = await kv.status();
        const changes = await kv.watch();
        const stop = () => changes.stop();
        signal.addEventListener('abort', stop, { once: true });
        let isCurrent = values === 0;
        if (isCurrent) onCurrent?.();
        for await (const change of changes) {
          if (signal.aborted) break;
          const { key, operation, revision } = change;
          take(key, operation === 'PUT' ? { value: change.string(), revision } : undefined);
          if (isCurrent || change.delta !== 0) continue;
          isCurrent = true;
          onCurrent?.();
        }
        signal.removeEventListener('abort', stop);
      } catch (error) {
        if (!signal.aborted) this.#onError(error);
      }
      if (!signal.aborted) await pause(tryAgainMs);
    }
  }
}

async function unlessChanged(write: () => Promise<number>): Promise<number | undefined> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === wrongLastSequence) return undefined;
    throw error;
  }
}
