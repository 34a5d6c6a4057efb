/** Where elements are: the row, card, dialog or section whose words a phrase names. */
import { wordsOf } from '../grammar/token';
import { isItemNoun, isPlace, isPlaceWord, singular, stem } from './kinds';
import type { Page, PageElement } from './page';

/**
 * Those of the candidates that are where the phrase says, as close as any of them.
 * @param places each in words: `["row"]`, `["ada", "lovelace"]`
 */
export function inPlaces(
  page: Page,
  candidates: readonly PageElement[],
  places: readonly (readonly string[])[],
): readonly PageElement[] {
  let left = candidates;
  for (const words of places) left = inPlace(page, left, words);
  return left;
}

function inPlace(
  page: Page,
  candidates: readonly PageElement[],
  words: readonly string[],
): readonly PageElement[] {
  const [last = ''] = words.slice(-1);
  const named = words.slice(0, -1);
  const readings = [
    nearest(page, candidates, words, () => true),
    ...(isPlaceWord(last)
      ? [
          named.length > 0
            ? nearest(page, candidates, named, (around) => isPlace(around, last) || last === 'page')
            : ofKind(page, candidates, last),
        ]
      : []),
    ...(isItemNoun(singular(last))
      ? [
          (named.length > 0 ? nearest(page, candidates, named, () => true) : candidates).filter((element) =>
            isInItem(page, element),
          ),
        ]
      : []),
    ...withNounFirst(page, candidates, words),
    // `Travel label` in a list called `Labels`.
    ...(named.length > 0 ? [inPlace(page, inPlace(page, candidates, named), [last])] : []),
  ];
  return readings.find((found) => found.length > 0) ?? [];
}

/** `message Invoice March`, `row Ada`: the noun before the words that say which one. */
function withNounFirst(
  page: Page,
  candidates: readonly PageElement[],
  [first = '', ...rest]: readonly string[],
): (readonly PageElement[])[] {
  if (rest.length === 0 || !(isItemNoun(singular(first)) || isPlaceWord(first))) return [];
  return [nearest(page, candidates, rest, () => true).filter((element) => isInItem(page, element))];
}

function ofKind(page: Page, candidates: readonly PageElement[], word: string): readonly PageElement[] {
  if (singular(word) === 'page') return candidates;
  return candidates.filter((element) => page.above(element).some((around) => isPlace(around, word)));
}

/** In a row, a card, or one of several groups of their like. */
export function isInItem(page: Page, element: PageElement): boolean {
  return [element, ...page.above(element)].some(
    (one) =>
      one.draggable === true ||
      /^(?:row|listitem|article|treeitem|option|link|heading)$/.test(one.role ?? '') ||
      (one.parent !== null && one.end - one.index > 1 && hasLike(page, one)),
  );
}

/** Whether a group stands beside another one of about the same structure. */
function hasLike(page: Page, { parent, index, end, role }: PageElement): boolean {
  const before = page.elements.findLast((one) => one.parent === parent && one.index < index);
  return [before, page.elements[end]].some(
    (one) => one?.parent === parent && one.role === role && one.end - one.index === end - index,
  );
}

/** The candidates with the smallest part of the page around them that has the words. */
function nearest(
  page: Page,
  candidates: readonly PageElement[],
  words: readonly string[],
  fits: (around: PageElement) => boolean,
): readonly PageElement[] {
  const marks = candidates.length > 0 ? page.elements.filter((element) => says(element, words)) : [];
  if (marks.length === 0) return [];
  const measured = candidates
    .map((element) => ({ element, distance: distanceTo(page, element, { words, marks, candidates, fits }) }))
    .filter(({ distance }) => Number.isFinite(distance));
  const least = Math.min(...measured.map(({ distance }) => distance));
  return measured.filter(({ distance }) => distance === least).map(({ element }) => element);
}

interface Wanted {
  words: readonly string[];
  /** All elements that say the words. */
  marks: readonly PageElement[];
  candidates: readonly PageElement[];
  fits(around: PageElement): boolean;
}

const itemRoles = /^(?:row|listitem|article|dialog|alertdialog|treeitem|option|tabpanel|radiogroup|group)$/;
const partRoles =
  /^(?:form|search|region|list|table|grid|menu|navigation|complementary|banner|contentinfo|paragraph|)$/;
/** A larger part of the page is not what a phrase means by a place. */
const maxPartElements = 40;

/** Whether it is a row, a card or another part of the page, and not most of it. */
function isBounded({ role = '', parent, index, end }: PageElement): boolean {
  if (itemRoles.test(role)) return true;
  return parent?.parent != null && partRoles.test(role) && end - index <= maxPartElements;
}

/** Whether it is the heading of the section that the element is in, or of the whole page. */
function isTopic(page: Page, mark: PageElement, element: PageElement): boolean {
  return mark.role === 'heading' && (mark.level === 1 || isFollowing(page, mark, element, []));
}

/** Larger than the distance of anything that tells candidates apart. */
const ofAll = 1_000_000;

function distanceTo(page: Page, element: PageElement, wanted: Wanted): number {
  for (const around of [element, ...page.above(element)]) {
    const mark = markIn(around, element, wanted);
    if (!mark || !wanted.fits(around)) continue;
    const isItsName = mark === around && around.name !== undefined && reads(around.name, wanted.words);
    if (!(isBounded(around) || isItsName || isTopic(page, mark, element))) continue;
    const others = wanted.candidates.filter(
      (other) => other !== element && other.index >= around.index && other.index < around.end,
    );
    if (others.length === 0) return around.end - around.index;
    // The name of the whole, such as that of a table, is said of all alike.
    if (mark.index < element.index && mark.end > element.index) return ofAll;
    return isFollowing(page, mark, element, others)
      ? 1_000 + element.index - mark.index
      : Number.POSITIVE_INFINITY;
  }
  return Number.POSITIVE_INFINITY;
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
      one.index >= around.index &&
      one.index < around.end &&
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
  if (mark.role === 'heading') {
    return !page.elements
      .slice(mark.end, element.index)
      .some((one) => one.role === 'heading' && (one.level ?? 2) <= (mark.level ?? 2));
  }
  return !others.some((other) => other.index > mark.index && other.index < element.index);
}

const saidBy = new WeakMap<PageElement, readonly string[]>();

/** Whether the element reads the words one after another, in singular or plural. */
export function says(element: PageElement, words: readonly string[]): boolean {
  const known = saidBy.get(element);
  const value = element.type === 'password' ? '' : element.value;
  const own = known ?? [element.name, element.text, element.title, value].map((text) => stemmed(text ?? ''));
  if (!known) saidBy.set(element, own);
  const wanted = joined(words);
  return own.some((text) => text.includes(wanted));
}

function reads(text: string, words: readonly string[]): boolean {
  return stemmed(text).includes(joined(words));
}

const stemmed = (text: string) => joined(wordsOf(text));
const joined = (words: readonly string[]) => ` ${words.map(stem).join(' ')} `;
