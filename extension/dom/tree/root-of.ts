/** The root of documents that may have none, such as after `document.open()` or `document.documentElement.remove()`. */

/** The root element; where the document has none, an empty one that is not in it: it reads as an empty page. */
export function rootOf(document: Document): Element {
  return document.documentElement ?? document.createElement('html');
}

/** The body; the root where there is no body, as in XML and SVG. */
export function bodyOf(document: Document): Element {
  return document.body ?? rootOf(document);
}
