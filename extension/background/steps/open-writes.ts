/** Knows what the scripts of a page are still sending to a server: a task that ends before the answer may lose it. */
import type { RequestEvents } from './act-requests';

interface Request {
  requestId: string;
  method: string;
  url: string;
}

/** A server that takes longer is told of. */
const maxWaitMs = 4_000;
/** So long after the last act of a task, a page sends nothing because of it any more. */
const maxIdleMs = 60_000;
/** What begins again so soon after its own answer is a connection that the page holds open. */
const maxPauseMs = 200;
const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** By tab. An entry is made by an act of a task, and dies some time after the last one. */
export class OpenWrites {
  readonly #events: RequestEvents<Request>;
  readonly #tabs = new Map<number, TabWrites>();

  constructor(events: RequestEvents<Request>) {
    this.#events = events;
  }

  /** Listens to the tab from now on. */
  actBegins(tabId: number): void {
    const writes =
      this.#tabs.get(tabId) ?? new TabWrites(this.#events, tabId, () => this.#tabs.delete(tabId));
    this.#tabs.set(tabId, writes);
    writes.listenOn();
  }

  /** Waits until the page has its answers, but not for long. @returns whether some are still missing */
  async areOpen(tabId: number, signal: AbortSignal): Promise<boolean> {
    return (await this.#tabs.get(tabId)?.areOpen(signal)) ?? false;
  }
}

class TabWrites {
  readonly #events: RequestEvents<Request>;
  readonly #ended: () => void;
  /** Addresses by request. */
  readonly #open = new Map<string, string>();
  /** When the latest request to each address was answered. */
  readonly #answeredAtMs = new Map<string, number>();
  readonly #connections = new Set<string>();
  #idle: ReturnType<typeof setTimeout> | undefined;
  #answered = () => {};

  constructor(events: RequestEvents<Request>, tabId: number, ended: () => void) {
    this.#events = events;
    this.#ended = ended;
    const filter = { urls: ['<all_urls>'], tabId, types: ['xmlhttprequest' as const] };
    events.requested?.addListener(this.#begin, filter);
    events.requestCompleted?.addListener(this.#end, filter);
    events.requestFailed?.addListener(this.#end, filter);
  }

  /** @returns whether answers are still missing when it has waited */
  async areOpen(signal: AbortSignal): Promise<boolean> {
    const ended = AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)]);
    while (this.#mayBeLost() && !ended.aborted)
      await new Promise<void>((resolve) => {
        this.#answered = resolve;
        ended.addEventListener('abort', () => resolve(), { once: true });
      });
    return this.#mayBeLost();
  }

  #mayBeLost(): boolean {
    return [...this.#open.values()].some((address) => !this.#connections.has(address));
  }

  /** For as long as an act can still make the page send something. */
  listenOn(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#stop(), maxIdleMs);
  }

  #stop(): void {
    this.#events.requested?.removeListener(this.#begin);
    this.#events.requestCompleted?.removeListener(this.#end);
    this.#events.requestFailed?.removeListener(this.#end);
    this.#ended();
  }

  readonly #begin = ({ requestId, method, url }: Request): void => {
    if (!writing.has(method)) return;
    const address = `${method} ${url.split('?')[0]}`;
    const pauseMs = Date.now() - (this.#answeredAtMs.get(address) ?? 0);
    if (pauseMs < maxPauseMs) this.#connections.add(address);
    this.#open.set(requestId, address);
  };

  readonly #end = ({ requestId }: Request): void => {
    const address = this.#open.get(requestId);
    if (address === undefined) return;
    this.#open.delete(requestId);
    this.#answeredAtMs.set(address, Date.now());
    this.#answered();
  };
}
