/** Asks other relays to do something, and finds out what became of it when messages were lost. */
import { RelayError } from '../../../extension/protocol/errors';
import type { Deadline } from '../../deadline';
import type { Bus, Message } from '../bus';
import type { Members } from '../state/members';
import type { State } from './incoming-calls';
import { freshCallId, type Packet, PacketJoiner, toMessages } from './packets';
import { type Answer, type RemoteRequest, readAnswer } from './request';
import type { Sealing } from './sealing';

/** As long as a relay waits for its own browsers (relay/browsers/pending-commands.ts): callers are answered within 500 ms. */
const graceMs = 400;
/** A call without an answer is asked about so often. */
const askEveryMs = 2_000;
/** A call that did not arrive is sent again for so long; the other relay knows its id for longer. */
const sendAgainForMs = 20_000;

/** Which relay is asked. */
export interface Target {
  /** Of the relay that holds it. */
  run: string;
  publicKey: Uint8Array;
  subject: string;
}

/**
 * How a call ended. `undelivered`: it surely did not arrive. `lost`: nobody knows what became of it, because the relay is
 * gone or the time is over.
 */
export type CallEnd = Answer | { lost: 'undelivered' | 'relay' | 'late' };

interface Waiting {
  target: Target;
  request: Omit<RemoteRequest, 'remainingMs'>;
  deadline: Deadline;
  sentAt: number;
  attempts: number;
  toldAt: number;
  /** It was asked about or sent again, so that an undelivered message says nothing of the first. */
  isRepeated: boolean;
  progress(value: unknown): void;
  settle(end: CallEnd): void;
}

export class OutgoingCalls {
  readonly #parts: { bus: Bus; sealing: Sealing; inbox: (id: string) => string };
  readonly #joiner = new PacketJoiner();
  /** By id. An entry dies with the answer, the loss of the other relay, the deadline or the caller's departure. */
  readonly #waiting = new Map<string, Waiting>();

  constructor(parts: { bus: Bus; sealing: Sealing; members: Members; inbox(id: string): string }) {
    this.#parts = parts;
    parts.bus.subscribe(parts.inbox('*'), (message) => this.#take(message));
    parts.bus.onChange((isConnected) => isConnected && this.#ask(0));
    parts.members.onGone((run) => {
      for (const { target, settle } of [...this.#waiting.values()])
        if (target.run === run) settle({ lost: 'relay' });
    });
    setInterval(() => this.#ask(askEveryMs), askEveryMs / 2).unref();
  }

  /** @param on.progress receives what the other relay reports meanwhile */
  call(
    target: Target,
    request: Waiting['request'],
    on: { deadline: Deadline; signal: AbortSignal; progress?(value: unknown): void },
  ): Promise<CallEnd> {
    if (!this.#parts.bus.isConnected) return Promise.resolve({ lost: 'undelivered' });
    const id = freshCallId();
    const { deadline, signal, progress = () => undefined } = on;
    return new Promise((resolve) => {
      const settle = (end: CallEnd) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', cancel);
        this.#waiting.delete(id);
        resolve(end);
      };
      const giveUp = (end: CallEnd) => {
        this.#send(target, { kind: 'cancel', id, body: Buffer.alloc(0) });
        settle(end);
      };
      const cancel = () => giveUp({ error: callerGone() });
      const timer = setTimeout(() => giveUp({ lost: 'late' }), deadline.remainingMs + graceMs);
      signal.addEventListener('abort', cancel, { once: true });
      const now = performance.now();
      const waiting = { target, request, deadline, sentAt: now, toldAt: now, attempts: 0, isRepeated: false };
      this.#waiting.set(id, { ...waiting, progress, settle });
      this.#sendCall(id);
      if (signal.aborted) cancel();
    });
  }

  #sendCall(id: string): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    const { target, request, deadline } = waiting;
    const attempt = waiting.attempts % 256;
    waiting.attempts += 1;
    const text = JSON.stringify({ ...request, remainingMs: deadline.remainingMs });
    const { publicKey, subject } = target;
    const { sealing } = this.#parts;
    const sealed = sealing.seal(publicKey, `call ${id} ${subject}`, text);
    this.#send(target, { kind: 'call', id, attempt, body: Buffer.concat([sealing.publicKey, sealed]) });
  }

  #take({ data, subject, isUndelivered }: Message): void {
    if (isUndelivered) {
      const waiting = this.#waiting.get(subject.slice(subject.lastIndexOf('.') + 1));
      // The other relay may only not have reached the server again: its silence tells whether it is gone.
      if (waiting && !waiting.isRepeated) waiting.settle({ lost: 'undelivered' });
      return;
    }
    const packet = this.#joiner.take(data);
    const waiting = packet && this.#waiting.get(packet.id);
    if (!waiting) return;
    waiting.toldAt = performance.now();
    const { kind, id } = packet;
    if (kind === 'state') this.#hear(id, waiting, String(packet.body) as State);
    const text = this.#parts.sealing.open(waiting.target.publicKey, `${kind} ${id}`, packet.body);
    if (text === undefined) return;
    if (kind === 'progress') waiting.progress(JSON.parse(text));
    else if (kind === 'answer') waiting.settle(readAnswer(text));
  }

  #hear(id: string, waiting: Waiting, state: State): void {
    if (state === 'forgotten') waiting.settle({ lost: 'relay' });
    if (state === 'refused') waiting.settle({ error: notUnderstood(waiting.request) });
    if (state !== 'unseen') return;
    const isFresh = performance.now() - waiting.sentAt < sendAgainForMs && waiting.deadline.remainingMs > 0;
    // The same run gets it: had the first message arrived, it would know the id.
    if (isFresh) this.#sendCall(id);
    else waiting.settle({ lost: 'late' });
  }

  #ask(afterMs: number): void {
    if (!this.#parts.bus.isConnected) return;
    const now = performance.now();
    for (const [id, waiting] of this.#waiting) {
      if (now - waiting.toldAt < afterMs) continue;
      waiting.isRepeated = true;
      waiting.toldAt = now;
      this.#send(waiting.target, { kind: 'ask', id, body: Buffer.alloc(0) });
    }
  }

  #send({ subject }: Target, packet: Packet): void {
    const { bus, inbox } = this.#parts;
    for (const message of toMessages(packet, bus.maxMessageBytes))
      bus.publish(subject, message, inbox(packet.id));
  }
}

function callerGone(): RelayError {
  return new RelayError('interrupted', 'The caller disconnected.', { outcome: 'unknown' });
}

function notUnderstood({ idempotencyKey }: Waiting['request']): RelayError {
  return new RelayError(
    'internal',
    'Two relays of the fleet do not understand each other. Update them to the same version of tabrelay.',
    { outcome: idempotencyKey === undefined ? 'not_executed' : 'unknown' },
  );
}
