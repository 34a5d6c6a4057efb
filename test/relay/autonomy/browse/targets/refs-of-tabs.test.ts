/** What is said of an element that the planner was shown in another tab. */
import { expect, test } from 'vitest';
import { RelayError } from '../../../../../extension/protocol/errors';
import type { AgentSession } from '../../../../../relay/autonomy/agent-session';
import { RefsOfTabs } from '../../../../../relay/autonomy/browse/targets/refs-of-tabs';

const missing = new RelayError('element_not_found', 'No element matches.');

/** The message where this tab is in front, after each of the tabs 71 and 72 was shown. */
async function told(selector: string, front: number, error = missing): Promise<string> {
  const refs = new RefsOfTabs();
  refs.noteShown('button "Pay [e9]" [e1]', 71);
  refs.noteShown('link "Print" [e2]', 72);
  const tabs = [71, 72].map((tab) => ({ tab, url: '', title: '', current: tab === front }));
  const session = { tabs: async () => tabs } as unknown as AgentSession;
  return (await refs.explained(error, { action: 'click', selector }, session)).message;
}

test('it is told with the number of its tab', async () => {
  expect(await told('ref=e2', 71)).toBe(
    'ref=e2 is in tab 2, not in the tab in front, so nothing was done. Go there first: tab 2.',
  );
});

test.each([
  ['an element that has gone from its own tab', 'ref=e2', 72],
  ['a ref that was shown in no tab', 'ref=e9', 72],
  ['another selector', 'text=Print', 71],
])('of %s nothing is added', async (_, selector, front) => {
  expect(await told(selector, front)).toBe(missing.message);
});

test('another error stays as it is', async () => {
  expect(await told('ref=e2', 71, new RelayError('forbidden', 'No.'))).toBe('No.');
});
