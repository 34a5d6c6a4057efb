import type { Clause } from '../../clauses/clause';
import { personalPronouns, possessives, pronouns } from '../../words/prompt-words';

/** Over so many clauses somebody is called "she" and "her". */
const maxClauses = 5;

/** The clauses that order an act, with those that their pronouns stand for; all orders where there is none. */
export function actingClauses(clauses: readonly Clause[], isAct: (word: string) => boolean): Clause[] {
  let verb: Clause | undefined;
  const found = new Set<Clause>();
  clauses.forEach((clause, index) => {
    if (!clause.goesOn) verb = clause;
    if (clause.isIdle || !verb?.words.some(isAct)) return;
    found.add(clause);
    if (clause.words.some((word) => pronouns.has(word) || possessives.has(word)))
      for (const one of antecedents(clauses, index)) found.add(one);
  });
  return found.size > 0 ? [...found] : clauses.filter(({ isIdle }) => !isIdle);
}

/** The clause with the verb of one: itself, or the one that it goes on with. */
export function verbClauseOf(clauses: readonly Clause[], clause: Clause): Clause {
  return (
    clauses.slice(0, clauses.indexOf(clause)).findLast(({ goesOn }) => !goesOn && clause.goesOn) ?? clause
  );
}

/** The clause before, and those before it as long as that says "she" or goes on: "Look up Ann. See what she booked. Cancel her booking". */
function antecedents(clauses: readonly Clause[], index: number): Clause[] {
  const before = clauses.slice(Math.max(0, index - maxClauses), index).reverse();
  const end = before.findIndex(
    ({ words, goesOn }) => !goesOn && !words.some((word) => personalPronouns.has(word)),
  );
  return end < 0 ? before : before.slice(0, end + 1);
}
