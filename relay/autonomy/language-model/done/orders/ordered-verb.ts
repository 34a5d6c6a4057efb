/** Reads what an ordered change does: its verb, and whether something is gone behind it. */
import type { Clause } from '../../../../../extension/protocol/effects/prompt/clauses/clause';
import { isCommanded } from '../../../../../extension/protocol/effects/prompt/clauses/is-commanded';
import { isDone } from '../../../../../extension/protocol/effects/prompt/is-done';
import { softeners } from '../../../../../extension/protocol/effects/prompt/words/prompt-words';
import { isSameChange } from '../../../../../extension/protocol/effects/prompt/words/same-change';
import {
  isLosingVerb,
  meaningOf,
} from '../../../../../extension/protocol/effects/prompt/words/verb-meanings';
import { wordSet } from '../../../../../extension/protocol/effects/words';
import { isChange } from './orders-change';

/** Besides the verbs of deleting and cancelling. */
export const losingVerbs = wordSet(
  'void annul strike discard scrap withdraw empty clear terminate storniere annulliere verwerfe leere',
);
/** "Take the lamp out of the cart", "get rid of it". */
const takesOut = /^(?:take|get|throw|strike|put) (?:.+ )?(?:out|off|away|rid)\b/;
const minStemChars = 3;
const maxEndingChars = 4;

/** The verb that the clause orders. */
export function orderedVerb({ words }: Clause): string {
  const start = words.findIndex((word) => !softeners.has(word));
  const commanded = words.find(
    (word) => (isChange(word) || losingVerbs.has(word)) && isCommanded(words, (one) => one === word),
  );
  return commanded ?? words[start] ?? '';
}

/** Whether something is to be gone behind it: removed, cancelled, voided, taken out. */
export function ordersLoss(clause: Clause): boolean {
  const verb = orderedVerb(clause);
  const said = clause.words.slice(clause.words.indexOf(verb)).join(' ');
  return isLosingWord(verb) || takesOut.test(said) || isDone(clause.words, meaningOf('delete'), 'delete');
}

export function isLosingWord(word: string): boolean {
  return losingVerbs.has(word) || isLosingVerb(word);
}

/** Whether a word is the verb itself, in any form: `revoked` of `revoke`. */
export function isFormOf(word: string, verb: string): boolean {
  if (word === verb) return true;
  const stem = verb.replace(/(?:en|er|ir|ar|re|e|a|y)$/, '');
  const plain = word.replace(/^ge(?=.{4})/, '');
  return (
    stem.length >= minStemChars && plain.startsWith(stem) && plain.length - stem.length <= maxEndingChars
  );
}

/** Whether a word says what the verb orders, in the same or in other words. */
export function saysVerb(word: string, verb: string): boolean {
  return isFormOf(word, verb) || isSameChange(word, verb) || (isLosingWord(word) && isLosingWord(verb));
}
