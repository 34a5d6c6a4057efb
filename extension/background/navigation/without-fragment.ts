/** The URL as the browser spells it, with an empty fragment: the same document, or file. @throws TypeError if it is no URL */
export function withoutFragment(url: string): string {
  return new URL('#', url).href;
}
