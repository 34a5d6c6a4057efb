/** Finds out from the page whether acts with consequences were done, and tells the session, which holds them the next time. */
import type { AgentSession } from '../../agent-session';
import { saidSince } from '../../language-model/said-since';
import type { PassedMessage } from '../../model';
import { pageState } from '../observe';
import { tellsDone } from './tells-done';

/** Of one task. */
export class DeedWatch {
  readonly #session: AgentSession;
  /** The page before the acts of the latest decision. */
  #before = '';

  constructor(session: AgentSession) {
    this.#session = session;
  }

  /** @param page as it was after the acts of the decision before */
  async beginActs(page: string): Promise<void> {
    // What came only since the last look. If nothing did, it stays unknown whether the act was done.
    await this.endActs(false);
    this.#before = page;
  }

  /** @param otherwise what counts where the page does not tell */
  async endActs(otherwise?: boolean): Promise<void> {
    const before = this.#before;
    await this.#session.confirmDone?.(async (act) => {
      const now = await pageState(this.#session);
      return tellsDone(act, saidSince(before, now), { before, now }) ?? otherwise;
    });
  }

  /** What the page has shown and taken away. */
  async hear(passed: readonly PassedMessage[]): Promise<void> {
    const said = passed.map(({ words }) => words);
    if (said.length === 0) return;
    await this.#session.confirmDone?.(async (act) => tellsDone(act, said, { before: '', now: '' }));
  }
}
