/** The port of a reader, which the embedded reader and the model reader implement. */
import type { Usage } from '../model';
import type { Reading } from './answer/read-answer';
import type { Page } from './page/page';
import type { Proof } from './page/quotes';

/** What is asked about a page. */
export interface PageQuestion {
  query: string;
  page: Page;
  /** Whether the page contains a quote. */
  proof: Proof;
  /** The valid JSON Schema of an object to fill. */
  schema?: Readonly<Record<string, unknown>> | undefined;
}

export interface PageAnswer extends Reading {
  /** The data in the form of the schema. */
  data?: unknown;
  /** By JSON Pointer into `data`. */
  quotes?: Record<string, string>;
  usage: Usage;
}

export interface Reader {
  /** @throws RelayError model_failed when the model fails; when `signal` aborts, its reason. */
  answer(question: PageQuestion, signal: AbortSignal): Promise<PageAnswer>;
}
