/** What differs in its fragment alone is one document, or one file, to the browser. */

/** The address as the browser spells it, with an empty fragment. @throws TypeError for what is no address */
export function withoutFragment(url: string): string {
  return new URL('#', url).href;
}
