/** What a session does with the dialogs of its pages. */
import * as z from 'zod/mini';
import { withoutInvisible } from './invisible-characters';

export const dialogPolicies = ['dismiss', 'accept', 'block'] as const;
export const dialogPolicySchema = z.enum(dialogPolicies);
export type DialogPolicy = z.infer<typeof dialogPolicySchema>;

/** A dialog that a page wanted to open, as replies report it. */
export const dialogSchema = z.object({
  /** `unknown`: it opened before the extension could see which kind it is. */
  type: z.enum(['alert', 'confirm', 'prompt', 'print', 'beforeunload', 'unknown']),
  message: z.string(),
  answer: z.enum(['dismissed', 'accepted', 'blocked']),
  /** What was typed into a prompt. */
  text: z.optional(z.string()),
});
export type Dialog = z.infer<typeof dialogSchema>;

const maxMessageChars = 1_000;

/** The message of a dialog as replies report it. */
export function messageOf(text: string): string {
  return withoutInvisible(text).slice(0, maxMessageChars);
}

/** Whether replies report only the beginning of a message. */
export function isCut(text: string): boolean {
  return withoutInvisible(text).length > maxMessageChars;
}
