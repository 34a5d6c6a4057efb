/** Remembers in which tab of a task the planner was shown each element, because a ref means nothing in another one. */

import { RelayError } from '../../../../extension/protocol/errors';
import type { AgentSession } from '../../agent-session';
import { refsIn } from '../../language-model/view/refs-in';
import type { Act } from '../../model';

/** Of one task. */
export class RefsOfTabs {
  /** The tab of each ref that was shown, which the session gives once. */
  readonly #tabs = new Map<string, number>();

  noteShown(tree: string, tab: number | undefined): void {
    if (tab === undefined) return;
    for (const ref of refsIn(tree)) this.#tabs.set(`ref=${ref}`, tab);
  }

  /** The error, saying in which other tab the element is where it is in one. */
  async explained(error: RelayError, act: Act, session: AgentSession): Promise<RelayError> {
    const tab = this.#tabs.get(act.selector);
    if (error.code !== 'element_not_found' || tab === undefined) return error;
    const tabs = await session.tabs();
    const index = tabs.findIndex((one) => one.tab === tab && !one.current);
    if (index < 0) return error;
    return new RelayError(
      'element_not_found',
      `${act.selector} is in tab ${index + 1}, not in the tab in front, so nothing was done. Go there first: tab ${index + 1}.`,
      { outcome: 'not_executed' },
    );
  }
}
