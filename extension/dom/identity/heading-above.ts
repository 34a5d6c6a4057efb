/** The heading that says what a part of the page is about. */
import { textOf } from '../effects/facts/headings';
import { composedParent, matches } from '../tree/walk';

const headings = 'h1, h2, h3, h4, h5, h6, legend, caption, [role=heading]';
const maxLevels = 10;
const maxSiblings = 30;

/** The nearest heading above an element. Those of its neighbours, which are built as it is, say nothing of it. */
export function headingAbove(element: Element): string {
  let at: Element | null = element;
  for (let level = 0; at && level < maxLevels; level += 1, at = composedParent(at)) {
    let sibling = at.previousElementSibling;
    for (let count = 0; sibling && count < maxSiblings; count += 1) {
      const found = matches(sibling, headings) ? sibling : isAlike(sibling, at) ? null : headingIn(sibling);
      if (found) return textOf(found);
      sibling = sibling.previousElementSibling;
    }
  }
  return '';
}

/** The nearest text above an element that is not in a neighbour built as it is, such as the month above a calendar. */
export function textAbove(element: Element): string {
  let at: Element | null = element;
  for (let level = 0; at && level < maxLevels; level += 1, at = composedParent(at)) {
    let sibling = at.previousElementSibling;
    for (let count = 0; sibling && count < maxSiblings; count += 1) {
      const text = isAlike(sibling, at) ? '' : textOf(sibling);
      if (/\p{L}{2}/u.test(text)) return text;
      sibling = sibling.previousElementSibling;
    }
  }
  return '';
}

function headingIn(part: Element): Element | null {
  return part.childElementCount > 0 ? part.querySelector(headings) : null;
}

function isAlike(one: Element, other: Element): boolean {
  return one.localName === other.localName && one.getAttribute('class') === other.getAttribute('class');
}
