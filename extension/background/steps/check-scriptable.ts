/** Not every tab has a page that can be worked with, and the browser tells nobody of a crash: one has to look. */
import { type Outcome, RelayError } from '../../protocol/errors';
import * as browserApi from '../browser-api';

/** A page that is waited for is looked at so often, should it have crashed meanwhile. */
const lookEveryMs = 1_000;
/** The browser tells of a closed tab in the next moment. */
const toldWithinMs = 20;

/**
 * Whether the tab is there, with a page that scripts can work in. One that is not there any more is answered for in a
 * moment: its session is told of that, and goes on in another tab or ends.
 * @throws RelayError restricted_page; timeout when the page has crashed, or nothing is heard of the tab at all
 */
export async function checkScriptable(tabId: number, signal: AbortSignal): Promise<boolean> {
  const tab = await browserApi.findTab(tabId);
  if (!tab) {
    if (signal.aborted) throw lost();
    await new Promise((resolve) => setTimeout(resolve, toldWithinMs));
    return false;
  }
  if (isUnloaded(tab)) throw unloaded(tab, 'not_executed');
  if (/^https?:/.test(tab.url ?? '')) return true;
  throw new RelayError(
    'restricted_page',
    `The tab shows ${tab.url || 'nothing'}, and only http and https pages can be worked with. Send {"action":"navigate","selector":"","value":"https://…"} first, or go back to another tab of the session with "tabs" and "tab".`,
  );
}

/** Waits for a page that is on its way into the tab. @throws RelayError timeout as soon as it has crashed */
export async function unlessCrashed(tabId: number, arrival: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const crash = new Promise<never>((_, reject) => {
    timer = setInterval(async () => {
      const tab = await browserApi.findTab(tabId);
      if (tab && isUnloaded(tab)) reject(unloaded(tab, 'executed'));
    }, lookEveryMs);
  });
  try {
    await Promise.race([arrival, crash]);
  } finally {
    clearInterval(timer);
  }
}

/** A tab without a process; one that is on its way to a page says that it is loading. */
function isUnloaded({ status }: browserApi.Tab): boolean {
  return status === 'unloaded';
}

function unloaded({ discarded }: browserApi.Tab, outcome: Outcome): RelayError {
  const what = discarded ? 'was put away by the browser to save memory' : 'has crashed';
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
