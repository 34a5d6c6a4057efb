/** Checks that a tab has a page in which scripts can run; the browser sends no event when a page crashes. */
import { type Outcome, RelayError } from '../../protocol/errors';
import { canRunScripts } from '../browser-api/scripting';
import { findTab, type Tab } from '../browser-api/tabs';

/** How often a page that is waited for is checked for a crash. */
const checkEveryMs = 1_000;
/** The event about a closed tab follows within this time. */
const closeEventWithinMs = 20;

/**
 * Whether the tab is there, with a page in which scripts can run. For a closed tab it waits for the browser's event, by
 * which the session goes on in another tab or ends, and returns false.
 * @throws RelayError restricted_page; timeout when the page has crashed, or the tab is still missing at the deadline
 */
export async function checkScriptable(tabId: number, signal: AbortSignal): Promise<boolean> {
  const tab = await findTab(tabId);
  if (!tab) {
    if (signal.aborted) throw lost();
    await new Promise((resolve) => setTimeout(resolve, closeEventWithinMs));
    return false;
  }
  if (isUnloaded(tab)) throw unloaded(tab, 'not_executed');
  if (/^https?:/.test(tab.url ?? '')) return true;
  // A pop-up that its opener writes into has the opener's origin.
  if (tab.url === 'about:blank' && (await canRunScripts(tabId))) return true;
  throw new RelayError(
    'restricted_page',
    `The tab shows ${tab.url || 'nothing'}, and only http and https pages can be worked with. Send {"action":"navigate","selector":"","value":"https://…"} first, or go back to another tab of the session with "tabs" and "tab".`,
  );
}

/** Waits for a page that is being loaded. @throws RelayError timeout as soon as it has crashed */
export async function unlessCrashed(tabId: number, arrival: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const crash = new Promise<never>((_, reject) => {
    timer = setInterval(async () => {
      const tab = await findTab(tabId);
      if (tab && isUnloaded(tab)) reject(unloaded(tab, 'executed'));
    }, checkEveryMs);
  });
  try {
    await Promise.race([arrival, crash]);
  } finally {
    clearInterval(timer);
  }
}

/** A tab without a process. One that is loading a page has the status `loading`. */
function isUnloaded({ status }: Tab): boolean {
  return status === 'unloaded';
}

function unloaded({ discarded }: Tab, outcome: Outcome): RelayError {
  const what = discarded ? 'was discarded by the browser to save memory' : 'has crashed';
  return new RelayError('timeout', `The page ${what}. Send navigate or reload to get a fresh one.`, {
    outcome,
  });
}

function lost(): RelayError {
  return new RelayError(
    'timeout',
    'The browser does not find the tab of the session. Send "tabs" and "tab" to go to another one, or DELETE the session.',
    { outcome: 'not_executed' },
  );
}
