/** Recognises cards and posts that are no list: boxes that stand side by side with the same class. */
import { own } from '../tree/walk';

const boxes = new Set(['div', 'section', 'article', 'a']);
/** A box with more text is a column of the page. */
const maxCardLength = 2_000;
const minChildren = 3;

/** Whether the element is one of several like boxes. Elements of one parent are counted once. */
export function createIsRepeatedBox(): (element: Element) => boolean {
  const counts = new WeakMap<Element, Map<string, number>>();
  return (element) => {
    const parent = element.parentElement;
    if (!parent || !boxes.has(element.localName)) return false;
    const known = counts.get(parent) ?? counted(parent);
    counts.set(parent, known);
    return (known.get(likeness(element)) ?? 0) > 1 && isCard(element);
  };
}

function counted(parent: Element): Map<string, number> {
  const found = new Map<string, number>();
  for (const child of own(parent, 'children')) {
    const like = likeness(child);
    found.set(like, (found.get(like) ?? 0) + 1);
  }
  return found;
}

function likeness(element: Element): string {
  const [first = ''] = (element.getAttribute('class') ?? '').trim().split(/\s+/);
  // Boxes without a class are alike only if their element says what they are.
  return first || element.localName !== 'div' ? `${element.localName}.${first}` : '';
}

/** A pair of label and value is no card. */
function isCard(element: Element): boolean {
  if ((element.textContent?.length ?? 0) > maxCardLength || element.querySelector('h1')) return false;
  return own(element, 'children').length >= minChildren || element.querySelector('h2,h3,h4,h5,h6,p') !== null;
}
