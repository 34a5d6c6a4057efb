import type { StepResult } from '../../protocol/frames';

/** The acts of mouse and keyboard, whose effect is the page's to choose. Every other act has one that is read back. */
const pointerActs = new Set(['click', 'dblclick', 'rightclick', 'hover', 'drag', 'press']);

/** What else shows that an act had an effect. */
const effects = ['url', 'openedTab', 'download', 'dialog', 'held'];

/** Adds `verified: false` to the result of an act that was done, but after which nothing was seen to change. */
export function withVerified(action: string, result: Exclude<StepResult, string>): StepResult {
  const isDone = pointerActs.has(action) && result.success === true;
  const isUnknown = isDone && result.changed === false && !effects.some((effect) => effect in result);
  return isUnknown ? { ...result, verified: false } : result;
}
