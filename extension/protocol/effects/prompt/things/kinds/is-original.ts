/** Tells what a duplicate was made of from the duplicate, which alone is to be lost: "Remove the duplicate of order 1". */
import { wordSet, wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { contentOf, holds } from '../../clauses/clause-content';

const duplicates = wordSet(
  'duplicate duplicates double clone twin duplikat dublette doublon duplicado duplicata duplicato doppione duplicaat duplikatu',
);
const of = wordSet('of von vom der des de du del di van');

/** Whether the row shows only what the ordered duplicate is one of, and no other row shows the same. */
export function isOriginal(clauses: readonly Clause[], { row, otherRows = () => [] }: ActFacts): boolean {
  const shown = wordsOf(row);
  if (shown.length === 0 || shown.some((word) => duplicates.has(word))) return false;
  return clauses.some(({ words, quotes, isIdle }) => {
    const at = words.findIndex((word, index) => duplicates.has(word) && of.has(words[index + 1] ?? ''));
    if (isIdle || at < 0) return false;
    const original = contentOf({ words: words.slice(at + 2), quotes });
    const isIn = (text: readonly string[]) => original.every((word) => holds(text, word));
    const others = otherRows().map(wordsOf);
    return original.length > 0 && others.length > 0 && isIn(shown) && !others.some(isIn);
  });
}
