/** The embedded model for tasks: takes the instructions of a prompt literally, without a model server. */
import type { Decision, Model, Planner, Seen, Task } from '../model';
import { createPlanState, type Execution } from './execute/plan-state';
import { executeInstruction } from './execute-instruction';
import type { Instruction } from './prompt/instruction';
import { readPrompt } from './prompt/read-prompt';

/** Parses a prompt into instructions and executes them one by one, without key, network or weights. */
export function createLiteralModel(): Model {
  return { name: 'embedded', plan };
}

function plan(task: Task): Planner {
  const instructions = readPrompt(task.prompt);
  let work: Execution<Decision> | undefined;
  return {
    async next(seen) {
      // The value of a generator's first `next` call is ignored, so it gets the state as an argument.
      work ??= executeAll(instructions, task.prompt, seen);
      const step = await work.next(seen);
      return step.done ? step.value : { acts: step.value };
    },
    usage: () => ({ calls: 0, promptTokens: 0, completionTokens: 0 }),
  };
}

/** Executes all instructions in order; the first one that fails ends the task. */
async function* executeAll(instructions: Instruction[], prompt: string, seen: Seen): Execution<Decision> {
  const plan = createPlanState(seen);
  const done: string[] = [];
  if (instructions.length === 0) {
    return {
      end: 'needs_user',
      answer: '',
      reason: 'There is no instruction in the prompt. Say what to click, enter or choose.',
    };
  }
  for (const [index, instruction] of instructions.entries()) {
    plan.tried.clear();
    plan.isLast = index === instructions.length - 1;
    const outcome = yield* executeInstruction(plan, instruction, prompt);
    if ('failure' in outcome) {
      const before = index > 0 ? ` Of ${instructions.length} instructions ${index} were done before.` : '';
      const reason = `"${instruction.phrase}" was not done: ${outcome.failure}${before}`;
      return { end: 'needs_user', answer: done.join(' '), reason };
    }
    done.push(outcome.done);
  }
  if (plan.ineffectiveClick !== undefined) {
    const reason = `The page did not react to the click on ${plan.ineffectiveClick}.`;
    return { end: 'needs_user', answer: done.join(' '), reason };
  }
  return {
    end: 'done',
    answer: done.join(' '),
    reason: 'Every instruction was carried out and took effect.',
  };
}
