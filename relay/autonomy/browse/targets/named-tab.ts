import { findAction } from '../../../../extension/actions/table';
import { RelayError } from '../../../../extension/protocol/errors';
import type { AgentSession } from '../../agent-session';
import type { Act } from '../../model';

/**
 * The act with the number that the session knows a tab by, where it names one as the view does: 1, 2 ... in order,
 * or by a part of the address that it alone has.
 * @throws RelayError bad_request when there is no such tab
 */
export async function withNamedTab(act: Act, session: AgentSession): Promise<Act> {
  if (findAction(act.action)?.name !== 'tab') return act;
  const name = String(act.value ?? act.selector).trim();
  const number = /^(?:tab )?(\d+)$/i.exec(name)?.[1];
  if (number === undefined && !/[/.]/.test(name)) return act;
  const tabs = await session.tabs();
  if (number === undefined) {
    const having = tabs.filter(({ url }) => url.includes(name));
    const [only, other] = having;
    if (other) {
      const places = having.map((one) => tabs.indexOf(one) + 1).join(', ');
      throw new RelayError(
        'bad_request',
        `Several tabs have "${name}" in their address: ${places}. Name one by its number.`,
        {
          outcome: 'not_executed',
        },
      );
    }
    return only ? { ...act, selector: '', value: only.tab } : act;
  }
  const wanted = tabs[Number(number) - 1] ?? tabs.find(({ tab }) => tab === Number(number));
  if (wanted) return { ...act, selector: '', value: wanted.tab };
  const range = tabs.length === 1 ? 'only tab 1' : `the tabs 1 to ${tabs.length}`;
  throw new RelayError('bad_request', `There is no tab ${number}: the session has ${range}.`, {
    outcome: 'not_executed',
  });
}
