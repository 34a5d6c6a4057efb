/** Tells a control that acts on everything from an order for some: "Delete all" after "Delete all mails from Acme". */
import { isSamePairVerb } from '../../../names/name-pairs';
import { wordSet, wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { holds } from '../../clauses/clause-content';
import { isTelling } from '../../clauses/telling-words';
import { negations, others } from '../../words/negation-words';
import { quantifiers } from '../../words/prompt-words';
import { actOf } from './act-of';
import { actingClauses } from './acting-clauses';

export const allWords = wordSet(
  'all every everything alle alles samtliche tout tous toutes todo todos todas tutto tutti tutte tudo wszystkie wszystko',
);
const everywhere = wordSet('everywhere uberall partout overal');
/** They say of no thing which it is. */
const wholly = wordSet('single entire whole existing available remaining forever once');
/** Behind one of these a clause says why, how or what for. */
const ending = wordSet('because so as while to if without damit weil um afin para');

type BulkFacts = Pick<ActFacts, 'name' | 'dialog'> &
  Partial<Pick<ActFacts, 'what' | 'row' | 'around' | 'page' | 'opened'>>;

/** Whether a name, or the first sentence of a dialog, is for all things of a kind. */
export function isForAll({ name, dialog }: Pick<ActFacts, 'name' | 'dialog'>): boolean {
  const called = wordsOf(name);
  const [asked = ''] = dialog.split(sentenceEnds);
  const isAll = (word: string) => allWords.has(word) || everywhere.has(word);
  return isSamePairVerb(called[0] ?? '', 'empty') || [...called, ...wordsOf(asked)].some(isAll);
}

/** "Empty trash? All items will be lost.": the verb of another sentence says nothing. */
export const sentenceEnds = /[.!?]\s+|\n/;

/** Whether each order for many things has a word for which of them are meant, and none of those stands with the control. */
export function isForSome(clauses: readonly Clause[], facts: BulkFacts): boolean {
  const { what = 'delete', name, dialog, row = '', around = '', page, opened } = facts;
  const near = wordsOf([name, dialog, row, around, ...(page?.headings ?? []), opened?.shown].join(' '));
  const orders = actingClauses(clauses, actOf(what, name)).filter(({ words }) =>
    words.some((word) => quantifiers.has(word)),
  );
  return (
    what !== 'send' &&
    orders.length > 0 &&
    orders.every((order) => conditionsIn(order, page !== undefined).some((word) => !holds(near, word)))
  );
}

/**
 * The words behind "all" that say which things are meant: `unread` and `acme` of "all unread mails from Acme".
 * @param isPlaced whether it is known on which page the control is, so that "in the folder Spam" can be compared
 */
function conditionsIn({ words, quotes }: Clause, isPlaced: boolean): string[] {
  const from = words.slice(words.findIndex((word) => quantifiers.has(word)) + 1);
  const end = from.findIndex((word) => ending.has(word) || (!isPlaced && word === 'in'));
  const told = (end < 0 ? from : from.slice(0, end)).concat(quotes.flat());
  // "All 14 notes" counts them.
  const isNumber = (word: string, at: number) => at > 0 && /^\d+$/.test(word);
  const isEmpty = (word: string) => negations.has(word) || others.has(word) || wholly.has(word);
  return told.filter((word, at) => (isTelling(word) || isNumber(word, at)) && !isEmpty(word));
}
