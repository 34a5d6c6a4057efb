/** The heading that says what a part of the page is about. */
import { textOf } from '../effects/facts/headings';
import { composedParent, matches } from '../tree/walk';

const headings = 'h1, h2, h3, h4, h5, h6, legend, caption, [role=heading]';
const maxLevels = 10;
const maxLevelsBeside = 3;
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

/** The words right beside a control, before it rather than after, such as those that a switch has instead of a label. */
export function textBeside(element: Element): string {
  let at: Element | null = element;
  for (
    let level = 0;
    at && level < maxLevelsBeside && !matches(at, 'body, form');
    level += 1, at = composedParent(at)
  ) {
    for (const side of ['previousSibling', 'nextSibling'] as const) {
      let node: ChildNode | null = at[side];
      for (let count = 0; node && count < maxSiblings; count += 1, node = node[side]) {
        const text = wordsOf(node, at);
        if (/\p{L}{2}/u.test(text)) return text;
      }
    }
  }
  return '';
}

function wordsOf(node: ChildNode, neighbour: Element): string {
  if (node.nodeType === 3) return (node.nodeValue ?? '').trim();
  if (node.nodeType !== 1) return '';
  const element = node as Element;
  return isAlike(element, neighbour) || matches(element, 'script, style, template') ? '' : textOf(element);
}

function headingIn(part: Element): Element | null {
  return part.childElementCount > 0 ? part.querySelector(headings) : null;
}

function isAlike(one: Element, other: Element): boolean {
  return one.localName === other.localName && one.getAttribute('class') === other.getAttribute('class');
}
