// Why: the accessible name is what the user calls a thing, whatever its markup.
import { computeAccessibleName } from 'dom-accessibility-api';

/** The accessible name by https://www.w3.org/TR/accname-1.2/, its white space collapsed. */
export function nameOf(element: Element): string {
  return collapse(computeAccessibleName(element));
}

/** Text as it reads: runs of white space are one space, none at the ends. */
export function collapse(text: string): string {
  return text.replace(/[\s\u200b\u00ad]+/g, ' ').trim();
}
