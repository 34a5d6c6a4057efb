/** Tells a question about another thing than the orders for its act: "Remove lime tarts?" after "Remove the lemon tarts". */
import { wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { holds, overlaps } from '../clauses/clause-content';
import { isTelling } from '../clauses/telling-words';
import type { Order } from '../orders/orders-in';
import { isOtherDate } from '../things/days/is-other-date';
import { isOtherFullName } from '../things/names/is-other-full-name';
import { isTimeWord } from '../things/names/written-names';
import { isOtherNumber } from '../things/numbers/is-other-number';
import { thingNumbersIn } from '../things/numbers/numbers-of-things';
import { namesIn, quotedIn } from '../words/names-in';
import { prepositions } from '../words/prepositions';
import { determiners, quantifiers } from '../words/prompt-words';
import { isDescribing } from '../words/thing-words';
import type { AskedAct } from './asked-act';
import { asksForAll } from './asks-for-all';
import { isOtherAim } from './is-other-aim';

export type AskedPlace = Pick<ActFacts, 'row' | 'otherRows'>;

/** Whether each order says which thing it is about, and none of its words is shown. */
export function isApart(orders: readonly Order[], shown: readonly string[]): boolean {
  return (
    orders.length > 0 &&
    orders.every(
      ({ clause, meant }) => meant.length > 0 && !isForMany(clause.words) && !overlaps(meant, shown),
    )
  );
}

/** Whether a question with the verb of the orders names another thing, or another place of it: the heating in the bathroom. */
export function isOtherAsked(orders: readonly Order[], { question, words }: AskedAct, row: string): boolean {
  if (isOtherAim(orders, words) || asksForAll(orders, words) || hasOtherName(orders, question, words))
    return true;
  const asked = words.filter((word, at) => at > 0 && !orders.some(({ clause }) => clause.words[0] === word));
  const codes = thingNumbersIn(question).map(({ kind }) => kind);
  const telling = asked.filter(isTelling);
  if (telling.every((word) => codes.includes(`${word}-`))) return false;
  if (isApart(orders, [...telling, ...wordsOf(row)]) || quotesOther(orders, question)) return true;
  return orders.every(
    ({ clause, meant }) =>
      hasOtherKind(clause.words, asked) ||
      places.some((place) => {
        const [own, there] = [clause.words, asked].map((words) => behind(words, place)) as [
          string[],
          string[],
        ];
        return own.length > 0 && there.length > 0 && !overlaps(own, telling) && !overlaps(there, meant);
      }),
  );
}

/** Whether the question or the row shows another number, day or person than the orders, or another row fits them better. */
export function isOtherOne(
  prompt: string,
  orders: readonly Order[],
  { question }: AskedAct,
  { row, otherRows = () => [] }: AskedPlace,
): boolean {
  const clauses = orders.map(({ clause }) => clause);
  if (clauses.length === 0) return false;
  if (isOtherNumber(prompt, clauses, { name: question, row, dialog: '' })) return true;
  if (clauses.some(({ words }) => isForMany(words))) return false;
  const shown = `${question}\n${row}`;
  const things = clauses.map(withoutAim);
  if (isOtherDate(prompt, things, shown) || isOtherFullName(prompt, things, shown)) return true;
  // What the question leaves out says which row is meant.
  const asked = wordsOf(question);
  const meant = orders.flatMap((one) => one.meant).filter((word) => !holds(asked, word));
  const [own, ...others] = [row, ...otherRows()].map((text) => {
    const there = wordsOf(text);
    return new Set(meant.filter((word) => holds(there, word)));
  });
  return (
    own !== undefined &&
    others.some((other) => other.size > own.size && [...own].every((word) => other.has(word)))
  );
}

/** "Change the name of Ida Holm to Ida Berg" is about Ida Holm. */
function withoutAim(clause: Clause): Clause {
  const end = clause.words.findIndex((word, at) => at > 0 && aims.has(word));
  return end < 0 ? clause : { ...clause, words: clause.words.slice(0, end) };
}

/** Whether all orders and the question have names in quotation marks, and none in common. */
function quotesOther(orders: readonly Order[], question: string): boolean {
  const asked = quotedIn(question).map((one) => wordsOf(one).join(' '));
  const isOf = (quote: readonly string[]) => asked.some((one) => one.includes(quote.join(' ')));
  return (
    asked.length > 0 && orders.every(({ clause: { quotes } }) => quotes.length > 0 && !quotes.some(isOf))
  );
}

/** Whether a noun of both has another word before it: the lime tarts, and not the lemon tarts. */
function hasOtherKind(told: readonly string[], asked: readonly string[]): boolean {
  return asked.some((noun, at) => {
    const kind = asked[at - 1] ?? '';
    const place = told.findIndex((word) => holds([word], noun));
    const own = told[place - 1] ?? '';
    return isTelling(noun) && isKind(kind) && isKind(own) && !holds(told, kind) && !holds(asked, own);
  });
}

function isKind(word: string): boolean {
  return isTelling(word) && !isDescribing(word) && !isTimeWord(word) && !prepositions.has(word);
}

function isForMany(words: readonly string[]): boolean {
  return words.some((word) => quantifiers.has(word));
}

const aims = new Set(['to', 'into', 'as']);
const places = ['in', 'at', 'of', 'for', 'from', 'on'];

/** Whether a name stands where each order has another one, behind the same word: campaign Beta, and not campaign Alpha. */
function hasOtherName(orders: readonly Order[], question: string, asked: readonly string[]): boolean {
  const names = namesIn(question);
  return orders.every(({ clause: { words } }) =>
    asked.some((name, at) => {
      const own = words[words.indexOf(asked[at - 1] ?? '') + 1] ?? '';
      const isName = at > 0 && names.includes(name) && words.includes(asked[at - 1] ?? '');
      return isName && [name, own].every(isKind) && !holds(words, name) && !holds(asked, own);
    }),
  );
}

/** The words that tell, from a preposition to the next one. */
function behind(words: readonly string[], preposition: string): string[] {
  const after = words.slice(words.indexOf(preposition) + 1 || words.length);
  const end = after.findIndex((word) => prepositions.has(word) && !determiners.has(word));
  return (end < 0 ? after : after.slice(0, end)).filter(isTelling);
}
