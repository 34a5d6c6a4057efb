/** What a session does about the dialogs of its pages, in the words of both the API and the extension. */
import * as z from 'zod/mini';

export const dialogPolicies = ['dismiss', 'accept', 'block'] as const;
export const dialogPolicySchema = z.enum(dialogPolicies);
export type DialogPolicy = z.infer<typeof dialogPolicySchema>;

/** A dialog that a page wanted to open, as replies name it. */
export const dialogSchema = z.object({
  /** `unknown`: it opened before anything could be asked about it. */
  type: z.enum(['alert', 'confirm', 'prompt', 'print', 'beforeunload', 'unknown']),
  message: z.string(),
  answer: z.enum(['dismissed', 'accepted', 'blocked']),
  /** What was typed into a prompt. */
  text: z.optional(z.string()),
});
export type Dialog = z.infer<typeof dialogSchema>;
