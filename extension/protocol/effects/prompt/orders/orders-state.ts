/** Tells that a clause orders the decision that a control puts on record: "Decline the quote" before "Mark as declined". */
import { isMarking, markedState } from '../../names/records/marks-state';
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { isCommanded } from '../clauses/is-commanded';

/** Nothing where the control records no decision. */
export function ordersState(
  { words, quotes }: Clause,
  { name }: Pick<ActFacts, 'name'>,
): boolean | undefined {
  const state = markedState(name);
  if (!state) return undefined;
  const isForm = (word: string) => state.forms.has(word);
  const isSaid = [...words, ...quotes.flat()].some(isForm);
  return isCommanded(words, isForm) || (isSaid && isCommanded(words, isMarking));
}
