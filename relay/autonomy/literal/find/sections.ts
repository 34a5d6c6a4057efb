/** The sections of a page that headings begin. */
import type { Page, PageElement } from '../page/page';
import { countBefore } from './ranges';

/** The level of a heading, 0 for other elements. */
export function levelOf({ role, level = 2 }: PageElement): number {
  return role === 'heading' ? level : 0;
}

const ends = new WeakMap<PageElement, number>();

/** Whether the element is in the section that the heading begins. */
export function governs(page: Page, heading: PageElement, element: PageElement): boolean {
  let end = ends.get(heading);
  if (end === undefined) {
    const next = headingsOf(page);
    let at = countBefore(next, heading.end);
    while (at < next.length && levelOf(next[at] as PageElement) > levelOf(heading)) at += 1;
    end = next[at]?.index ?? page.elements.length;
    ends.set(heading, end);
  }
  return element.index <= end;
}

const headings = new WeakMap<Page, readonly PageElement[]>();

function headingsOf(page: Page): readonly PageElement[] {
  const known = headings.get(page) ?? page.elements.filter(({ role }) => role === 'heading');
  headings.set(page, known);
  return known;
}
