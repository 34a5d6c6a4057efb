/** The row or card that an element is in. */

import { collapse } from '../../protocol/collapse';
import { rows } from '../tree/row-of';
import { composedParent, matches } from '../tree/walk';

const rowsAndDialogs = `${rows}, dialog, [role=dialog]`;
const notRows = 'body, html, main, form, nav, [role=navigation], [role=toolbar], [role=menu], [role=tablist]';
const withoutMeaning =
  'button, [role=button], [role=menuitem], script, style, svg, select, textarea, [contenteditable]';
const maxLevels = 8;
const maxChars = 4_000;

/** The innermost row, or part with a neighbour of its kind; undefined where there is none. */
export function rowAround(element: Element): Element | undefined {
  let at = composedParent(element);
  for (let level = 0; at && level < maxLevels; level += 1, at = composedParent(at)) {
    if (matches(at, notRows)) return undefined;
    if (matches(at, rowsAndDialogs) || hasTwinBeside(at)) return at;
  }
  return undefined;
}

/** The row of a list that the element is in or is itself. A dialog is none. */
export function itemAround(element: Element): Element | undefined {
  if (matches(element, rows) || (matches(element, 'a') && hasTwinBeside(element))) return element;
  const row = rowAround(element);
  return row && !matches(row, 'dialog, [role=dialog]') ? row : undefined;
}

/**
 * The row whose fields tell what the element belongs to: where there is none, the innermost part with other fields that
 * has a neighbour like it, such as a line of another colour.
 */
export function rowWithFields(element: Element, hasOthers: (part: Element) => boolean): Element | undefined {
  const row = itemAround(element);
  if (row) return row;
  let at = composedParent(element);
  for (let level = 0; at && level < maxLevels; level += 1, at = composedParent(at)) {
    if (matches(at, `${notRows}, dialog, [role=dialog]`)) return undefined;
    if (hasKinBeside(at) && hasOthers(at)) return at;
  }
  return undefined;
}

/** Whether a neighbour has the same tag, and a class in common or none as it has none. */
function hasKinBeside(element: Element): boolean {
  const classes = [...element.classList];
  return [element.previousElementSibling, element.nextElementSibling].some(
    (other) =>
      other?.localName === element.localName &&
      (classes.length === 0
        ? other.classList.length === 0
        : classes.some((name) => other.classList.contains(name))),
  );
}

function hasTwinBeside(element: Element): boolean {
  const name = element.getAttribute('class');
  const isTwin = (other: Element | null) =>
    other?.localName === element.localName && other.getAttribute('class') === name;
  return name !== null && (isTwin(element.previousElementSibling) || isTwin(element.nextElementSibling));
}

/** What the row is about. Its buttons say what can be done with it, and its fields what a person puts in. */
export function textOfRow(row: Element): string {
  return textsOf(row).join(' ');
}

/** The same, a text for each element that has one. */
export function textsOf(row: Element): string[] {
  const walker = row.ownerDocument.createTreeWalker(
    row,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) =>
      node.nodeType === 1 && matches(node as Element, withoutMeaning)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  const texts: string[] = [];
  let [around, chars]: [Node | null, number] = [null, 0];
  while (chars <= maxChars && walker.nextNode()) {
    const { nodeType, nodeValue, parentNode } = walker.currentNode;
    if (nodeType !== 3) continue;
    // Frameworks write a text in several nodes.
    const start = parentNode === around ? texts.pop() : '';
    texts.push(`${start}${nodeValue}`);
    chars += nodeValue?.length ?? 0;
    around = parentNode;
  }
  return texts.map(collapse).filter((text) => text !== '');
}
