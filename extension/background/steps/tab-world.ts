/** What tab actions work with: the tabs of their session, through the browser's API. */
import type { TabInfo, TabWorld } from '../../actions/tab-world';
import { RelayError } from '../../protocol/errors';
import { findTab } from '../browser-api/tabs';
import type { ResponseStatuses } from '../navigation/response-statuses';
import type { StepCommand } from '../page-link/step-command';
import type { SessionRecord } from '../sessions/session-record';
import type { Sessions } from '../sessions/sessions';
import type { TabNavigator } from './navigate-tab';
import type { PageSteps } from './page-steps';

export function createTabWorld(
  {
    sessions,
    navigator,
    statuses,
    steps,
  }: { sessions: Sessions; navigator: TabNavigator; statuses: ResponseStatuses; steps: PageSteps },
  command: StepCommand,
  signal: AbortSignal,
): TabWorld {
  const { sessionId } = command.order;
  const record = () => sessions.get(sessionId);
  return {
    signal,
    tab: async () => describe(record(), record().currentTabId),
    status: () => statuses.of(record().currentTabId),
    tabs: () => Promise.all(record().tabIds.map((tabId) => describe(record(), tabId))),
    async switchTo(tabId) {
      if (!record().tabIds.includes(tabId)) {
        throw new RelayError('bad_request', `The session has no tab ${tabId}. The action tabs lists them.`);
      }
      sessions.switchTo(sessionId, tabId);
    },
    navigate: (to, until) => navigator.navigate(sessionId, to, until, signal),
    askPage(action, selector, value) {
      // Who waits for an element is not told at once that it is not there.
      const order = { ...command.order, action, selector, value, missAfterMs: undefined };
      return steps.run({ ...command, id: crypto.randomUUID(), effect: 'read', order }, signal);
    },
    sleep: (ms) => sleep(ms, signal),
  };
}

async function describe(record: SessionRecord, tabId: number): Promise<TabInfo> {
  const tab = await findTab(tabId);
  return {
    tabId,
    url: tab?.url || tab?.pendingUrl || '',
    title: tab?.title ?? '',
    current: tabId === record.currentTabId,
  };
}

/** Rejects with the signal's reason when it aborts. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
