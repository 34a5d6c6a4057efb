/** Finds the act that a message asks about, and compares it with what the task orders. */
import { isBareQuestion, sentencesOf, withoutOpeners } from '../../names/classify-title';
import { wordSet, wordsOf } from '../../words';
import { holds } from '../clauses/clause-content';
import { isCommanded } from '../clauses/is-commanded';
import { isGeneral } from '../clauses/telling-words';
import type { Order } from '../orders/orders-in';
import { auxiliaries } from '../words/negation-words';
import { prepositions } from '../words/prepositions';
import { determiners, pronouns, quantifiers, smallWords } from '../words/prompt-words';
import { isOpposite, isSameChange, withChangeVerbs } from '../words/same-change';
import { isLikeClassVerb } from '../words/verb-meanings';

export interface AskedAct {
  /** The sentence that says what is asked, and its words without "Are you sure you want to". */
  question: string;
  words: readonly string[];
}

/** They go on with what is ordered, whatever that is. */
const goingOn = wordSet(
  `change update edit modify save apply confirm continue proceed perform do finish complete submit process run
  andern aktualisieren speichern bestatigen fortfahren modifier enregistrer continuer cambiar continuar modificare continuare`,
);
/** Behind one of these stands what becomes of a thing, or to whom it goes. */
const aims = wordSet('to into as with by for at');
const states = wordSet('to into as on in');
const articles = wordSet('the a an');

export function askedActIn(message: string): AskedAct {
  const told = sentencesOf(message).filter((one) => one !== '' && !isBareQuestion(one));
  const question = told.find((one) => /\?\s*$/.test(one)) ?? told[0] ?? message;
  return { question, words: withChangeVerbs(withoutOpeners(question).split(' ')) };
}

/** Whether the order is for that act in other words or the same: "Move it to the archive" for "Archive it?". */
export function isForAct({ clause }: Order, { words }: AskedAct): boolean {
  const told = withChangeVerbs(clause.words);
  return verbsOf(words).some(
    (verb) =>
      isCommanded(told, (word) => isSameChange(word, verb) || holds([word], verb)) ||
      told.some((word, at) => isStateOf(word, verb) && isAim(told, at, states)),
  );
}

/** Whether the order is for what that act undoes: "Lock the door" for "Unlock the door?". */
export function isForOpposite({ clause }: Order, { words: [verb = ''] }: AskedAct): boolean {
  return isCommanded(withChangeVerbs(clause.words), (word) => isOpposite(word, verb));
}

/**
 * Whether the question is for another act than all of the orders. A thing is often called by another word there, so that it says so
 * only with a verb of its own, with nothing else of the order beside the thing, and behind a control that says no more.
 * @param pressed what the control is called that asks
 */
export function isOtherAct(orders: readonly Order[], { words }: AskedAct, pressed: string): boolean {
  const [verb = ''] = words;
  if (goingOn.has(verb) || goingOn.has(words.at(-1) ?? '') || !isVerb(words)) return false;
  const called = wordsOf(pressed);
  return !orders.some(({ clause }) => {
    const told = withChangeVerbs(clause.words);
    const isCalled = isCommanded(told, (word) => called.some((one) => isSameChange(word, one)));
    return isCalled || words.some((word, at) => isAim(words, at) && holds(told, word) && !isGeneral(word));
  });
}

/** "Archive it?", and "It will be archived." in the languages that have the verb at the end or behind an auxiliary. */
function verbsOf(words: readonly string[]): string[] {
  const behind = words.flatMap((word, at) => (word === 'be' ? (words[at + 1] ?? []) : []));
  return [words[0] ?? '', words.at(-1) ?? '', ...behind].filter((word) => word.length > 1);
}

/** "Archive" of "to the archive", "ship" of "as shipped". */
function isStateOf(word: string, verb: string): boolean {
  return holds([word], verb) || [`${verb}ed`, `${verb}d`, `${verb}${verb.at(-1)}ed`].includes(word);
}

function isAim(words: readonly string[], at: number, before = aims): boolean {
  const [one = '', other = ''] = [words[at - 1], words[at - 2]];
  return before.has(one) || (articles.has(one) && before.has(other));
}

/** Whether it begins with its verb, as opposed to "Ticket 12 will be moved" and "Antrag 12 archivieren". */
function isVerb([verb = '', ...rest]: readonly string[]): boolean {
  if (verb === '' || /\d/.test(verb)) return false;
  const isBehind = rest.some((word) => auxiliaries.has(word)) || /en$/.test(rest.at(-1) ?? '');
  if (isGeneral(verb) && !isLikeClassVerb(verb) && isBehind) return false;
  return ![determiners, pronouns, quantifiers, smallWords, prepositions].some((set) => set.has(verb));
}
