/** Tells a thing of another day than the task names: the appointment on the 15th after "Cancel the appointment on 14 October". */

import { monthNames, monthPattern, shortMonths, weekdays } from '../../../../calendar';
import { folded, wordSet } from '../../../words';
import type { Clause } from '../../clauses/clause';
import { isGeneralPlural } from '../../clauses/telling-words';
import { quantifiers } from '../../words/prompt-words';
import { ofSomethingElse, withCalendarWords } from './with-calendar-words';

/** Day and month in both orders where both can be meant. */
interface Day {
  days: string[];
  year: string;
  /** What stands between its figures, where their order is not known. */
  sign?: string;
  /** The beginning of what was or will be done on it: `made` of "the record made on 3 May". */
  event?: string;
}

const month = `(?<month>${monthPattern(monthNames)})\\.?`;
const patterns = [
  `(?<![\\d-])(?<year>\\d{4})[-. ](?<two>\\d{1,2})[-. ](?<one>\\d{1,2})(?![\\d-])`,
  `(?<![\\d-])(?<one>\\d{1,2})(?<sign>[-./ ])(?<two>\\d{1,2})[-./ ](?<year>\\d{4})(?![\\d-])`,
  `(?<![\\d-])(?<day>\\d{1,2})(?:st|nd|rd|th)?\\.? (?:of )?${month}(?: (?<year>\\d{4}))?(?![a-z\\d])`,
  `(?<![a-z])${month} (?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\\d{4}))?(?!\\d)`,
].map((source) => new RegExp(source, 'g'));
/** Before a day they say when something is to be done, or from when to when something lasts. */
const around = wordSet('by before until till after since from between to through within and');

/** "The entry that she has had since 2 May". */
const lasting = /\b(had|held|owned|kept|been(?: [a-z]+)?) since(?= )/g;

/** "Starts", "starting". */
const eventChars = 4;
const otherwise = new RegExp(`${ofSomethingElse}$`);
/** The same with its day. */
const otherDay = new RegExp(
  `(${ofSomethingElse})(?:[a-z]{3,9}[.,]*\\s+)?(?:\\d[\\d./-]*(?:st|nd|rd|th)?(?:\\s+[a-z]{3,9})?(?:,?\\s+\\d{4})?|[a-z]{3,9}\\s+\\d{1,2}(?:,?\\s+\\d{4})?)`,
  'g',
);
const period =
  /(?<![\d-])\d{1,2}\.?(?: [a-z]+)?(?: \d{4})?\s*(?:[–—-]|\bto\b|\buntil\b)\s*(?:[a-z]{3}[a-z]* )?\d{1,2}\b/;

/** What happens again and again, or from one day of the week to another. */
const weekly = new RegExp(
  `\\bevery (?:${weekdays.join('|')})|\\b(?:${weekdays.join('|')})s?(?: ?[–—-] ?| (?:to|through|and) )(?:${weekdays.join('|')})`,
);
const weekday = new RegExp(`(?<![a-z])(?:${weekdays.join('|')})(?![a-z])`, 'g');
/** "May" and "march" are verbs elsewhere. */
const wholeMonth = new RegExp(
  `(?<=\\b(?:in|from|of|for|during|last|this) |^)(?:${monthNames.join('|')})(?! \\d{1,2}(?:st|nd|rd|th)?\\b)`,
  'gm',
);
const anyMonth = new RegExp(`(?<![a-z])(?:${monthNames.join('|')})(?![a-z])`, 'g');

/**
 * Whether what is shown is of another day, of another day of the week, or of another month.
 * @param prompt as it was written
 * @param shown the texts with the control
 */
export function isOtherDate(prompt: string, ordered: readonly Clause[], shown: string): boolean {
  const isOfMany = ordered.some(({ words }) =>
    words.some((word) => quantifiers.has(word) || isGeneralPlural(word)),
  );
  // What one thing has been since a day, it became on that day.
  const told = ordered.map(({ words }) =>
    isOfMany ? words.join(' ') : words.join(' ').replace(lasting, '$1 on'),
  );
  const full = folded(withCalendarWords(shown));
  const written = allDaysIn(prompt).map(({ day }) => day);
  // The words of a clause are without the signs between them.
  const asWritten = (day: Day): Day => ({
    ...(written.find(({ days, year }) => year === day.year && days[0] === day.days[0]) ?? day),
    ...(day.event !== undefined && { event: day.event }),
  });
  const meant = told.flatMap(daysIn).map(asWritten);
  // What lasts some days may be called by one of them.
  const there = meant.length > 0 && !period.test(full) ? daysIn(shown) : [];
  if (isOtherEvent(told.flatMap(eventDaysIn).map(asWritten), eventDaysIn(shown))) return true;
  if (meant.length === 0 && isWrittenOnOther(told, shown)) return true;
  if (there.length > 0) return !meant.some((one) => there.some((other) => isSameDay(one, other)));
  const own = full.replace(otherDay, '$1');
  return isOther(told, own, weekday, weekday) || isOther(told, own, wholeMonth, anyMonth);
}

/** Whether the same was done on another day: "made 1/11/2025" for "the record made on 9/11/2025". */
function isOtherEvent(meant: readonly Day[], there: readonly Day[]): boolean {
  return meant.some((one) => {
    const same = there.filter(({ event }) => event === one.event);
    return same.length > 0 && !same.some((other) => isSameDay(one, other));
  });
}

/** So long a line may have in which a message says no more than whose it is and of which day. */
const maxLineChars = 90;
const writing = /^(?:sent|rece|wrot|writ|post)/;

/** "Delete the mail that Ann sent on 3 May": a day with a message that says no more is that on which it was sent. */
function isWrittenOnOther(told: readonly string[], shown: string): boolean {
  const meant = told.flatMap(eventDaysIn).filter(({ event = '' }) => writing.test(event));
  if (meant.length === 0 || eventDaysIn(shown).length > 0 || period.test(folded(shown))) return false;
  const lines = shown.split('\n').filter(({ length }) => length <= maxLineChars);
  const there = lines.flatMap(daysIn);
  const isOne = there.every((day) => isSameDay(day, there[0] ?? day));
  return isOne && there.length > 0 && !meant.some((day) => there.some((other) => isSameDay(day, other)));
}

function isOther(told: readonly string[], shown: string, asked: RegExp, known: RegExp): boolean {
  const meant = told.flatMap((text) => (weekly.test(text) ? [] : namedIn(text, asked)));
  if (meant.length === 0 || period.test(shown) || weekly.test(shown)) return false;
  const there = namedIn(shown, known);
  return there.length > 0 && !meant.some((one) => shown.includes(one));
}

/** The days or months of a text, but for those from or until which something is, or on which something else was done. */
function namedIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) =>
    isOfSomethingElse(text.slice(0, index), pattern === wholeMonth) ? [] : [found],
  );
}

/** @returns whether a day of the order stands in a text */
export function sharesDay(ordered: readonly Clause[], shown: string): boolean {
  const meant = ordered.flatMap(({ words }) => daysIn(words.join(' ')));
  const there = meant.length > 0 ? daysIn(shown) : [];
  return meant.some((one) => there.some((other) => isSameDay(one, other)));
}

function isSameDay(one: Day, other: Day): boolean {
  const isSameYear = one.year === '' || other.year === '' || one.year === other.year;
  // With the same sign between the figures they have the same order.
  const isSameOrder = Boolean(one.sign) && one.sign === other.sign;
  return (
    isSameYear &&
    (isSameOrder ? one.days[0] === other.days[0] : one.days.some((day) => other.days.includes(day)))
  );
}

/** The days of the thing itself. */
function daysIn(text: string): Day[] {
  return allDaysIn(text).flatMap(({ before, day }) => (isOfSomethingElse(before) ? [] : [day]));
}

/** The days on which something was or will be done with it. */
function eventDaysIn(text: string): Day[] {
  return allDaysIn(text).flatMap(({ before, day }) => {
    const [event] = otherwise.exec(before) ?? [];
    return event === undefined ? [] : [{ ...day, event: event.slice(0, eventChars) }];
  });
}

function allDaysIn(text: string): { before: string; day: Day }[] {
  const plain = folded(text);
  return patterns.flatMap((pattern) =>
    [...plain.matchAll(pattern)].map(({ index, groups = {} }) => ({
      before: plain.slice(0, index),
      day: dayOf(groups),
    })),
  );
}

/** @param isMonth mails from March are of that month */
function isOfSomethingElse(before: string, isMonth = false): boolean {
  const [last = ''] = /[a-z]+(?=\s*$)/.exec(before) ?? [];
  return (around.has(last) && !(isMonth && last === 'from')) || otherwise.test(before);
}

function dayOf({
  one = '',
  two = '',
  day,
  month: name = '',
  year = '',
  sign,
}: Record<string, string | undefined>): Day {
  if (day !== undefined)
    return { days: [`${Number(day)}/${shortMonths.indexOf(name.slice(0, 3)) + 1}`], year };
  const [first, second] = [Number(one), Number(two)];
  // Behind a year comes the month, and before a dot the day.
  if (sign === undefined || sign === '.') return { days: [`${first}/${second}`], year };
  return { days: [`${first}/${second}`, `${second}/${first}`], year, sign: sign.trim() };
}
