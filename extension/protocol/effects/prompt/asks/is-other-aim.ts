/** Tells a question in which a thing goes to somebody else, or becomes something else, than the order says: "Assign it to Lee?" after "to Kim". */
import type { Clause } from '../clauses/clause';
import { holds } from '../clauses/clause-content';
import type { Order } from '../orders/orders-in';
import { isSynonym } from '../things/kinds/is-other-kind';
import { isTimeWord } from '../things/names/written-names';
import { prepositions } from '../words/prepositions';
import { determiners, smallWords } from '../words/prompt-words';
import { isSameChange } from '../words/same-change';
import { generalThings } from '../words/thing-words';

const aims = ['to', 'into', 'as'];

/** Whether each order has an aim of which the question has none of the words, and the question one of which the order has none. */
export function isOtherAim(orders: readonly Order[], asked: readonly string[]): boolean {
  return orders.every(({ clause }) =>
    aims.some((aim) => {
      const [own, there] = [aimIn(clause.words, aim), aimIn(asked, aim)];
      const isQuoted = clause.words.includes('"');
      return (
        own.length > 0 &&
        there.length > 0 &&
        !isQuoted &&
        // "The group" may have a name in the question.
        isOfKinds(own) === isOfKinds(there) &&
        !isTold(own, asked) &&
        !isTold(there, wordsIn(clause))
      );
    }),
  );
}

function isOfKinds(words: readonly string[]): boolean {
  return words.every((word) => generalThings.has(word));
}

function wordsIn({ words, quotes }: Clause): string[] {
  return [...words, ...quotes.flat()];
}

function isTold(words: readonly string[], others: readonly string[]): boolean {
  return words.some(
    (word) =>
      holds(others, word) || others.some((other) => isSynonym(word, other) || isSameChange(word, other)),
  );
}

/** The words behind the last such preposition, up to the next one. */
function aimIn(words: readonly string[], aim: string): string[] {
  const after = words.slice(words.lastIndexOf(aim) + 1 || words.length);
  const end = after.findIndex((word) => prepositions.has(word) && !determiners.has(word));
  const found = end < 0 ? after : after.slice(0, end);
  // "To the top" is to position 1, and "to me" is to somebody with a name.
  if (found.some((word) => /\d/.test(word))) return [];
  const told = found.filter((word) => word.length > 1 && !determiners.has(word) && !smallWords.has(word));
  return told.every(isTimeWord) ? [] : told;
}
