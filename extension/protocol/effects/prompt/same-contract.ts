/** Tells names of one contract from those of others: a subscription is cancelled by "End membership" too. */
import { wordSet } from '../words';

const contracts = wordSet(
  `subscription subscriptions membership memberships plan abo abonnement mitgliedschaft abonnement adhesion suscripcion membresia
  abbonamento iscrizione assinatura lidmaatschap subskrypcja`,
);

/** Whether the words name such a contract, and all that the control is about is one. */
export function isSameContract(words: readonly string[], object: readonly string[]): boolean {
  return (
    object.length > 0 &&
    object.every((word) => contracts.has(word)) &&
    words.some((word) => contracts.has(word))
  );
}
