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

/** How many goals passed, how many acts said that they succeeded and did not, and the other way round. */
export function countsOf(results: Result[]) {
  const goals = (reached: boolean, claimed: boolean) =>
    results.filter(({ attempt }) => attempt.reached === reached && attempt.claimed === claimed).length;
  const acts = (field: 'acts' | 'unverified') =>
    results.reduce((sum, { attempt }) => sum + attempt[field], 0);
  return {
    passed: goals(true, true),
    claimedOnly: goals(false, true),
    deniedOnly: goals(true, false),
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
  const kind = reached ? 'success: false with effect' : claimed ? 'success: true without effect' : 'failed';
  const byHand = await tryGoal(await control.page(url), goal);
  return [
    `${library}: ${goal.goal}: ${kind}`,
    ...attempt.replies.map((reply) => `    ${reply}`),
    `    state: ${JSON.stringify(attempt.seen)}`,
    `    Playwright: ${byHand.reached ? 'reaches it' : `does not reach it: ${byHand.replies.at(-1)}`}`,
    ...(goal.fails ? [`    why: ${goal.fails}`] : []),
  ];
}
