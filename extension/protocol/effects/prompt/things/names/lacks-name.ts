/** Tells a row that has no word of the names by which the task says whose or which thing is meant. */

import type { EffectKind } from '../../../consequential';
import { wordSet, wordsOf } from '../../../words';
import type { Clause } from '../../clauses/clause';
import { isContent } from '../../clauses/clause-content';
import { isTelling } from '../../clauses/telling-words';
import { isGerman } from '../../words/is-german';
import { prepositions } from '../../words/prepositions';
import { ordinals, softeners } from '../../words/prompt-words';
import { isDescribing } from '../../words/thing-words';
import { isLikeClassVerb } from '../../words/verb-meanings';
import { sharesDay } from '../days/is-other-date';
import { isOfKind } from './is-of-kind';
import { relatedWords } from './related-words';
import { isTimeWord, standsFor, type WrittenName, writtenNamesIn } from './written-names';

/** What is of one thing alone; what is paid, sent or signed is often named by what it is for. */
const ofOneThing = new Set<EffectKind>(['delete', 'cancel', 'grant']);
/** Behind one of these stands where something is done and with what. */
const circumstances = wordSet('in on at via using through as into inside than');
const paying = wordSet('pay settle');
const spans = wordSet('week month year day night evening morning quarter one other person everyone nobody');
/** Written like names, they say of what kind a thing is: "the OAuth application". */
const technical = wordSet(
  'oauth api ssh sso vpn dns url ip usb wifi sms nfc qr pdf csv html xml json id pin sim',
);

interface Control {
  what: EffectKind;
  /** What the control is called; absent for a page that is about one thing, where nothing but the name counts. */
  name?: string;
  /** The texts of its row and its dialog. */
  shown?: string;
  /** No other control that can be seen has the same name. */
  isAlone: boolean;
}

/**
 * Whether none of the names in the order stands in the row, in the dialog or in the heading above. Where the row shows another
 * word of the order or its day, as that of a flight does, that says which thing is meant.
 * @param all the texts with the control, and what its part of the page is called
 */
export function lacksName(
  prompt: string,
  ordered: readonly Clause[],
  { what, name, shown = '', isAlone }: Control,
  all: string,
): boolean {
  const told = ordered.flatMap(({ words, quotes }) => [...words, ...quotes.flat()]);
  const isPaid = what === 'pay' && told.some((word) => paying.has(word));
  if (!ofOneThing.has(what) && !isPaid && what !== 'sign') return false;
  const written = isGerman(told.join(' ')) ? [] : writtenNamesIn(prompt, true);
  const isOfThing = ({ words, before }: WrittenName) =>
    !circumstances.has(before) &&
    words.every((word) => told.includes(word)) &&
    !(isAlone && isOfOffer(words, prompt)) &&
    !ordered.some((clause) => isOfKind(words, clause.words, written));
  const named = written.filter(isOfThing);
  const names = ofOneThing.has(what) ? named.flatMap(({ words }) => words) : [];
  const lasts = new Set(named.flatMap(({ words }) => words.slice(1)));
  const owners = isPaid ? ordered.flatMap(({ words }) => ownersIn(words)) : [];
  const own = new Set(named.filter(isBehindKind).flatMap(({ words }) => words));
  const called = [...names, ...owners].filter(
    (word) => (isTelling(word) || own.has(word)) && !technical.has(word),
  );
  const meant = [...called, ...ordered.flatMap(({ words }) => relatedWords(words))];
  const there = wordsOf(all);
  const isThere = (word: string) => there.some((other) => standsFor(other, word, !lasts.has(word)));
  if ([...meant, ...named.flatMap(({ words }) => words)].some(isThere)) return false;
  if (named.some((one) => hasOtherPerson(one, shown, told))) return true;
  if (meant.length === 0) return false;
  if (called.length > 0 && (isPaid || name === undefined)) return true;
  if (told.some((word) => ordinals.has(word)) || sharesDay(ordered, shown)) return false;
  const verbs = ordered.map(({ words }) => words.find((word) => !softeners.has(word)) ?? '');
  const empty = [...names, ...verbs, ...wordsOf(name ?? '')];
  const row = name === undefined ? there : wordsOf(shown);
  const isAlsoSaid = (word: string) =>
    isTelling(word) && !isDescribing(word) && !empty.includes(word) && row.includes(word);
  return !told.some(isAlsoSaid);
}

const ofPersons = wordSet('of for with by from');

/** Whether a line is nothing but a name of two words, where the order has another such name for whose thing is meant. */
function hasOtherPerson({ words, before }: WrittenName, shown: string, told: readonly string[]): boolean {
  if (words.length < 2 || !ofPersons.has(before)) return false;
  return shown.split('\n').some((line) => {
    const [name, ...more] = writtenNamesIn(line, false);
    const isAlone = name?.words.length === 2 && more.length === 0 && wordsOf(line).length === 2;
    return isAlone && name.words.every((word) => isTelling(word) && !told.includes(word));
  });
}

/** "My Vodafone contract": who offers what is the caller's own need not stand beside it. */
function isOfOffer(words: readonly string[], prompt: string): boolean {
  const said = ` ${wordsOf(prompt).join(' ')} `;
  return ['my', 'our'].some((owner) => said.includes(` ${owner} ${words.join(' ')} `));
}

/** The network "Guest", whose name is a word for any. */
function isBehindKind({ before }: WrittenName): boolean {
  return isContent(before) && !isDescribing(before) && !isLikeClassVerb(before) && !prepositions.has(before);
}

/** The contractor of "the contractor's bill". */
function ownersIn(words: readonly string[]): string[] {
  return words.filter(
    (word, at) =>
      words[at + 1] === 's' &&
      at + 2 < words.length &&
      !isTimeWord(word) &&
      !spans.has(word) &&
      !isDescribing(word),
  );
}
