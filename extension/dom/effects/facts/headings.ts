/** Finds the headings and labels of parts of a page. */
import { collapse } from '../../../protocol/collapse';
import { nameOf } from '../../accessibility/name';
import { isVisible } from '../../tree/visibility';
import { composedParent, matches, own } from '../../tree/walk';

export const headings = 'h1, h2, h3, h4, h5, h6, [role=heading]';
const titles = `${headings}, legend, [class*="title" i]`;
const maxChars = 200;
const maxSiblings = 4;

/** A text of an element, shortened. */
export function textOf(element: Element, chars = maxChars): string {
  let text = '';
  // Markup may be indented by more than it says.
  for (const [word] of (own(element, 'textContent') ?? '').matchAll(/\S+/g)) {
    text += ` ${word}`;
    if (text.length > chars) break;
  }
  return collapse(text).slice(0, chars);
}

/** The label that an element says it has. */
export function labelOf(element: Element): string {
  return matches(element, '[aria-label], [aria-labelledby]') ? nameOf(element).slice(0, maxChars) : '';
}

/** The first heading in an element that can be seen. @param without parts whose headings are none of the element */
export function headingIn(element: Element, without: ReadonlySet<Element> = new Set()): string {
  const all = [...(own(element, 'querySelectorAll')(titles) as NodeListOf<Element>)];
  const heading = all.find((one) => isVisible(one) && ![...without].some((part) => part.contains(one)));
  return heading ? textOf(heading) : '';
}

/** The heading that stands right before an element, or before one of so many elements around it. */
export function headingBefore(element: Element, levels: number): string {
  let at: Element | null = element;
  for (let level = 0; at && level < levels; level += 1, at = composedParent(at)) {
    let sibling = own(at, 'previousElementSibling') as Element | null;
    for (
      let count = 0;
      sibling && count < maxSiblings;
      count += 1, sibling = sibling.previousElementSibling
    ) {
      if (!isVisible(sibling)) continue;
      if (matches(sibling, titles)) return textOf(sibling);
      const within = /^(?:header|hgroup|div)$/.test(sibling.localName) ? sibling.querySelector(titles) : null;
      if (within && isVisible(within)) return textOf(within);
    }
  }
  return '';
}
