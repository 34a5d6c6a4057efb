/** The port of a reader, which the embedded reader and the model reader implement. */
import type { Usage } from '../model';
import type { Reading } from './answer/read-answer';
import type { Page } from './page/page';
import type { Proof } from './page/quotes';

/** What is asked about a page. */
export interface PageQuestion {
  query: string;
  page: Page;
  /** Whether the page shows a quote. */
  proof: Proof;
  /** JSON Schema of an object to fill, already known to be one. */
  schema?: Readonly<Record<string, unknown>> | undefined;
}

export interface PageAnswer extends Reading {
  /** What the page says, in the shape of the schema. */
  data?: unknown;
  /** By JSON Pointer into `data`. */
  quotes?: Record<string, string>;
  usage: Usage;
}

export interface Reader {
  /** @throws RelayError model_failed when a model cannot be asked; when `signal` aborts, its reason. */
  answer(question: PageQuestion, signal: AbortSignal): Promise<PageAnswer>;
}
