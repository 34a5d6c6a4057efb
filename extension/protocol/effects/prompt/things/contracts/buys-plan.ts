/** Tells verbs that name a control beside a plan, although it begins with another one: "Upgrade" for "Get the Pro plan". */
import { paidVerbs } from '../../../names/verbs/verb-table';
import { wordSet } from '../../../words';
import { contracts } from './same-contract';

/** They name a control that begins with the same word, and beside a word for a plan one that begins with another. */
const paid = wordSet(paidVerbs);
const renewing = wordSet('renew verlangern');

/** @param verb that the control's name begins with */
export function buysPlan(word: string, verb: string, words: readonly string[]): boolean {
  if (words.includes('newsletter') || !paid.has(verb)) return false;
  if (word === verb || `${word}n` === verb) return true;
  const isPlan = words.some((one) => contracts.has(one) || /^(?:pro|premium|trial)$/.test(one));
  return isPlan && paid.has(word) && !renewing.has(word) && !renewing.has(verb);
}
