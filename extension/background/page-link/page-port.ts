/** The connection to one document: requests to its content script, and what the script reports of running steps. */
import type { RelayError } from '../../protocol/errors';
import type { StepResult } from '../../protocol/frames/frames';
import type { FromPage, InPage, LazyScript, PageCommand, ToPage } from '../../protocol/page-messages';
import type { Port, Sender } from '../browser-api/runtime';
import { pageUnresponsive } from './page-errors';

const tickDelayMs = 20;

/** Injects a script into the document's frame. */
export type Inject = (script: `/${LazyScript}.js`) => Promise<void>;

/** Dies with its document; requests that are not answered by then resolve with nothing. */
export class PagePort {
  /** By request id: requests without an answer. Each removes its own entry. */
  readonly #waiting = new Map<string, (frame: FromPage | undefined) => void>();
  /** By step id: steps that have begun in the page, with their results once delivered. Deleted by `takeProgress`. */
  readonly #begun = new Map<string, StepResult | undefined>();
  /** What the document answered together with the read before it. Each is taken by its own request, or dropped by another. */
  readonly #ahead = new Map<string, { read: ToPage; answer: FromPage }>();
  /** Lazy scripts that the document has, or is about to have. An entry is deleted if the script could not be injected. */
  readonly #scripts = new Map<LazyScript, Promise<void>>();

  /** Nothing has changed in the document since it was drawn, as it says itself. */
  isAtRest = false;

  constructor(
    private readonly port: Port,
    private readonly inject: Inject,
    /** Receives the element that a step is about to act on. */
    private readonly acting: (on: InPage) => void,
  ) {}

  get sender(): Sender & { origin?: string } {
    return this.port.sender ?? {};
  }

  /** Takes a frame from the content script. */
  received(frame: FromPage): void {
    if (frame.type === 'settled') this.isAtRest = frame.atRest === true;
    if (frame.type === 'changed') this.isAtRest = false;
    else if (frame.type === 'tick') setTimeout(() => this.#post({ type: 'tick' }), tickDelayMs);
    else if (frame.type === 'script') {
      // If it cannot be injected, the page reports that itself at the step's deadline.
      this.#load(frame.name).then(
        () => this.#post({ type: 'tick' }),
        () => {},
      );
    } else if (!this.#waiting.has(frame.id)) {
      // This document was not asked, or nobody waits for it any more.
    } else if (frame.type === 'at') this.acting(frame.on);
    else if (frame.type === 'begun') this.#begun.set(frame.id, undefined);
    else if (frame.type === 'delivered') this.#begun.set(frame.id, frame.result);
    else this.#waiting.get(frame.id)?.(frame);
  }

  /** The document has gone away. */
  closed(): void {
    for (const settle of this.#waiting.values()) settle(undefined);
  }

  /**
   * The answer to `frame`; undefined when the document went away first.
   * @param next reads that are to be requested right after this one: the document answers those that it can at once, which
   * saves each of them a message there and one back
   * @throws RelayError timeout when the signal aborts
   */
  request(
    frame: Extract<ToPage, { id: string }>,
    signal: AbortSignal,
    next: readonly PageCommand[] = [],
  ): Promise<FromPage | undefined> {
    const { id } = frame;
    // What is read does not wait for a script that only acts need.
    const reads = frame.type === 'command' && frame.effect === 'read';
    const ahead = this.#takeAhead(frame);
    if (ahead && !signal.aborted) return Promise.resolve(ahead);
    return new Promise<FromPage | undefined>((resolve, reject: (error: RelayError) => void) => {
      // An aborted signal sends no further event.
      if (signal.aborted) return reject(pageUnresponsive());
      const end = () => {
        this.#waiting.delete(id);
        signal.removeEventListener('abort', onAbort);
      };
      const onAbort = () => {
        end();
        this.#post({ type: 'cancel', id });
        reject(pageUnresponsive());
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.#waiting.set(id, (answer) => {
        end();
        if (answer?.type === 'answer') this.#keepAhead(answer, next);
        resolve(answer);
        if (reads) this.#prepareToHold(frame);
      });
      this.#post(reads ? { ...withoutHold(frame), next: next.map(withoutHold) } : frame);
      if (!reads) this.#prepareToHold(frame);
    });
  }

  /** Whether the document has answered the read already, unless it is asked otherwise now. */
  hasAnswered(id: string): boolean {
    return this.#ahead.has(id);
  }

  /** What the document has answered to exactly this already. Any other request ends what was answered ahead. */
  #takeAhead(frame: Extract<ToPage, { id: string }>): FromPage | undefined {
    const known = this.#ahead.get(frame.id);
    if (known && isSameRead(known.read, frame)) {
      this.#ahead.delete(frame.id);
      return known.answer;
    }
    this.#ahead.clear();
    return undefined;
  }

  #keepAhead({ ahead = [] }: Extract<FromPage, { type: 'answer' }>, next: readonly PageCommand[]): void {
    for (const answer of ahead) {
      const read = next.find(({ id }) => id === answer.id);
      if (read) this.#ahead.set(read.id, { read, answer: { type: 'answer', ...answer } });
    }
  }

  /** Loads the script that judges acts before the first one needs it: on a slow machine that takes an act's whole time. */
  #prepareToHold(frame: Extract<ToPage, { id: string }>): void {
    if (frame.type === 'command' && frame.order.do === 'step' && frame.order.hold)
      void this.#load('effects').catch(() => undefined);
  }

  #load(name: LazyScript): Promise<void> {
    const known = this.#scripts.get(name);
    if (known) return known;
    const loading = this.inject(`/${name}.js`);
    this.#scripts.set(name, loading);
    loading.catch(() => this.#scripts.delete(name));
    return loading;
  }

  /** Whether the page has begun the step, and its result if it was delivered; forgets it. */
  takeProgress(stepId: string): { begun: boolean; delivered?: StepResult } {
    const delivered = this.#begun.get(stepId);
    const begun = this.#begun.delete(stepId);
    return delivered === undefined ? { begun } : { begun, delivered };
  }

  /** A port can close between its last message and ours; the document needs no message then. */
  #post(message: ToPage): void {
    try {
      this.port.postMessage(message);
    } catch {}
  }
}

function isSameRead(one: ToPage, other: ToPage): boolean {
  if (one.type !== 'command' || other.type !== 'command') return false;
  const asked = ({ order, refsGiven }: PageCommand) => JSON.stringify([order, refsGiven]);
  return asked(one) === asked(other);
}

/** Nothing is held of a step that reads. */
function withoutHold<Frame extends ToPage>(frame: Frame): Frame {
  if (frame.type !== 'command' || frame.order.do !== 'step') return frame;
  const { hold: _, ...order } = frame.order;
  return { ...frame, order };
}
