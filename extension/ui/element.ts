/** A page's script and its markup must agree on ids; a missing one is said at once. */

/** The element with this id. */
export function element<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found as Kind;
}
