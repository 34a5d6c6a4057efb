/** Finds what "it" stands for where a description of it goes on over several clauses. */
import { wordSet } from '../../words';
import { personalPronouns } from '../words/prompt-words';
import type { Clause } from './clause';

const predicates = wordSet(
  'is was are were isn wasn ist war wurde est etait es fue era e foi is jest byl has had hat a ha tem heeft',
);
const maxClauses = 5;

/** The clause before this one, with those before it whose thing it goes on about: "Order 2 (Ann) came twice and is wrong". */
export function antecedentOf(clauses: readonly Clause[], index: number): Clause | undefined {
  const before = clauses.slice(0, index).filter(({ isException }) => !isException);
  const last = before.at(-1);
  if (!last) return undefined;
  let start = before.length - 1;
  while (start > 0 && before.length - start < maxClauses && hasNoSubject(before, start)) start--;
  const all = before.slice(start);
  return all.length === 1
    ? last
    : {
        ...last,
        words: all.flatMap(({ words }) => words),
        quotes: all.flatMap(({ quotes }) => quotes),
      };
}

function hasNoSubject(clauses: readonly Clause[], index: number): boolean {
  const { words = [], goesOn } = clauses[index] ?? {};
  const [first = '', second = ''] = words;
  if (/^(?:it|this)$/.test(first)) return describing.test(second);
  if (predicates.has(first) || words.some((word) => personalPronouns.has(word))) return true;
  // What stands in brackets behind a thing, and a verb behind "and".
  return goesOn === true && predicates.has(clauses[index + 1]?.words[0] ?? '')
    ? true
    : /^(?:repeats|doubles|duplicates|replaces|copies)$/.test(first);
}

const describing = /^(?:is|was|s|doubles|duplicates|repeats|replaces|copies)$/;
