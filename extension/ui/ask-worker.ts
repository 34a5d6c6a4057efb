/** The extension's pages know nothing themselves; they ask the worker. */
import type * as z from 'zod/mini';
import { tellWorker } from '../background/browser-api';
import type { Question } from '../protocol/user-messages';

/** The worker's answer to a question, parsed. */
export async function askWorker<Answer>(question: Question, answer: z.ZodMiniType<Answer>): Promise<Answer> {
  return answer.parse(await tellWorker(question));
}
