/** Binds a session to where a task may go, before a page is read that could mislead the model. */
import { RelayError } from '../../../extension/protocol/errors';
import { policyForOpening, policyForTask } from '../../policy/derive-policy';
import type { AgentSession } from '../agent-session';
import type { TaskTerms } from './requests/task-fields';

/**
 * Takes an open session to `url`, if there is one, and binds it to where the task may go.
 * @param leaseMs an open session releases itself after so long, should the relay die
 * @throws RelayError navigation_failed for an address that is no page, and what a step throws
 */
export async function bindSession(session: AgentSession, terms: TaskTerms, leaseMs: number): Promise<void> {
  const { sessionId, url } = terms;
  const forMs = sessionId === undefined ? undefined : leaseMs;
  if (sessionId !== undefined && url !== undefined) {
    await session.setPolicy(policyForOpening(terms), forMs);
    const result = await session.step('navigate', '', url);
    if (typeof result === 'object' && result.stays) throw isFile(url);
  }
  const arrivedAt = (await session.tabs()).find(({ current }) => current)?.url ?? '';
  await session.setPolicy(policyForTask(terms, arrivedAt), forMs);
}

function isFile(url: string): RelayError {
  return new RelayError(
    'navigation_failed',
    `${url} is a file, which the browser saves, and no page to work on. Give the address of a page.`,
  );
}
