/** Tells a row of what the task orders something else for: Approve beside Bob after "Approve Ann's request and decline Bob's". */
import { wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { contentOf, holds } from '../../clauses/clause-content';
import { isTelling } from '../../clauses/telling-words';
import { softeners } from '../../words/prompt-words';
import { isClassVerb } from '../../words/verb-meanings';
import { actOf, isRefusing } from './act-of';

/**
 * Whether the row shows a word of what another verb of the task is about, and none of what its own is about. What the task
 * only tells of may be meant by both: "Our cat came twice: delete the newer record. Sign the cat off".
 * @param shown the texts with the control
 */
export function isOfOtherOrder(
  clauses: readonly Clause[],
  { what, name }: Pick<ActFacts, 'what' | 'name'>,
  shown: string,
): boolean {
  const isAct = actOf(what, name);
  const there = wordsOf(shown);
  const counts = (words: readonly string[]) => words.some((word) => holds(there, word));
  let verb = '';
  const [meant, others, described]: [string[], string[], string[]] = [[], [], []];
  for (const clause of clauses) {
    if (!clause.goesOn) verb = clause.words.find((word) => !softeners.has(word)) ?? '';
    if (clause.isIdle) continue;
    const told = contentOf(clause).filter((word) => isTelling(word) && word !== verb);
    if (isAct(verb)) meant.push(...told);
    else if (isClassVerb(verb) || isRefusing(verb)) others.push(...told);
    else described.push(...told);
  }
  return meant.length > 0 && !counts(meant) && counts(others.filter((word) => !holds(described, word)));
}
