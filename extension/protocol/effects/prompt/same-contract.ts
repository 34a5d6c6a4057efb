/** Tells names of one contract from those of others: a subscription is cancelled by "End membership" too. */
import { classifyName } from '../classify-name';
import { wordSet } from '../words';
import type { ActFacts } from './act-facts';
import type { Clause } from './clause';
import { overlaps } from './clause-content';

const contracts = wordSet(
  `subscription subscriptions membership memberships plan abo abonnement mitgliedschaft abonnement adhesion suscripcion membresia
  abbonamento iscrizione assinatura lidmaatschap subskrypcja`,
);

/** Whether the words name such a contract, and all that the control is about is one. */
export function isSameContract(words: readonly string[], object: readonly string[]): boolean {
  return object.length > 0 && object.every((word) => contracts.has(word)) && contracts.has(headOf(words));
}

/** Whether another control cancels what the prompt names by its own word. */
export function hasOwnControl({ words }: Clause, { otherNames = () => [] }: ActFacts): boolean {
  return otherNames().some((name) => {
    const found = classifyName(name);
    return found?.verbClass === 'cancel' && overlaps(words, found.object);
  });
}

const after = wordSet('of about for from to in with on at until');
const closing = wordSet('now please immediately today');
function headOf(words: readonly string[]): string {
  const end = words.findIndex((word, index) => index > 0 && after.has(word));
  return (end < 0 ? words : words.slice(0, end)).filter((word) => !closing.has(word)).at(-1) ?? '';
}
