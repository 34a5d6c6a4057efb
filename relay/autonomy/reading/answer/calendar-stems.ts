/** The days and months that a text tells without their names: "Tue–Fri" is on Thursdays too, and "2024-03-11" in March. */
import { writtenMonths, writtenWeekdays } from '../../../../extension/protocol/calendar';
import { stemOf } from '../language/words';

const between = String.raw`\.?(?:\s\d{4})?\s?(?:–|—|-|to|until|till|through)\s?(?:\d{1,2}\.?\s)?`;

function patternOf(all: readonly string[]): RegExp {
  const one = `(?:${all.map((name) => `${name.slice(0, 3)}[a-z]*`).join('|')})`;
  return new RegExp(String.raw`\b(${one})${between}(${one})`, 'g');
}

const patterns = [
  { all: writtenWeekdays, pattern: patternOf(writtenWeekdays) },
  { all: writtenMonths, pattern: patternOf(writtenMonths) },
];

/** Their stems, those at the ends of ranges left out. */
export function calendarStems(text: string): string[] {
  const isEveryDay = everyDay.test(text) && !dayName.test(text);
  const unnamed = [...(isEveryDay ? writtenWeekdays.map(stemOf) : []), ...monthsOfDates(text)];
  return [...unnamed, ...stemsBetween(text)];
}

const everyDay = /\b(?:daily|every day|each day|(?:7|seven) days a week|all week)\b/i;
/** "Daily except Sundays" is not every day. */
const dayName = /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/;
const numericDate =
  /(?<![\d./-])(?:\d{4}-(?<iso>\d\d)-\d\d|\d{1,2}\.(?<dotted>\d\d)\.\d{4}|(?<first>\d{1,2})\/(?<second>\d{1,2})\/\d{4})(?![\d./-])/g;
const maxMonth = 12;

/** Not of "03/04/2024", which may be written with the month first. */
function monthsOfDates(text: string): string[] {
  return [...text.matchAll(numericDate)].flatMap(({ groups: { iso, dotted, first, second } = {} }) => {
    const isDayFirst = Number(first) > maxMonth;
    const ofSlashes = isDayFirst ? second : Number(second) > maxMonth ? first : undefined;
    const name = writtenMonths[Number(iso ?? dotted ?? ofSlashes ?? 0) - 1];
    return name === undefined ? [] : [stemOf(name)];
  });
}

function stemsBetween(text: string): string[] {
  if (!/\p{Lu}\p{Ll}{2}/u.test(text)) return [];
  // A sentence may tell of something else in the summer than what is asked about.
  const isLabel = text.length <= maxLabelLength && !/[.!?]$/.test(text);
  return patterns.flatMap(({ all, pattern }) =>
    [...text.matchAll(pattern)].flatMap(([, first = '', last = '']) => inside(all, first, last, isLabel)),
  );
}

function inside(all: readonly string[], first: string, last: string, isLabel: boolean): string[] {
  const at = (word: string) => all.findIndex((name) => isShortFor(word, name));
  const [from, to] = [at(first), at(last)];
  if (from < 0 || to < 0) return [];
  const length = (to - from + all.length) % all.length;
  const between = Array.from(
    { length: Math.max(0, length - 1) },
    (_, step) => (from + step + 1) % all.length,
  );
  const seasons = isLabel && all === writtenMonths ? seasonsOf([from, to, ...between]) : [];
  return [...between.map((index) => stemOf(all[index] ?? '')), ...seasons];
}

const maxLabelLength = 60;
const midSummer = 6;
const midWinter = 0;

/** "April – October" is summer. */
function seasonsOf(months: readonly number[]): string[] {
  return [
    ...(months.includes(midSummer) ? [stemOf('summer')] : []),
    ...(months.includes(midWinter) ? [stemOf('winter')] : []),
  ];
}

/** "Thurs" and "Thu" are Thursday; "Marketing" is no March. */
function isShortFor(word: string, name: string): boolean {
  return name.startsWith(word) || `${name}s` === word || (word === 'Tues' && name === 'Tuesday');
}
