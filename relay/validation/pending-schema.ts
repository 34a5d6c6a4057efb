import * as z from 'zod';
import { effectKindSchema, type Pending } from '../../extension/protocol/effects/consequential';

/** A held act that waits for approval, in answers. */
export const pendingSchema = z
  .object({
    id: z.string().meta({ description: 'What approves it: `resume` of a task, `approve` of a step.' }),
    what: z.enum(effectKindSchema.options).meta({
      description: 'What it does; `pay` includes ordering and booking, `send` posting and sharing.',
    }),
    action: z.string().meta({ description: 'The action.' }),
    element: z.string().meta({ description: 'The element, such as `button "Delete account"`.' }),
    where: z.string().meta({ description: 'Its dialog, row, card or form, and the page.' }),
    why: z.string().meta({ description: 'Why it was held.' }),
  })
  .meta({
    description: 'An act that was held before anything of it was done.',
  }) satisfies z.ZodType<Pending>;
