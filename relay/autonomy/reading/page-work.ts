/**
 * What is computed from a page's content and from a caller's schema. Plain data in and out, because it runs in a worker
 * thread: however long a page makes it take, the relay goes on.
 */
import { noUsage, type Usage } from '../model';
import { type Reading, readAnswer } from './answer/read-answer';
import { type Checked, checkAnswer } from './check-answer';
import { fillByAsking } from './fill-by-asking';
import { compileSchema, type JsonSchema } from './json-schema';
import { type ModelQuestion, modelQuestion } from './model-question';
import { linkTo } from './page/quotes';
import { type ReadPage, readPage } from './page/read-page';
import type { PageQuestion } from './page-question';

/** The answer of a page, and where it stands. */
export interface PageReading extends Reading {
  /** The data in the form of the schema. */
  data?: unknown;
  /** By JSON Pointer into `data`. */
  quotes?: Record<string, string>;
  usage: Usage;
  url: string;
  title: string;
  link: string;
}

export const pageWork = {
  /** @throws RelayError bad_request when it is not a JSON Schema of an object */
  checkSchema(schema: JsonSchema): void {
    compileSchema(schema);
  },

  /** Answers without a model. */
  answer({ query, schema, ...given }: PageQuestion): PageReading {
    const read = readPage(given);
    const reading = readAnswer(read.page, query, read.proof);
    const filled = schema && fillByAsking(schema, read.page, read.proof);
    const usage = noUsage();
    return located({ ...reading, ...filled, usage }, read);
  },

  /** What a model is asked, and the answer should it find nothing. */
  prepare({ query, schema, ...given }: PageQuestion): ModelQuestion & { nothing: PageReading } {
    const read = readPage(given);
    const { passages, ...asked } = modelQuestion(read, query, schema);
    const usage = noUsage();
    const nothing = { found: false, answer: '', confidence: 0, sourceText: '', passages, usage };
    return { passages, ...asked, nothing: located(nothing, read) };
  },

  /** Whether what a model said may be returned; `nothing` is what `prepare` answered. */
  check({
    said,
    question,
    nothing,
  }: {
    said: string;
    question: PageQuestion;
    nothing: PageReading;
  }): Checked<PageReading> {
    const read = readPage(question);
    const { answer, ...checked } = checkAnswer(said, { proof: read.proof, schema: question.schema });
    return answer ? { ...checked, answer: located({ ...nothing, ...answer }, read) } : checked;
  },
};
export type PageWork = typeof pageWork;

/** Adds where the answer stands. */
function located(
  reading: Omit<PageReading, 'url' | 'title' | 'link'>,
  { page, proof }: ReadPage,
): PageReading {
  const { url, title } = page;
  const { found, sourceText } = reading;
  const link = !found ? '' : proof.isShown(sourceText) ? linkTo(url, sourceText) : url;
  return { ...reading, url, title, link };
}
