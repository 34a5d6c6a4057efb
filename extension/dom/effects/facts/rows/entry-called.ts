/** Finds the entry of a list, of whatever make, that is called as the pane beside the list is. */
import { collapse } from '../../../../protocol/collapse';
import { isTelling } from '../../../../protocol/effects/prompt/clauses/telling-words';
import { partsOfSites } from '../../../../protocol/effects/prompt/things/places/is-other-page';
import { wordsOf } from '../../../../protocol/effects/words';
import { isRow } from '../../../tree/row-of';
import { isVisible } from '../../../tree/visibility';
import { composedAncestors, matches, own } from '../../../tree/walk';
import { entryLines } from './entry-lines';

const inLists = 'a, b, button, div, em, h3, h4, h5, h6, label, li, p, small, span, strong, td';
const notLists =
  'nav, [role=navigation], [role=menu], [role=menubar], [role=tablist], header, footer, select, [class*="breadcrumb" i]';
const maxElements = 4_000;
const maxLevels = 6;
/** A mark or the initials of somebody may stand before the name, but not what it is: "Invoice number INV-7". */
const maxWordsBefore = 2;
const maxCharsBefore = 3;
const maxEntries = 100;

interface Entry {
  /** The other entries of its list. */
  others: Element[];
}

/** Nothing where several entries are called so, or none. @param pane that the heading is of */
export function entryCalled(heading: string, pane: Element): Entry | undefined {
  // "Account" beside a menu is a part of the site.
  const isName = (word: string) => (isTelling(word) || /\d/.test(word)) && !partsOfSites.has(word);
  if (!wordsOf(heading).some(isName)) return undefined;
  const all = [...pane.ownerDocument.querySelectorAll(inLists)].slice(0, maxElements);
  const titles = all.filter(
    (one) =>
      one.childElementCount === 0 &&
      collapse(own(one, 'textContent') ?? '') === heading &&
      !(pane.contains(one) || one.closest(notLists)) &&
      isVisible(one),
  );
  const entries = new Set(titles.flatMap((title) => entryAround(title, heading, pane) ?? []));
  const [entry, another] = entries;
  if (!entry || another) return undefined;
  return { others: siblingsOf(entry).slice(0, maxEntries) };
}

/** The largest row that begins with the title and does not stand beside the pane. */
function entryAround(title: Element, heading: string, pane: Element): Element | undefined {
  const around = [title, ...composedAncestors(title).slice(1)].slice(0, maxLevels);
  return around.findLast(
    (one) =>
      isRow(one) &&
      beginsWith(one, wordsOf(heading)) &&
      siblingsOf(one).length > 0 &&
      ![one, ...siblingsOf(one)].some((other) => other.contains(pane)),
  );
}

function beginsWith(row: Element, title: readonly string[]): boolean {
  const words = wordsOf(entryLines(row)).slice(0, title.length + maxWordsBefore);
  const at = words.findIndex((_, from) => title.every((word, index) => words[from + index] === word));
  return at >= 0 && words.slice(0, at).every((word) => word.length <= maxCharsBefore);
}

function siblingsOf(row: Element): Element[] {
  const beside = row.parentElement ? [...own(row.parentElement, 'children')] : [];
  return beside.filter(
    (one) => one !== row && one.localName === row.localName && !matches(one, notLists) && isVisible(one),
  );
}
