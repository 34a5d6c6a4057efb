/** Reads amounts of money. */
import { folded } from '../../../words';

const money =
  /[€$£]\s?(\d[\d.,]*)|(\d[\d.,]*)\s?(?:€|\$|£|(?:euros?|eur|usd|dollars?|pounds?|gbp|chf|zl|pln|franken|dolares)(?![\p{L}]))/giu;

export function amountsIn(text: string): number[] {
  return [...folded(text).matchAll(money)].map((found) => amountOf(found[1] ?? found[2]));
}

/** Of "1.000,50", "1,000.50" and "50". */
export function amountOf(text = ''): number {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text.replace(/[.,]+$/, '')) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}.${cents || '0'}`);
}
