/** Holds an act on a thing with another number of parts than meant: 5 stars, after "Delete all reviews with one star". */
import { smallNumbers } from '../../../../small-numbers';
import { folded, wordSet } from '../../../words';
import { type Bound, boundOf } from './bounds';

const number = `\\d{1,6}|${smallNumbers.join('|')}`;
/** "With at least 3 comments", "rated one star", "1-star". */
const counted = new RegExp(
  `\\b(?:with|having|has|have|rated|of) (?<told>(?:[a-z]+ ){0,3}?)(?<count>${number}) (?:or )?(?<side>more |less |fewer )?(?<noun>[a-z]{3,})(?: (?<end>more|less|fewer)\\b)?|\\b(?<before>${number}) (?<only>stars?) [a-z]{3,}`,
  'g',
);
/** Of these the age or the price is said. */
const measures = wordSet(
  'second seconds minute minutes hour hours day days night nights week weeks month months year years euro euros eur dollar dollars usd pound pounds gbp percent',
);
const equal: Bound = (shown, said) => shown === said;
const outOf = /(?<![\d.,/])(\d)(?:[.,]0)?\s?(?:\/|out of|of)\s?(?:5|10)(?![\d/])/g;
const glyphs = /★+/g;

/** Whether such parts are counted with the control, and none of their numbers is within the limits of an order. @param orders their words */
export function isBeyondCount(orders: readonly (readonly string[])[], shown: string): boolean {
  const limits = orders.map((words) => limitIn(words.join(' ')));
  if (limits.length === 0) return false;
  return limits.every((limit) => {
    if (!limit) return false;
    const there = countsIn(folded(shown), limit.noun);
    return there.length > 0 && !there.some((count) => limit.isMet(count));
  });
}

function limitIn(text: string): { noun: string; isMet: (shown: number) => boolean } | undefined {
  for (const { groups = {} } of text.matchAll(counted)) {
    const { told = '', side, end = side } = groups;
    const noun = groups.noun ?? groups.only ?? '';
    const bound = boundOf(told, end === undefined ? '' : `or ${end}`) ?? (told === '' ? equal : undefined);
    if (!bound || measures.has(noun)) continue;
    const said = numberOf(groups.count ?? groups.before ?? '');
    return { noun: noun.replace(/s$/, ''), isMet: (shown) => bound(shown, said) };
  }
  return undefined;
}

function countsIn(shown: string, noun: string): number[] {
  const named = new RegExp(`(?<![\\p{L}\\p{N}.,])(${number})[\\s-]${noun}s?(?!\\p{L})`, 'gu');
  const found = [...shown.matchAll(named)].map(([, count = '']) => numberOf(count));
  if (noun !== 'star') return found;
  return [
    ...found,
    ...[...shown.matchAll(outOf)].map(([, count]) => Number(count)),
    ...[...shown.matchAll(glyphs)].map(([stars]) => stars.length),
  ];
}

function numberOf(count: string): number {
  return /^\d/.test(count) ? Number(count) : smallNumbers.indexOf(count);
}
