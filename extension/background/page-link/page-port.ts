/** The connection to one document: requests to its content script, and what the script reports of running steps. */
import type { RelayError } from '../../protocol/errors';
import type { StepResult } from '../../protocol/frames';
import type { FromPage, InPage, LazyScript, ToPage } from '../../protocol/page-messages';
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
  /** Lazy scripts that the document has, or is about to have. An entry is deleted if the script could not be injected. */
  readonly #scripts = new Map<LazyScript, Promise<void>>();

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
    if (frame.type === 'tick') setTimeout(() => this.#post({ type: 'tick' }), tickDelayMs);
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

  /** The answer to `frame`; undefined when the document went away first. @throws RelayError timeout when the signal aborts */
  request(frame: Extract<ToPage, { id: string }>, signal: AbortSignal): Promise<FromPage | undefined> {
    const { id } = frame;
    // What is read does not wait for a script that only acts need.
    const reads = frame.type === 'command' && frame.effect === 'read';
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
        resolve(answer);
        if (reads) this.#prepareToHold(frame);
      });
      this.#post(reads ? withoutHold(frame) : frame);
      if (!reads) this.#prepareToHold(frame);
    });
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

/** Nothing is held of a step that reads. */
function withoutHold(frame: ToPage): ToPage {
  if (frame.type !== 'command' || frame.order.do !== 'step') return frame;
  const { hold: _, ...order } = frame.order;
  return { ...frame, order };
}
