/** Holds a control or the answer to a question about another thing than the prompt names. */
import { isSamePairVerb } from '../../names/name-pairs';
import { changesPayment } from '../../names/records/changes-payment';
import { inOneWord } from '../../names/verbs/phrasal-verbs';
import { wordSet, wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { contentOf, holds, overlaps } from '../clauses/clause-content';
import { isTelling } from '../clauses/telling-words';
import { askedPhrases } from '../dialogs/asked-phrases';
import { kinds } from '../words/negation-words';
import { pressingWords, quantifiers } from '../words/prompt-words';
import { generalThings, grave } from '../words/thing-words';
import { isClassVerb, isLikeClassVerb, isLosingVerb, meaningOf } from '../words/verb-meanings';
import { actOf, isRefusing } from './acts/act-of';
import { actingClauses } from './acts/acting-clauses';
import { isOtherContract } from './contracts/same-contract';
import { isOtherThing, type ShownFacts } from './is-other-thing';
import { isPartOnly } from './is-part-only';
import { isSweeping } from './is-sweeping';
import { placesIn, withoutPlaces } from './kinds/taken-from';
import { asking, isOtherName, withoutPlace } from './names/is-other-name';

/** Whether the control, or the question beside it, is about another thing than the prompt names. */
export function asksForOther(prompt: string, clauses: readonly Clause[], facts: ShownFacts): boolean {
  const isRefused = wordsOf(facts.name ?? '').some(isRefusing);
  const acting = actingClauses(clauses, isRefused ? actOf('cancel', facts.name ?? '') : isLosingVerb);
  const phrases = phrasesOf(facts).map((words) => withContents(words, acting));
  if (
    isPartOnly(prompt, acting, phrases) ||
    acting.some(({ words }) => phrases.some((one) => isOtherContract(words, one, facts.around)))
  )
    return true;
  const ordered = clauses.filter(({ isIdle }) => !isIdle);
  const told = ordered.flatMap(({ words }) => words);
  if (isSweeping(told, facts)) return true;
  // "All" of another order says nothing of this one.
  if (acting.some(({ words }) => words.some((word) => quantifiers.has(word)))) return false;
  if (isOtherThing(prompt, acting, phrases, facts)) return true;
  const { dialog, object } = facts;
  if (dialog === '') return false;
  const shown = wordsOf(dialog);
  return (
    isOtherName(prompt, ordered.filter(isNotSent), shown, dialog) ||
    isLarger(ordered, shown, dialog) ||
    isPlaceOnly(ordered, [...object, ...shown])
  );
}

/** What the control's name and the questions beside it are about, with their verbs. */
function phrasesOf({ name = '', object, dialog, what }: ShownFacts): string[][] {
  const isMeant = (one: string) => one === (what ?? one) && (one === 'delete' || one === 'cancel');
  // "Delete item" says of what kind it is, in a word that means nothing elsewhere.
  // What stands beside "Decline" in its row is no word of the control.
  const isBare = dialog === '' && wordsOf(name).length === 1;
  const isAbout = (object.length > 0 && !isBare) || wordsOf(name).some((word) => items.has(word));
  // "Deactivate account" has no verb that could be told from its thing.
  const words = inOneWord(wordsOf(name).join(' ')).split(' ');
  const called = words.some(isClassVerb) ? words : [...object];
  return [...(isAbout && name !== '' ? [called] : []), ...askedPhrases(dialog, isMeant)];
}

const items = new Set(['item', 'items']);

/** What is emptied with a thing: the history of a chat, and "all mails in the folder", if nothing says which mails. */
function withContents(words: readonly string[], ordered: readonly Clause[]): readonly string[] {
  if (!isSamePairVerb(words[0] ?? '', 'empty')) return words;
  const told = ordered.flatMap((clause) => clause.words);
  const isShown = (word = '') => holds(words, word);
  const isWhich = (word: string, at: number) =>
    isTelling(word) && !isShown(word) && !isShown(told[at - 1]) && !isShown(told[at + 1]);
  const isAll = told.some((word) => quantifiers.has(word)) && !told.some(isWhich);
  return [
    ...words,
    'history',
    ...(isAll ? told.filter((word) => kinds.has(word) && word.endsWith('s')) : []),
  ];
}

/** What is written to somebody names nothing that is lost. */
function isNotSent({ words }: Clause): boolean {
  return words.some(isLosingVerb) || !words.some((word) => meaningOf('send').isLike(word));
}

/** Whether a control that sends, buys or signs something names only what the ordered thing belongs to: "Share post". */
export function actsOnWhole(
  prompt: string,
  clauses: readonly Clause[],
  { what, name, object }: ActFacts,
): boolean {
  if (!(what === 'send' || what === 'pay' || what === 'sign') || object.length === 0) return false;
  // The details of a payment are what "Update payment" changes.
  if (changesPayment(name)) return false;
  const acting = actingClauses(clauses, (word) => meaningOf(what).isLike(word));
  return isPartOnly(prompt, acting, [wordsOf(name)], (word) => belonging.has(word));
}

const belonging = wordSet(
  `of on under underneath above below beneath within about von vom des der auf unter uber de du sur sous del sobre bajo di della
  sul sulla sotto do da sob van op onder pod`,
);

/** Whether the question is about something larger than the order names, or the prompt orders nothing. */
function isLarger(ordered: readonly Clause[], shown: readonly string[], dialog: string): boolean {
  const about = [...dialog.matchAll(asking)].flatMap(([question]) => withoutPlaces(wordsOf(question)));
  if (!about.some((word) => grave.has(word))) return false;
  const things = ordered
    .flatMap(({ words, quotes }) => contentOf({ words: [...withoutPlace(words)].filter(isNoPress), quotes }))
    .filter((word) => !isLikeClassVerb(word));
  if (ordered.length === 0 || (things.length > 0 && !overlaps(things, shown))) return true;
  // "Delete the project Alpha" is not for the workspace Alpha.
  const named = ordered.flatMap(contentOf);
  const isOfKind = named.some((word) => kinds.has(word) || generalThings.has(word));
  return isOfKind && about.some((word) => grave.has(word) && !holds(named, word));
}

function isNoPress(word: string): boolean {
  return !pressingWords.has(word);
}

/** Whether what is shown is only what something is to be removed from: the team of "Remove Ada from the team". */
function isPlaceOnly(ordered: readonly Clause[], shown: readonly string[]): boolean {
  const places = ordered.flatMap(({ words }) => placesIn(words));
  if (!overlaps(places, withoutPlaces(shown))) return false;
  const meant = ordered.flatMap(({ words, quotes }) => contentOf({ words: withoutPlaces(words), quotes }));
  return !overlaps(meant, withoutPlaces(shown));
}
