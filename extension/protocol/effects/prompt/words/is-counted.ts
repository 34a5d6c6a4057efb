import { wordSet } from '../../words';

const currencies = wordSet(
  'eur euro euros usd gbp chf dollar dollars pln money funds amount geld betrag argent montant dinero importe denaro soldi importo dinheiro valor bedrag pieniadze kwote',
);

/** An amount or its currency. */
export function isCounted(word: string): boolean {
  return /^\d+$/.test(word) || currencies.has(word);
}
