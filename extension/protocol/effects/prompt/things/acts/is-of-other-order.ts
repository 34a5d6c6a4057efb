/** Tells a row of what the task orders something else for: Approve beside Bob after "Approve Ann's request and decline Bob's". */
import { wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import { antecedentOf } from '../../clauses/antecedent';
import type { Clause } from '../../clauses/clause';
import { contentOf, holds } from '../../clauses/clause-content';
import { isStatement } from '../../clauses/is-statement';
import { isTelling } from '../../clauses/telling-words';
import { pronouns, softeners } from '../../words/prompt-words';
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
  const isOther = (word: string) => isClassVerb(word) || isRefusing(word);
  let verb = '';
  const [meant, others, described]: [string[], string[], string[]] = [[], [], []];
  clauses.forEach((clause, index) => {
    if (!clause.goesOn) verb = verbOf(clause);
    if (clause.isIdle) return;
    const told = tellingIn(clause).filter((word) => word !== verb);
    if (isAct(verb)) {
      meant.push(...told);
      // "Make Ann its owner and approve that change": what is done to the thing before is no other order.
      const before = clause.words.some((word) => pronouns.has(word)) && antecedentOf(clauses, index);
      if (before && !isOther(verbOf(before))) meant.push(...tellingIn(before));
    } else if (isOther(verb)) others.push(...told);
    else described.push(...told);
  });
  return meant.length > 0 && !counts(meant) && counts(others.filter((word) => !holds(described, word)));
}

/** Nothing where the clause only tells of something: "Mail is moving". */
function verbOf({ words }: Clause): string {
  return isStatement(words) ? '' : (words.find((word) => !softeners.has(word)) ?? '');
}

function tellingIn(clause: Clause): string[] {
  return contentOf(clause).filter(isTelling);
}
