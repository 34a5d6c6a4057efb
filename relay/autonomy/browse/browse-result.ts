/** The result of a task: the interface's three fields, and more that strict clients ignore. */
import * as z from 'zod';
import { pendingSchema } from '../../validation/pending-schema';

export const browseResult = z
  .object({
    finalUrl: z.string().meta({ description: 'Address of the page where the task ended.' }),
    actions: z
      .array(
        z.looseObject({
          type: z.string().meta({
            description: '`navigate`, `input`, `click`, or else the name of the action.',
          }),
          url: z.string().optional().meta({ description: 'Of `navigate`: the address.' }),
          selector: z.string().optional().meta({
            description: 'The element; POST /session/{sessionId} takes it again.',
          }),
          value: z.unknown().optional().meta({ description: 'What was put in; secrets as `{{name}}`.' }),
          success: z.literal(false).optional().meta({
            description: 'There when it was done without the effect it is for.',
          }),
        }),
      )
      .meta({ description: 'What was done, in order; the first one is opening `url`.' }),
    screenshot: z.string().meta({
      description: 'The window at the end, PNG in base64; empty when it could not be photographed.',
    }),
    screenshotMissing: z.string().optional().meta({ description: 'Why `screenshot` is empty.' }),
    outcome: z.enum(['done', 'max_steps', 'needs_user', 'gave_up']).meta({
      description:
        '`done`: the task is done. `max_steps`: it was cut off. `needs_user`: only a person can go on, see `reason`. `gave_up`: it cannot be done, or was being done in circles.',
    }),
    pending: pendingSchema.optional().meta({
      description:
        'The act that waits for approval. `POST /v1/browse` with `{"resume": id}` does it and goes on, for ten minutes.',
    }),
    held: z
      .array(
        z.object({
          type: z.string().meta({ description: 'What was requested: image, script, main_frame ...' }),
          origin: z.string().meta({ description: 'Where it would have gone.' }),
        }),
      )
      .optional()
      .meta({ description: 'With `egress: "held"`: each request that was blocked.' }),
    answer: z.string().meta({ description: 'What was found or done, in words.' }),
    reason: z.string().meta({ description: 'Why it ended.' }),
    steps: z
      .int()
      .meta({ description: 'How many steps were taken; reading, scrolling and waiting are none.' }),
    usage: z
      .object({
        calls: z.int().meta({ description: 'How often the model was asked.' }),
        promptTokens: z.int().meta({ description: 'Tokens sent to it.' }),
        completionTokens: z.int().meta({ description: 'Tokens it wrote.' }),
        promptCharacters: z.int().meta({ description: 'Characters sent to it, in all turns together.' }),
      })
      .meta({ description: 'What the model cost; all 0 for the embedded one.' }),
    sessionId: z.string().optional().meta({ description: 'The session that was left open, if it was.' }),
  })
  .meta({ description: 'How the task ended.' });

export type BrowseResult = z.output<typeof browseResult>;
export type ActionRecord = BrowseResult['actions'][number];
