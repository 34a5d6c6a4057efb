/** Tells the question that an act has opened about its own thing from one about another: "Remove iPhone?" after Remove in its row. */

import { monthNames, weekdays } from '../../../calendar';
import { wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import { isContent } from '../clauses/clause-content';
import { isGeneral } from '../clauses/telling-words';
import { affixesIn } from '../words/compounds';
import { grave, partNouns } from '../words/thing-words';
import { isLikeClassVerb } from '../words/verb-meanings';
import { askedPhrases } from './asked-phrases';

/**
 * Whether what is pressed in a dialog only confirms the act before it: it does the same, and the dialog asks about nothing that
 * was not shown with that act, but for words of the prompt that say of what kind it is.
 */
export function confirmsOpened(
  prompt: string,
  { what, name, isFinisher, dialog, inDialog, opened }: ActFacts,
): boolean {
  if (opened?.what !== what || !inDialog) return false;
  const [before, told] = [wordsOf(opened.shown), wordsOf(prompt)];
  const asked = [...(isFinisher ? [] : [wordsOf(name)]), ...askedPhrases(dialog, (one) => one === what)];
  const affixes = affixesIn(`${name}\n${dialog}`);
  const things = asked
    .flat()
    .filter((word) => isContent(word) && !isLikeClassVerb(word) && !affixes.includes(word));
  // "Of Monday, 9 February 2026" tells no more than "9 February".
  const isDated = things.some((word) => monthNames.includes(word) && before.includes(word));
  const isOfDay = (word: string) => weekdays.includes(word) || /^20\d\d$/.test(word);
  const isThere = (word: string) =>
    before.includes(word) ||
    (isDated && isOfDay(word)) ||
    (isGeneral(word) && (told.includes(word) || isOneKind(word)));
  return things.every(isThere) && things.some((word) => before.includes(word) && !isGeneral(word));
}

/** It says of what kind the thing is, as opposed to what it has in it: "passkey", and not "mails", "account" or "history". */
export function isOneKind(word: string): boolean {
  return !word.endsWith('s') && !grave.has(word) && !partNouns.has(word);
}
