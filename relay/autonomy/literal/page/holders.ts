/** Of which elements a phrase is true: those in the row, card or section that says it, and in no other one. */
import { withoutCurrency, wordsOf } from '../grammar/token';
import { articles } from '../grammar/words';
import { hasItemRole, isItem } from './items';
import { stem } from './kinds';
import type { Page, PageElement } from './page';

interface Wanted {
  words: readonly string[];
  /** All elements that say the words. */
  marks: readonly PageElement[];
  candidates: readonly PageElement[];
  fits(around: PageElement): boolean;
}

/** How closely the words belong to an element: to its own part of the page, to what follows them, to all alike. */
const closeness = { own: 1, following: 2, all: 3 };

/**
 * The candidates that the words belong to, as closely as to any of them. A text with just these words counts before
 * a longer one.
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
  const marks = candidates.length > 0 ? marksOf(page, words) : [];
  if (general) {
    const wanted = { words, marks: marks.filter(isGeneral), candidates, fits };
    return candidates.filter((element) => closenessOf(page, element, wanted) !== undefined);
  }
  const exactly = marks.filter((element) => isAllOf(element, words));
  const exact = closest(page, { words, marks: exactly, candidates, fits }, closeness.following);
  if (exact.length > 0) return exact;
  return closest(page, { words, marks, candidates, fits }, closeness.all).filter(
    (element) => !exactly.some((mark) => isOfSibling(page, mark, element)),
  );
}

/** Whether it is in another row or card of the same list: `Assam` is not the one that is called `Assam Gold`. */
function isOfSibling(page: Page, mark: PageElement, element: PageElement): boolean {
  // The head of a column is about all rows.
  if (mark.role === 'columnheader') return false;
  return [mark, ...page.above(mark)].some(
    (one) => !holds(one, element) && one.parent && holds(one.parent, element) && isItem(page, one),
  );
}

/**
 * What says the words. A part of the page is shown with the text of all that it holds: that counts where the words go
 * over several elements, but not from one row to the next.
 */
function marksOf(page: Page, words: readonly string[]): PageElement[] {
  const all = page.elements.filter((element) => says(element, words));
  return all.filter((element) => {
    if (element.end === element.index + 1 || reads(element.name ?? '', words)) return true;
    if (all.some((other) => other !== element && holds(element, other))) return false;
    return isItem(page, element) || !page.inside(element).some((one) => isItem(page, one));
  });
}

function closest(page: Page, wanted: Wanted, farthest: number): readonly PageElement[] {
  if (wanted.marks.length === 0) return [];
  const measured = wanted.candidates.flatMap((element) => {
    const close = closenessOf(page, element, wanted);
    return close === undefined || close > farthest ? [] : [{ element, close }];
  });
  const least = Math.min(...measured.map(({ close }) => close));
  return measured.filter(({ close }) => close === least).map(({ element }) => element);
}

function isGeneral({ role = '', end, index }: PageElement): boolean {
  return /^(?:heading|columnheader|tab)$/.test(role) || end - index > 1;
}

function closenessOf(page: Page, element: PageElement, wanted: Wanted): number | undefined {
  const marks = wanted.marks.filter((mark) => mayBeOf(page, mark, element));
  for (const around of marks.length > 0 ? [element, ...page.above(element)] : []) {
    const mark = markIn(around, element, { ...wanted, marks });
    if (!mark || !wanted.fits(around)) continue;
    const isItsName = mark === around && around.name !== undefined && reads(around.name, wanted.words);
    if (!(isBounded(around) || isItsName || isTopic(page, mark, element))) continue;
    const others = wanted.candidates.filter(
      (other) => other !== element && other.index >= around.index && other.index < around.end,
    );
    if (others.length === 0) return closeness.own;
    // The name of the whole, such as that of a table, is said of all alike.
    if (holds(mark, element) || mark.role === 'columnheader') return closeness.all;
    return isFollowing(page, mark, element, others) ? closeness.following : undefined;
  }
  return undefined;
}

const holds = (one: PageElement, other: PageElement) => one.index <= other.index && other.index < one.end;

/** Whether no boundary lies between them: what another row or card says is not said of this element. */
function mayBeOf(page: Page, mark: PageElement, element: PageElement): boolean {
  if (holds(mark, element) || mark.role === 'columnheader') return true;
  if ([mark, ...page.above(mark)].some((one) => !holds(one, element) && isItem(page, one))) return false;
  if (mark.role !== 'heading' || mark.index > element.index) return true;
  return isGoverning(page, mark, element);
}

/** Whether the element is in the section that the heading begins. */
function isGoverning(page: Page, mark: PageElement, element: PageElement): boolean {
  return !page.elements
    .slice(mark.end, element.index)
    .some((one) => one.role === 'heading' && (one.level ?? 2) <= (mark.level ?? 2));
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
  return mark.role === 'heading' && (mark.level === 1 || isFollowing(page, mark, element, []));
}

/**
 * What says the words in this part of the page, the last one before the element if there are several. The text of a
 * larger part counts for that part alone.
 */
function markIn(
  around: PageElement,
  element: PageElement,
  { words, marks }: Wanted,
): PageElement | undefined {
  const own = marks.filter(
    (one) =>
      holds(around, one) &&
      (one === around || (one !== element && (one.end === one.index + 1 || reads(one.name ?? '', words)))),
  );
  return own.findLast(({ index }) => index < element.index) ?? own[0];
}

/** Whether the mark stands before the element with no other candidate, and none of its like, between. */
function isFollowing(
  page: Page,
  mark: PageElement,
  element: PageElement,
  others: readonly PageElement[],
): boolean {
  if (mark.index >= element.index) return false;
  if (mark.role === 'heading') return isGoverning(page, mark, element);
  // A text before a list is not about its first row alone.
  if ([element, ...page.above(element)].some((one) => !holds(one, mark) && isItem(page, one))) return false;
  return !others.some((other) => other.index > mark.index && other.index < element.index);
}

const saidBy = new WeakMap<PageElement, readonly string[]>();

/** Whether the element reads the words one after another, in singular or plural. */
export function says(element: PageElement, words: readonly string[]): boolean {
  const wanted = joined(words);
  return textsOf(element).some((text) => text.includes(wanted));
}

function isAllOf(element: PageElement, words: readonly string[]): boolean {
  return textsOf(element).includes(joined(words));
}

function textsOf(element: PageElement): readonly string[] {
  const known = saidBy.get(element);
  if (known) return known;
  const value = element.type === 'password' ? '' : element.value;
  const own = [element.name, element.text, element.title, value].flatMap((text) => stemmed(text ?? ''));
  saidBy.set(element, own);
  return own;
}

function reads(text: string, words: readonly string[]): boolean {
  const wanted = joined(words);
  return stemmed(text).some((one) => one.includes(wanted));
}

/** As articles in a text: never the `A` of `Vitamin A`. */
const smallArticles = new RegExp(`^\\s*(?:${[...articles].join('|')})\\b`, 'i');
const innerArticles = new RegExp(`(?<=\\s)(?:${[...articles].join('|')})\\b`, 'g');

/** A text as it is, and without its articles and currencies, which phrases may be without. */
function stemmed(text: string): string[] {
  const plain = text.replace(innerArticles, '').replace(smallArticles, '');
  const all = plain === text || plain.trim() === '' ? [wordsOf(text)] : [wordsOf(text), wordsOf(plain)];
  return [...new Set(all.flatMap((words) => [joined(words), joined(withoutCurrency(words))]))];
}

const joined = (words: readonly string[]) => ` ${words.map(stem).join(' ')} `;
