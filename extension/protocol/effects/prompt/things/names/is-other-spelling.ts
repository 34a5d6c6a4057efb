/** Tells names that are spelt nearly alike: "Petersen" after "Cancel the Peterson booking". */
import { wordsOf } from '../../../words';
import type { Clause } from '../../clauses/clause';
import { isTelling } from '../../clauses/telling-words';
import { writtenNamesIn } from './written-names';

const minChars = 4;
/** From so many letters on two may differ. */
const longChars = 7;
/** Where only the end differs, it may be another form of the name: "Kowalska", "Kowalskiej". */
const maxEndChars = 1;

/** Whether a name of the order is not shown, and one is that differs from it in a letter or two before its end. */
export function isOtherSpelling(prompt: string, ordered: readonly Clause[], shown: string): boolean {
  const told = ordered.flatMap(({ words, quotes }) => [...words, ...quotes.flat()]);
  const said = wordsOf(prompt);
  const there = wordsOf(shown);
  const isMeant = (word: string) => isName(word) && told.includes(word);
  const meant = writtenNamesIn(prompt, true).flatMap(({ words }) => words.filter(isMeant));
  if (meant.length === 0 || meant.some((word) => there.includes(word))) return false;
  const others = shown
    .split('\n')
    .flatMap((line) => writtenNamesIn(line, false).flatMap(({ words }) => words));
  return meant.some((one) =>
    others.some((other) => isName(other) && !said.includes(other) && isNearlyAlike(one, other)),
  );
}

function isName(word: string): boolean {
  return word.length >= minChars && isTelling(word);
}

function isNearlyAlike(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let same = 0;
  while (same < shorter && one[same] === other[same]) same += 1;
  if (same === 0 || same >= shorter - maxEndChars) return false;
  const mostEdits = shorter >= longChars ? 2 : 1;
  return Math.abs(one.length - other.length) <= mostEdits && editsBetween(one, other) <= mostEdits;
}

/** So many letters are put in, left out or replaced. */
function editsBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const here = [row + 1];
    for (const [at, own] of [...other].entries()) {
      const replaced = (before[at] ?? 0) + (letter === own ? 0 : 1);
      here.push(Math.min(replaced, (before[at + 1] ?? 0) + 1, (here[at] ?? 0) + 1));
    }
    before = here;
  }
  return before.at(-1) ?? 0;
}
