/** Lets the first navigation of a new tab go on that was blocked only because nobody knew yet whose tab it is. */
import { startNavigation } from '../browser-api/tabs';
import { blocked } from '../navigation/navigation-state';
import type { Navigations } from '../navigation/navigations';
import type { Sessions } from '../sessions/sessions';
import type { KnownTabs } from './known-tabs';
import type { SessionRules } from './session-rules';

/** How long the browser may take to begin the navigation again. */
const beginsWithinMs = 2_000;

/** The initiator is the origin of the page that asked, if one did. */
interface Request {
  method: string;
  initiator?: string | undefined;
}

export class FirstNavigations {
  /** Tabs that have just become known. Written by `expect`; an entry dies with its first page, its repetition or its tab. */
  readonly #expected = new Set<number>();
  /** By tab id: its last request for a page. An entry dies with the next request or the tab. */
  readonly #requests = new Map<number, Request>();
  /** By tab id: the address of a first page that was blocked before `expect`. Dies with that, the next page or the tab. */
  readonly #blocked = new Map<number, string>();
  /** By tab id: repetitions that have not begun; each removes its own entry. */
  readonly #repeating = new Map<number, Promise<void>>();

  constructor(
    private readonly parts: {
      navigations: Navigations;
      rules: SessionRules;
      known: KnownTabs;
      sessions: Sessions;
    },
  ) {}

  /**
   * It is known now whose tab this is: its first navigation may have been blocked for no other reason, or be about to. To
   * be called once the tab counts as known, as the rules for the repetition are made of that.
   */
  expect(tabId: number): void {
    this.#expected.add(tabId);
    const url = this.#blocked.get(tabId);
    if (url !== undefined) this.failed(tabId, url, blocked);
  }

  /** The tab asks for a page. */
  requested({ tabId, method, initiator }: Request & { tabId: number }): void {
    this.#requests.set(tabId, { method, initiator });
  }

  /** A page has arrived in the tab. */
  committed(tabId: number, url: string): void {
    if (!/^https?:/.test(url)) return;
    this.#expected.delete(tabId);
    this.#blocked.delete(tabId);
  }

  /** A navigation of the tab has failed. To be called before others learn of it: they may wait for the repetition. */
  failed(tabId: number, url: string, error: string): void {
    if (error !== blocked) return;
    const { known, sessions } = this.parts;
    const isUnknown = !known.has(tabId) && !sessions.ofTab(tabId);
    this.#blocked.delete(tabId);
    if (!this.#mayRepeat(tabId)) {
      if (isUnknown) this.#blocked.set(tabId, url);
      return;
    }
    const repeated = this.#repeat(tabId, url).catch(() => undefined);
    this.#repeating.set(tabId, repeated);
    void repeated.then(() => this.#repeating.delete(tabId));
  }

  isRepeating(tabId: number): boolean {
    return this.#repeating.has(tabId);
  }

  /** Resolves when the navigation has begun again that is being repeated, if one is. */
  async settled(tabId: number): Promise<void> {
    await this.#repeating.get(tabId);
  }

  /** The tab was closed. */
  forget(tabId: number): void {
    this.#expected.delete(tabId);
    this.#blocked.delete(tabId);
    this.#requests.delete(tabId);
  }

  /** Whether the tab is known now, and its request can be made again: a form cannot be sent twice. */
  #mayRepeat(tabId: number): boolean {
    const { known, sessions, rules } = this.parts;
    const { method = 'GET', initiator } = this.#requests.get(tabId) ?? {};
    // What no page has asked for, the user has, unless the tab is a session's.
    const isUsers = initiator === undefined && !sessions.ofTab(tabId) && known.add(tabId);
    if (isUsers) rules.refresh();
    return (this.#expected.delete(tabId) || isUsers) && /^(GET|HEAD)$/.test(method);
  }

  async #repeat(tabId: number, url: string): Promise<void> {
    const { navigations, rules } = this.parts;
    const before = navigations.count(tabId);
    await rules.inForce();
    await startNavigation(tabId, url);
    await navigations.until(tabId, before, 'started', AbortSignal.timeout(beginsWithinMs));
  }
}
