/** Finds the clauses that say of an ordered thing what it is like: "Cancel my booking, which is on Tuesday." and "It is on Tuesday." */
import { wordSet } from '../../../words';
import type { Clause } from '../../clauses/clause';
import { negations } from '../../words/negation-words';

const subjects = wordSet('it this that they these those which who');
const predicates = wordSet('is was are were s has had have starts begins takes');
/** "That she has had since May." */
const owners = wordSet('i we you he she it they');

/** Those that stand directly behind the clauses that order the act. */
export function describingClauses(clauses: readonly Clause[], acting: readonly Clause[]): Clause[] {
  return clauses.filter((clause, index) => {
    if (!isDescription(clause)) return false;
    const before = clauses.slice(0, index).findLast((one) => !isDescription(one));
    return before !== undefined && !before.isIdle && acting.includes(before);
  });
}

/** "It is to be cancelled" says what is to be done. */
function isDescription({ words, prohibits, isException }: Clause): boolean {
  const [subject = '', second = ''] = words;
  const at = /^(?:one|ones)$/.test(second) || owners.has(second) ? 2 : 1;
  const next = words[at + 1] ?? '';
  return (
    subjects.has(subject) &&
    predicates.has(words[at] ?? '') &&
    !prohibits &&
    !isException &&
    next !== 'to' &&
    !words.some((word) => negations.has(word))
  );
}
