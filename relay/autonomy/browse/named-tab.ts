import { findAction } from '../../../extension/actions/table';
import { RelayError } from '../../../extension/protocol/errors';
import type { AgentSession } from '../agent-session';
import type { Act } from '../model';

/**
 * The act with the number that the session knows a tab by, where it names one as the view does: 1, 2 ... in order.
 * @throws RelayError bad_request when there is no such tab
 */
export async function withNamedTab(act: Act, session: AgentSession): Promise<Act> {
  if (findAction(act.action)?.name !== 'tab') return act;
  const number = /^\s*(?:tab )?(\d+)\s*$/i.exec(String(act.value ?? act.selector))?.[1];
  if (number === undefined) return act;
  const tabs = await session.tabs();
  const wanted = tabs[Number(number) - 1] ?? tabs.find(({ tab }) => tab === Number(number));
  if (wanted) return { ...act, selector: '', value: wanted.tab };
  const range = tabs.length === 1 ? 'only tab 1' : `the tabs 1 to ${tabs.length}`;
  throw new RelayError('bad_request', `There is no tab ${number}: the session has ${range}.`, {
    outcome: 'not_executed',
  });
}
