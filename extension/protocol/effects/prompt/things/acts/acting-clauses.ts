import type { Clause } from '../../clauses/clause';
import { pronouns } from '../../words/prompt-words';

/** The clauses that order an act, with those that their pronouns stand for; all orders where there is none. */
export function actingClauses(clauses: readonly Clause[], isAct: (word: string) => boolean): Clause[] {
  let verb: Clause | undefined;
  const found = new Set<Clause>();
  clauses.forEach((clause, index) => {
    if (!clause.goesOn) verb = clause;
    if (clause.isIdle || !verb?.words.some(isAct)) return;
    found.add(clause);
    const before = clauses[index - 1];
    if (before && clause.words.some((word) => pronouns.has(word))) found.add(before);
  });
  return found.size > 0 ? [...found] : clauses.filter(({ isIdle }) => !isIdle);
}
