/** What came of all goals: counts, and each failure with what Playwright makes of it. */
import type { Goal } from '../../widgets/library';
import type { openPlaywright } from './playwright-page';
import { type Attempt, tryGoal } from './try-goal';

export interface Result {
  library: string;
  goal: Goal;
  attempt: Attempt;
  /** The address of the page. */
  url: string;
}

/**
 * How many goals passed; how many were not reached although all acts said that they succeeded, and how many of these with
 * an act that said it could not be verified; how many were reached although an act said that it failed.
 */
export function countsOf(results: Result[]) {
  const goals = (reached: boolean, claimed: boolean) =>
    results.filter(({ attempt }) => attempt.reached === reached && attempt.claimed === claimed);
  const acts = (field: 'acts' | 'unverified') =>
    results.reduce((sum, { attempt }) => sum + attempt[field], 0);
  return {
    passed: goals(true, true).length,
    claimedOnly: goals(false, true).filter(({ attempt }) => attempt.unverified === 0).length,
    unverifiedOnly: goals(false, true).filter(({ attempt }) => attempt.unverified > 0).length,
    deniedOnly: goals(true, false).length,
    acts: acts('acts'),
    unverified: acts('unverified'),
  };
}

/** The goal, its steps with their replies, the page's state, and whether Playwright reaches it. Empty if it passed. */
export async function describeFailure(
  { library, goal, attempt, url }: Result,
  control: Awaited<ReturnType<typeof openPlaywright>>,
): Promise<string[]> {
  const { reached, claimed } = attempt;
  if (reached && claimed) return [];
  const claim = attempt.unverified > 0 ? 'verified: false, without effect' : 'success: true without effect';
  const kind = reached ? 'success: false with effect' : claimed ? claim : 'failed';
  const byHand = await tryGoal(await control.page(url), goal);
  return [
    `${library}: ${goal.goal}: ${kind}`,
    ...attempt.replies.map((reply) => `    ${reply}`),
    `    state: ${JSON.stringify(attempt.seen)}`,
    `    Playwright: ${byHand.reached ? 'reaches it' : `does not reach it: ${byHand.replies.at(-1)}`}`,
    ...(goal.fails ? [`    why: ${goal.fails}`] : []),
  ];
}
