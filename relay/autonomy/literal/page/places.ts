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
function isInItem(page: Page, element: PageElement): boolean {
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
  const measured = candidates
    .map((element) => ({ element, distance: distanceTo(page, element, words, candidates, fits) }))
    .filter(({ distance }) => Number.isFinite(distance));
  const least = Math.min(...measured.map(({ distance }) => distance));
  return measured.filter(({ distance }) => distance === least).map(({ element }) => element);
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

function distanceTo(
  page: Page,
  element: PageElement,
  words: readonly string[],
  candidates: readonly PageElement[],
  fits: (around: PageElement) => boolean,
): number {
  for (const around of [element, ...page.above(element)]) {
    const mark = markIn(page, around, element, words);
    if (!mark || !fits(around) || !(isBounded(around) || mark === around || isTopic(page, mark, element)))
      continue;
    const others = candidates.filter(
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

/** What says the words in this part of the page, the last one before the element if there are several. */
function markIn(
  page: Page,
  around: PageElement,
  element: PageElement,
  words: readonly string[],
): PageElement | undefined {
  const own = [around, ...page.inside(around)].filter(
    (one) => (one !== element || around === element) && says(one, words),
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
  let own = saidBy.get(element);
  if (!own) {
    const value = element.type === 'password' ? '' : element.value;
    own = [element.name, element.text, element.title, value].map(
      (text) =>
        ` ${wordsOf(text ?? '')
          .map(stem)
          .join(' ')} `,
    );
    saidBy.set(element, own);
  }
  const wanted = ` ${words.map(stem).join(' ')} `;
  return own.some((text) => text.includes(wanted));
}
