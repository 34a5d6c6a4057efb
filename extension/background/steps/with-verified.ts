import type { StepResult } from '../../protocol/frames/frames';

/** What mouse and keys do is the page's to choose. `drag` judges it itself; all others are read back. */
const unknowable = new Set(['click', 'dblclick', 'rightclick', 'hover', 'press']);

/** What else shows that an act had an effect. */
const effects = ['url', 'openedTab', 'download', 'dialog', 'held'];

/** Adds `verified: false` to the result of an act that was done, but after which nothing was seen to change. */
export function withVerified(action: string, result: Exclude<StepResult, string>): StepResult {
  const isDone = unknowable.has(action) && result.success === true;
  const isUnknown = isDone && result.changed === false && !effects.some((effect) => effect in result);
  return isUnknown ? { ...result, verified: false } : result;
}
