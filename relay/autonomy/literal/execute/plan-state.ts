/** The state of the literal planner while it executes a prompt, and the generator types of its steps. */
import type { OfferedAction } from '../../../../extension/actions/table';
import type { Act, ActOutcome, Seen } from '../../model';
import { describe, type Page, type PageElement, parsePage } from '../match/page';

/** The outcome of an instruction: what was done, in words for the caller, or why it failed. */
export type Outcome = { done: string } | { failure: string };

/** An execution that yields actions and receives the page state after them. */
export type Execution<Result = Outcome> = AsyncGenerator<readonly Act[], Result, Seen>;

export interface PlanState {
  seen: Seen;
  /** The element of the previous instruction. */
  last?: PageElement;
  /** The text that was read or copied last. */
  held?: string;
  /** The last click, if the page did not react to it; an error only if no later instruction has an effect. */
  ineffectiveClick?: string | undefined;
  /** Whether the current instruction is the last one. */
  isLast?: boolean;
  /** The texts of elements that were clicked only to reveal others. */
  tried: Set<string>;
  look(): Promise<Page>;
}

export function createPlanState(seen: Seen): PlanState {
  return {
    seen,
    tried: new Set(),
    async look() {
      return parsePage(await this.seen.read('inspect'));
    },
  };
}

/** Performs one action on an element and returns its result, or why it failed. */
export async function* act(
  plan: PlanState,
  action: OfferedAction,
  element: PageElement | undefined,
  value?: unknown,
): Execution<{ result: Record<string, unknown> } | { failure: string }> {
  const order: Act = {
    action,
    selector: element ? `ref=${element.ref}` : '',
    ...(value !== undefined && { value }),
    ...(element && { target: describe(element) }),
  };
  plan.seen = yield [order];
  if (element) plan.last = element;
  return answerOf(plan.seen.outcomes.at(-1), element);
}

function answerOf(outcome: ActOutcome | undefined, element: PageElement | undefined) {
  const on = element ? ` ${describe(element)}` : '';
  if (!outcome) return { failure: `The step on${on} was not begun.` };
  if (outcome.error !== undefined) return { failure: outcome.error };
  const { result } = outcome;
  if (typeof result !== 'object') return { result: {} };
  if (result.success) return { result };
  return { failure: `${outcome.act.action}${on} had no effect${result.reason ? `: ${result.reason}` : '.'}` };
}
