/** Waits for the requests of scripts that an act begins: a page mostly shows what the act leads to once they are answered. */

/** An event of the browser's requests. */
interface RequestEvent<Request> {
  addListener(
    listener: (request: Request) => void,
    filter: { urls: string[]; tabId: number; types: 'xmlhttprequest'[] },
  ): void;
  removeListener(listener: (request: Request) => void): void;
}

/** Some are missing in Firefox, and all in the unit tests. */
export interface RequestEvents<Request = { requestId: string }> {
  requested?: RequestEvent<Request> | undefined;
  requestCompleted?: RequestEvent<Request> | undefined;
  requestFailed?: RequestEvent<Request> | undefined;
}

/** A page that takes longer shows that it is loading, or goes on waiting for its server for ever. */
const maxWaitMs = 500;
/** The browser tells of a request a little later than the page of its act, and a script asks for one thing after another. */
const graceMs = 20;

/** One per act. */
export class ActRequests {
  readonly #events: RequestEvents;
  readonly #open = new Set<string>();
  #changed = () => {};

  constructor(events: RequestEvents, tabId: number) {
    this.#events = events;
    const filter = { urls: ['<all_urls>'], tabId, types: ['xmlhttprequest' as const] };
    events.requested?.addListener(this.#began, filter);
    events.requestCompleted?.addListener(this.#ended, filter);
    events.requestFailed?.addListener(this.#ended, filter);
  }

  /** Until all that were begun so far are answered, but not for long. */
  async settled(signal: AbortSignal): Promise<void> {
    const ended = AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)]);
    do {
      await this.#pause(ended);
    } while (this.#open.size > 0 && !ended.aborted);
  }

  /** Whether some are still not answered. */
  get areOpen(): boolean {
    return this.#open.size > 0;
  }

  stop(): void {
    this.#events.requested?.removeListener(this.#began);
    this.#events.requestCompleted?.removeListener(this.#ended);
    this.#events.requestFailed?.removeListener(this.#ended);
  }

  readonly #began = ({ requestId }: { requestId: string }): void => {
    this.#open.add(requestId);
  };

  readonly #ended = ({ requestId }: { requestId: string }): void => {
    this.#open.delete(requestId);
    if (this.#open.size === 0) this.#changed();
  };

  /** Until the last open request has ended, and what it leads to may have begun. */
  async #pause(ended: AbortSignal): Promise<void> {
    if (this.#open.size > 0)
      await new Promise<void>((resolve) => {
        this.#changed = resolve;
        ended.addEventListener('abort', () => resolve(), { once: true });
      });
    if (!ended.aborted) await new Promise((resolve) => setTimeout(resolve, graceMs));
  }
}
