/** Finds the one element that a phrase names, with every word of the phrase accounted for. */
import type { Phrase } from '../grammar/instruction';
import { bareWord } from '../grammar/token';
import { consequential } from '../grammar/words';
import { innermostItem } from '../page/items';
import { isOfKind } from '../page/kinds';
import { labelsOf } from '../page/labels';
import type { Page, PageElement } from '../page/page';
import { inPlaces } from './places';
import { holds } from './ranges';
import { type Target, targetsIn } from './target';

export interface Search {
  /** Which elements are meant at all. */
  among(element: PageElement): boolean;
  /**
   * How much of a longer name the phrase may leave out: all behind its words, or before them too; `inside` never where
   * the rest names an act of consequence.
   */
  partial?: 'prefix' | 'part' | 'inside';
  /** Whether a kind and a place alone name nothing: `radio in the group Size`. */
  named?: boolean;
  /** Whether places may stand without a preposition. */
  loosely?: boolean;
  /** Of several in different places the one beside this one is meant. */
  near?: PageElement | undefined;
}

/** `distance`: 0 for an element with exactly this name; the larger, the more of the phrase says where or what it is. */
export type Found =
  | { found: PageElement; distance: number }
  | { several: readonly PageElement[]; distance: number }
  | { missing: true };

/** A part of a name is worse than any exact name that is somewhere. */
const partialDistance = 30;

export function find(page: Page, said: Phrase, search: Search): Found {
  const phrase = said.filter((token) => !isOwning(token));
  const owner = phrase.length < said.length ? search.near : undefined;
  // Whose it is has to be known.
  if (phrase.length < said.length && (!owner || phrase.length === 0)) return { missing: true };
  const targets = targetsIn(phrase, search.loosely);
  const modal = page.elements.findLast((one) => one.modal === true && one.role !== 'text');
  const reachable = (element: PageElement) =>
    !modal || (element.index >= modal.index && element.index < modal.end);
  const all = page.elements.filter((element) => reachable(element) && search.among(element));
  const exact = indexOf(page, all);
  let several: Found | undefined;
  const attempt = (
    candidates: readonly PageElement[],
    target: Target,
    distance: number,
  ): Found | undefined => {
    const own = owner ? ownedBy(page, candidates, owner) : candidates;
    const left = narrowed(page, own, target, search);
    const [first] = left;
    if (!first) return undefined;
    if (left.length === 1) return { found: first, distance };
    several ??= { several: left, distance };
    return undefined;
  };
  for (const target of targets) {
    if (search.named && target.name.length === 0) continue;
    const named = target.name.length > 0 ? (exact.get(target.name.join('')) ?? []) : all;
    const found = attempt(named, target, target.distance);
    if (found) return found;
    if (several) return several;
  }
  if (!search.partial) return { missing: true };
  for (const target of targets) {
    if (target.name.length === 0) continue;
    const parts = all.filter((element) =>
      labelsOf(page, element).some((label) => isPart(target.name, label, search)),
    );
    const found = attempt(parts, target, target.distance + partialDistance);
    if (found) return found;
    if (several) return several;
  }
  return { missing: true };
}

/** `its`, said of what the clause before was about. */
export function isOwning(token: Phrase[number]): boolean {
  return /^(?:its|their)$/.test(bareWord(token) ?? '');
}

function indexOf(page: Page, elements: readonly PageElement[]): Map<string, PageElement[]> {
  const index = new Map<string, PageElement[]>();
  for (const element of elements)
    for (const key of new Set(labelsOf(page, element).flatMap(keysOf))) {
      const same = index.get(key);
      if (same) same.push(element);
      else index.set(key, [element]);
    }
  return index;
}

const possessive = /^(?:my|your|our|the|a|an)$/;

/** A label as it is, and without its articles and `your`. */
function keysOf(label: readonly string[]): string[] {
  return [label.join(''), label.filter((word) => !possessive.test(word)).join('')];
}

const denying = /^(?:no|not|dont|never|without)$/;

function isPart(name: readonly string[], label: readonly string[], { partial }: Search): boolean {
  if (partial !== 'part' && label.some((word) => consequential.has(word) && !name.includes(word)))
    return false;
  if (partial === 'prefix' && consequential.has(label[0] ?? '')) return false;
  // `newsletter` is no name for `No newsletter, please`.
  if (label.some((word) => denying.test(word) && !name.includes(word))) return false;
  const own = ` ${label.filter((word) => !possessive.test(word)).join(' ')} `;
  const wanted = ` ${name.join(' ')} `;
  return partial === 'prefix' ? own.startsWith(wanted) : own.includes(wanted);
}

function narrowed(
  page: Page,
  candidates: readonly PageElement[],
  { name, kind, ordinal, places }: Target,
  { near }: Search,
): readonly PageElement[] {
  const ofKind = kindOf(candidates, kind, name.length > 0);
  const placed = innermost(inPlaces(page, preferActive(ofKind), places));
  if (ordinal !== undefined) {
    const one = placed.at(ordinal > 0 ? ordinal - 1 : ordinal);
    return one ? [one] : [];
  }
  if (placed.length < 2) return placed;
  const href = placed[0]?.href;
  if (href && placed.every((one) => one.href === href)) return placed.slice(0, 1);
  // A kind alone, such as `radio`, names none of several.
  return near && name.length > 0 ? beside(page, placed, near) : placed;
}

/** A menu without a name is what opens one. */
function kindOf(
  candidates: readonly PageElement[],
  kind: string | undefined,
  isNamed: boolean,
): readonly PageElement[] {
  if (kind === undefined) return candidates;
  const opens = (one: PageElement) =>
    one.popup === true || one.expanded !== undefined || one.role === 'combobox';
  if (kind === 'menu' && !isNamed && candidates.some(opens)) return candidates.filter(opens);
  return candidates.filter((element) => isOfKind(element, kind));
}

function preferActive(elements: readonly PageElement[]): readonly PageElement[] {
  const active = elements.filter((element) => element.active);
  return active.length > 0 ? active : elements;
}

/** Of nested ones, given in document order, the innermost, which takes the click. */
function innermost(elements: readonly PageElement[]): readonly PageElement[] {
  return elements.filter(({ end }, at) => {
    const next = elements[at + 1];
    return !next || next.index >= end;
  });
}

/**
 * `its`: those of the candidates in the same row or card; else those that are in no other one, such as in a menu that was
 * opened.
 * @param owner what the clause before was about; where it is gone, the page itself is about it
 */
export function ownedBy(
  page: Page,
  candidates: readonly PageElement[],
  owner: PageElement,
): readonly PageElement[] {
  const now = page.elements.find(({ ref }) => ref === owner.ref);
  if (!now) return candidates;
  const item = innermostItem(page, now);
  if (!item) return candidates.length > 1 ? beside(page, candidates, now) : candidates;
  const inside = candidates.filter((one) => holds(item, one));
  if (inside.length > 0) return inside;
  const isOther = (one: PageElement) =>
    [one, ...page.above(one)].some((at) => at !== item && at.parent === item.parent && at.role === item.role);
  return candidates.filter((one) => !isOther(one));
}

/** Where one of several shares the smallest part of the page with the element before, that one. */
export function beside(
  page: Page,
  several: readonly PageElement[],
  near: PageElement,
): readonly PageElement[] {
  const last = page.elements.find(({ ref }) => ref === near.ref);
  if (!last) return several;
  for (const around of [last, ...page.above(last)]) {
    const here = several.filter(({ index }) => index >= around.index && index < around.end);
    if (here.length > 0) return here;
  }
  return several;
}
