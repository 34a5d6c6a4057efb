/** Binds a session to where a task may go, before a page is read that could mislead the model. */
import { RelayError } from '../../../extension/protocol/errors';
import { policyForOpening, policyForTask } from '../../policy/derive-policy';
import type { AgentSession } from '../agent-session';
import type { BrowseRequest } from './browse-request';

/** How much longer than the task its policy binds an open session, which releases itself should the relay die. */
const leaseMarginMs = 60_000;

/**
 * Takes an open session to `url`, if there is one, and binds it to where the task may go.
 * @throws RelayError navigation_failed for an address that is no page, and what a step throws
 */
export async function bindSession(session: AgentSession, request: BrowseRequest): Promise<void> {
  const { sessionId, url, timeoutMs } = request;
  const forMs = sessionId === undefined ? undefined : timeoutMs + leaseMarginMs;
  if (sessionId !== undefined && url !== undefined) {
    await session.setPolicy(policyForOpening(request), forMs);
    const result = await session.step('navigate', '', url);
    if (typeof result === 'object' && result.stays) throw isFile(url);
  }
  const arrivedAt = (await session.tabs()).find(({ current }) => current)?.url ?? '';
  await session.setPolicy(policyForTask(request, arrivedAt), forMs);
}

function isFile(url: string): RelayError {
  return new RelayError(
    'navigation_failed',
    `${url} is a file, which the browser saves, and no page to work on. Give the address of a page.`,
  );
}
