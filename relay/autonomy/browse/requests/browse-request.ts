/** The input of a task; validation and reference come from this schema. */
import * as z from 'zod';
import { strictInput } from '../../../validation/strict-input';
import { checkTask } from './check-task';
import { otherNames, taskFields } from './task-fields';

export const browseRequest = strictInput(
  {
    ...taskFields,
    timeoutMs: z.int().min(1).max(3_600_000).default(300_000).meta({
      description: 'Milliseconds until the task ends with the error `timeout`.',
    }),
    approvalMs: z.int().min(0).max(600_000).default(0).meta({
      description:
        'Milliseconds that the task waits for a person to approve an act of it that is held, before it ends with `needs_user`.',
    }),
    handoffMs: z.int().min(0).max(3_600_000).default(0).meta({
      description:
        'Milliseconds that the task waits for a person where only they can go on, such as at a captcha or a code: they are asked in the window, and the task goes on where it was. Default: 0, it ends with `needs_user`.',
    }),
    maxTokens: z.int().min(1_000).max(100_000_000).default(1_000_000).meta({
      description: 'Maximum number of tokens that the model may read and write before the task is stopped.',
    }),
  },
  otherNames,
)
  .check(checkTask)
  .meta({ id: 'Browse', description: 'A task.' });

export type BrowseRequest = z.output<typeof browseRequest>;
