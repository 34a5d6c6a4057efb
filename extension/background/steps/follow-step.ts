/** A step is answered only when what it has set going has come: a page, a tab, a file. */
import { RelayError } from '../../protocol/errors';
import * as browserApi from '../browser-api';
import type { Downloads } from '../downloads/downloads';
import type { FrameWatch } from '../navigation/frame-navigations';
import type { Navigations } from '../navigation/navigations';
import type { PageAnswer } from '../page-link/page-link';
import type { AddressGuard } from '../policy/address-guard';
import type { NewTabs } from '../windows/new-tabs';

/** What a document answered, and where its tab stood when it was asked. */
export interface Answered {
  answer: PageAnswer;
  tabId: number;
  /** Its navigations so far: a later one may be the step's doing. */
  before: number;
}

/** The step's time is over with `inTime`; with `signal` nobody waits any more. */
interface Ends {
  inTime: AbortSignal;
  signal: AbortSignal;
}

/**
 * Waits for what the step has led to, and answers what its result is to say of that. `watch` is of the session's frames.
 * @throws RelayError domain_not_allowed, outcome executed
 */
type FollowStep = (
  sessionId: string,
  answered: Answered,
  watch: FrameWatch,
  ends: Ends,
) => Promise<{ url?: string; note?: string }>;

export function createFollowing(parts: {
  navigations: Navigations;
  newTabs: NewTabs;
  downloads: Downloads;
  guard: AddressGuard;
}): FollowStep {
  const { navigations, newTabs, downloads, guard } = parts;

  /** Whether it is a file, where a page may have been meant: in a new tab or in a frame. */
  async function isFile(
    sessionId: string,
    { answer, tabId }: Answered,
    watch: FrameWatch,
    { inTime, signal }: Ends,
  ): Promise<boolean> {
    const { newTabUrl, tabByBrowser, downloading, leaving, frameLeaving } = answer;
    if (newTabUrl) {
      const opened = await newTabs.open(sessionId, newTabUrl, signal).catch((error) => {
        throw error instanceof RelayError ? asExecuted(error) : error;
      });
      if (!opened) return true;
    }
    if (tabByBrowser && !(await newTabs.came(sessionId, tabId, inTime))) return true;
    if (downloading) return true;
    return frameLeaving === true && !leaving && watch.cameToNothing(inTime);
  }

  return async (sessionId, answered, watch, ends) => {
    const { answer, tabId, before } = answered;
    const { inTime } = ends;
    if (await isFile(sessionId, answered, watch, ends)) await downloads.settle(sessionId, inTime);
    if (!answer.leaving || !(await browserApi.findTab(tabId))) return {};
    try {
      await navigations.until(tabId, before, 'commit', inTime);
      guard.mayEnter({ tabId, frameId: 0, url: navigations.address(tabId) ?? '' });
    } catch (error) {
      if (error instanceof RelayError && error.code === 'domain_not_allowed') throw asExecuted(error);
      if (inTime.aborted) return { note: stillLoading };
      // What was to be a page is a download, or nothing at all; the step itself was done.
      if (navigations.cameToNothing(tabId)) await downloads.settle(sessionId, inTime);
    }
    const url = (await browserApi.findTab(tabId))?.url;
    return url === undefined ? {} : { url };
  };
}

const stillLoading = 'The page that this leads to has not come by the deadline. The next step waits for it.';

/** The act was done; what it led to is what failed. */
function asExecuted({ code, message }: RelayError): RelayError {
  return new RelayError(code, message, { outcome: 'executed' });
}
