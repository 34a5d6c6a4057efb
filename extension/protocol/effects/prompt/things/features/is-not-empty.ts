/** Holds an act on a thing that has something in it, where the order is for the empty one: "Delete the empty copy" at "with its 2 reels?" */
import { folded, wordSet } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { negations } from '../../words/negation-words';

const empty = wordSet(
  'empty blank leere leeren leerer leeres vide vides vacio vacia vuoto vuota vazio vazia lege pusty pusta',
);
/** "Empty the basket" orders it. */
const articles = wordSet('the a an his her its my our your their of this that der die das den');
const being = wordSet('is are was were still');
const unit = '(?<unit>[a-z]{3,20}(?:\\(s\\))?)';
/** "With its 2 reels", "contains 3 files", "its 4 notes will be deleted too". */
const contents = new RegExp(
  `(?<![a-z])(?:with|and|including|contain(?:s|ing)|holds|holding|includes|has|have|its|their)\\s(?:(?:all|its|the|their|of)\\s){0,3}(?<count>\\d+)\\s${unit}`,
  'g',
);
/** They say when or how much, or of how many empty things, and not what is in one. */
const measures =
  /^(?:more|others?|empty|seconds?|secs?|minutes?|mins?|hours?|days?|weeks?|months?|years?|times?|percent|euros?|dollars?|pounds?|eur|usd|gbp)$/;
/** A count in a row: "(2)", "2 reels". */
const counts = /\((?<sole>\d+)\)|(?<![\d.,:/-])(?<count>\d+)\s(?<unit>[a-z]{3,20})(?:\(s\))?(?![a-z])/g;

/** Whether each order is for an empty thing, and the dialog or the row, compared with the other rows, counts what is in this one. */
export function isNotEmpty(
  orders: readonly Clause[],
  { dialog, row = '', rowLines = () => row, otherRows }: Partial<ActFacts>,
): boolean {
  if (orders.length === 0 || !orders.every(isForEmpty)) return false;
  const asked = [...folded(dialog ?? '').matchAll(contents)].map(({ groups = {} }) => groups);
  if (asked.some(({ count, unit = '' }) => Number(count) > 0 && !measures.test(unit))) return true;
  const own = countsIn(rowLines());
  const filled = [...own].filter(([, count]) => count > 0);
  if (filled.length === 0 || [...own.values()].includes(0)) return false;
  const others = (otherRows?.() ?? []).map(countsIn);
  return filled.some(([what]) => others.some((other) => other.get(what) === 0));
}

function isForEmpty({ words }: Clause): boolean {
  if (words.some((word) => negations.has(word))) return false;
  return words.some((word, at) => {
    const next = words[at + 1];
    const isAdjective = next === undefined ? being.has(words[at - 1] ?? '') : !articles.has(next);
    return at > 0 && empty.has(word) && isAdjective;
  });
}

/** Each count under what it counts. */
function countsIn(text: string): Map<string, number> {
  return new Map(
    [...folded(text).matchAll(counts)].flatMap(({ groups = {} }): [string, number][] => {
      const { sole, count, unit = '' } = groups;
      if (measures.test(unit)) return [];
      return [[unit.replace(/s$/, ''), Number(sole ?? count)]];
    }),
  );
}
