/** The reader that asks a model and accepts only what the page proves. */
import { RelayError } from '../../../extension/protocol/errors';
import { noUsage } from '../model';
import type { Chat } from '../openai/chat';
import type { Reader, RunPageWork } from './reader';

/** A model with a wrong quote or invalid JSON gets one more chance. */
const maxAttempts = 2;

/** The form that `modelQuestion` asks for. A caller's own schema is said in words: servers differ in what they take. */
const answerSchema = {
  type: 'object',
  properties: {
    found: { type: 'boolean' },
    answer: { type: 'string' },
    quote: { type: 'string' },
    confidence: { type: 'number' },
  },
  required: ['found'],
};

/**
 * The reader that asks the model behind `chat`.
 * @param tools.run does the work on pages, schemas and the model's words; `warm` prepares for it
 */
export function createModelReader(chat: Chat, { run, warm }: { run: RunPageWork; warm(): void }): Reader {
  return {
    warm,
    checkSchema: (schema, asking) => run('checkSchema', schema, asking),
    async answer(question, asking) {
      const usage = noUsage();
      const { messages, nothing } = await run('prepare', question, asking);
      let readable = false;
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const reply = await chat.ask({
          messages,
          ...(!question.schema && { schema: answerSchema }),
          signal: asking.signal,
          usage,
        });
        const said = reply.text || reply.reasoning;
        const checked = await run('check', { said, question, nothing }, asking);
        if (checked.answer) return { ...checked.answer, usage };
        readable ||= checked.isReadable;
        messages.push({ role: 'assistant', content: reply.text }, { role: 'user', content: checked.problem });
      }
      if (readable) return { ...nothing, ...(question.schema && { data: null, quotes: {} }), usage };
      throw new RelayError(
        'model_failed',
        `The model ${chat.name} answered ${maxAttempts} times with no JSON. Try another OPENAI_MODEL.`,
      );
    },
  };
}
