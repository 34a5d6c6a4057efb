import type { ActOutcome } from '../model';

/** How much of what a step has read its progress reports. */
const maxProgressChars = 1_000;

/** An outcome for the progress of a task. */
export function inWords({ result, error }: ActOutcome): string {
  if (error !== undefined) return `failed: ${error}`;
  if (typeof result === 'string') return result.slice(0, maxProgressChars);
  return result?.success ? 'done' : 'done without effect';
}
