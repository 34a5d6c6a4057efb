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
  return overlaps(things, wordsOf([page?.text() ?? '', dialog, formText].join(' ')));
}

/** The move of "Order the move". */
export function ordersOwnDeed(clause: Clause, told: Clause, facts: ActFacts): boolean {
  const { what, object } = facts;
  return what === 'pay' && object.length === 1 && ordersDeed(clause, [told], object[0], facts);
}
