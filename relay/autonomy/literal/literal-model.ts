/** The embedded model for tasks: carries out literal instructions, without key, network or weights. */
import { type Decision, type Model, noUsage, type Planner, type Task } from '../model';
import type { Execution } from './acts/run';
import { carryOutClauses } from './carry-out-clauses';
import { readPrompt } from './grammar/read-prompt';

export function createLiteralModel(): Model {
  return { name: 'embedded', plan };
}

const cannotGoOn: Decision = {
  end: 'gave_up',
  answer: '',
  reason: 'A person has done what was asked. Give the rest of the task anew, with this session.',
};

function plan({ prompt }: Task): Planner {
  const clauses = readPrompt(prompt);
  let work: Execution<Decision> | undefined;
  let hasEnded = false;
  return {
    async next(seen) {
      // The value of a generator's first `next` call is ignored, so it gets the page as an argument.
      work ??= carryOutClauses(clauses, seen);
      const step = await work.next(seen);
      if (hasEnded) return cannotGoOn;
      hasEnded = step.done === true;
      return step.done ? step.value : { acts: step.value };
    },
    usage: noUsage,
  };
}
