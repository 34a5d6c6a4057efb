/** Of "all offers from Acme" the words that one of its things shows at least, where other things show one of them. */
import { headAndTail } from '../../clauses/head-and-tail';
import { isTelling } from '../../clauses/telling-words';
import { kinds } from '../../words/negation-words';

/**
 * @param words of the clause
 * @param said those of them that say which things are meant, and those of the clause that its pronouns stand for
 */
export function wordsOfMany(words: readonly string[], said: readonly string[]): string[] {
  const { head, tail } = headAndTail(words);
  // Each row of a list of offers shows the word "offer".
  const kind = head.at(-1)?.endsWith('s') ? head.at(-1) : undefined;
  const origin = said.filter((word) => tail.includes(word) && isTelling(word));
  if (origin.length > 0) return origin;
  const own = said.filter((word) => !kinds.has(word));
  const others = own.filter((word) => word !== kind);
  return others.length > 0 ? others : own;
}
