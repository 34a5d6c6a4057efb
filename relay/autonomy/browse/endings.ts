/** How a task ends, and the endings that a run decides on by itself. */
import type { BrowseResult } from './browse-result';

export type Ending = Pick<BrowseResult, 'outcome' | 'answer' | 'reason' | 'pending'>;

export function gaveUp(reason: string): Ending {
  return { outcome: 'gave_up', answer: '', reason };
}

export function usedUp(what: string, field: string): Ending {
  const reason = `All ${what} are used up, and the task is not done. Give it more with \`${field}\`.`;
  return { outcome: 'max_steps', answer: '', reason };
}
