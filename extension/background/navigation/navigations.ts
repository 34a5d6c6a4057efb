/** Tracks how far the main document of every tab has loaded; steps wait on it. */
import {
  aborted,
  afterAddressChange,
  afterBegin,
  afterClose,
  afterFailure,
  afterReached,
  blocked,
  type Counted,
  failure,
  hasReached,
  isStarting,
  late,
  type NavigationState,
  notOpened,
  type Stage,
} from './navigation-state';
import { withoutFragment } from './without-fragment';

/** How long after a tab was sent somewhere that navigation may begin. */
const beginsWithinMs = 1_000;

export class Navigations {
  /** By tab id. Written by the browser's navigation events; an entry dies when its tab closes. */
  readonly #states = new Map<number, NavigationState>();
  /** By tab id: the checks of running `until` calls, each of which removes its own. */
  readonly #waiters = new Map<number, Set<() => void>>();
  /** By tab id: an address with a fragment that a step sent it to. Dies on arrival, with the next navigation or the tab. */
  readonly #sentTo = new Map<number, string>();

  /**
   * By tab id: the address that a step sent it to, until that navigation begins; empty for a place in its history, until
   * a page arrives. What is aborted before is an earlier navigation, such as that of a form that a click has just submitted.
   */
  readonly #expected = new Map<number, { url: string; timer: ReturnType<typeof setTimeout> }>();

  /** A navigation has begun. */
  began(tabId: number, url: string): void {
    this.#sentTo.delete(tabId);
    if (this.#expected.get(tabId)?.url === withoutScheme(url)) this.#stopExpecting(tabId);
    this.#set(tabId, afterBegin(this.#states.get(tabId), url));
  }

  reached(tabId: number, stage: Stage, url: string): void {
    if (stage === 'commit') this.#stopExpecting(tabId);
    this.#set(tabId, afterReached(this.#states.get(tabId), stage, url));
  }

  failed(tabId: number, url: string, error: string): void {
    const state = this.#states.get(tabId);
    if (isStarting(state)) this.#set(tabId, afterFailure(state, url, error));
  }

  /** The document has another address now: by its history, or by a fragment. */
  addressChanged(tabId: number, url: string): void {
    const state = this.#states.get(tabId);
    // The document is being replaced already.
    if (isStarting(state)) return;
    const wasSent = this.#sentTo.get(tabId) === withoutFragment(url);
    if (wasSent) this.#sentTo.delete(tabId);
    this.#set(tabId, afterAddressChange(state, url, wasSent));
  }

  /** A step is about to send the tab to `url`: if that is within its document, a change of address is the arrival. */
  sent(tabId: number, url: string): void {
    if (url.includes('#')) this.#sentTo.set(tabId, withoutFragment(url));
    else this.#sentTo.delete(tabId);
    this.#expect(tabId, withoutScheme(url));
  }

  /** A step is about to move the tab in its history. */
  sentInHistory(tabId: number): void {
    this.#expect(tabId, '');
  }

  /** The tab was closed: calls that wait for it fail. */
  forget(tabId: number): void {
    this.#sentTo.delete(tabId);
    this.#stopExpecting(tabId);
    this.#set(tabId, afterClose(this.#states.get(tabId)));
    this.#states.delete(tabId);
  }

  /** Where the tab is, or is going unless that was aborted; undefined if it has not moved since the worker started. */
  address(tabId: number): string | undefined {
    const { url, error, shown } = this.#states.get(tabId) ?? {};
    return error === aborted ? (shown?.url ?? url) : url;
  }

  /** Whether the tab is known to show a page of a server and not to be on its way to another one. */
  showsPage(tabId: number): boolean {
    return !this.inFlight(tabId) && /^https?:/.test(this.address(tabId) ?? '');
  }

  /** How many navigations the tab has begun so far; with `loads`, only those that load a document. */
  count(tabId: number, counted: Counted = 'serial'): number {
    return this.#states.get(tabId)?.[counted] ?? 0;
  }

  /** @throws RelayError domain_not_allowed if a rule of the browser stopped the tab's latest navigation. */
  checkNotBlocked(tabId: number): void {
    const state = this.#states.get(tabId);
    if (state?.error === blocked) throw notOpened(state.url);
  }

  /** The browser has aborted the tab's latest navigation, as it does for downloads and empty responses. */
  wasAborted(tabId: number): boolean {
    return this.#states.get(tabId)?.error === aborted;
  }

  /** A navigation has begun and not yet committed. */
  inFlight(tabId: number): boolean {
    return isStarting(this.#states.get(tabId));
  }

  /**
   * Resolves when a navigation later than `after` has got as far as `stage`.
   * @param counted which count `after` is.
   * @throws RelayError navigation_failed with the browser's reason, timeout when the signal aborts.
   */
  until(
    tabId: number,
    after: number,
    stage: Stage,
    signal: AbortSignal,
    counted: Counted = 'serial',
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const check = () => {
        const state = this.#states.get(tabId);
        if (signal.aborted) return end(() => reject(late(state)));
        if (!state || state[counted] <= after) return;
        if (state.error === aborted && this.#expected.has(tabId)) return;
        // The awaited page is there, and what was aborted is another navigation, such as a download that it started.
        const shown = state.error === aborted && state.shown && state.shown[counted] > after && state.shown;
        if (state.error && !shown) end(() => reject(failure(state)));
        else if (hasReached(shown || state, stage)) end(resolve);
      };
      const end = (settle: () => void) => {
        this.#removeWaiter(tabId, check);
        signal.removeEventListener('abort', check);
        settle();
      };
      this.#waiters.set(tabId, (this.#waiters.get(tabId) ?? new Set()).add(check));
      signal.addEventListener('abort', check, { once: true });
      check();
    });
  }

  #set(tabId: number, state: NavigationState): void {
    this.#states.set(tabId, state);
    this.#check(tabId);
  }

  #expect(tabId: number, url: string): void {
    this.#stopExpecting(tabId);
    const timer = setTimeout(() => {
      this.#stopExpecting(tabId);
      this.#check(tabId);
    }, beginsWithinMs);
    this.#expected.set(tabId, { url, timer });
  }

  #stopExpecting(tabId: number): void {
    clearTimeout(this.#expected.get(tabId)?.timer);
    this.#expected.delete(tabId);
  }

  #check(tabId: number): void {
    for (const check of [...(this.#waiters.get(tabId) ?? [])]) check();
  }

  #removeWaiter(tabId: number, check: () => void): void {
    const waiting = this.#waiters.get(tabId);
    waiting?.delete(check);
    if (waiting?.size === 0) this.#waiters.delete(tabId);
  }
}

/** The address as the browser writes it; it may go there by https where http was asked for. */
function withoutScheme(url: string): string {
  return URL.canParse(url) ? withoutFragment(new URL(url).href).replace(/^https?:/, '') : url;
}
