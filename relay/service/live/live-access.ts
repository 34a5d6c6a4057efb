/** Who may open the live page: one-time tickets, and the tokens that they are exchanged for. */

import { randomBytes } from 'node:crypto';
import { hashOf } from '../../hash-of';

const ticketBytes = 16;
const tokenBytes = 32;
/** A link in a terminal or a popup is opened at once or not at all. */
const ticketLimitMs = 60_000;
const maxIdleMs = 8 * 60 * 60_000;
/** Of the tickets and of the tokens of one key; the oldest go first. There are only so many keys. */
const maxPerKey = 100;

export interface LiveTicket {
  ticket: string;
  /** ISO 8601 UTC. */
  expiresAt: string;
}

export class LiveAccess {
  /** By hash, oldest first. Written by `issue`; one dies when it is exchanged, after a minute, and with the relay. */
  readonly #tickets = new Map<string, { keyName: string; expiresAt: number }>();
  /** By hash, the one used longest ago first. Written by `exchange`; one dies after eight idle hours and with the relay. */
  readonly #tokens = new Map<string, { keyName: string; usedAt: number }>();
  readonly #now: () => number;
  readonly #onOpened: (keyName: string) => void;

  /**
   * @param options.now epoch milliseconds
   * @param options.onOpened receives the name of the key with whose rights the page was opened
   */
  constructor(options: { now?(): number; onOpened?(keyName: string): void } = {}) {
    this.#now = options.now ?? Date.now;
    this.#onOpened = options.onOpened ?? (() => {});
  }

  /** A ticket that stands for the rights of the key. */
  issue(keyName: string): LiveTicket {
    const ticket = randomBytes(ticketBytes).toString('base64url');
    const expiresAt = this.#now() + ticketLimitMs;
    this.#tickets.set(hashOf(ticket), { keyName, expiresAt });
    dropOldest(this.#tickets, keyName);
    return { ticket, expiresAt: new Date(expiresAt).toISOString() };
  }

  /** The token for a ticket, once; undefined where it is not, or no longer, good. */
  exchange(ticket: string): string | undefined {
    const hash = hashOf(ticket);
    const found = this.#tickets.get(hash);
    this.#tickets.delete(hash);
    if (!found || found.expiresAt <= this.#now()) return undefined;
    const token = randomBytes(tokenBytes).toString('base64url');
    this.#tokens.set(hashOf(token), { keyName: found.keyName, usedAt: this.#now() });
    dropOldest(this.#tokens, found.keyName);
    this.#onOpened(found.keyName);
    return token;
  }

  /** The name of the key whose rights the token stands for; this counts as use. */
  find(token: string): string | undefined {
    const hash = hashOf(token);
    const found = this.#tokens.get(hash);
    this.#tokens.delete(hash);
    if (!found || this.#now() - found.usedAt >= maxIdleMs) return undefined;
    this.#tokens.set(hash, { ...found, usedAt: this.#now() });
    return found.keyName;
  }
}

/** Looked up by their hashes, so that the time of a lookup says nothing of a secret. */
/** Of the key's own, so that no key ends what another one has opened. */
function dropOldest(map: Map<string, { keyName: string }>, keyName: string): void {
  const own = [...map].filter(([, kept]) => kept.keyName === keyName);
  for (const [oldest] of own.slice(0, Math.max(0, own.length - maxPerKey))) map.delete(oldest);
}
