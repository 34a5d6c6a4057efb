/**
 * Tells when an element stands for something else than when its ref was given: a list that scrolls, sorts or turns its
 * pages often keeps its elements and writes other rows into them.
 */
import { quickName } from '../accessibility/content-name';
import { roleOf } from '../accessibility/role';
import { composedAncestors, type ShadowLookup } from '../tree/walk';
import { itemAround, textsOf } from './row-around';
import type { InRow } from './row-record';

/** What an element stood for at one moment. */
export interface Meaning {
  /** Its tag and accessible name. */
  readonly name: string;
  /** What its row says. Empty where it is in none. */
  readonly texts: readonly string[];
  /** Where the row is in what is scrolled, in CSS pixels. */
  readonly place: number;
  /** Kept for the elements that have got a ref. */
  readonly inRow?: InRow | undefined;
}

export function meaningOf(element: Element, shadow: ShadowLookup): Meaning {
  const row = itemAround(element);
  const name = quickName(element, roleOf(element), shadow);
  return {
    name: name && `${element.localName} ${name}`,
    texts: row ? textsOf(row) : [],
    place: row ? placeOf(row) : 0,
  };
}

/**
 * Whether the element stands for another row now. One that keeps a name that nothing else has never does; of a row that
 * text counts that no other row had.
 * @param others what the other elements with refs stood for
 * @param elsewhere what they stand for now
 */
export function isAnother(
  before: Meaning,
  now: Meaning,
  others: readonly Meaning[],
  elsewhere: () => Meaning[],
): boolean {
  const keepsName = before.name !== '' && now.name === before.name;
  if (keepsName && !others.some(({ name }) => name === before.name)) return false;
  const rows = others.filter(({ place }) => place !== before.place);
  const own = before.texts.filter((text) => !rows.some(({ texts }) => texts.includes(text)));
  const title = own.find((text) => /\p{L}{2}/u.test(text)) ?? own[0];
  if (title === undefined || now.texts.length === 0 || now.texts.includes(title)) return false;
  const isCounted = now.texts.some((text) => withoutNumbers(text) === withoutNumbers(title));
  if (!isCounted) return true;
  // A number that counts stays where it is; one that tells rows apart goes with them.
  return now.place !== before.place || elsewhere().some(({ texts }) => texts.includes(title));
}

export function withoutNumbers(text: string): string {
  return text.replace(/\p{N}+/gu, '');
}

function placeOf(row: Element): number {
  const { left, top } = row.getBoundingClientRect();
  return composedAncestors(row).reduce(
    (sum, at) => sum + at.scrollLeft + at.scrollTop,
    Math.round(left + top),
  );
}
