/** Tells a row that has no word of the names by which the task says whose or which thing is meant. */

import type { EffectKind } from '../../../consequential';
import { wordSet, wordsOf } from '../../../words';
import type { Clause } from '../../clauses/clause';
import { isTelling } from '../../clauses/telling-words';
import { isDescribing } from '../../words/thing-words';
import { isTimeWord, standsFor, writtenNamesIn } from './written-names';

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
/** In German every noun has a capital letter. */
const german = /\b(?:der|die|das|den|dem|des|ein|eine|einen|mein|meine|meinen)\b/;

/**
 * Whether none of the names in the order stands in the row, in the dialog or in the heading above.
 * @param shown the texts with the control, and what its part of the page is called
 */
export function lacksName(
  prompt: string,
  ordered: readonly Clause[],
  what: EffectKind,
  shown: string,
): boolean {
  const told = ordered.flatMap(({ words, quotes }) => [...words, ...quotes.flat()]);
  const isPaid = what === 'pay' && told.some((word) => paying.has(word));
  if (!ofOneThing.has(what) && !isPaid) return false;
  const isCapitalised = ofOneThing.has(what) && !german.test(told.join(' '));
  const written = isCapitalised ? writtenNamesIn(prompt, true) : [];
  const names = written
    .filter(({ words, before }) => !circumstances.has(before) && words.every((word) => told.includes(word)))
    .flatMap(({ words }) => words);
  const owners = isPaid ? ordered.flatMap(({ words }) => ownersIn(words)) : [];
  const meant = [...names, ...owners].filter((word) => isTelling(word) && !technical.has(word));
  const there = wordsOf(shown);
  return meant.length > 0 && !meant.some((word) => there.some((other) => standsFor(other, word, true)));
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
