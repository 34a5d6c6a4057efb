/** Tells that the last control of a form orders what the task's own verb says: "Order the move" after "Move the broadband to Flat 3". */
import { wordSet, wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { contentOf, overlaps } from '../../clauses/clause-content';
import { isCommanded } from '../../clauses/is-commanded';
import { isTelling } from '../../clauses/telling-words';
import { lookingVerbs } from '../../words/negation-words';

/** They are done without ordering anything, and what is ordered by such a word is another thing: "Order prints". */
const done = wordSet(
  'print copy search check review read frame look show find test quote list sample save scan download export order open go click press',
);
const endings = ['', 'ment', 'ation', 'ition', 'tion', 'ion', 'al', 'ing', 'y', 'ance'];

/** Whether the noun is of the verb: the collection of "collect". */
function isNounOf(noun: string, verb: string): boolean {
  const stems = [verb, verb.replace(/e$/, '')];
  return verb.length > 2 && stems.some((stem) => endings.some((ending) => noun === `${stem}${ending}`));
}

/**
 * Whether the clause orders the deed that the noun is of, the page or the form is for that, and tells of the thing, too.
 * @param told the clause, or those that go on with it
 * @param noun what the control's name says besides its verb; without it the heading says it
 */
export function ordersDeed(
  clause: Clause,
  told: readonly Clause[],
  noun: string | undefined,
  { dialog, around = '', formText = '', page }: Pick<ActFacts, 'dialog' | 'around' | 'formText' | 'page'>,
): boolean {
  if (clause.isIdle) return false;
  const flow = wordsOf([...(page?.headings ?? []), around, dialog].join(' '));
  const isDeed = (verb: string) =>
    !done.has(verb) &&
    !lookingVerbs.has(verb) &&
    (noun === undefined || isNounOf(noun, verb)) &&
    flow.some((word) => isNounOf(word, verb) || isNounOf(word.replace(/s$/, ''), verb));
  if (!isCommanded(clause.words, isDeed)) return false;
  const things = told.flatMap(contentOf).filter((word) => isTelling(word) && !isDeed(word));
  return overlaps(things, placeWords({ page, dialog, formText }));
}

/** Services that are done by ordering them, as opposed to "Plan your trip" and "Design a mug", which lead up to an order. */
const services = wordSet(
  'move relocate install connect repair fix replace renew extend collect deliver ship switch upgrade port mend restore',
);
const arranging = wordSet('set setup arrange organise organize schedule request initiate');

/** The move of "Order the move", and that of "Place order" on the page "Move home". */
export function ordersOwnDeed(clause: Clause, told: Clause, facts: ActFacts): boolean {
  const { what, object, page } = facts;
  if (what !== 'pay') return false;
  if (object.length === 1) return ordersDeed(clause, [told], object[0], facts);
  if (object.length > 1) return false;
  const titles = wordsOf([...(page?.headings ?? []), facts.dialog].join(' '));
  const isService = (word: string) => services.has(word) && titles.includes(word);
  const { words, isIdle } = clause;
  // "Set up the move of our internet".
  const isOrdered =
    isCommanded(words, isService) ||
    (words.some(isService) && isCommanded(words, (word) => arranging.has(word)));
  const things = contentOf(told).filter((word) => isTelling(word) && !isService(word));
  return !isIdle && isOrdered && overlaps(things, placeWords(facts));
}

function placeWords({
  page,
  dialog,
  formText = '',
}: Pick<ActFacts, 'page' | 'dialog' | 'formText'>): string[] {
  return wordsOf([...(page?.headings ?? []), page?.text() ?? '', dialog, formText].join(' '));
}
