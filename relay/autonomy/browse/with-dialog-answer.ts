/** Tells of an act whose question was answered with Cancel that it had no effect, and how the question is accepted. */
import type { StepResult } from '../../../extension/protocol/frames/frames';
import { dialogsOf } from './dialogs-of';

const maxMessageChars = 300;

/** The result as a planner is told it: what a page asks about is not done when nobody accepts it. */
export function withDialogAnswer(result: StepResult): StepResult {
  if (typeof result === 'string' || !result.success) return result;
  const refused = dialogsOf(result).find(({ type, answer }) => asks.has(type) && answer === 'dismissed');
  if (!refused) return result;
  const { type, message } = refused;
  const asked = `The page asked “${message.slice(0, maxMessageChars)}”, which was answered with Cancel.`;
  const how =
    type === 'confirm'
      ? 'If the task wants it, do the same act again with "dialog": "accept".'
      : 'Nobody can type an answer there.';
  return { ...result, success: false, reason: `${asked} ${how}` };
}

const asks = new Set(['confirm', 'prompt']);
