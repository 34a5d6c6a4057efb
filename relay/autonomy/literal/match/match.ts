/** Finds the one element that a description means, or says that there are several or none. */
import type { Target } from '../prompt/instruction';
import { fold, likeness, surelyAlike } from '../prompt/words';
import { colourIn, nameOfColour } from './colours';
import { asKind, excludes, isKind } from './kinds';
import { labelsOf, synonymsOf } from './labels';
import { type Candidate, located } from './location';
import { called, type Page, type Thing } from './page';

/** What was found: one thing, several alike, or none with the nearest misses. */
export type Match = { found: Thing; sureness: number } | { several: Thing[] } | { near: Thing[] };

export interface Wish {
  /** Which things can be meant at all. */
  among(thing: Thing): boolean;
  /** Which of two alike is rather meant; larger is better, below 0.1. */
  prefer?(thing: Thing): number;
  /** Where the instruction before took place. */
  near?: Thing | undefined;
}

/** The thing that is meant; readings of the same words are tried one after another. */
export function matchTarget(page: Page, target: Target, wish: Wish): Match {
  const tries = [target, ...(target.otherwise ?? [])].map((one) => matchOne(page, one, wish));
  const found = tries.filter((one) => 'found' in one);
  const best = found.reduce<(typeof found)[number] | undefined>(
    (best, one) => (!best || one.sureness > best.sureness + 0.05 ? one : best),
    undefined,
  );
  if (best) return best;
  return tries.find((one) => 'several' in one) ?? tries[0] ?? { near: [] };
}

function matchOne(page: Page, asked: Target, wish: Wish): Match {
  const target = asked.kind === 'word' ? (asKind(asked) ?? asked) : asked;
  const colour = colourIn(target.words);
  const coloured = colour
    ? page.things.filter(
        (thing) => wish.among(thing) && thing.colour && nameOfColour(thing.colour) === colour,
      )
    : [];
  if (coloured.length === 1 && coloured[0]) return { found: coloured[0], sureness: 0.9 };
  const all = candidates(page, target, wish);
  const top = all[0]?.score ?? 0;
  if (top < surelyAlike) return { near: all.slice(0, 3).map(({ thing }) => thing) };
  // The ordinal counts all that are called so, or all of the kind.
  if (target.ordinal !== undefined) {
    const alike = all.filter(({ score }) => score >= Math.max(surelyAlike, top - 0.1));
    const inOrder = located(page, alike, target.where)
      .map(({ thing }) => thing)
      .sort((one, other) => one.index - other.index);
    const found = inOrder.at(target.ordinal > 0 ? target.ordinal - 1 : target.ordinal);
    return found ? { found, sureness: top } : { near: inOrder.slice(0, 3) };
  }
  const worthy = all.filter(({ score }) => score >= surelyAlike);
  const there = innermost(page, located(page, innermost(page, worthy), target.where));
  const best = there[0]?.score ?? 0;
  if (best < surelyAlike) return { near: all.slice(0, 3).map(({ thing }) => thing) };
  const alike = there.filter(({ score }) => score > best - 0.015);
  const [first, second] = alike;
  if (!first) return { near: [] };
  if (!second) return { found: first.thing, sureness: best };
  const chosen = decide(page, alike, wish);
  return chosen ? { found: chosen, sureness: best } : { several: alike.map(({ thing }) => thing) };
}

/** All that could be meant, best first. */
export function candidates(page: Page, target: Target, wish: Wish): Candidate[] {
  const modal = openModal(page);
  return page.things
    .filter((thing) => wish.among(thing))
    .map((thing) => ({
      thing,
      score: scoreOf(page, thing, target, wish) - (isBehind(thing, modal) ? 0.3 : 0),
    }))
    .filter(({ score }) => score > 0.3)
    .sort((one, other) => other.score - one.score || one.thing.index - other.thing.index);
}

function scoreOf(page: Page, thing: Thing, target: Target, wish: Wish): number {
  const fits = target.kind === undefined || isKind(thing, target.kind);
  if (!fits && target.kind && excludes(thing, target.kind)) return 0;
  const preference = wish.prefer?.(thing) ?? 0;
  const state = thing.disabled ? -0.05 : 0;
  if (target.words === '') return fits && target.kind ? 0.9 + preference + state : target.kind ? 0 : 0.5;
  const named = bestLabel(page, thing, target.words);
  return named * (fits ? 1 : 0.88) + (named > 0.3 ? preference + state : 0);
}

function bestLabel(page: Page, thing: Thing, words: string): number {
  let best = 0;
  const labels = labelsOf(thing, page);
  for (const label of labels) best = Math.max(best, likeness(words, label.words) * label.weight);
  if (best >= 0.9) return best;
  for (const other of synonymsOf(fold(words))) {
    for (const label of labels) {
      const alike = likeness(other, label.words);
      if (alike > 0.95) best = Math.max(best, alike * label.weight * 0.85);
    }
  }
  return best;
}

/** The open dialog that covers all else, the last one if there are several. */
export function openModal(page: Page): Thing | undefined {
  return page.things.findLast(({ modal, role }) => modal === true && role !== 'text');
}

function isBehind(thing: Thing, modal: Thing | undefined): boolean {
  return modal !== undefined && (thing.index < modal.index || thing.index >= modal.end);
}

/** Of things in one another that are alike the inner one, which is what a mouse would hit. */
function innermost(page: Page, alike: Candidate[]): Candidate[] {
  return alike.filter(
    ({ thing, score }) =>
      !alike.some(
        (other) =>
          other.thing !== thing && other.score >= score - 0.05 && page.above(other.thing).includes(thing),
      ),
  );
}

/** Several that read the same: one that leads to the same place, or one where the last instruction took place. */
function decide(page: Page, alike: Candidate[], wish: Wish): Thing | undefined {
  const [first] = alike;
  if (!first) return undefined;
  const { href } = first.thing;
  if (href && alike.every(({ thing }) => thing.href === href)) return first.thing;
  if (!wish.near) return undefined;
  for (const around of [wish.near, ...page.above(wish.near)]) {
    const here = alike.filter(({ thing }) => thing.index >= around.index && thing.index < around.end);
    if (here.length === 1) return here[0]?.thing;
    if (here.length > 1) return undefined;
  }
  return undefined;
}

/** The near misses in words: `"Save draft" or "Saved"`. */
export function nearMisses(things: readonly Thing[]): string {
  return [...new Set(things.map(called))].join(', ');
}
