/** Tells that a clause orders to change how is paid: "Put my new card on the account" before "Update payment method". */
import { changesPayment, isAboutPaying } from '../../names/records/changes-payment';
import { wordSet } from '../../words';
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { isCommanded } from '../clauses/is-commanded';
import { meaningOf } from '../words/verb-meanings';

const verbs = wordSet(
  `update change replace switch save add set enter use put register edit correct renew link swap
  aktualisiere andere ersetze speichere hinterlege trage modifie change remplace enregistre ajoute actualiza cambia guarda anade
  aggiorna salva aggiungi atualize altere salve adicione wijzig vervang voeg zmien zapisz dodaj`,
);
const means = wordSet(
  `payment payments billing card cards visa mastercard amex paypal iban bank debit credit zahlungsart zahlungsmethode kreditkarte karte
  bankverbindung lastschrift paiement carte pago tarjeta pagamento carta cartao betaling betaalmethode kaart platnosc karta`,
);

/** Nothing where the control does not change that, or only a payment's own form says so. */
export function ordersPaymentChange(
  { words }: Clause,
  { what, name, object, dialog, isFinisher }: ActFacts,
): boolean | undefined {
  const [title = ''] = dialog.split('\n');
  // "Save card" under "Billing".
  const isTitled = isFinisher && (isAboutPaying(title) || changesPayment(`${name} ${title}`));
  if (what !== 'pay' || !(changesPayment(name) || isTitled)) return undefined;
  const isVerb = (word: string) => verbs.has(word) || meaningOf('pay').isVerb(word);
  const isOrdered = words.some((word) => means.has(word)) && isCommanded(words, isVerb);
  // A form with fields for a card may be the last step of an order, too.
  return isOrdered || object.includes('payment') ? isOrdered : undefined;
}
