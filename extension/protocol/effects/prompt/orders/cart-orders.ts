/** Tells an order of all that is in the cart from one of a single thing. */
import { wordSet, wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { kinds } from '../words/negation-words';

const carts = wordSet('cart basket bag trolley shopping checkout');
const buying = wordSet('buy order purchase');

/** "Check out my cart", "Buy everything in the basket". @param meant what the clause is about */
export function isCartAlone({ words }: Clause, meant: readonly string[]): boolean {
  return words.some((word) => carts.has(word)) && meant.every((word) => carts.has(word) || kinds.has(word));
}

/** The "Buy now" of one thing in a list, which says nothing of the cart. */
export function isOfOneThing({ row, name }: ActFacts): boolean {
  return row !== '' && buying.has(wordsOf(name)[0] ?? '');
}
