/** The input that approves a task's held act; validation and reference come from this schema. */
import * as z from 'zod';
import { strictInput } from '../../../validation/strict-input';

export const resumeRequest = strictInput({
  resume: z.string().min(1).meta({ description: 'Id of the `pending` act that the task ended with.' }),
  timeoutMs: z.int().min(1).max(3_600_000).default(300_000).meta({
    description: 'Milliseconds until the task ends with the error `timeout`, from now on.',
  }),
}).meta({
  id: 'ResumeTask',
  description:
    'Goes on with a task once its held act is approved, or without it once it is denied. With the scope `approve` this approves it; without, it waits for a person to.',
});

export type ResumeRequest = z.output<typeof resumeRequest>;
