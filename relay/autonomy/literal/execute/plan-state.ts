/** The state of the literal planner while it executes a prompt, and the generator types of its steps. */
import type { Act, ActOutcome, Seen } from '../../model';
import { called, type Page, parsePage, type Thing } from '../match/page';

/** What came of a part of the work: done, in words for the caller; or why not. */
export type Came = { did: string } | { trouble: string };

/** Work that has acts done as it goes and is told what came of them. */
export type Work<Result = Came> = AsyncGenerator<readonly Act[], Result, Seen>;

export interface PlanState {
  seen: Seen;
  /** What the instruction before was about. */
  last?: Thing;
  /** What was read or copied last. */
  held?: string;
  /** A click to which the page did not react; that may be, as long as something comes of the next. */
  unanswered?: string | undefined;
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

/** Has one act done to a thing and answers what the page said of it, or why it could not be done. */
export async function* act(
  plan: PlanState,
  action: string,
  thing: Thing | undefined,
  value?: unknown,
): Work<{ result: Record<string, unknown> } | { trouble: string }> {
  const order: Act = {
    action,
    selector: thing ? `ref=${thing.ref}` : '',
    ...(value !== undefined && { value }),
    ...(thing && { target: called(thing) }),
  };
  plan.seen = yield [order];
  if (thing) plan.last = thing;
  return answerOf(plan.seen.outcomes.at(-1), thing);
}

function answerOf(outcome: ActOutcome | undefined, thing: Thing | undefined) {
  const on = thing ? ` ${called(thing)}` : '';
  if (!outcome) return { trouble: `The step on${on} was not begun.` };
  if (outcome.error !== undefined) return { trouble: outcome.error };
  const { result } = outcome;
  if (typeof result !== 'object') return { result: {} };
  if (result.success) return { result };
  return { trouble: `${outcome.act.action}${on} had no effect${result.reason ? `: ${result.reason}` : '.'}` };
}
