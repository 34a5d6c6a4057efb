/** Tells that a clause calls by its code what a part of the page shows, where the control calls it by its kind: "Decline request". */
import { wordSet, wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import { type ThingNumber, thingNumbersIn } from '../numbers/numbers-of-things';
import { saysCode } from '../numbers/says-code';

/** Such records are kept by code. What belongs to one, as a comment or a file does, is another thing. */
const records = wordSet(
  `request order invoice bill ticket case issue booking reservation appointment claim application quote offer job task record entry
  shipment delivery return expense proposal submission complaint incident bestellung rechnung auftrag buchung vorgang fall
  antrag anfrage commande facture demande dossier pedido factura solicitud ordine fattura richiesta fatura bestelling factuur`,
);

/** Whether the code is the first of its kind in that part, and no control beside does the same to a thing of another kind. */
export function isOfShownCode(
  said: readonly string[],
  { name, object, row, inDialog, pane = () => '', otherNames = () => [] }: ActFacts,
): boolean {
  const [kind = '', ...rest] = object;
  if (row !== '' || inDialog || !records.has(kind) || rest.length > 0) return false;
  const isOther = (word: string) => records.has(word) && word !== kind;
  if (said.some(isOther)) return false;
  const [verb] = wordsOf(name);
  const isAlike = (other: string) => wordsOf(other)[0] === verb && wordsOf(other).some(isOther);
  const codes = thingNumbersIn(pane()).filter((one) => one.kind.endsWith('-'));
  const isFirst = (one: ThingNumber) => codes.find((other) => other.kind === one.kind) === one;
  return codes.some((one) => isFirst(one) && saysCode(said, one)) && !otherNames().some(isAlike);
}
