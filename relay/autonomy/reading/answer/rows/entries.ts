/** What the entries of statements and lists of payments say: an amount without its currency, and when it is paid. */
import { spansOf } from '../../language/spans/spans';
import type { Fact } from '../../page/fact';
import type { Question, Term } from '../../question/question';
import { presence } from '../match';
import { stemsOf } from '../stems';

const ofAmount = /^(?:amount|sum|total|money out|paid out|out|debit|withdrawn|charged?|spent)\b/i;

/** Whether it stands in an entry whose name has the thing that the question asks about: of "BKK electricity September" the amount. */
export function isKeyedByThing({ kind, rowLabel, label }: Fact, { terms, type }: Question): boolean {
  if (type !== 'money' || kind !== 'cell' || !ofAmount.test(label)) return false;
  const stems = stemsOf(rowLabel);
  const things = terms.filter(({ start, isOfType, weight }) => start >= 0 && !isOfType && weight >= 1);
  return things.length > 0 && things.every((term) => presence(term, stems) === 1);
}

const saved = /\b(?:you )?sav(?:e|ed|ing|ings):? $/i;
const asksSaving = /\b(?:sav|discount|reduc|off\b|less\b|cheaper)/i;

/** Whether the amount from there on is what is saved, which is no price. */
export function isSaving(text: string, start: number, { type, text: asked }: Question): boolean {
  return type === 'money' && !asksSaving.test(asked) && saved.test(text.slice(0, start));
}

const asksDifference = /\b(?:more|less|extra|cheaper|dearer|difference)\b/i;

/** Whether it is the price of a thing on sale, beside the old one that is struck out. */
export function isReduced({ struck, kind }: Fact, { type, isFormer, text }: Question): boolean {
  return (
    type === 'money' &&
    kind !== 'cell' &&
    !isFormer &&
    struck.length > 0 &&
    /\b(?:price|costs?|how much)\b/i.test(text) &&
    !asksDifference.test(text)
  );
}

const maxEntryLength = 80;
const paying = /^(?:payments?|bills?|debits?|charges?|transfers?|money|instal?lments?|subscriptions?)$/i;

/** Whether it is a date with an amount and no sentence, which needs no word for paying: "22 Sep Bluefin Mobile £19.00". */
export function isPaymentEntry({ text }: Fact, missing: readonly Term[]): boolean {
  return (
    text.length <= maxEntryLength &&
    !/[.!?]$/.test(text) &&
    spansOf('date', text)[0]?.start === 0 &&
    spansOf('money', text).length > 0 &&
    missing.every((term) => paying.test(term.text))
  );
}
