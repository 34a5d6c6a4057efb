/** The days and months that a range in a text has without naming them: "Tue–Fri" is on Thursdays too. */
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
  return Array.from({ length: Math.max(0, length - 1) }, (_, step) =>
    stemOf(all[(from + step + 1) % all.length] ?? ''),
  );
}

/** "Thurs" and "Thu" are Thursday; "Marketing" is no March. */
function isShortFor(word: string, name: string): boolean {
  return name.startsWith(word) || `${name}s` === word || (word === 'Tues' && name === 'Tuesday');
}
