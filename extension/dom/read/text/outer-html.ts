/** The HTML of an element with what private fields hold masked. */

import { barHostOf } from '../../tree/bar-host';
import { isPrivate, maskIfPrivate } from '../../tree/fields/private-field';
import { hoverMark } from '../../tree/hover-mark';
import { matches } from '../../tree/walk';

const fields = '[value], textarea, [contenteditable]';

/**
 * The HTML of an element, its own tag included; of private fields only how long their value is.
 * @param isPage with the doctype, without which the same HTML would be displayed in quirks mode
 */
export function outerHtml(element: Element, isPage: boolean): string {
  if (!isPage) return withoutOurs(masked(element), element);
  const { documentElement } = element.ownerDocument;
  return (
    doctypeOf(element.ownerDocument) +
    (documentElement ? withoutOurs(masked(documentElement), documentElement) : '')
  );
}

/** Without what tabrelay has put into the page. */
function withoutOurs(html: string, element: Element): string {
  const bar = barHostOf(element);
  const withoutBar = bar && element.contains(bar) ? html.replace(bar.outerHTML, '') : html;
  return withoutBar.replaceAll(` ${hoverMark}=""`, '');
}

function masked(element: Element): string {
  const inside = (root: Element) => [root, ...root.querySelectorAll(fields)];
  // Decided here, because a copy has neither style nor history.
  const hidden = inside(element).map((one) => matches(one, `${fields}, ${fields} *`) && isPrivate(one));
  if (!hidden.includes(true)) return element.outerHTML;
  // In an inert document.
  const copy = element.ownerDocument.implementation.createHTMLDocument('').importNode(element, true);
  for (const [index, one] of inside(copy).entries()) {
    if (!hidden[index]) continue;
    const dots = (text: string | null) => maskIfPrivate(inside(element)[index] ?? null, text ?? '');
    if (one.hasAttribute('value')) one.setAttribute('value', dots(one.getAttribute('value')));
    // The options of a list are the page's, and not what was chosen.
    if (one.localName !== 'select') one.textContent = dots(one.textContent);
  }
  return copy.outerHTML;
}

/** The doctype of a page; empty where there is none. */
function doctypeOf({ doctype, defaultView }: Document): string {
  return doctype && defaultView ? new defaultView.XMLSerializer().serializeToString(doctype) : '';
}
