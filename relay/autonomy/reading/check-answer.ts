/** Validates a model's answer: each quote must be on the page and the data must fit the schema. */

import * as z from 'zod';
import { collapse } from '../../../extension/protocol/collapse';
import { isRecord } from '../../../extension/protocol/is-record';
import { jsonIn } from '../openai/json-in';
import { compileSchema, type JsonSchema, pointer } from './json-schema';
import { wordsOf } from './language/words';
import type { Proof } from './page/quotes';

const modelAnswerSchema = z.looseObject({
  found: z.boolean(),
  answer: z
    .union([
      z.string(),
      z.number().transform(String),
      z.boolean().transform((yes) => (yes ? 'Yes' : 'No')),
      z.null(),
    ])
    .nullish(),
  quote: z.string().nullish(),
  confidence: z.number().min(0).max(1).optional().catch(undefined),
  data: z.unknown().optional(),
  dataQuotes: z.record(z.string(), z.string().nullable().catch(null)).optional().catch(undefined),
});
type ModelAnswer = z.output<typeof modelAnswerSchema>;

/** What of an answer the page proves; nothing of `found` and what follows where the model found none. */
interface ProvedAnswer {
  found?: true;
  answer?: string;
  sourceText?: string;
  confidence?: number;
  data?: unknown;
  quotes?: Record<string, string>;
}

interface Given {
  proof: Proof;
  schema: JsonSchema | undefined;
}

/** Either an answer that may be returned, or the problem to report to the model. */
export interface Checked<Answer = ProvedAnswer> {
  answer?: Answer;
  problem: string;
  /** Whether the text was parsable as an answer. */
  isReadable: boolean;
}

const defaultConfidence = 0.9;
const inOtherWords = 0.7;

export function checkAnswer(text: string, question: Given): Checked {
  const parsed = jsonIn(text)
    .map((one) => modelAnswerSchema.safeParse(one).data)
    .find((one) => one !== undefined);
  if (!parsed)
    return {
      problem: 'That was no JSON object of the form asked for. Answer with it alone.',
      isReadable: false,
    };
  const filled = question.schema ? checkData(parsed, question) : { problem: '' };
  if (filled.problem) return { problem: filled.problem, isReadable: true };
  const { problem: _, ...data } = filled;
  if (!parsed.found || !parsed.answer?.trim()) return { answer: data, problem: '', isReadable: true };
  const quote = collapse(parsed.quote ?? '').replace(/^\[\d+\]\s*/, '');
  if (!question.proof(quote)) {
    const problem = `The quote ${JSON.stringify(quote)} does not stand on the page. Copy one that does, character by character, or answer {"found": false}.`;
    return { problem, isReadable: true };
  }
  const answer = collapse(parsed.answer);
  const certainty = parsed.confidence ?? defaultConfidence;
  const confidence = isIn(answer, quote) ? certainty : Math.min(certainty, inOtherWords);
  return {
    answer: { found: true, answer, sourceText: quote, confidence, ...data },
    problem: '',
    isReadable: true,
  };
}

/** Whether the quote contains all words of the answer. */
function isIn(answer: string, quote: string): boolean {
  if (/^(?:yes|no)\b/i.test(answer)) return true;
  const stems = new Set(wordsOf(quote).map(({ stem }) => stem));
  return wordsOf(answer).every(({ stem }) => stems.has(stem));
}

/** The data with null for each leaf without a quote on the page; a problem where it does not fit the schema. */
function checkData(
  { data, dataQuotes = {} }: ModelAnswer,
  { schema = {}, proof }: Given,
): { data?: unknown; quotes?: Record<string, string>; problem: string } {
  if (!isRecord(data)) return { problem: '"data" is missing: it has to be an object after the schema.' };
  const validate = compileSchema(schema);
  const quotes: Record<string, string> = {};
  const proved = keep(data, '');
  if (!validate(withoutNulls(proved))) {
    const wrong = validate.errors?.filter(({ keyword }) => keyword !== 'required') ?? [];
    const [first] = wrong;
    if (first)
      return {
        problem: `"data" does not fit the schema: ${first.instancePath} ${first.message}. Answer again.`,
      };
  }
  return { data: proved, quotes, problem: '' };

  function keep(value: unknown, at: string): unknown {
    if (Array.isArray(value)) return value.map((one, index) => keep(one, pointer(at, index)));
    if (isRecord(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, keep(one, pointer(at, key))]),
      );
    }
    const quote = collapse(dataQuotes[at] ?? dataQuotes[at.slice(1)] ?? '');
    if (value === null || !proof(quote)) return null;
    quotes[at] = quote;
    return value;
  }
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== null).map(withoutNulls);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutNulls(one)]));
}
