/** The state of the literal planner while it executes a prompt, and the generator types of its steps. */
import type { Act, ActOutcome, Seen } from '../../model';
import { describe, type Page, type PageElement, parsePage } from '../match/page';

/** What came of a part of the work: done, in words for the caller; or why not. */
export type Outcome = { done: string } | { failure: string };

/** Work that has acts done as it goes and is told what came of them. */
export type Execution<Result = Outcome> = AsyncGenerator<readonly Act[], Result, Seen>;

export interface PlanState {
  seen: Seen;
  /** What the instruction before was about. */
  last?: PageElement;
  /** What was read or copied last. */
  held?: string;
  /** A click to which the page did not react; that may be, as long as something comes of the next. */
  ineffectiveClick?: string | undefined;
  /** Whether the instruction under way is the last one. */
  isLast?: boolean;
  /** What has been clicked only to see what is behind it, by what it reads. */
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

/** Has one act done to a element and answers what the page said of it, or why it could not be done. */
export async function* act(
  plan: PlanState,
  action: string,
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
