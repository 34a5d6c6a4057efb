/** The parts of a page that belong to one thing: rows, cards, dialogs, and groups that stand beside their like. */
import type { Page, PageElement } from './page';

const itemRoles = /^(?:row|listitem|article|dialog|alertdialog|treeitem|option|tabpanel|radiogroup|group)$/;

/** Whether what it says is said of what it holds, and of nothing else. */
export function isItem(page: Page, element: PageElement): boolean {
  return itemRoles.test(element.role ?? '') || isOneOfMany(page, element);
}

/** The row, card or dialog that it is, or is in; null where there is none. */
export function innermostItem(page: Page, element: PageElement): PageElement | null {
  let at: PageElement | null = element;
  while (at && !isItem(page, at)) at = at.parent;
  return at;
}

export function hasItemRole({ role = '' }: PageElement): boolean {
  return itemRoles.test(role);
}

/** In a row, a card, or one of several groups of their like. */
export function isInItem(page: Page, element: PageElement): boolean {
  return [element, ...page.above(element)].some(
    (one) =>
      one.draggable === true ||
      /^(?:row|listitem|article|treeitem|option|link|heading)$/.test(one.role ?? '') ||
      isOneOfMany(page, one),
  );
}

const known = new WeakMap<PageElement, boolean>();

/** Whether a group stands beside another one of about the same structure. */
function isOneOfMany(page: Page, element: PageElement): boolean {
  const found = known.get(element);
  if (found !== undefined) return found;
  const { parent, index } = element;
  const before = page.elements[index - 1];
  // The sibling before is the one that the element before lies in.
  let last: PageElement | null | undefined = before;
  while (last && last.parent !== parent) last = last.parent;
  const is =
    parent !== null &&
    [last, page.elements[element.end]].some((one) => one?.parent === parent && isLike(page, one, element));
  known.set(element, is);
  return is;
}

function isLike(page: Page, one: PageElement, other: PageElement): boolean {
  const [size, otherSize] = [one.end - one.index, other.end - other.index];
  return (
    one.role === other.role &&
    Math.min(size, otherSize) > 1 &&
    Math.max(size, otherSize) <= 2 * Math.min(size, otherSize) &&
    page.elements[one.index + 1]?.role === page.elements[other.index + 1]?.role
  );
}
