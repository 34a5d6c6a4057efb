/** Does what needs a session that may have to be opened first, in the browser where there is room. */
import { Deadline } from '../../deadline';
import { authorize } from '../../service/authorize';
import { idempotentId } from '../../service/call-for';
import type { RequestContext } from '../../service/caller';
import type { OnProgress } from '../../service/tasks/browse';
import { limitsOf } from '../routing/operation-limits';
import type { OtherRelays } from '../routing/other-relays';
import type { Placement, Wanted } from './placement';

export class PlacedCalls {
  readonly #others: OtherRelays;
  readonly #placement: Placement;

  constructor({ others, placement }: { others: OtherRelays; placement: Placement }) {
    this.#others = others;
    this.#placement = placement;
  }

  /** In the session that the request names, or in a new one wherever there is room. */
  async inSessionOrNew<Result extends object>(
    operation: 'browse' | 'openTask' | 'retrieve',
    input: { sessionId?: string | undefined },
    context: RequestContext,
    here: (context: RequestContext) => Promise<Result>,
    progress?: OnProgress,
  ): Promise<Result> {
    authorize(context.caller, operation);
    const { sessionId } = input;
    if (sessionId === undefined) return this.inNew(operation, { labels: [] }, input, context, here, progress);
    return this.#others.inSession(sessionId, {
      operation,
      input,
      context,
      progress,
      here: () => here(context),
    });
  }

  inNew<Result>(
    operation: 'openSession' | 'browse' | 'openTask' | 'retrieve',
    wanted: Wanted,
    input: object,
    context: RequestContext,
    here: (context: RequestContext) => Promise<Result>,
    progress?: OnProgress,
  ): Promise<Result> {
    const { caller, signal } = context;
    const deadline = Deadline.after(limitsOf(operation, input).limitMs, context.deadline);
    // Reading has no effect, so it is simply done again.
    const claimId = operation === 'retrieve' ? undefined : idempotentId(context, { operation });
    return this.#placement.place(
      wanted,
      { keyName: caller.keyName, signal, deadline, claimId },
      (browser) => {
        const there = { ...context, browser };
        if (browser === undefined) return here(there);
        return this.#others.inBrowser(browser, {
          operation,
          input,
          context: there,
          progress,
          here: () => here(there),
        });
      },
    );
  }
}
