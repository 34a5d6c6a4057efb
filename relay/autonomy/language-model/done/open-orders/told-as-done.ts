/** Tells whether evidence says that an ordered change was made: "removed", "cancelled", "no keys". */
import type { Clause } from '../../../../../extension/protocol/effects/prompt/clauses/clause';
import { contentOf, holds } from '../../../../../extension/protocol/effects/prompt/clauses/clause-content';
import { smallWords } from '../../../../../extension/protocol/effects/prompt/words/prompt-words';
import { meaningOf } from '../../../../../extension/protocol/effects/prompt/words/verb-meanings';
import { wordSet, wordsOf } from '../../../../../extension/protocol/effects/words';
import { isFormOf, isLosingWord, losingVerbs, orderedVerb, ordersLoss } from '../orders/ordered-verb';

const none = wordSet(
  'no none nothing empty gone 0 zero keine kein nichts leer aucun aucune vide ningun ninguna vacio nessun vuoto geen leeg brak',
);
const otherLosses = wordSet(
  'voided annulled withdrawn emptied discarded struck terminated expired ended inactive gestrichen annulliert',
);
const losses = [meaningOf('delete'), meaningOf('cancel')];
const controls = /\b(?:button|link|tab|option|menuitem\w*|radio|checkbox) "((?:\\.|[^"\\])*)"/g;

/** @param page.tree the page as it is now: what a control is called tells what can be done, not what was */
export function isToldAsDone(
  evidence: string,
  order: Clause,
  { tree, others }: { tree: string; others: readonly Clause[] },
): boolean {
  const names = new Set([...tree.matchAll(controls)].map(([, name = '']) => wordsOf(name).join(' ')));
  const verb = orderedVerb(order);
  const isLoss = ordersLoss(order);
  const shared = others.flatMap(contentOf);
  const own = contentOf(order).filter((word) => !holds(shared, word));
  const isSure = (word: string) => word !== verb && isFormOf(word, verb) && !isName(word);
  const objects = order.words.filter((word) => word !== verb && !smallWords.has(word));
  const isNone = (words: readonly string[]) =>
    isLoss && words.some((word) => none.has(word)) && objects.some((word) => holds(words, word));
  return evidence.split(/\.{3}|…|\n/).some((quote) => {
    const words = wordsOf(quote);
    if (names.has(words.join(' '))) return false;
    const isOwn = others.length === 0 || own.some((word) => holds(words, word));
    return words.some((word) => isSure(word) || (isLoss && isOwn && isPast(word))) || isNone(words);
  });
}

/** "Voided", "gelöscht", and not "Void" or "Cancellation policy". */
function isPast(word: string): boolean {
  return otherLosses.has(word) || (isLosingWord(word) && !isName(word));
}

/** What a control or a page may be called that only offers it. */
function isName(word: string): boolean {
  return (
    word.endsWith('ing') ||
    losingVerbs.has(word) ||
    losses.some(({ isVerb, nouns }) => isVerb(word) || nouns.has(word))
  );
}
