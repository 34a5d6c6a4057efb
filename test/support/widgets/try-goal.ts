/** Tries a goal step by step and says what came of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Goal, GoalStep } from '../../widgets/library';

/** How long the page's state may take to follow the last step. */
const maxSettlingMs = 2_000;

export interface Page {
  open(): Promise<void>;
  /** Takes a step. @throws Error when it is refused */
  step(step: GoalStep): Promise<unknown>;
  /** The page's own state. */
  state(): Promise<Record<string, unknown>>;
}

export interface Attempt {
  /** Whether the page's state came to be as asked. */
  reached: boolean;
  /** Whether each act said that it had its effect. */
  claimed: boolean;
  /** How many acts were answered, and how many of them with `verified: false`. */
  acts: number;
  unverified: number;
  /** Each step with its reply or error. */
  replies: string[];
  /** The page's state at the end, of what the goal is about. */
  seen: Record<string, unknown>;
}

export async function tryGoal(page: Page, goal: Goal): Promise<Attempt> {
  const attempt: Attempt = { reached: false, claimed: true, acts: 0, unverified: 0, replies: [], seen: {} };
  await page.open();
  try {
    for (const step of goal.steps) {
      const reply = await page.step(step).catch((error: Error) => {
        attempt.replies.push(`${JSON.stringify(step)} -> ${error.message}`);
        attempt.claimed = false;
        throw error;
      });
      attempt.replies.push(`${JSON.stringify(step)} -> ${JSON.stringify(reply)}`);
      if (typeof reply !== 'object' || reply === null) continue;
      attempt.acts += 1;
      if ('success' in reply && reply.success === false) attempt.claimed = false;
      if ('verified' in reply && reply.verified === false) attempt.unverified += 1;
    }
  } catch {
    // The state tells whether the goal was reached all the same.
  }
  const asked = Object.keys(goal.state);
  const until = performance.now() + maxSettlingMs;
  do {
    const state = await page.state();
    attempt.seen = Object.fromEntries(asked.map((key) => [key, state[key]]));
    attempt.reached = matches(state, goal.state);
  } while (!attempt.reached && performance.now() < until && (await sleep(50, true)));
  return attempt;
}

function matches(state: Record<string, unknown>, asked: Record<string, unknown>): boolean {
  try {
    expect(state).toMatchObject(asked);
    return true;
  } catch {
    return false;
  }
}
