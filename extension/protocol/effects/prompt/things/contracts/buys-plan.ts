/** Tells verbs that name a control beside a plan, although it begins with another one: "Upgrade" for "Get the Pro plan". */
import { paidVerbs, planChanges } from '../../../names/verbs/verb-table';
import { wordSet, wordsOf } from '../../../words';
import { isContent, overlaps } from '../../clauses/clause-content';
import { contracts } from './same-contract';

/** They name a control that begins with the same word, and beside a word for a plan one that begins with another. */
const paid = wordSet(paidVerbs);
const changing = wordSet(planChanges);
/** With a word for a plan, what tasks say besides. */
const moving = wordSet('downgrade move put update set choose select take pick go wechsle passe stap');
const renewing = wordSet('renew verlangern');

/** @param verb that the control's name begins with @param row in which it stands: that of a plan */
export function buysPlan(word: string, verb: string, words: readonly string[], row = ''): boolean {
  if (words.includes('newsletter') || !(paid.has(verb) || changing.has(verb))) return false;
  if (word === 'downgrade' && verb === 'upgrade') return false;
  if ((word === verb || `${word}n` === verb) && paid.has(verb)) return true;
  const isPlan = words.some((one) => contracts.has(one) || tiers.test(one));
  if (!isPlan || renewing.has(word) || renewing.has(verb)) return false;
  if (!(paid.has(word) || changing.has(word) || moving.has(word))) return false;
  // "Switch my subscription to Team" is not for the row of Basic.
  const meant = words.filter((one) => one !== word && isContent(one) && !contracts.has(one));
  return row === '' || meant.length === 0 || overlaps(meant, wordsOf(row));
}

const tiers = /^(?:pro|premium|plus|business|enterprise|basic|starter|trial)$/;
