/** Does what other relays ask for, each call once, and keeps the answers until they have surely arrived. */
import { RelayError } from '../../../extension/protocol/errors';
import type { Bus, Message } from '../bus';
import { type Packet, PacketJoiner, toMessages } from './packets';
import { type Answer, type RemoteRequest, requestSchema, writeAnswer } from './request';
import { publicKeyBytes, type Sealing } from './sealing';

/** A call that was lost is sent again for 20 s (outgoing-calls.ts); for longer than that its id is known. */
const knowIdsMs = 60_000;
const keepAnswersMs = 30_000;
const maxAnswerBytes = 64 * 1024 * 1024;

interface Incoming {
  /** The run of the relay that asks. */
  run: string;
  /** Ends it; absent once it has ended. */
  abort?: AbortController;
  /** Sealed; absent while it runs, and once it is not kept any more. */
  answer?: Buffer;
  /** When it ended, in milliseconds of `performance.now`. */
  endedAt?: number;
}

export type State = 'running' | 'unseen' | 'forgotten' | 'refused';

type Perform = (
  request: RemoteRequest,
  signal: AbortSignal,
  progress: (value: unknown) => void,
) => Promise<unknown>;

export class IncomingCalls {
  readonly #bus: Bus;
  readonly #sealing: Sealing;
  readonly #perform: Perform;
  readonly #onError: (error: unknown) => void;
  readonly #joiner = new PacketJoiner();
  /** By id, oldest first. Written by `#begin` and by a cancelled call; an entry dies a minute after its end. */
  readonly #calls = new Map<string, Incoming>();
  #answerBytes = 0;

  /**
   * @param options.perform does an operation here
   * @param options.onError receives what is a bug of ours
   */
  constructor(options: { bus: Bus; sealing: Sealing; perform: Perform; onError(error: unknown): void }) {
    this.#bus = options.bus;
    this.#sealing = options.sealing;
    this.#perform = options.perform;
    this.#onError = options.onError;
  }

  take({ data, reply, subject }: Message): void {
    const packet = this.#joiner.take(data);
    if (!packet || reply === undefined) return;
    const known = this.#calls.get(packet.id);
    if (packet.kind === 'cancel') this.#cancel(packet.id, known);
    else if (known) this.#tellAgain(packet.id, known, reply);
    else if (packet.kind === 'ask') this.#state(packet.id, reply, 'unseen');
    else if (packet.kind === 'call') void this.#begin(packet, reply, subject);
  }

  /** A relay is gone: nobody waits for what it asked. */
  abandon(run: string): void {
    for (const call of this.#calls.values()) if (call.run === run) call.abort?.abort();
  }

  /** Forgets what is old. To be called every few seconds. */
  tidy(): void {
    const now = performance.now();
    for (const [id, call] of this.#calls) {
      if (call.endedAt === undefined) continue;
      const ageMs = now - call.endedAt;
      const isKept = ageMs <= keepAnswersMs && this.#answerBytes <= maxAnswerBytes;
      // Those that follow ended later, but for the few that took long.
      if (isKept && call.answer) return;
      this.#dropAnswer(call);
      if (ageMs > knowIdsMs) this.#calls.delete(id);
    }
  }

  #dropAnswer(call: Incoming): void {
    this.#answerBytes -= call.answer?.length ?? 0;
    delete call.answer;
  }

  #cancel(id: string, known: Incoming | undefined): void {
    if (known) {
      known.abort?.abort();
      return;
    }
    // The call itself may come later, and must not be done then.
    this.#calls.set(id, { run: '', endedAt: performance.now() });
  }

  #tellAgain(id: string, known: Incoming, reply: string): void {
    if (known.answer) this.#send({ kind: 'answer', id, body: known.answer }, reply);
    else this.#state(id, reply, known.endedAt === undefined ? 'running' : 'forgotten');
  }

  async #begin({ id, body }: Packet, reply: string, subject: string): Promise<void> {
    const other = Buffer.from(body.subarray(0, publicKeyBytes));
    const text = this.#sealing.open(other, `call ${id} ${subject}`, body.subarray(publicKeyBytes));
    const request = text === undefined ? undefined : parseRequest(text);
    if (!request) return this.#state(id, reply, 'refused');
    const abort = new AbortController();
    const call: Incoming = { run: runOf(reply), abort };
    this.#calls.set(id, call);
    const seal = (kind: 'answer' | 'progress', value: string) =>
      this.#sealing.seal(other, `${kind} ${id}`, value);
    const progress = (value: unknown) =>
      this.#send({ kind: 'progress', id, body: seal('progress', JSON.stringify(value)) }, reply);
    const answer = await this.#answer(request, abort.signal, progress);
    call.endedAt = performance.now();
    delete call.abort;
    call.answer = seal('answer', writeAnswer(answer));
    this.#answerBytes += call.answer.length;
    this.#send({ kind: 'answer', id, body: call.answer }, reply);
  }

  async #answer(
    request: RemoteRequest,
    signal: AbortSignal,
    progress: (value: unknown) => void,
  ): Promise<Answer> {
    try {
      return { value: await this.#perform(request, signal, progress) };
    } catch (error) {
      if (error instanceof RelayError) return { error };
      // Nobody waits for the answer any more.
      if (signal.aborted) return { error: new RelayError('interrupted', 'The caller disconnected.') };
      this.#onError(error);
      const message = 'Something went wrong inside tabrelay. The log of the relay has the details.';
      return { error: new RelayError('internal', message) };
    }
  }

  #state(id: string, reply: string, state: State): void {
    this.#send({ kind: 'state', id, body: Buffer.from(state) }, reply);
  }

  #send(packet: Packet, reply: string): void {
    for (const message of toMessages(packet, this.#bus.maxMessageBytes)) this.#bus.publish(reply, message);
  }
}

/** The inbox of a call contains the run that waits there. */
function runOf(reply: string): string {
  return reply.split('.')[2] ?? '';
}

function parseRequest(text: string): RemoteRequest | undefined {
  try {
    return requestSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
