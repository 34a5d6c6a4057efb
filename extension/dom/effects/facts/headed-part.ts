/** Finds the part of a page that a heading says the name of, such as a panel beside a list, where no markup says that it is one. */
import { isRow } from '../../tree/row-of';
import { isVisible } from '../../tree/visibility';
import { composedAncestors, matches, own } from '../../tree/walk';
import { headings, textOf } from './headings';

const wholePages = 'body, html, main, [role=main]';
const maxChars = 20_000;

/** The heading before a control in the smallest part that has one, and behind a line break the text of the part; else empty. */
export function headedPart(control: Element): string {
  for (const at of composedAncestors(control).slice(1)) {
    if (matches(at, wholePages)) return '';
    const all = [...(own(at, 'querySelectorAll')(headings) as NodeListOf<Element>)];
    const heading = all.findLast((one) => isBefore(one, control) && isVisible(one));
    if (heading) return isInRow(heading, at) ? '' : `${textOf(heading)}\n${textOf(at, maxChars)}`;
  }
  return '';
}

function isBefore(one: Element, control: Element): boolean {
  return (one.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** The heading of a row of a list says nothing of what stands behind the list. */
function isInRow(heading: Element, part: Element): boolean {
  const above = composedAncestors(heading);
  return above.slice(0, above.indexOf(part)).some(isRow);
}
