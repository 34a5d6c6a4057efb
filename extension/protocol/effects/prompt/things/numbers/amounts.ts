/** Reads amounts of money. */
import { folded } from '../../../words';

export interface Amount {
  value: number;
  digits: string;
  /** With its currency, folded. */
  written: string;
  /** The text before it, and behind it. */
  before: string;
  behind: string;
}

const money =
  /[€$£]\s?(\d[\d.,]*)|(\d[\d.,]*)\s?(?:€|\$|£|(?:euros?|eur|usd|dollars?|pounds?|gbp|chf|zl|pln|franken|dolares)(?![\p{L}]))|(?<!\p{L})(?:eur|usd|gbp|chf|cad|aud|pln)\s?(\d[\d.,]*)/giu;

export function amountsIn(text: string): number[] {
  return writtenAmountsIn(text).map(({ value }) => value);
}

export function writtenAmountsIn(text: string): Amount[] {
  const plain = folded(text);
  return [...plain.matchAll(money)].map(
    ({ 0: found, 1: behindSign, 2: beforeSign, 3: behindCode, index }) => {
      const digits = behindSign ?? beforeSign ?? behindCode ?? '';
      return {
        value: amountOf(digits),
        digits,
        written: found.replace(/[.,]+$/, ''),
        before: plain.slice(0, index),
        behind: plain.slice(index + found.length),
      };
    },
  );
}

/** Of "1.000,50", "1,000.50" and "50". */
export function amountOf(text = ''): number {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text.replace(/[.,]+$/, '')) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}.${cents || '0'}`);
}
