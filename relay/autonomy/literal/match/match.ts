/** Finds the one element that a description means, or says that there are several or none. */
import type { Target } from '../prompt/instruction';
import { fold, minSimilarity, similarity } from '../prompt/words';
import { colourIn, nameOfColour } from './colours';
import { asKind, excludes, isKind } from './kinds';
import { labelsOf, synonymsOf } from './labels';
import { atLocation, type Candidate } from './location';
import { describe, type Page, type PageElement } from './page';

/** The result: one element, several equal ones, or none with the nearest misses. */
export type Match =
  | { found: PageElement; confidence: number }
  | { several: PageElement[] }
  | { near: PageElement[] };

export interface MatchCriteria {
  /** Which elements are candidates. */
  among(element: PageElement): boolean;
  /** Preference between equal candidates; larger is better, below 0.1. */
  prefer?(element: PageElement): number;
  /** The element of the previous instruction. */
  near?: PageElement | undefined;
}

/** Finds the described element; alternative readings of the description are tried in order. */
export function matchTarget(page: Page, target: Target, criteria: MatchCriteria): Match {
  const tries = [target, ...(target.otherwise ?? [])].map((one) => matchOne(page, one, criteria));
  const found = tries.filter((one) => 'found' in one);
  const best = found.reduce<(typeof found)[number] | undefined>(
    (best, one) => (!best || one.confidence > best.confidence + 0.05 ? one : best),
    undefined,
  );
  if (best) return best;
  return tries.find((one) => 'several' in one) ?? tries[0] ?? { near: [] };
}

function matchOne(page: Page, asked: Target, criteria: MatchCriteria): Match {
  const target = asked.kind === 'word' ? (asKind(asked) ?? asked) : asked;
  const colour = colourIn(target.words);
  const coloured = colour
    ? page.elements.filter(
        (element) => criteria.among(element) && element.colour && nameOfColour(element.colour) === colour,
      )
    : [];
  if (coloured.length === 1 && coloured[0]) return { found: coloured[0], confidence: 0.9 };
  const all = candidates(page, target, criteria);
  const top = all[0]?.score ?? 0;
  if (top < minSimilarity) return { near: all.slice(0, 3).map(({ element }) => element) };
  // The ordinal counts all elements with the name, or all of the kind.
  if (target.ordinal !== undefined) {
    const alike = all.filter(({ score }) => score >= Math.max(minSimilarity, top - 0.1));
    const inOrder = atLocation(page, alike, target.where)
      .map(({ element }) => element)
      .sort((one, other) => one.index - other.index);
    const found = inOrder.at(target.ordinal > 0 ? target.ordinal - 1 : target.ordinal);
    return found ? { found, confidence: top } : { near: inOrder.slice(0, 3) };
  }
  const worthy = all.filter(({ score }) => score >= minSimilarity);
  const there = innermost(atLocation(page, innermost(worthy), target.where));
  const best = there[0]?.score ?? 0;
  if (best < minSimilarity) return { near: all.slice(0, 3).map(({ element }) => element) };
  const alike = there.filter(({ score }) => score > best - 0.015);
  const [first, second] = alike;
  if (!first) return { near: [] };
  if (!second) return { found: first.element, confidence: best };
  const chosen = decide(page, alike, criteria);
  return chosen ? { found: chosen, confidence: best } : { several: alike.map(({ element }) => element) };
}

/** All candidates, best first. */
export function candidates(page: Page, target: Target, criteria: MatchCriteria): Candidate[] {
  const modal = openModal(page);
  return page.elements
    .filter((element) => criteria.among(element))
    .map((element) => ({
      element,
      score: scoreOf(page, element, target, criteria) - (isBehind(element, modal) ? 0.3 : 0),
    }))
    .filter(({ score }) => score > 0.3)
    .sort((one, other) => other.score - one.score || one.element.index - other.element.index);
}

function scoreOf(page: Page, element: PageElement, target: Target, criteria: MatchCriteria): number {
  const fits = target.kind === undefined || isKind(element, target.kind);
  if (!fits && target.kind && excludes(element, target.kind)) return 0;
  const preference = criteria.prefer?.(element) ?? 0;
  const state = element.disabled ? -0.05 : 0;
  if (target.words === '') return fits && target.kind ? 0.9 + preference + state : target.kind ? 0 : 0.5;
  const named = bestLabel(page, element, target.words);
  return named * (fits ? 1 : 0.88) + (named > 0.3 ? preference + state : 0);
}

function bestLabel(page: Page, element: PageElement, words: string): number {
  let best = 0;
  const labels = labelsOf(element, page);
  for (const label of labels) best = Math.max(best, similarity(words, label.words) * label.weight);
  if (best >= 0.9) return best;
  for (const other of synonymsOf(fold(words))) {
    for (const label of labels) {
      const alike = similarity(other, label.words);
      if (alike > 0.95) best = Math.max(best, alike * label.weight * 0.85);
    }
  }
  return best;
}

/** The open modal dialog, the last one if there are several. */
export function openModal(page: Page): PageElement | undefined {
  return page.elements.findLast(({ modal, role }) => modal === true && role !== 'text');
}

function isBehind(element: PageElement, modal: PageElement | undefined): boolean {
  return modal !== undefined && (element.index < modal.index || element.index >= modal.end);
}

/** Of nested equal elements the innermost, which is the hit target. */
function innermost(alike: Candidate[]): Candidate[] {
  const inOrder = alike.toSorted((one, other) => one.element.index - other.element.index);
  const outer = new Set<Candidate>();
  for (const [at, one] of inOrder.entries())
    for (let next = at + 1; next < inOrder.length; next += 1) {
      const other = inOrder[next] as Candidate;
      // What comes behind it is not inside it.
      if (other.element.index >= one.element.end) break;
      if (other.score < one.score - 0.05) continue;
      outer.add(one);
      break;
    }
  return alike.filter((one) => !outer.has(one));
}

/** Decides between equal candidates: all links to the same address, or the one near the previous element. */
function decide(page: Page, alike: Candidate[], criteria: MatchCriteria): PageElement | undefined {
  const [first] = alike;
  if (!first) return undefined;
  const { href } = first.element;
  if (href && alike.every(({ element }) => element.href === href)) return first.element;
  if (!criteria.near) return undefined;
  for (const around of [criteria.near, ...page.above(criteria.near)]) {
    const here = alike.filter(({ element }) => element.index >= around.index && element.index < around.end);
    if (here.length === 1) return here[0]?.element;
    if (here.length > 1) return undefined;
  }
  return undefined;
}

/** The near misses in words: `"Save draft" or "Saved"`. */
export function nearMisses(elements: readonly PageElement[]): string {
  return [...new Set(elements.map(describe))].join(', ');
}
