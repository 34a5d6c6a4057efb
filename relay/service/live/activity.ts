/** Keeps what each open session does now, and did last. */
import type { Command } from '../../../extension/protocol/frames/frames';
import type { ActedOn } from '../../../extension/protocol/live';
import type { Ending } from '../../browsers/ending';
import { actOf, outcomeOf } from '../transcripts/entry-of';
import type { LiveAct, LiveSession } from './live-state';

const maxSessions = 200;

interface Known {
  /** By command id, oldest first: steps in flight, of which the first is being done. */
  running: Map<string, LiveAct>;
  last?: LiveSession['last'];
}

export class Activity {
  /** By session id, the one used longest ago first. Written by `began` and `ended`; dies with its session. */
  readonly #sessions = new Map<string, Known>();
  readonly #listeners = new Set<(sessionId: string) => void>();

  /** A command is about to be sent. */
  began(command: Command): void {
    const act = actOf(command);
    if (!act) return;
    const { sessionId, ...about } = act;
    const known: Known = this.#sessions.get(sessionId) ?? { running: new Map() };
    this.#sessions.delete(sessionId);
    this.#sessions.set(sessionId, known);
    const [oldest] = this.#sessions.keys();
    if (oldest !== undefined && this.#sessions.size > maxSessions) this.#sessions.delete(oldest);
    known.running.set(command.id, { ...about, at: new Date().toISOString() });
    this.#changed(sessionId);
  }

  /** A command has ended. */
  ended(ending: Ending): void {
    const { order, id } = ending.command;
    const known = 'sessionId' in order ? this.#sessions.get(order.sessionId) : undefined;
    const act = known?.running.get(id);
    if (!known || !act || !('sessionId' in order)) return;
    known.running.delete(id);
    known.last = { ...act, at: new Date().toISOString(), outcome: outcomeOf(ending) };
    this.#changed(order.sessionId);
  }

  /** The act that is being done is done on this element. */
  acting(sessionId: string, on: ActedOn): void {
    const [act] = this.#sessions.get(sessionId)?.running.values() ?? [];
    if (!act) return;
    act.on = on;
    this.#changed(sessionId);
  }

  of(sessionId: string): Pick<LiveSession, 'now' | 'last'> {
    const known = this.#sessions.get(sessionId);
    const [now] = known?.running.values() ?? [];
    return { ...(now && { now }), ...(known?.last && { last: known.last }) };
  }

  /** The session was closed. */
  forget(sessionId: string): void {
    this.#sessions.delete(sessionId);
  }

  onChange(listener: (sessionId: string) => void): void {
    this.#listeners.add(listener);
  }

  #changed(sessionId: string): void {
    for (const listener of this.#listeners) listener(sessionId);
  }
}
