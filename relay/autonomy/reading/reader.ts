/** The port of a reader, which the embedded reader and the model reader implement. */
import type { PageQuestion } from './page-question';
import type { PageReading, PageWork } from './page-work';

/** For whom and until when a reader works. */
export interface Asking {
  /** When it aborts, the work ends with its reason. */
  signal: AbortSignal;
  /** The name of the caller's API key: callers get their turns by it. */
  keyName: string;
}

/** Runs a part of the work on pages away from the relay's own thread, which nothing in a page may hold up. */
export type RunPageWork = <Name extends keyof PageWork>(
  name: Name,
  input: Parameters<PageWork[Name]>[0],
  asking: Asking,
) => Promise<Awaited<ReturnType<PageWork[Name]>>>;

export interface Reader {
  /** Says that a question will follow, so that what it needs is loaded by then. */
  warm(): void;
  /** @throws RelayError bad_request when it is not a JSON Schema of an object that can be filled */
  checkSchema(schema: Readonly<Record<string, unknown>>, asking: Asking): Promise<void>;
  /**
   * @throws RelayError navigation_failed for an error page and for what is no text; model_failed when the model fails;
   *   when `signal` aborts, its reason
   */
  answer(question: PageQuestion, asking: Asking): Promise<PageReading>;
}
