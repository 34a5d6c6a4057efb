import * as z from 'zod';
import type { StepResult } from '../../../extension/protocol/frames/frames';

const dialogSchema = z.looseObject({ type: z.string(), message: z.string(), answer: z.string() });
const withDialogs = z.looseObject({
  dialog: dialogSchema.optional(),
  dialogs: z.array(dialogSchema).optional(),
});

/** The dialogs that a step's result tells of, in order. */
export function dialogsOf(result: StepResult): readonly z.output<typeof dialogSchema>[] {
  const { dialog, dialogs } = withDialogs.safeParse(result).data ?? {};
  return dialogs ?? (dialog ? [dialog] : []);
}
