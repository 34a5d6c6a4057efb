/** Stops a planner that repeats itself, after one warning. */
import type { Act } from '../model';

const sameActLimit = 3;
const samePageLimit = 4;
const samePageWithin = 6;

type Verdict = { goOn: true; notice?: string } | { goOn: false; reason: string };

/** Watches the decisions of one task. */
export interface Guard {
  /**
   * Judges a decision before its acts are carried out.
   * @param page what the page looked like when it was decided
   */
  judge(page: string, acts: readonly Act[]): Verdict;
}

/**
 * Objects to the same act on the same element in three decisions in a row, and to the same page four times in six
 * decisions. The first objection is a warning, after which it counts from zero; the second ends the task.
 */
export function createGuard(): Guard {
  let runs = new Map<string, number>();
  let pages: string[] = [];
  let warned = false;

  function objection(page: string, acts: readonly Act[]): string | undefined {
    // The same act several times in one decision is intended: "click + ten times".
    const now = new Map<string, { act: Act; count: number }>();
    for (const act of acts) {
      const key = JSON.stringify([act.action, act.selector, act.value ?? '']);
      now.set(key, { act, count: (runs.get(key) ?? 0) + 1 });
    }
    runs = new Map([...now].map(([key, { count }]) => [key, count]));
    pages = [...pages, page].slice(-samePageWithin);
    const repeated = [...now.values()].find(({ count }) => count >= sameActLimit)?.act;
    if (repeated) {
      const what = repeated.target ?? repeated.selector;
      return `the same act, ${repeated.action}${what && ` on ${what}`}, was chosen ${sameActLimit} times in a row`;
    }
    const seen = pages.filter((one) => one === page).length;
    return seen >= samePageLimit
      ? `the page was the same in ${seen} of the last ${pages.length} decisions`
      : undefined;
  }

  return {
    judge(page, acts) {
      const found = objection(page, acts);
      if (found === undefined) return { goOn: true };
      if (warned) return { goOn: false, reason: `It went round in circles: ${found}, after a warning.` };
      warned = true;
      runs = new Map();
      pages = [];
      const notice = `You are going round in circles: ${found}. Try another way, or end the task honestly. If it goes on like this, the task is stopped.`;
      return { goOn: true, notice };
    },
  };
}
