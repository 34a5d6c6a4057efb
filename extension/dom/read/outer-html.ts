/** The HTML of an element with the values of private fields masked. */
import { isPrivate, maskIfPrivate } from '../tree/private-field';

/** The HTML of an element, its own tag included; of private fields only how long their value is. */
export function outerHtml(element: Element): string {
  const fields = (root: Element) =>
    [root, ...root.querySelectorAll('input')].filter((one) => one.getAttribute('value') && isPrivate(one));
  if (fields(element).length === 0) return element.outerHTML;
  // In an inert document.
  const copy = element.ownerDocument.implementation.createHTMLDocument('').importNode(element, true);
  for (const field of fields(copy))
    field.setAttribute('value', maskIfPrivate(field, field.getAttribute('value') ?? ''));
  return copy.outerHTML;
}

/** The doctype of a page; empty where there is none. */
export function doctypeOf({ doctype, defaultView }: Document): string {
  return doctype && defaultView ? new defaultView.XMLSerializer().serializeToString(doctype) : '';
}
