import type { Planner, Seen } from '../model';
import type { Ending, TaskRun } from './task-run';

/**
 * Does what the planner decides, until it or a limit ends the task.
 * @param first the page as it is when the planner is first asked
 * @throws what a step or the planner throws
 */
export async function followPlanner(
  run: TaskRun,
  planner: Planner,
  { first, maxTokens, signal }: { first: Seen; maxTokens: number; signal: AbortSignal },
): Promise<Ending> {
  for (let seen = first; ; seen = await run.look()) {
    const decision = await planner.next(seen, signal);
    if ('end' in decision) {
      return { outcome: decision.end, answer: decision.answer, reason: decision.reason };
    }
    const { promptTokens, completionTokens } = planner.usage();
    if (promptTokens + completionTokens > maxTokens) {
      const reason = `It used more than ${maxTokens} tokens. Give it more with \`maxTokens\`.`;
      return { outcome: 'gave_up', answer: '', reason };
    }
    const { ending, failure } = await run.act(decision.acts);
    if (ending) return ending;
    if (failure) throw failure;
  }
}
