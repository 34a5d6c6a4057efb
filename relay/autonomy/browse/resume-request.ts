/** The input that approves a task's held act; validation and reference come from this schema. */
import * as z from 'zod';
import { strictInput } from '../../validation/strict-input';

export const resumeRequest = strictInput({
  resume: z.string().min(1).meta({ description: 'Id of the `pending` act that the task ended with.' }),
  timeoutMs: z.int().min(1).max(3_600_000).default(300_000).meta({
    description: 'Milliseconds until the task ends with the error `timeout`, from now on.',
  }),
}).meta({
  id: 'ResumeTask',
  description: 'Approves the held act of a task, which is done and goes on. Needs the scope `approve`.',
});

export type ResumeRequest = z.output<typeof resumeRequest>;
