/** The days and months that a text tells without their names: "Tue–Fri" is on Thursdays too, and "11/03/2024" in March. */
import { stemOf } from '../language/words';

const names = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const;
const between = String.raw`\.?(?:\s\d{4})?\s?(?:–|—|-|to|until|till|through)\s?(?:\d{1,2}\.?\s)?`;

function patternOf(all: readonly string[]): RegExp {
  const one = `(?:${all.map((name) => `${name.slice(0, 3)}[a-z]*`).join('|')})`;
  return new RegExp(String.raw`\b(${one})${between}(${one})`, 'g');
}

const patterns = [
  { all: names.days, pattern: patternOf(names.days) },
  { all: names.months, pattern: patternOf(names.months) },
];

/** Their stems, those at the ends of the ranges left out. */
export function stemsInRanges(text: string): string[] {
  const unnamed = [...(everyDay.test(text) ? names.days.map(stemOf) : []), ...monthsOfDates(text)];
  return [...unnamed, ...stemsBetween(text)];
}

const everyDay = /\b(?:daily|every day|each day|(?:7|seven) days a week|all week)\b/i;
const numericDate =
  /(?<![\d./-])(?:\d{4}-(?<iso>\d\d)-\d\d|(?<first>\d{1,2})(?<mark>[./])(?<second>\d{1,2})\k<mark>(?:\d{4}|\d\d))(?![\d./-])/g;

/** Of "03/04/2024" both: it may be written with the month first. */
function monthsOfDates(text: string): string[] {
  return [...text.matchAll(numericDate)].flatMap(({ groups: { iso, first, second, mark } = {} }) =>
    [iso, second, mark === '/' ? first : undefined].flatMap((one) => {
      const name = names.months[Number(one ?? 0) - 1];
      return name === undefined ? [] : [stemOf(name)];
    }),
  );
}

function stemsBetween(text: string): string[] {
  if (!/\p{Lu}\p{Ll}{2}/u.test(text)) return [];
  return patterns.flatMap(({ all, pattern }) =>
    [...text.matchAll(pattern)].flatMap(([, first = '', last = '']) => inside(all, first, last)),
  );
}

function inside(all: readonly string[], first: string, last: string): string[] {
  const at = (word: string) => all.findIndex((name) => isShortFor(word, name));
  const [from, to] = [at(first), at(last)];
  if (from < 0 || to < 0) return [];
  const length = (to - from + all.length) % all.length;
  const between = Array.from(
    { length: Math.max(0, length - 1) },
    (_, step) => (from + step + 1) % all.length,
  );
  const seasons = all === names.months ? seasonsOf([from, to, ...between]) : [];
  return [...between.map((index) => stemOf(all[index] ?? '')), ...seasons];
}

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
