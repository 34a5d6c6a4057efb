/** Of which elements a phrase is true: those in the row, card or section that says it, and in no other one. */
import { hasItemRole, innermostItem, isItem } from '../page/items';
import type { Page, PageElement } from '../page/page';
import { isAllOf, isNamed } from '../page/said';
import { Marks, marksOf } from './marks';
import { countIn, holds } from './ranges';
import { governs } from './sections';

interface Wanted {
  words: readonly string[];
  marks: Marks;
  /** In document order. */
  candidates: readonly PageElement[];
  fits(around: PageElement): boolean;
}

/** How closely the words belong to an element: to its own part of the page, to what follows them, to all alike. */
const closeness = { own: 1, following: 2, all: 3 };

/**
 * The candidates that the words belong to, as closely as to any of them. A text with just these words counts before
 * a longer one.
 * @param candidates in document order
 * @param how.fits which parts of the page count
 * @param how.general only what is said of all alike counts: the name of a list, a heading, the head of a column
 */
export function holdersOf(
  page: Page,
  candidates: readonly PageElement[],
  words: readonly string[],
  how: { fits?: (around: PageElement) => boolean; general?: boolean },
): readonly PageElement[] {
  const { fits = () => true, general = false } = how;
  const all = candidates.length > 0 ? marksOf(page, words) : [];
  const wanted = (marks: readonly PageElement[]) => ({
    words,
    marks: new Marks(page, words, marks),
    candidates,
    fits,
  });
  if (general) {
    const generally = wanted(all.filter(isGeneral));
    return candidates.filter((element) => closenessOf(page, element, generally) !== undefined);
  }
  const exactly = all.filter((element) => isAllOf(element, words));
  const exact = closest(page, wanted(exactly), closeness.following);
  if (exact.length > 0) return exact;
  const isOfSibling = siblingsOf(page, exactly);
  return closest(page, wanted(all), closeness.all).filter((element) => !isOfSibling(element));
}

/**
 * Tells whether an element is in another row or card of the list that one of the marks is in: `Assam` is not the one
 * that is called `Assam Gold`.
 */
function siblingsOf(page: Page, marks: readonly PageElement[]): (element: PageElement) => boolean {
  /** The rows and cards of the marks, by what they are in. */
  const itemsIn = new Map<PageElement, Set<PageElement>>();
  const seen = new Set<PageElement>();
  for (const mark of marks) {
    // The head of a column is about all rows.
    if (mark.role === 'columnheader') continue;
    for (const one of [mark, ...page.above(mark)]) {
      if (seen.has(one)) break;
      seen.add(one);
      if (!one.parent || !isItem(page, one)) continue;
      const items = itemsIn.get(one.parent) ?? new Set();
      itemsIn.set(one.parent, items.add(one));
    }
  }
  return (element) =>
    [element, ...page.above(element)].some((around, at, chain) => {
      const items = itemsIn.get(around);
      const own = chain[at - 1];
      return items !== undefined && items.size > (own && items.has(own) ? 1 : 0);
    });
}

function closest(page: Page, wanted: Wanted, farthest: number): readonly PageElement[] {
  if (wanted.marks.isEmpty) return [];
  const measured = wanted.candidates.flatMap((element) => {
    const close = closenessOf(page, element, wanted);
    return close === undefined || close > farthest ? [] : [{ element, close }];
  });
  const least = measured.reduce((least, { close }) => Math.min(least, close), Number.POSITIVE_INFINITY);
  return measured.filter(({ close }) => close === least).map(({ element }) => element);
}

function isGeneral({ role = '', end, index }: PageElement): boolean {
  return /^(?:heading|columnheader|tab)$/.test(role) || end - index > 1;
}

function closenessOf(page: Page, element: PageElement, wanted: Wanted): number | undefined {
  const { words, marks, candidates, fits } = wanted;
  if (marks.isEmpty) return undefined;
  const markIn = marks.of(element);
  for (const around of [element, ...page.above(element)]) {
    const mark = markIn(around);
    if (!mark || !fits(around)) continue;
    const isItsName = mark === around && isNamed(around, words);
    if (!(isBounded(around) || isItsName || isTopic(page, mark, element))) continue;
    const isAlone = countIn(candidates, around.index, around.end) === 1;
    if (isAlone) return closeness.own;
    // The name of the whole, such as that of a table, is said of all alike.
    if (holds(mark, element) || mark.role === 'columnheader') return closeness.all;
    return isFollowing(page, mark, element, candidates) ? closeness.following : undefined;
  }
  return undefined;
}

const partRoles =
  /^(?:form|search|region|list|table|grid|menu|navigation|complementary|banner|contentinfo|paragraph|)$/;
/** A larger part of the page is not what a phrase means by a place. */
const maxPartElements = 40;

/** Whether it is a row, a card or another part of the page, and not most of it. */
function isBounded(element: PageElement): boolean {
  const { role = '', parent, index, end } = element;
  if (hasItemRole(element)) return true;
  return parent?.parent != null && partRoles.test(role) && end - index <= maxPartElements;
}

/** Whether it is the heading of the section that the element is in, or of the whole page. */
function isTopic(page: Page, mark: PageElement, element: PageElement): boolean {
  if (mark.role !== 'heading') return false;
  return mark.level === 1 || (mark.index < element.index && governs(page, mark, element));
}

/** Whether the mark stands before the element with no other candidate, and none of its like, between. */
function isFollowing(
  page: Page,
  mark: PageElement,
  element: PageElement,
  candidates: readonly PageElement[],
): boolean {
  if (mark.index >= element.index) return false;
  if (mark.role === 'heading') return governs(page, mark, element);
  // A text before a list is not about its first row alone.
  const item = innermostItem(page, element);
  if (item && !holds(item, mark)) return false;
  return countIn(candidates, mark.index + 1, element.index) === 0;
}
