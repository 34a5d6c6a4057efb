/** What is filled in in the form of a control, and the amounts of money among it. */
import { amountOf } from './prompt/things/numbers/amounts';
import { folded, wordSet, wordsOf } from './words';

export interface EnteredField {
  label: string;
  value: string;
  /** What else can be chosen in a list. */
  others?: readonly string[];
}

const amounts = wordSet(
  'amount sum total betrag summe gesamtbetrag montant somme importe cantidad monto importo valor quantia bedrag kwota',
);
/** With these alone it is still the amount that is paid: "Payment amount (USD)", as opposed to "Tip amount". */
const besideAmounts = wordSet(
  `the your of to in a is payment pay paid received refund refunded expense deposit transfer transferred donation send spent required optional
  eur euro euros usd gbp chf dollar dollars pounds cad aud pln zu zahlen der de la le du el il da do`,
);
const figures = /^\s*(?:\p{Sc}|[a-z]{3})?\s*(\d[\d.,' ]*)\s*(?:\p{Sc}|[a-z]{3})?\s*$/iu;

/** The values of the fields for the amount. */
export function amountsEntered(fields: readonly EnteredField[]): number[] {
  return fields.filter(isForAmount).flatMap(({ value }) => {
    const [, digits] = figures.exec(folded(value)) ?? [];
    return digits === undefined ? [] : [amountOf(digits.replace(/[ ']/g, ''))];
  });
}

const forwarding =
  /\b(?:forward|redirect|weiterleit|umleit|transfer|redirig|reenvi|inoltr|encaminh|doorstur|przekaz)/;
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The addresses to which mail is to be forwarded. */
export function forwardsTo(fields: readonly EnteredField[]): string[] {
  return fields.flatMap(({ label, value }) =>
    forwarding.test(folded(label)) && address.test(value.trim()) ? [value.trim()] : [],
  );
}

function isForAmount({ label, others }: EnteredField): boolean {
  const words = wordsOf(label);
  return (
    others === undefined &&
    words.some((word) => amounts.has(word)) &&
    words.every((word) => amounts.has(word) || besideAmounts.has(word))
  );
}
