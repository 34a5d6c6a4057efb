/** Leaves out of a rank the rows that the task cannot mean: delivered ones of "the older of her two open orders". */
import type { EffectKind } from '../../../consequential';
import type { Clause } from '../../clauses/clause';
import { isOfStateBesides } from '../features/is-other-state';
import type { Rank } from './ranks-in';
import type { Place } from './standing';

/**
 * The place among the rows of the state that the clause says, and with a control for the act. A thing that cannot be deleted may be
 * the oldest all the same, where what has no control for another act is done with; the task has to say of how many it is one.
 * @param more.offering the rows with such a control; none where only the row that the mouse is over shows it
 */
export function comparedPlace(
  place: Place,
  { words }: Clause,
  { what, rank, offering = [] }: { what: EffectKind; rank: Rank; offering?: readonly string[] | undefined },
): Place {
  const isByControl = offering.length > 0 && (what !== 'delete' || rank.isOfCounted);
  const isCompared = (lines: string) =>
    !isOfStateBesides(words, lines) && !(isByControl && !offering.includes(lines));
  return { ...place, others: place.others.filter(isCompared), above: place.above?.filter(isCompared) };
}

/** Whether the row itself is in another state than the clause says, where others are not. @param place among the compared rows */
export function isOfNoRank({ own, others, isDialog }: Place, { words }: Clause): boolean {
  return !isDialog && others.length > 0 && isOfStateBesides(words, own);
}
