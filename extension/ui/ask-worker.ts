import type * as z from 'zod/mini';
import { sendToWorker } from '../background/browser-api/runtime';
import type { Question } from '../protocol/user/user-messages';

/** Asks the worker a question and parses its answer. */
export async function askWorker<Answer>(question: Question, answer: z.ZodMiniType<Answer>): Promise<Answer> {
  return answer.parse(await sendToWorker(question));
}
