/** Writes days and months out, so that "Mon 4 May", "3 Mar" and "2026-05-04" show the words that tasks say: Monday, March, May. */
import { monthNames, shortMonths, weekdays } from '../../../../calendar';
import type { ActFacts } from '../../act-facts';
import { withTexts } from '../with-texts';

/** They say that something else was or will be on the day: "the order I placed on 3 May", "Arriving 8 May". */
export const ofSomethingElse =
  '(?:placed|ordered|made|bought|booked|created|sent|received|wrote|written|edited|modified|changed|saved|posted|started|starts|starting|joined|arriving|arrives|delivered|delivery|due|renews|renewed|renewal|effective|expires|expiring|ends|ending|updated|added|issued|as of)(?: on| by)?:?\\s*';
const month = `(?:${shortMonths.join('|')}|sept)`;
/** "Sat" and "Sun" are words elsewhere: a day by its short name stands before a number or a month, or fills a line. */
const shortDay =
  /(?<![\p{L}\p{N}])(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun|MON|TUE|WED|THU|FRI|SAT|SUN)(?:(?=[.,]*\s+(?:\d|\p{Lu}\p{L}{2,8}\.?\s\d))|(?<=^\s*\p{L}+)(?=[.,]?\s*$))/gu;
const shortMonth = new RegExp(
  `(?<=(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?[.,]?\\s(?:of\\s)?)${month}(?![\\p{L}])|(?<![\\p{L}])${month}(?=\\.?\\s\\d)`,
  'giu',
);
const year = '(?<year>\\d{4})(?!\\d)';
const day = '(?<day>\\d{1,2})';
const name = `(?<name>${monthNames.join('|')})`;
/** Dates with a year; with slashes only where one of the numbers can be no month. */
export const dateForms = [
  `(?<!\\d)${day}(?:st|nd|rd|th)?\\.?\\s(?:of\\s)?${name},?\\s${year}`,
  `${name}\\s${day}(?:st|nd|rd|th)?,?\\s${year}`,
  `(?<!\\d|\\d-)(?<year>\\d{4})-(?<at>\\d{1,2})-${day}(?![\\d-])`,
  `(?<![\\d.])${day}\\.\\s?(?<at>\\d{1,2})\\.\\s?${year}`,
  `(?<![\\d/])(?<day>1[3-9]|2\\d|3[01])/(?<at>0?[1-9]|1[0-2])/${year}`,
  `(?<![\\d/])(?<at>0?[1-9]|1[0-2])/(?<day>1[3-9]|2\\d|3[01])/${year}`,
].map((source) => new RegExp(source, 'gi'));
const dates = dateForms.map(
  ({ source }) => new RegExp(`(?<!${ofSomethingElse}(?:[a-z]+[.,]*\\s)?)${source}`, 'gi'),
);

/**
 * The text with short names in full, and at the end of each line the months of its dates in figures, and the weekdays of those
 * with a year.
 */
export function withCalendarWords(text: string): string {
  return text.split('\n').map(lineInFull).join('\n');
}

function lineInFull(text: string): string {
  const line = withNamesInFull(text);
  const found = dates.flatMap((pattern) => [...line.matchAll(pattern)]);
  return [line, ...found.flatMap(({ groups = {} }) => wordsFor(groups))].join(' ');
}

/** The text with the short names of days and months in full. */
export function withNamesInFull(text: string): string {
  return text
    .replace(shortDay, (short) => inFull(short, weekdays))
    .replace(shortMonth, (short) => inFull(short, monthNames));
}

function inFull(short: string, all: readonly string[]): string {
  return all.find((one) => one.startsWith(short.slice(0, 3).toLowerCase())) ?? short;
}

function wordsFor({ year, at, day, name = '' }: Record<string, string | undefined>): string[] {
  const index = at === undefined ? monthNames.indexOf(name.toLowerCase()) : Number(at) - 1;
  const weekday = weekdays.at(new Date(Date.UTC(Number(year), index, Number(day))).getUTCDay() - 1);
  return [at === undefined ? undefined : monthNames[index], weekday].filter((word) => word !== undefined);
}

/** What is known of a control, with the days in its row, in the others and in its dialog written out. */
export function withDaysInFull(facts: ActFacts): ActFacts {
  return withTexts(facts, withCalendarWords);
}
