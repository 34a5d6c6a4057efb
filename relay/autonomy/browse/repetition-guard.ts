/** Stops a planner whose decisions lead nowhere, after one warning. */
import { hashOf } from '../../hash-of';
import type { ActOutcome } from '../model';

/** Decisions in a row without progress, after which a warning or the end follows. */
const idleLimit = 4;

type Verdict = { goOn: true; notice?: string } | { goOn: false; reason: string };

/** Watches the decisions of one task. */
export interface Guard {
  /**
   * Judges a decision after its acts were carried out.
   * @param page what the page looks like now
   * @param outcomes of the acts that were begun
   */
  judge(page: string, outcomes: readonly ActOutcome[]): Verdict;
}

/**
 * A page that was not seen before in the task is progress, and so is a reading with new content, unless every act of the
 * decision failed: then the page has changed by itself. Four decisions in a row without progress are warned of, four
 * more end the task.
 * @param first what the page looked like at the beginning
 */
export function createGuard(first: string): Guard {
  const known = new Set([hashOf(first)]);
  let idle = 0;
  let warned = false;

  function learns(text: string): boolean {
    const size = known.size;
    return known.add(hashOf(text)).size > size;
  }

  return {
    judge(page, outcomes) {
      const readings = outcomes.flatMap(({ result }) => (typeof result === 'string' ? [result] : []));
      const isNew = [page, ...readings].map(learns).includes(true);
      const isProgress = isNew && (outcomes.length === 0 || outcomes.some(wasDone));
      idle = isProgress ? 0 : idle + 1;
      warned &&= !isProgress;
      if (idle < idleLimit) return { goOn: true };
      idle = 0;
      const found = `nothing new was seen in ${idleLimit} decisions in a row`;
      if (warned) return { goOn: false, reason: `It made no progress: ${found}, after a warning.` };
      warned = true;
      const notice = `No progress: ${found}. Try another way, or end the task honestly. If it goes on like this, the task is stopped.`;
      return { goOn: true, notice };
    },
  };
}

function wasDone({ result, error }: ActOutcome): boolean {
  return error === undefined && (typeof result !== 'object' || result.success);
}
