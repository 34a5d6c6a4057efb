/** Waits for what a step leads to, a page, a tab or a file, before the step is answered. */
import { RelayError } from '../../protocol/errors';
import { findTab } from '../browser-api/tabs';
import type { Downloads } from '../downloads/downloads';
import type { FrameWatch } from '../navigation/frame-navigations';
import type { Navigations } from '../navigation/navigations';
import type { PageAnswer } from '../page-link/page-link';
import type { AddressGuard } from '../policy/address-guard';
import type { NewTabs } from '../windows/new-tabs';

/** A document's answer, and how far its tab's navigations had got when it was asked. */
export interface Answered {
  answer: PageAnswer;
  tabId: number;
  /** The count of its navigations then: a later one may be caused by the step. */
  before: number;
}

/** `signal` aborts when nobody waits for the step any more. */
interface Ends {
  /** In epoch milliseconds. */
  deadlineAt: number;
  signal: AbortSignal;
}

/**
 * Waits for what the step has led to, and returns what its result says about that.
 * @param watch of the session's frames.
 * @throws RelayError domain_not_allowed, outcome executed
 */
export type FollowStep = (
  sessionId: string,
  answered: Answered,
  watch: FrameWatch,
  ends: Ends,
) => Promise<{ url?: string; note?: string }>;

export function createFollowStep(parts: {
  navigations: Navigations;
  newTabs: NewTabs;
  downloads: Downloads;
  guard: AddressGuard;
}): FollowStep {
  const { navigations, newTabs, downloads, guard } = parts;

  /** Whether the step has led to a file instead of a page, in the tab itself, in a new one or in a frame. */
  async function isDownload(
    sessionId: string,
    { answer, tabId }: Answered,
    watch: FrameWatch,
    inTime: AbortSignal,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { newTabUrl, tabByBrowser, downloading, leaving, frameLeaving } = answer;
    if (newTabUrl) {
      const opened = await newTabs.open(sessionId, newTabUrl, signal).catch((error) => {
        throw error instanceof RelayError ? asExecuted(error) : error;
      });
      if (!opened) return true;
    }
    if (tabByBrowser && !(await newTabs.openedByBrowser(sessionId, tabId, inTime))) return true;
    await newTabs.checkNoneRefused(sessionId);
    if (downloading) return true;
    return frameLeaving === true && !leaving && watch.wasAborted(inTime);
  }

  return async (sessionId, answered, watch, { deadlineAt, signal }) => {
    const { answer, tabId, before } = answered;
    await newTabs.checkNoneRefused(sessionId);
    if (!leadsSomewhere(answer)) return {};
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(Math.max(0, deadlineAt - Date.now()))]);
    if (await isDownload(sessionId, answered, watch, inTime, signal))
      await downloads.settle(sessionId, inTime);
    if (!answer.leaving || !(await findTab(tabId))) return {};
    try {
      await navigations.until(tabId, before, 'commit', inTime);
      guard.checkDocument({ tabId, frameId: 0, url: navigations.address(tabId) ?? '' });
    } catch (error) {
      if (error instanceof RelayError && error.code === 'domain_not_allowed') throw asExecuted(error);
      if (inTime.aborted) return { note: stillLoading };
      // A download or an empty response; the step itself was done.
      if (navigations.wasAborted(tabId)) await downloads.settle(sessionId, inTime);
    }
    const url = (await findTab(tabId))?.url;
    return url === undefined ? {} : { url };
  };
}

function leadsSomewhere(answer: PageAnswer): boolean {
  const { newTabUrl, tabByBrowser, downloading, leaving, frameLeaving } = answer;
  return Boolean(newTabUrl || tabByBrowser || downloading || leaving || frameLeaving);
}

const stillLoading =
  'The page that this leads to has not loaded by the deadline. The next step waits for it.';

/** The act was executed; what it led to is what failed. */
function asExecuted({ code, message }: RelayError): RelayError {
  return new RelayError(code, message, { outcome: 'executed' });
}
