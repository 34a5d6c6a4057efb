/** Reduces a text to its stems, with what else its dates, times and turns of phrase are called. */
import { monthNames, shortMonths, weekdays } from '../../../../extension/protocol/calendar';
import { stemOf, wordsOf } from '../language/words';
import { inPlainWords, mayHavePhrase } from '../question/plain-words';
import { calendarStems } from './calendar-stems';

/** The stems of a text, each once. */
export type Stems = ReadonlySet<string>;
const known = new Map<string, Stems>();
const maxKnown = 20_000;

export function stemsOf(text: string): Stems {
  const found = known.get(text);
  if (found) return found;
  if (known.size > maxKnown) known.clear();
  const stems = new Set<string>();
  let [before, alias] = ['', ''];
  for (const { stem, text: word } of wordsOf(text)) {
    stems.add(stem);
    if (/\d/.test(stem)) {
      stems.add(`${before} ${stem}`);
      // "Aug 2024" is August 2024.
      if (alias) stems.add(`${alias} ${stem}`);
    }
    const full = abbreviations.get(word.toLowerCase());
    if (full) stems.add(full);
    if (word === 'A') stems.add(`${before} ${stem}`);
    if (stem === yearOf[before]) stems.add('year');
    before = stem;
    alias = calendarAliases(word)[0] ?? '';
    const [, quarter] = /^Q([1-4])$/.exec(word) ?? [];
    if (quarter) for (const one of [stemOf('quarter'), quarter]) stems.add(one);
    const part = partOfDay(word);
    if (part) stems.add(part);
    for (const alias of calendarAliases(word)) stems.add(alias);
    // Parts of hyphenated words are words already; parts of words with a dot are not.
    if (/[.:_]/.test(word)) for (const part of word.split(/[.:_]/)) stems.add(stemOf(part));
  }
  // What the question says in one word, the page may say in two: "sign up" is "register".
  const plain = mayHavePhrase(text) ? inPlainWords(text) : text;
  if (plain !== text) for (const { stem } of wordsOf(plain)) stems.add(stem);
  for (const stem of calendarStems(text)) stems.add(stem);
  const mark = marks[/^\s*([✖✗✘❌✔✓✅])\s*\p{L}/u.exec(text)?.[1] ?? ''];
  if (mark !== undefined) stems.add(mark);
  // "Check-out" is written "checkout" too.
  for (const [word] of text.matchAll(/\b\p{L}+-\p{L}+\b/gu)) stems.add(stemOf(word.replace('-', '')));
  known.set(text, stems);
  return stems;
}

/** What stands short in the heads of columns. */
const abbreviations = new Map([
  ['dep', stemOf('depart')],
  ['arr', stemOf('arrive')],
  ['qty', stemOf('quantity')],
  ['tel', stemOf('phone')],
  ['avg', stemOf('average')],
  ['dept', stemOf('department')],
  ['mgr', stemOf('manager')],
  ['acct', stemOf('account')],
  ['amt', stemOf('amount')],
  ['ext', stemOf('extension')],
  ['hrs', stemOf('hours')],
]);

/** What the marks in front of checks, steps and tasks say. */
const marks: Record<string, string> = {
  '✖': stemOf('failed'),
  '✗': stemOf('failed'),
  '✘': stemOf('failed'),
  '❌': stemOf('failed'),
  '✔': stemOf('passed'),
  '✓': stemOf('passed'),
  '✅': stemOf('passed'),
};

/** Twelve months are a year. */
const yearOf: Record<string, string> = { 12: stemOf('months') };
const firstOfWeekend = 5;
const shortMonth = /^\p{Lu}\p{Ll}{2}(?=t?$)/u;

/** Stems of what else a month, a day or a part of the week is called: "Sun" is a Sunday, and weekends are Sundays too. */
function calendarAliases(word: string): string[] {
  const plain = word.toLowerCase().replace(/s$/, '');
  const month = monthNames[shortMonths.indexOf(shortMonth.exec(word)?.[0].toLowerCase() ?? '')];
  if (month !== undefined) return [stemOf(month)];
  const isShort = /^(?:Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun)$/.test(word);
  const at = isShort
    ? weekdays.findIndex((name) => name.startsWith(word.toLowerCase()))
    : weekdays.indexOf(plain);
  if (plain === 'weekend') return weekdays.slice(firstOfWeekend).map(stemOf);
  if (plain === 'weekday') return weekdays.slice(0, firstOfWeekend).map(stemOf);
  if (at < 0) return [];
  return [stemOf(weekdays[at] ?? ''), stemOf(at < firstOfWeekend ? 'weekday' : 'weekend')];
}

/** From which hour on it is called so. */
const partsOfDay = [
  [5, 'morning'],
  [12, 'afternoon'],
  [17, 'evening'],
  [22, 'night'],
] as const;

/** The stem of the part of the day that a time such as "21:00" is in. */
function partOfDay(word: string): string | undefined {
  const hour = Number(/^([01]?\d|2[0-3])[:.][0-5]\d$/.exec(word)?.[1] ?? Number.NaN);
  const name = Number.isNaN(hour)
    ? undefined
    : (partsOfDay.findLast(([from]) => hour >= from)?.[1] ?? 'night');
  return name && stemOf(name);
}
