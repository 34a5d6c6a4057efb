/** The selector of an element that a model names by its handle in the page's tree, with or without the brackets. */
export function toSelector(selector: string): string {
  const ref = /^\s*\[?(?:ref=)?((?:f\d+)?e\d+)\]?\s*$/.exec(selector)?.[1];
  return ref === undefined ? selector : `ref=${ref}`;
}
