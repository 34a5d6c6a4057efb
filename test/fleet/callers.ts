/** Callers that act in random sessions through random relays, and keep what they were told of each act. */
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import type { Seeded } from '../support/attacks/seeded';
import { type Answer, api } from '../support/relay/rest-client';
import { HoldUps } from './hold-ups';
import type { Ledger } from './ledger';

/** Of every call, and how much later its answer may come. */
const timeoutMs = 5_000;
const graceMs = 500;
/** Opening has its own time limit. */
const openLimitMs = 30_000;
/** An act with an Idempotency-Key is asked for again for so long. */
const askForMs = 30_000;
const thinkMs = 100;

/** What a caller knows of an act in the end; `unanswered`: each connection broke. */
type Told = 'executed' | 'not_executed' | 'unknown' | 'unanswered';

/** A session that callers know, in its browser. */
interface KnownSession {
  id: string;
  browser: string;
}

export class Callers {
  readonly counts = {
    calls: 0,
    executed: 0,
    not_executed: 0,
    unknown: 0,
    unanswered: 0,
    repeated: 0,
    lost: 0,
  };
  /** What was told falsely, or too late, in words. */
  readonly faults: string[] = [];
  /** How much later than its limit an answer came, at most. */
  longestMs = Number.NEGATIVE_INFINITY;
  readonly holdUps = new HoldUps();
  readonly #parts: { origins: readonly string[]; apiKey: string; ledger: Ledger; random: Seeded };
  readonly #sessions: KnownSession[] = [];
  readonly #told = new Map<string, { told: Told; how: string }>();
  #marker = 0;
  #isOver = false;

  constructor(parts: { origins: readonly string[]; apiKey: string; ledger: Ledger; random: Seeded }) {
    this.#parts = parts;
  }

  /** Opens a session in a browser; tries again until one is open, or all is over. */
  async open(browser: string): Promise<void> {
    while (!this.#isOver) {
      this.#marker += 1;
      const headers = { 'idempotency-key': `open-${this.#marker}` };
      const answer = await this.#call('POST', '/session', { browser }, headers, openLimitMs);
      if (answer?.status === 200) {
        this.#sessions.push({ id: z.string().parse(answer.body.sessionId), browser });
        return;
      }
      await sleep(200);
    }
  }

  /** Acts until `stop`. */
  async run(): Promise<void> {
    while (!this.#isOver) {
      const session = this.#parts.random.pick(this.#sessions);
      if (!session || this.#parts.random.chance(20)) await this.#read(session);
      else await this.#act(session);
      await sleep(this.#parts.random.below(thinkMs));
    }
  }

  /** No further acts; those under way come to their end. */
  stop(): void {
    this.#isOver = true;
  }

  /** Compares what was told with what the browsers counted. To be called when no act is under way any more. */
  judge(): string[] {
    const allowed = { executed: [1], not_executed: [0], unknown: [0, 1], unanswered: [0, 1] };
    for (const [marker, { told, how }] of this.#told) {
      const count = this.#parts.ledger.count(marker);
      if (!allowed[told].includes(count)) this.faults.push(`${marker}: ${how}, and was done ${count} times`);
    }
    return this.faults;
  }

  async #read(session: KnownSession | undefined): Promise<void> {
    if (!session) return;
    const answer = await this.#step(session, { action: 'text', selector: 'body' });
    if (answer?.headers.get('x-error-code') === 'session_not_found') this.#lose(session);
  }

  async #act(session: KnownSession): Promise<void> {
    this.#marker += 1;
    const marker = `#act-${this.#marker}`;
    const body = { action: 'click', selector: marker };
    const isKeyed = this.#parts.random.chance(50);
    const headers: Record<string, string> = isKeyed ? { 'idempotency-key': marker } : {};
    const until = performance.now() + askForMs;
    const heard: string[] = [];
    let told: Told = 'unanswered';
    let isOpen = true;
    while (isOpen) {
      const answer = await this.#step(session, body, headers);
      const code = answer?.headers.get('x-error-code') ?? '';
      if (code === 'session_not_found') this.#lose(session);
      told = this.#toldBy(answer, heard.length > 0);
      heard.push(
        answer ? `${answer.status} ${code} ${answer.headers.get('x-outcome') ?? ''}`.trim() : 'no answer',
      );
      const mayKnowMore = !answer || code === 'still_running' || code === 'no_browser';
      isOpen = isKeyed && mayKnowMore && performance.now() < until;
      if (isOpen) {
        this.counts.repeated += 1;
        await sleep(100);
      }
    }
    this.counts[told] += 1;
    this.#told.set(marker, { told, how: heard.join(', then ') });
  }

  /** An error that tells no outcome says that nothing was done, unless an earlier attempt may have done it. */
  #toldBy(answer: Answer | undefined, isRepeated: boolean): Told {
    if (!answer) return 'unanswered';
    if (answer.status === 200) return 'executed';
    const outcome = answer.headers.get('x-outcome');
    if (outcome === 'executed' || outcome === 'not_executed' || outcome === 'unknown') return outcome;
    return isRepeated ? 'unknown' : 'not_executed';
  }

  #step(session: KnownSession, body: object, headers: Record<string, string> = {}) {
    return this.#call('POST', `/session/${session.id}`, { ...body, timeoutMs }, headers, timeoutMs);
  }

  async #call(method: string, path: string, body: unknown, headers: Record<string, string>, limitMs: number) {
    const { origins, apiKey, random } = this.#parts;
    const { call } = api(`${random.pick(origins)}/v1`, apiKey);
    this.counts.calls += 1;
    // The relay is not there, or was killed meanwhile.
    const sentAt = performance.now();
    const answer = await call(method, path, { body, headers }).catch(() => undefined);
    // An answer that this process could not read yet is not late.
    const tookMs = performance.now() - sentAt - this.holdUps.since(sentAt);
    this.longestMs = Math.max(this.longestMs, tookMs - limitMs);
    if (tookMs > limitMs + graceMs)
      this.faults.push(
        `${method} ${path} took ${Math.round(tookMs)} ms of ${limitMs}: ${answer?.status ?? 'no answer'} ${answer?.body.error ?? ''}`,
      );
    return answer;
  }

  /** The session is gone with its browser: another one is opened there. */
  #lose(session: KnownSession): void {
    const index = this.#sessions.indexOf(session);
    if (index < 0) return;
    this.#sessions.splice(index, 1);
    this.counts.lost += 1;
    void this.open(session.browser);
  }
}
