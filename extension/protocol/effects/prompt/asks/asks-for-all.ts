/** Tells a question about all things of a kind from the order for one of them: "Lock all doors?" after "Lock the front door". */
import { isTelling } from '../clauses/telling-words';
import type { Order } from '../orders/orders-in';
import { allWords } from '../things/acts/is-for-all';
import { determiners, quantifiers } from '../words/prompt-words';

export function asksForAll(orders: readonly Order[], asked: readonly string[]): boolean {
  const at = asked.findIndex((word) => allWords.has(word));
  if (at < 0 || orders.some(({ clause }) => clause.words.some((word) => quantifiers.has(word)))) return false;
  const isEmpty = (word: string) => word === 'of' || determiners.has(word) || /^\d+$/.test(word);
  const many = asked.slice(at + 1).filter((word) => !isEmpty(word) && word.endsWith('s'));
  return orders.every(({ clause: { words } }) => {
    // "Archive the old tasks" is for all of them.
    if (many.some((noun) => words.includes(noun))) return false;
    const isOne = many.some((noun) => words.some((word) => isSingular(word, noun)));
    return isOne || (many.length === 0 && words.slice(1).some((word) => isTelling(word) || /\d/.test(word)));
  });
}

function isSingular(word: string, many: string): boolean {
  return [`${word}s`, `${word}es`, `${word.slice(0, -1)}ies`].includes(many) && word.length > 2;
}
