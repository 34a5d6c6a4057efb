/** Adds the fleet's audit log and what happens in it to the streams; while NATS is away, the latest are kept. */
import type { Session } from '../../extension/protocol/frames/frames';
import type { Bus } from './bus';
import type { Subjects } from './names';
import type { BrowserEntry } from './state/entries';

/** Beyond that the oldest are left out; the relay's own audit log has them. */
const maxWaiting = 10_000;
const sendAgainAfterMs = 1_000;

export type FleetEvent =
  | { event: 'relay-joined' | 'relay-left' }
  | { event: 'relay-lost'; lost: string }
  | { event: 'browser-connected' | 'browser-lost'; browser: string }
  | { event: 'session-opened' | 'session-closed' | 'session-lost'; session: string; key: string };

export class FleetEvents {
  readonly #bus: Bus;
  readonly #relay: string;
  readonly #subjects: { event: string; audit: string };
  readonly #waiting: { subject: string; line: string }[] = [];
  #isSending = false;

  /** @param options.relay name of this relay */
  constructor(bus: Bus, options: { run: string; relay: string; subjects: Subjects }) {
    const { run, relay, subjects } = options;
    this.#bus = bus;
    this.#relay = relay;
    this.#subjects = { event: subjects.event(run), audit: subjects.audit(run) };
    bus.onChange((isConnected) => isConnected && void this.#send());
  }

  happened(event: FleetEvent): void {
    this.#add(this.#subjects.event, { relay: this.#relay, ...event });
  }

  /** An entry of this relay's audit log. */
  audited(entry: Readonly<Record<string, unknown>>): void {
    this.#add(this.#subjects.audit, { relay: this.#relay, ...entry });
  }

  /** Tells what differs between two entries of a browser of this relay. */
  browserChanged(id: string, before: BrowserEntry | undefined, after: BrowserEntry): void {
    if (after.connected && !before?.connected) this.happened({ event: 'browser-connected', browser: id });
    if (!after.connected && before?.connected) this.happened({ event: 'browser-lost', browser: id });
    // Of a browser that is away nobody knows.
    if (!after.connected || !before?.connected) return;
    for (const session of without(after.sessions, before.sessions))
      this.happened({ event: 'session-opened', session: session.id, key: session.keyName });
    for (const session of without(before.sessions, after.sessions))
      this.happened({ event: 'session-closed', session: session.id, key: session.keyName });
  }

  #add(subject: string, entry: Readonly<Record<string, unknown>>): void {
    const line = JSON.stringify({ time: new Date().toISOString(), ...entry });
    this.#waiting.push({ subject, line });
    if (this.#waiting.length > maxWaiting) this.#waiting.shift();
    void this.#send();
  }

  /** One after the other, in order. What fails is sent again after a while, with the next one, or when NATS is back. */
  async #send(): Promise<void> {
    if (this.#isSending || !this.#bus.isConnected) return;
    this.#isSending = true;
    try {
      for (let next = this.#waiting[0]; next && this.#bus.isConnected; next = this.#waiting[0]) {
        await this.#bus.append(next.subject, Buffer.from(next.line));
        if (this.#waiting[0] === next) this.#waiting.shift();
      }
    } catch {
      // The streams are not there yet, or NATS is gone again.
      setTimeout(() => void this.#send(), sendAgainAfterMs).unref();
    } finally {
      this.#isSending = false;
    }
  }
}

function without(sessions: readonly Session[], others: readonly Session[]): Session[] {
  return sessions.filter(({ id }) => !others.some((other) => other.id === id));
}
