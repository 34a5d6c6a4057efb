/** Reads the list of labels and values above a control, as the last step of a form sums up what is ordered: "From: 8 Cobden Row". */
import { collapse } from '../../../protocol/collapse';
import { isVisible } from '../../tree/visibility';
import { composedAncestors, matches, own } from '../../tree/walk';
import { linesWithoutButtons } from './lines-without-buttons';

const lists = 'dl, table';
const maxPairs = 12;
const maxChars = 60;

/** Of the nearest such list before the control, in the smallest part of the page that has one; empty where there is none. */
export function summaryAbove(control: Element): string[] {
  for (const at of composedAncestors(control).slice(1)) {
    if (matches(at, 'html')) return [];
    const all = [...(own(at, 'querySelectorAll')(lists) as NodeListOf<Element>)];
    const before = all.filter((one) => isBefore(one, control) && isVisible(one));
    const pairs = before
      .reverse()
      .map(pairsIn)
      .find(({ length }) => length > 0);
    if (pairs) return pairs;
    // What stands further out is about other things.
    if (matches(at, 'main, [role=main], form, article, [role=article]')) return [];
  }
  return [];
}

function isBefore(one: Element, control: Element): boolean {
  return (
    !one.contains(control) && (one.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  );
}

/** "From: 8 Cobden Row". A table has them in rows of two cells. */
function pairsIn(list: Element): string[] {
  const all = (selector: string) => [...(own(list, 'querySelectorAll')(selector) as NodeListOf<Element>)];
  const pairs: [Element, Element][] =
    list.localName === 'dl'
      ? all('dt').flatMap((term) => {
          const value = term.nextElementSibling;
          return value?.localName === 'dd' ? [[term, value]] : [];
        })
      : all('tr').flatMap(({ children: [label, value, more] }) =>
          label && value && !more && label.localName === 'th' && value.localName === 'td'
            ? [[label, value]]
            : [],
        );
  return pairs
    .slice(0, maxPairs)
    .map(([label, value]) => `${textIn(label).replace(/:$/, '')}: ${textIn(value)}`);
}

function textIn(part: Element): string {
  return collapse(linesWithoutButtons(part)).slice(0, maxChars);
}
