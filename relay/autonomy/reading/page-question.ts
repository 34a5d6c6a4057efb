/** A question about a page, as plain data. */

/** What is asked about a page. */
export interface PageQuestion {
  query: string;
  /** What the action `passages` answered. */
  lines: string;
  /** What the page shows, as the action `text` answered. */
  text: string;
  /** The valid JSON Schema of an object to fill. */
  schema?: Readonly<Record<string, unknown>> | undefined;
}
