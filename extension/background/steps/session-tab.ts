/** What a tab action may do to its session, and how a step reaches the right document of it. */
import type { Navigation, TabInfo, TabWorld } from '../../actions/tab-world';
import { RelayError } from '../../protocol/errors';
import type { StepResult } from '../../protocol/frames';
import type { PageCommand } from '../../protocol/page-frames';
import * as browserApi from '../browser-api';
import type { Downloads } from '../downloads/downloads';
import { cssToFrame, fromTop } from '../frames/css-from-top';
import { frameBelow, placeOfRef } from '../frames/find-frame';
import { createStitching } from '../frames/stitch-frames';
import type { FrameNavigations } from '../navigation/frame-navigations';
import type { Navigations } from '../navigation/navigations';
import type { PageLink } from '../page-link/page-link';
import type { AddressGuard } from '../policy/address-guard';
import type { SitePermissions } from '../policy/site-permissions';
import { boundsOf, type SessionRecord, type Sessions } from '../sessions/sessions';
import type { NewTabs } from '../windows/new-tabs';
import type { TabReplacement } from '../windows/replace-tab';
import { checkScriptable, unlessCrashed } from './check-scriptable';
import { type Answered, createFollowing } from './follow-step';

/** A command that is a step. */
export type StepCommand = PageCommand & { order: Extract<PageCommand['order'], { do: 'step' }> };

const historyAnswersWithinMs = 1_000;

export interface SessionTabs {
  /** Runs a page action in the session's current document, entering frames where the selector says so. */
  runInPage(command: StepCommand, signal: AbortSignal): Promise<StepResult>;
  /** What a tab action gets to work with. */
  worldOf(command: StepCommand, signal: AbortSignal): TabWorld;
}

export function createSessionTabs(parts: {
  sessions: Sessions;
  navigations: Navigations;
  frames: FrameNavigations;
  pages: PageLink;
  newTabs: NewTabs;
  downloads: Downloads;
  permissions: SitePermissions;
  replacement: TabReplacement;
  guard: AddressGuard;
}): SessionTabs {
  const { sessions, navigations, frames, pages, downloads, permissions, replacement, guard } = parts;
  const stitching = createStitching(pages, sessions.gaveRefs);
  const follow = createFollowing(parts);

  /** What the page opens or saves because of an act of ours is wanted, though no hand has clicked. */
  async function allowOnSite(tabId: number): Promise<void> {
    const session = sessions.ofTab(tabId);
    const url = navigations.address(tabId) ?? (await browserApi.findTab(tabId))?.url;
    const popups = !session || boundsOf(session).policy === undefined;
    if (session && url) await permissions.allow(session, url, popups);
  }

  /** The answer of the current document, or of the frames in it that the selector enters; nothing if it left first. */
  async function askCurrentDocument(
    tabId: number,
    command: StepCommand,
    signal: AbortSignal,
  ): Promise<Answered | undefined> {
    const deadlineAt = Date.now() + command.timeoutMs;
    if (navigations.inFlight(tabId)) {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(command.timeoutMs)]);
      await navigations.until(tabId, navigations.serial(tabId) - 1, 'commit', inTime).catch((error) => {
        // One that ends in a download leaves the document there, and that is where the step goes then.
        if (inTime.aborted) throw asNotExecuted(error);
      });
    }
    navigations.checkStopped(tabId);
    guard.mayEnter({ tabId, frameId: 0, url: navigations.address(tabId) ?? '' });
    if (!pages.reaches(tabId, 0) && !(await checkScriptable(tabId, signal))) return undefined;
    const { refsGiven } = sessions.get(command.order.sessionId);
    let { place, step } = await placeOfRef(tabId, { ...command, refsGiven });
    const path = command.order.wantCss ? await cssToFrame(pages, place, step, signal) : [];
    if (command.effect === 'act') await allowOnSite(tabId);
    let before = navigations.serial(tabId);
    let answer = await pages.ask(place, step, signal);
    while (answer?.enter) {
      const { framePath, selector, css = '', value = step.order.value } = answer.enter;
      path.push(css);
      place = await frameBelow(pages, place, framePath, signal);
      const timeoutMs = Math.max(0, deadlineAt - Date.now());
      step = { ...step, timeoutMs, order: { ...step.order, selector, value } };
      before = navigations.serial(tabId);
      answer = await pages.ask(place, step, signal);
    }
    // A frame that goes elsewhere, or away, leaves the page where it is.
    const stays = answer?.leaving && place.frameId !== 0 && !navigations.inFlight(tabId);
    if (!answer) return undefined;
    const seen = fromTop(stays ? { ...answer, leaving: false } : answer, path);
    return { answer: await stitching.complete(place, step, seen, signal), tabId, before };
  }

  /** The answer of whichever document is there when the step can begin. */
  async function askUntilAnswered(command: StepCommand, signal: AbortSignal): Promise<Answered> {
    const deadlineAt = Date.now() + command.timeoutMs;
    for (;;) {
      const tabId = sessions.get(command.order.sessionId).currentTabId;
      const timeoutMs = Math.max(0, deadlineAt - Date.now());
      const answered = await askCurrentDocument(tabId, { ...command, timeoutMs }, signal);
      if (answered) return answered;
    }
  }

  async function runInPage(command: StepCommand, signal: AbortSignal): Promise<StepResult> {
    const { sessionId } = command.order;
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(command.timeoutMs)]);
    const watch = frames.watch((tabId) => sessions.ofTab(tabId)?.id === sessionId);
    try {
      const answered = await askUntilAnswered(command, signal);
      const { error, result } = answered.answer;
      if (error) throw new RelayError(error.code, error.message);
      if (result === undefined) throw new RelayError('internal', 'The page answered without a result.');
      if (typeof result === 'string') return result;
      return { ...result, ...(await follow(sessionId, answered, watch, { inTime, signal })) };
    } finally {
      watch.stop();
    }
  }

  async function setOut(
    tabId: number,
    before: number,
    start: Navigation,
    fresh: { url: string } | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    if (typeof start === 'object') {
      navigations.sent(tabId, start.to);
      await browserApi.startNavigation(tabId, start.to);
    } else if (start === 'reload')
      await (fresh ? browserApi.startNavigation(tabId, fresh.url) : browserApi.reload(tabId));
    else {
      await browserApi.goInHistory(tabId, start === 'back' ? -1 : 1).catch(() => noWay(start));
      // At the end of the history nothing happens at all.
      const soon = AbortSignal.any([signal, AbortSignal.timeout(historyAnswersWithinMs)]);
      await navigations.until(tabId, before, 'started', soon).catch(() => noWay(start));
    }
  }

  function worldOf(command: StepCommand, signal: AbortSignal): TabWorld {
    const record = () => sessions.get(command.order.sessionId);
    return {
      signal,
      tab: async () => describe(record(), record().currentTabId),
      status: () => browserApi.responseStatus(record().currentTabId),
      tabs: () => Promise.all(record().tabIds.map((tabId) => describe(record(), tabId))),
      async switchTo(tabId) {
        if (!record().tabIds.includes(tabId)) {
          throw new RelayError('bad_request', `The session has no tab ${tabId}. The action tabs lists them.`);
        }
        sessions.switchTo(record().id, tabId);
      },
      async navigate(start, until) {
        if (typeof start === 'object') guard.check(record(), start.to);
        const fresh =
          start === 'back' || start === 'forward'
            ? undefined
            : await replacement.ifSilent(record().currentTabId);
        const tabId = record().currentTabId;
        await guard.settled(tabId);
        // What a page on its way out does to its history is no arrival.
        const counted = start === 'back' || start === 'forward' ? 'serial' : 'loads';
        const before = navigations[counted](tabId);
        const to = typeof start === 'object' ? start.to : undefined;
        const file = to === undefined ? undefined : downloads.expect(record().id, to);
        try {
          await setOut(tabId, before, start, fresh, signal);
          await unlessCrashed(tabId, navigations.until(tabId, before, until, signal, counted));
          guard.mayEnter({ tabId, frameId: 0, url: navigations.address(tabId) ?? '' });
          return 'page';
        } catch (error) {
          if (!file || !navigations.cameToNothing(tabId) || !(await file.saved(signal))) throw error;
          guard.mayEnter({ tabId, frameId: 0, url: to ?? '' });
          return 'file';
        } finally {
          file?.over();
        }
      },
      askPage: (action, selector, value) =>
        runInPage(
          {
            ...command,
            id: crypto.randomUUID(),
            effect: 'read',
            order: { ...command.order, action, selector, value },
          },
          signal,
        ),
      sleep: (ms) =>
        new Promise((resolve, reject) => {
          const timer = setTimeout(resolve, ms);
          const stop = () => {
            clearTimeout(timer);
            reject(signal.reason);
          };
          if (signal.aborted) stop();
          else signal.addEventListener('abort', stop, { once: true });
        }),
    };
  }

  return { runInPage, worldOf };
}

async function describe(record: SessionRecord, tabId: number): Promise<TabInfo> {
  const tab = await browserApi.findTab(tabId);
  return {
    tabId,
    url: tab?.url || tab?.pendingUrl || '',
    title: tab?.title ?? '',
    current: tabId === record.currentTabId,
  };
}

function asNotExecuted({ code, message }: RelayError): RelayError {
  return new RelayError(code, message, { outcome: 'not_executed' });
}

function noWay(direction: 'back' | 'forward'): never {
  throw new RelayError('navigation_failed', `The tab's history has no page to go ${direction} to.`);
}
