/** Opens, photographs and closes the windows that sessions live in, without taking the user's focus. */
import PQueue from 'p-queue';
import { RelayError } from '../../protocol/errors';
import type { Order, Screenshot, Session } from '../../protocol/frames';
import * as browserApi from '../browser-api';
import type { EndOpenDialogs } from '../dialogs/dismiss-open-dialogs';
import type { Navigations } from '../navigation/navigations';
import type { PageLink } from '../page-link/page-link';
import type { AddressGuard } from '../policy/address-guard';
import type { SitePermissions } from '../policy/site-permissions';
import { blankPicture, isBlank } from '../screenshots/blank-picture';
import { base64Of } from '../screenshots/compose';
import { createScreenshots, type InTurn } from '../screenshots/screenshots';
import { stagedPicture } from '../screenshots/staged-picture';
import { boundsOf, type SessionRecord, type Sessions } from '../sessions/sessions';
import type { Cascade } from './cascade';
import { closeTab } from './close-tab';
import { needsRules, openRuled, type Ruled } from './open-under-rules';

/** A browser that is to open forty windows at once answers none of the calls in time. */
const openAtOnce = 3;
/** A page that is on its way when a picture of it is asked for. */
const commitWithinMs = 3_000;
/** The blank page of a new window. */
const blankWithinMs = 2_000;
/** A page that has come but does not finish loading is handed out as it is. */
const loadWithinMs = 10_000;

export interface SessionWindows {
  open(order: Extract<Order, { do: 'open' }>, keyName: string, signal: AbortSignal): Promise<Session>;
  /** @param inTurn runs what moves the page after the session's steps so far. */
  screenshot(
    order: Extract<Order, { do: 'screenshot' }>,
    inTurn: InTurn,
    signal: AbortSignal,
  ): Promise<Screenshot>;
  /** Binds the session from here on, or lets it go. */
  setPolicy(order: Extract<Order, { do: 'setPolicy' }>): Promise<null>;
  /** To be called once: a new worker knows nothing of what the one before forbade. */
  restorePolicies(): void;
  /** Lets a session go whose task should be over by now. */
  releaseExpiredPolicy(sessionId: string): Promise<void>;
  close(sessionId: string): Promise<null>;
}

export function createSessionWindows(parts: {
  browserId(): string;
  sessions: Sessions;
  navigations: Navigations;
  pages: PageLink;
  ruled: Ruled;
  guard: AddressGuard;
  permissions: SitePermissions;
  endOpenDialogs: EndOpenDialogs;
  cascade: Cascade;
  switches(windowId: number): number;
}): SessionWindows {
  const { sessions, navigations, pages, guard } = parts;
  const opening = new PQueue({ concurrency: openAtOnce });

  const takeScreenshot = createScreenshots({
    async look(tabId) {
      const tab = await browserApi.findTab(tabId);
      const window = tab?.windowId === undefined ? undefined : await browserApi.findWindow(tab.windowId);
      if (!tab || window?.id === undefined) return undefined;
      return { windowId: window.id, active: tab.active, minimised: window.state === 'minimized' };
    },
    async settle(tabId, signal) {
      const url = (await browserApi.findTab(tabId))?.url ?? '';
      // No script runs in blank and error pages; those stand still anyway.
      return /^https?:/.test(url)
        ? pages.settle(tabId, signal).catch(() => ({ visible: true }))
        : { visible: true };
    },
    async capture(windowId, tabId, image) {
      const tab = await browserApi.findTab(tabId);
      return tab && isBlank(tab)
        ? blankPicture(tab, image.format)
        : browserApi.captureWindow(windowId, image);
    },
    async staged(tabId, picture, shoot, signal) {
      const tab = await browserApi.findTab(tabId);
      // There is nothing to scroll to, and no script runs in it.
      if (tab && isBlank(tab) && picture.selector === undefined) return { image: base64Of(await shoot()) };
      return stagedPicture(pages, tabId, picture, shoot, signal);
    },
    switches: parts.switches,
    async raise(windowId) {
      const before = await browserApi.focusedWindow();
      await browserApi.focusWindow(windowId);
      return async () => {
        if (before?.id !== undefined && before.id !== windowId)
          await browserApi.focusWindow(before.id).catch(() => undefined);
      };
    },
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });

  async function place(order: Extract<Order, { do: 'open' }>) {
    if (order.incognito && !(await browserApi.mayUseIncognito())) throw incognitoNotAllowed();
    const { incognito, headless, width, height } = order;
    // A rule needs the tab's id first: the page is opened once the rule stands.
    const url = needsRules(order) ? undefined : order.url;
    const found = await browserApi.openWindow({
      url,
      incognito,
      headless,
      width,
      height,
      ...parts.cascade(),
    });
    if (!found)
      throw order.incognito
        ? incognitoNotAllowed()
        : new RelayError('internal', 'The browser opened no window.');
    return found;
  }

  /** A page that has come but never finishes loading must not cost the caller the session: steps wait by themselves. */
  async function arrived(tabId: number, before: number, signal: AbortSignal): Promise<void> {
    await navigations.until(tabId, before, 'commit', signal);
    const soon = AbortSignal.any([signal, AbortSignal.timeout(loadWithinMs)]);
    await navigations.until(tabId, before, 'load', soon).catch(() => undefined);
  }

  /** Resolves when all that binds the session stands. */
  async function bound(session: SessionRecord): Promise<void> {
    await parts.permissions.forbidPopups(session, boundsOf(session).policy?.allowedDomains ?? []);
    await parts.ruled();
  }

  return {
    async open(order, keyName, signal) {
      if (order.url !== undefined) guard.check(order, order.url);
      const { tabId } = await opening.add(() => {
        signal.throwIfAborted();
        return place(order);
      });
      const now = new Date().toISOString();
      const random = crypto.getRandomValues(new Uint8Array(10));
      const session = {
        id: `${parts.browserId()}-${[...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
        createdAt: now,
        lastActive: now,
        keyName,
        headless: order.headless,
        incognito: order.incognito,
      };
      sessions.open({
        ...session,
        tabIds: [tabId],
        currentTabId: tabId,
        width: order.width,
        height: order.height,
        dialogs: order.dialogs,
        promptText: order.promptText,
        policy: order.policy,
      });
      const stop = parts.endOpenDialogs(session.id);
      try {
        if (order.policy) await bound(sessions.get(session.id));
        if (order.url === undefined) {
          // Or the blank page's own coming would be taken for that of the page it is sent to next.
          const soon = AbortSignal.any([signal, AbortSignal.timeout(blankWithinMs)]);
          await navigations.until(tabId, 0, 'load', soon).catch(() => undefined);
          return session;
        }
        const before = needsRules(order) ? await openRuled(parts, tabId, order.url, signal) : 0;
        await arrived(tabId, before, signal);
        guard.mayEnter({ tabId, frameId: 0, url: navigations.address(tabId) ?? '' });
      } catch (error) {
        // The caller gets an error and no id, so nobody would ever close this window.
        sessions.end(session.id);
        await closeTab(tabId);
        throw error;
      } finally {
        await stop();
      }
      return session;
    },

    async screenshot({ sessionId, do: _, ...picture }, inTurn, signal) {
      const { currentTabId } = sessions.get(sessionId);
      sessions.touch(sessionId);
      if (navigations.inFlight(currentTabId)) {
        const soon = AbortSignal.timeout(commitWithinMs);
        // One that does not come leaves the page that is there, and that is what is shown.
        await navigations
          .until(currentTabId, navigations.serial(currentTabId) - 1, 'commit', soon)
          .catch(() => undefined);
      }
      const here = { tabId: currentTabId, frameId: 0, url: navigations.address(currentTabId) ?? '' };
      guard.mayEnter(here);
      const taken = await takeScreenshot(currentTabId, picture, inTurn, signal);
      // It may have turned out meanwhile that nobody is to see this page.
      guard.mayEnter(here);
      return taken;
    },

    async setPolicy({ sessionId, policy, forMs }) {
      sessions.get(sessionId);
      sessions.setPolicy(sessionId, policy, forMs === undefined ? undefined : Date.now() + forMs);
      await bound(sessions.get(sessionId));
      return null;
    },

    restorePolicies() {
      for (const { id } of sessions.all())
        if (boundsOf(sessions.get(id)).policy) void bound(sessions.get(id));
    },

    async releaseExpiredPolicy(sessionId) {
      const { id, task } = sessions.get(sessionId);
      if (task?.endsAt === undefined || task.endsAt > Date.now()) return;
      sessions.setPolicy(id);
      await bound(sessions.get(id));
    },

    async close(sessionId) {
      const { tabIds } = sessions.get(sessionId);
      const closed = await Promise.all(tabIds.map(closeTab));
      if (closed.includes(false)) throw stillOpen();
      sessions.end(sessionId);
      return null;
    },
  };
}

function incognitoNotAllowed(): RelayError {
  return new RelayError(
    'incognito_not_allowed',
    'The extension may not open incognito windows yet. Open chrome://extensions, the details of tabrelay, and switch on "Allow in Incognito".',
  );
}

function stillOpen(): RelayError {
  return new RelayError(
    'timeout',
    'The browser did not close the window, although it was told to twice; a dialog may hold it. The session is still open: try DELETE again, or close the window by hand.',
  );
}
