/** Finds the clauses of a task that order more than to look at something and to tell of it. */
import { antecedentOf } from '../clauses/antecedent';
import type { Clause } from '../clauses/clause';
import { contentOf } from '../clauses/clause-content';
import { isCommanded } from '../clauses/is-commanded';
import { onlyAsks } from '../clauses/only-asks';
import { isTelling } from '../clauses/telling-words';
import { lookingVerbs } from '../words/negation-words';
import { pronouns } from '../words/prompt-words';
import { tellsCaller } from './tells-caller';

export interface Order {
  clause: Clause;
  /** The words that say which thing it is about. */
  meant: readonly string[];
}

export function ordersIn(clauses: readonly Clause[]): Order[] {
  const isOrder = ({ words, isIdle, prohibits }: Clause, index: number) =>
    !isIdle &&
    !prohibits &&
    !onlyAsks(clauses, index) &&
    !tellsCaller(words) &&
    !isCommanded(words, (word) => lookingVerbs.has(word));
  return clauses.flatMap((clause, index) => {
    if (!isOrder(clause, index)) return [];
    const isOfBefore = clause.words.some((word) => pronouns.has(word));
    const before = isOfBefore ? antecedentOf(clauses, index) : undefined;
    const meant = [...contentOf(clause), ...(before ? contentOf(before) : [])].filter(isTelling);
    return [{ clause, meant }];
  });
}
