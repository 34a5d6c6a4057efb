/** Opens a session: its window, its record and its first page. */
import PQueue from 'p-queue';
import { RelayError } from '../../../protocol/errors';
import type { OpenedSession, Order, Session } from '../../../protocol/frames/frames';
import { isIncognitoAllowed, minimiseWindow, type OpenedWindow, openWindow } from '../../browser-api/windows';
import type { DismissOpenDialogs } from '../../dialogs/dismiss-open-dialogs';
import type { Navigations } from '../../navigation/navigations';
import type { ResponseStatuses } from '../../navigation/response-statuses';
import type { AddressGuard } from '../../policy/address-guard';
import type { SessionPolicy } from '../../policy/session-policy';
import type { SessionRules } from '../../policy/session-rules';
import type { TabHosts } from '../../policy/tab-hosts';
import { randomHex } from '../../random-hex';
import type { Sessions } from '../../sessions/sessions';
import { closeTab } from '../close-tab';
import type { WindowFocus } from '../window-focus';
import type { Cascade } from './cascade';
import { needsRules, openUnderRules } from './open-under-rules';
import type { SpareWindow } from './spare-window';
import { untilBlankPage } from './until-blank-page';

type OpenOrder = Extract<Order, { do: 'open' }>;

/** A browser that is asked for forty windows at once answers none of the calls in time. */
const maxOpenings = 3;
/** A page that has committed but not finished loading by then is returned as it is; steps wait by themselves. */
const loadTimeoutMs = 10_000;

export class SessionOpener {
  /** Calls that wait for their window; each leaves when it is open. */
  readonly #openings = new PQueue({ concurrency: maxOpenings });

  constructor(
    private readonly parts: {
      /** The id of this browser, which its session ids begin with. */
      browserId(): string;
      sessions: Sessions;
      navigations: Navigations;
      statuses: ResponseStatuses;
      rules: SessionRules;
      policy: SessionPolicy;
      guard: AddressGuard;
      hosts: TabHosts;
      dismissOpenDialogs: DismissOpenDialogs;
      cascade: Cascade;
      focus: WindowFocus;
      spare: SpareWindow;
      /** How the user wants windows of sessions to open. */
      windows(): 'asked' | 'behind' | 'normal' | 'minimised';
    },
  ) {}

  /** @throws RelayError incognito_not_allowed, domain_not_allowed, navigation_failed, timeout; no window is left then. */
  async open(asked: OpenOrder, keyName: string, signal: AbortSignal): Promise<OpenedSession> {
    const windows = this.parts.windows();
    const order = windows === 'asked' ? asked : { ...asked, headless: windows !== 'normal' };
    const { sessions, guard, dismissOpenDialogs } = this.parts;
    if (order.url !== undefined) guard.check(order, order.url);
    const { tabId, inPlace }: { tabId: number; inPlace?: OpenedWindow['inPlace'] } =
      (await this.#spareFor(order)) ??
      (await this.#openings.add(() => {
        signal.throwIfAborted();
        return this.#openWindow(order);
      }));
    if (order.url !== undefined) this.parts.hosts.expect(tabId, order.url);
    const session = this.#register(order, keyName, tabId);
    this.parts.spare.opened(order);
    const stopWatch = dismissOpenDialogs(session.id);
    let httpStatus: number | undefined;
    try {
      httpStatus = await this.#loadFirstPage(order, session.id, tabId, signal);
    } catch (error) {
      // The caller gets an error and no id, so it could never close this window.
      sessions.end(session.id);
      await closeTab(tabId);
      throw isLate(error) && order.url !== undefined ? notOpenedInTime(order.url) : error;
    } finally {
      await stopWatch();
      await inPlace;
    }
    return { ...session, ...(httpStatus !== undefined && { httpStatus }) };
  }

  /** The spare window is blank, so it is for a session whose first page comes later. */
  async #spareFor(order: OpenOrder): Promise<{ tabId: number } | undefined> {
    return order.url === undefined || needsRules(order) ? this.parts.spare.take(order) : undefined;
  }

  async #openWindow(order: OpenOrder): Promise<OpenedWindow> {
    if (order.incognito && !(await isIncognitoAllowed())) throw incognitoNotAllowed();
    const { incognito, headless, width, height } = order;
    // A rule needs the tab's id, so under rules the page is opened later.
    const url = needsRules(order) ? undefined : order.url;
    const options = { url, incognito, headless, width, height, ...this.parts.cascade.next() };
    void this.parts.focus.look();
    const opened = await openWindow(options);
    if (opened && this.parts.windows() === 'minimised') {
      await opened.inPlace;
      await minimiseWindow(opened.windowId);
    }
    if (opened) return opened;
    throw order.incognito
      ? incognitoNotAllowed()
      : new RelayError('internal', 'The browser opened no window.');
  }

  #register(order: OpenOrder, keyName: string, tabId: number): Session {
    const { headless, incognito, width, height, dialogs, promptText, policy, opening, hold } = order;
    const now = new Date().toISOString();
    const id = `${this.parts.browserId()}-${randomHex(10)}`;
    const session = { id, createdAt: now, lastActive: now, keyName, headless, incognito };
    const beganBlank = order.url !== undefined && needsRules(order) ? tabId : undefined;
    const tabs = { tabIds: [tabId], currentTabId: tabId, beganBlank };
    const bounds = { policy, opening, hold, tasks: {} };
    this.parts.sessions.open({ ...session, ...tabs, width, height, dialogs, promptText, ...bounds });
    return session;
  }

  /** @returns the HTTP status of the page, where it has one */
  async #loadFirstPage(
    order: OpenOrder,
    sessionId: string,
    tabId: number,
    signal: AbortSignal,
  ): Promise<number | undefined> {
    const { sessions, navigations, statuses, policy, guard } = this.parts;
    if (order.policy || order.opening?.allowedDomains) await policy.apply(sessions.get(sessionId));
    if (order.url === undefined) {
      await untilBlankPage(navigations, tabId, signal);
      return undefined;
    }
    const before = needsRules(order) ? await openUnderRules(this.parts, tabId, order.url, signal) : 0;
    await navigations.until(tabId, before, 'commit', signal).catch((error) => {
      // To drop a document ends its navigation.
      guard.checkDocument({ tabId, frameId: 0, url: '' });
      throw error;
    });
    const soon = AbortSignal.any([signal, AbortSignal.timeout(loadTimeoutMs)]);
    await navigations.until(tabId, before, 'load', soon).catch(() => undefined);
    guard.checkDocument({ tabId, frameId: 0, url: navigations.address(tabId) ?? '' });
    return statuses.of(tabId);
  }
}

function isLate(error: unknown): boolean {
  return error instanceof RelayError && error.code === 'timeout';
}

/** The words for a step advise more `timeoutMs`, which a call that opens a session does not have. */
function notOpenedInTime(url: string): RelayError {
  return new RelayError(
    'timeout',
    `${url} did not load in time: its server has sent nothing so far, so no session was opened. Check the address, close other sessions that show the same site, as a browser makes only a few connections to one server at a time, or open a session without url and send it "navigate" with more timeoutMs.`,
  );
}

function incognitoNotAllowed(): RelayError {
  return new RelayError(
    'incognito_not_allowed',
    'The extension may not open incognito windows yet. Open chrome://extensions, the details of tabrelay, and switch on "Allow in Incognito".',
  );
}
