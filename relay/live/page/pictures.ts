/** Fetches pictures of the sessions that are looked at, one after another, while the page is in sight. */
import type { RelayApi } from './relay-api';

const waitMs = 400;
/** A window that could not be photographed is tried again after this. */
const retryAfterMs = 8_000;

export interface Picture {
  /** A `blob:` address. */
  url: string;
  /** When it was asked for, in epoch milliseconds. */
  at: number;
}

export class Pictures {
  readonly #api: RelayApi;
  readonly #render: () => void;
  /** By session id. Written by `#fetch`; one is dropped with its session. */
  readonly #pictures = new Map<string, Picture>();
  /** Why there is none, by session id. */
  readonly #problems = new Map<string, { message: string; at: number }>();
  /** The sessions in sight, once for each that shows them. Written by `want`, whose answer deletes the entry. */
  readonly #wishes = new Set<{ sessionId: string }>();
  /** Those in which something was done since their pictures. */
  readonly #stale = new Set<string>();

  constructor(api: RelayApi, render: () => void) {
    this.#api = api;
    this.#render = render;
  }

  of(sessionId: string): Picture | undefined {
    return this.#pictures.get(sessionId);
  }

  problemOf(sessionId: string): string | undefined {
    return this.#problems.get(sessionId)?.message;
  }

  /** Fetches pictures of the session until the returned function is called. */
  want(sessionId: string): () => void {
    const wish = { sessionId };
    this.#wishes.add(wish);
    return () => void this.#wishes.delete(wish);
  }

  /** Something was done in the session: its picture comes next. */
  changed(sessionId: string): void {
    this.#stale.add(sessionId);
  }

  forget(sessionId: string): void {
    const known = this.#pictures.get(sessionId);
    if (known) URL.revokeObjectURL(known.url);
    this.#pictures.delete(sessionId);
    this.#problems.delete(sessionId);
    this.#stale.delete(sessionId);
  }

  /** Goes on until the page is closed. */
  async follow(): Promise<void> {
    for (;;) {
      const next = document.visibilityState === 'visible' ? this.#next() : undefined;
      if (next !== undefined) await this.#fetch(next);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }

  /** One in which something was done, else the one with the oldest picture. */
  #next(): string | undefined {
    const now = Date.now();
    const age = (id: string) => (this.#stale.has(id) ? -1 : (this.#pictures.get(id)?.at ?? 0));
    return [...this.#wishes]
      .map(({ sessionId }) => sessionId)
      .filter((id) => now - (this.#problems.get(id)?.at ?? 0) >= retryAfterMs)
      .sort((a, b) => age(a) - age(b))[0];
  }

  async #fetch(sessionId: string): Promise<void> {
    const at = Date.now();
    this.#stale.delete(sessionId);
    try {
      const blob = await this.#api.file(`/sessions/${encodeURIComponent(sessionId)}/picture`);
      this.forget(sessionId);
      this.#pictures.set(sessionId, { url: URL.createObjectURL(blob), at: Math.max(at, Date.now() - 600) });
    } catch (error) {
      this.#problems.set(sessionId, { message: error instanceof Error ? error.message : '', at: Date.now() });
    }
    this.#render();
  }
}
