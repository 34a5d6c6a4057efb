/** Opens further tabs of a session, and adopts those that its pages open: each gets an unfocused window of its own. */
import { RelayError } from '../../protocol/errors';
import { activateTab, disableAutoDiscard, findTab, removeTab, tabsOf } from '../browser-api/tabs';
import { moveToOwnWindow, openWindow } from '../browser-api/windows';
import type { Navigations } from '../navigation/navigations';
import type { AddressGuard } from '../policy/address-guard';
import type { FirstNavigations } from '../policy/first-navigations';
import type { KnownTabs } from '../policy/known-tabs';
import type { SessionRules } from '../policy/session-rules';
import type { SitePermissions } from '../policy/site-permissions';
import type { SessionRecord } from '../sessions/session-record';
import type { Sessions } from '../sessions/sessions';
import type { StepSideEffects } from '../sessions/step-side-effects';
import type { ActiveTabs } from './active-tabs';
import { closeTab } from './close-tab';
import { type NewTabLimit, tooManyTabs } from './new-tab-limit';
import type { Cascade } from './opening/cascade';
import { needsRules, openUnderRules } from './opening/open-under-rules';
import type { WindowFocus } from './window-focus';

/** How much later than the page's answer the browser's event of a new tab may come. */
const adoptionTimeoutMs = 500;

export class NewTabs {
  /** An event named after the session, whenever one of its pages has opened a tab. */
  readonly #adoptions = new EventTarget();
  /** By session id: why the latest new tab was closed again. Written by `adopt`; an entry dies when the next step begins. */
  readonly #refused = new Map<string, { error: RelayError; closed: Promise<void> }>();

  constructor(
    private readonly parts: {
      sessions: Sessions;
      navigations: Navigations;
      sideEffects: StepSideEffects;
      rules: SessionRules;
      guard: AddressGuard;
      cascade: Cascade;
      activeTabs: ActiveTabs;
      focus: WindowFocus;
      permissions: SitePermissions;
      newTabLimit: NewTabLimit;
      known: KnownTabs;
      first: FirstNavigations;
    },
  ) {}

  /**
   * Opens a URL for the session in a tab of its own, unfocused. False if it led to no page, such as for a download;
   * the tab is closed again then.
   * @throws RelayError domain_not_allowed
   */
  async open(sessionId: string, url: string, signal: AbortSignal): Promise<boolean> {
    const { sessions, guard, cascade, sideEffects, first, rules } = this.parts;
    const session = sessions.get(sessionId);
    guard.check(session, url);
    const underRules = needsRules(session) || rules.holdsUnattributed;
    const options = { ...session, ...cascade.next(), headless: true };
    const opened = await openWindow({ ...options, url: underRules ? undefined : url });
    if (!opened) throw new RelayError('internal', `The browser opened no window for ${url}.`);
    const { tabId, inPlace } = opened;
    await inPlace;
    sessions.join(session.id, tabId);
    if (!underRules) first.expect(tabId);
    const before = underRules ? await openUnderRules(this.parts, tabId, url, signal) : 0;
    if (!(await this.#pageArrives(tabId, before, signal))) return false;
    sideEffects.note(session.id, { openedTab: { tab: tabId, url } });
    return true;
  }

  /** As `open`, for a tab that the browser itself has opened for a click in another tab of the session. */
  async openedByBrowser(sessionId: string, fromTabId: number, signal: AbortSignal): Promise<boolean> {
    const isNoted = () => this.parts.sideEffects.has(sessionId, 'openedTab');
    if (!isNoted()) await this.#nextAdoption(sessionId, signal);
    const session = this.parts.sessions.find(sessionId);
    // The browser may also have opened none.
    if (!session || !isNoted()) return true;
    // If the session is back in the tab of the click, the new one has been opened and closed.
    return session.currentTabId !== fromTabId && this.#pageArrives(session.currentTabId, 0, signal);
  }

  /**
   * A page has opened this tab. One of a session: the tab joins it, and the focus goes back to where it was; a tab that
   * is sent where the session may not go is closed. Any other page: it is a tab of the user.
   */
  async adopt(sourceTabId: number, tabId: number, url: string): Promise<void> {
    const { sessions, sideEffects, focus, activeTabs, known, first, rules } = this.parts;
    const session = sessions.ofTab(sourceTabId);
    if (!session) {
      if (known.add(tabId)) rules.refresh();
      first.expect(tabId);
      await this.parts.permissions.usedElsewhere(this.parts.navigations.address(sourceTabId) ?? '');
      return;
    }
    // Who waits goes on after what follows without `await`.
    this.#adoptions.dispatchEvent(new Event(session.id));
    this.parts.permissions.used(session.id);
    const shownBefore = activeTabs.snapshot();
    focus.watch();
    const excess = this.parts.newTabLimit.excess(session.id);
    if (excess) {
      sideEffects.note(session.id, { note: tooManyTabs });
      void this.parts.permissions.withdraw(session.id);
      await excess;
      await removeTab(tabId).catch(() => undefined);
      return;
    }
    sessions.join(session.id, tabId, sourceTabId);
    const refused = this.#refusalOf(session, url);
    if (refused) {
      const closed = this.#closeRefused(session, sourceTabId, tabId);
      this.#refused.set(session.id, { error: refused, closed });
      return closed;
    }
    first.expect(tabId);
    sideEffects.note(session.id, { openedTab: { tab: tabId, url } });
    void disableAutoDiscard(tabId);
    await separate(session, tabId, shownBefore);
    if (session.headless) await focus.giveBack();
  }

  /** A step begins: what was refused before is not its doing. */
  stepBegan(sessionId: string): void {
    this.#refused.delete(sessionId);
  }

  /** @throws RelayError domain_not_allowed, outcome executed, if the step has opened a tab that was closed again */
  async checkNoneRefused(sessionId: string): Promise<void> {
    const refused = this.#refused.get(sessionId);
    if (!refused) return;
    await refused.closed;
    throw refused.error;
  }

  #nextAdoption(sessionId: string, signal: AbortSignal): Promise<void> {
    const end = AbortSignal.any([signal, AbortSignal.timeout(adoptionTimeoutMs)]);
    return new Promise((resolve) => {
      if (end.aborted) resolve();
      this.#adoptions.addEventListener(sessionId, () => resolve(), { once: true, signal: end });
      end.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  async #closeRefused(session: SessionRecord, sourceTabId: number, tabId: number): Promise<void> {
    const { sessions, focus } = this.parts;
    sessions.switchTo(session.id, sourceTabId);
    if (await closeTab(tabId)) sessions.removeTab(tabId);
    if (session.headless) await focus.giveBack();
  }

  /** Why the session may not open a tab there. Blank pages and the like belong to the page that opened it. */
  #refusalOf(session: SessionRecord, url: string): RelayError | undefined {
    if (!/^https?:/.test(url)) return undefined;
    try {
      this.parts.guard.check(session, url);
      return undefined;
    } catch (error) {
      if (!(error instanceof RelayError)) throw error;
      const message = `${error.message} The new tab was closed again.`;
      return new RelayError('domain_not_allowed', message, { outcome: 'executed' });
    }
  }

  /** Whether a page arrives in a new tab; if none does, the tab is closed. */
  async #pageArrives(tabId: number, before: number, signal: AbortSignal): Promise<boolean> {
    const { navigations, sessions } = this.parts;
    const isClosed = () => !signal.aborted && navigations.address(tabId) === undefined;
    const arrival = navigations.until(tabId, before, 'commit', signal);
    const arrived = await arrival
      .catch((error) => this.#repeatedArrival(tabId, error, signal))
      .then(
        () => true,
        // A page that never arrives is left to the next step to report.
        () => !navigations.wasAborted(tabId) && !isClosed(),
      );
    if (arrived) return true;
    sessions.removeTab(tabId);
    await removeTab(tabId).catch(() => undefined);
    return false;
  }

  /** A first page that was blocked while nobody knew whose tab it is is asked for again. @throws `error` if it is not. */
  async #repeatedArrival(tabId: number, error: unknown, signal: AbortSignal): Promise<void> {
    const { navigations, first } = this.parts;
    const blocked = navigations.count(tabId);
    await first.settled(tabId);
    if (navigations.count(tabId) === blocked) throw error;
    await navigations.until(tabId, blocked, 'commit', signal);
  }
}

/** Moves a tab that the browser has put beside tabs of the user into its own window; theirs shows what it showed. */
async function separate(
  session: SessionRecord,
  tabId: number,
  shownBefore: ReadonlyMap<number, number>,
): Promise<void> {
  const windowId = (await findTab(tabId))?.windowId;
  if (windowId === undefined || (await tabsOf(windowId)).length < 2) return;
  const usersTab = shownBefore.get(windowId);
  // A tab that cannot be moved now, for example while the user drags a tab, stays where it is.
  await moveToOwnWindow(tabId, { width: session.width, height: session.height }).catch(() => undefined);
  if (usersTab !== undefined) await activateTab(usersTab).catch(() => undefined);
}
