/** Tells a thing of another amount than the task names: the transfer of 520 euros after "Cancel the transfer of 250 euros". */
import type { EffectKind } from '../../../consequential';
import { wordsOf } from '../../../words';
import type { Clause } from '../../clauses/clause';
import { type Amount, amountsIn, writtenAmountsIn } from './amounts';

/** What is bought may have another price than the task expects, and a transfer is compared with what stands beside it. */
const ofOneThing = new Set<EffectKind>(['delete', 'cancel', 'grant', 'sign']);
/** "More than 50 euros", "between 20 and 50 euros". */
const comparedBefore =
  /(?:\b(?:than|over|under|above|below|least|most|exceed\w*|up to|about|around|from|max\w*\.?|min\w*\.?)(?: of| about| around)?(?: an?| the)?|\b(?:between|from) [^,.;]{1,15} (?:and|to))\s*$/i;
/** "50 euros or less". */
const comparedBehind = /^\s*(?:or (?:less|more|over|under|above|below)\b|at (?:least|most)\b|max|min)/i;

/**
 * Whether what is shown has none of the amounts that the order has, or the amount of what is to be kept and none of the order.
 * @param ordered the clauses that order the act
 * @param kept those that say what is to be left
 * @param shown the texts with the control
 */
export function isOtherAmount(
  prompt: string,
  { ordered, kept }: { ordered: readonly Clause[]; kept: readonly Clause[] },
  what: EffectKind,
  shown: string,
): boolean {
  if (!ofOneThing.has(what)) return false;
  const written = writtenAmountsIn(prompt);
  const there = written.length > 0 ? amountsIn(shown) : [];
  const isThere = ({ value }: Amount) => there.includes(value);
  const isIn = (clauses: readonly Clause[]) => (one: Amount) =>
    clauses.some((clause) => hasAmount(clause, one));
  const left = written.filter((one) => isIn(kept)(one) && !isIn(ordered)(one));
  const meant = written.some(isCompared) ? [] : written.filter((one) => !left.includes(one));
  if (there.length === 0 || meant.some(isThere)) return false;
  return meant.length > 0 || left.some((one) => isThere(one) && !isCompared(one));
}

/** "More than 50 euros". */
export function isCompared({ before, behind }: Amount): boolean {
  return comparedBefore.test(before) || comparedBehind.test(behind);
}

export function hasAmount({ words, quotes }: Clause, { digits }: Amount): boolean {
  const sought = wordsOf(digits);
  return [words, ...quotes].some((all) =>
    all.some((_, at) => sought.every((word, index) => all[at + index] === word)),
  );
}
