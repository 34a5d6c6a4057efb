import * as z from 'zod';
import { effectKindSchema, type Pending } from '../../extension/protocol/effects/consequential';

/** A held act that waits for approval, in answers. */
export const pendingSchema = z
  .object({
    id: z.string().meta({ description: 'What approves it: `resume` of a task, `approve` of a step.' }),
    what: z.enum(effectKindSchema.options).meta({
      description: 'What it does; `pay` includes ordering and booking, `send` posting and sharing.',
    }),
    action: z.string().meta({
      description: 'The action; `accept` for a dialog that the page has opened, and that was dismissed.',
    }),
    element: z.string().meta({
      description: 'The element or dialog, such as `button "Delete account"` or `confirm "Delete it?"`.',
    }),
    where: z.string().meta({ description: 'Its dialog, row, card or form, and the page.' }),
    why: z.string().meta({ description: 'Why it was held.' }),
    origin: z.string().optional().meta({ description: 'Origin of the document.' }),
  })
  .meta({
    description: 'An act that was held before anything of it was done.',
  }) satisfies z.ZodType<Pending>;
