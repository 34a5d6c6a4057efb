/** Holds an act on a thing of another time than meant: May 2025, after "Delete all notes from before 2024". */
import { monthNames } from '../../../../calendar';
import { dateForms, withNamesInFull } from '../days/with-calendar-words';

/** In milliseconds, from the beginning of its first day to the end of its last. */
interface Time {
  from: number;
  to: number;
  index: number;
}

type Condition = (shown: Time) => boolean;

const year = '(?<year>(?:19|20)\\d\\d)(?![\\d-])';
const ofMonth = new RegExp(
  `(?<![\\p{L}\\d]|\\d\\s)(?<name>${monthNames.join('|')}),?\\s(?:of\\s)?${year}`,
  'giu',
);
const ofYear = new RegExp(`(?<![\\p{L}\\p{N}.,/#-]|\\p{L}\\s\\d{1,2},\\s)${year}(?![\\p{L}.,/]\\d)`, 'giu');
const limit =
  /\b(?<said>before|prior to|earlier than|older than|after|later than|newer than|since|until|till|up to)(?: (?:the|from|of))?\s*$/i;

/** Whether days, months or years are shown, and none of them is within the limits of an order. @param orders their words */
export function isBeyondDay(prompt: string, orders: readonly (readonly string[])[], shown: string): boolean {
  const limits = orders.map((words) => conditionsIn(prompt, words));
  if (limits.length === 0 || limits.some(({ length }) => length === 0)) return false;
  const there = timesIn(shown);
  return there.length > 0 && !limits.some((all) => there.some((time) => all.every((isMet) => isMet(time))));
}

function conditionsIn(prompt: string, words: readonly string[]): Condition[] {
  const text = withNamesInFull(prompt);
  return [...timesOf(text, [...dateForms, ofMonth]), ...timesOf(text, [ofYear])].flatMap(
    (time): Condition[] => {
      const { said = '' } = limit.exec(text.slice(0, time.index))?.groups ?? {};
      const [first = ''] = said.toLowerCase().split(' ');
      if (!words.includes(first)) return [];
      if (/^(?:before|prior|earlier|older)/.test(first)) return [({ from }) => from < time.from];
      if (/^(?:after|later|newer)/.test(first)) return [({ to }) => to > time.to];
      return first === 'since' ? [({ to }) => to >= time.from] : [({ from }) => from <= time.to];
    },
  );
}

/** A year alone may be a number of something else where a day or a month is shown. */
function timesIn(shown: string): Time[] {
  const text = withNamesInFull(shown);
  const days = timesOf(text, [...dateForms, ofMonth]);
  return days.length > 0 ? days : timesOf(text, [ofYear]);
}

function timesOf(text: string, forms: readonly RegExp[]): Time[] {
  return forms.flatMap((form) =>
    [...text.matchAll(form)].map(({ index, groups = {} }) => ({ index, ...spanOf(groups) })),
  );
}

function spanOf({ year = '', at, day, name }: Record<string, string | undefined>): Omit<Time, 'index'> {
  const whole = Number(year);
  const month = name === undefined ? Number(at ?? 1) - 1 : monthNames.indexOf(name.toLowerCase());
  if (day !== undefined)
    return { from: Date.UTC(whole, month, Number(day)), to: Date.UTC(whole, month, Number(day) + 1) - 1 };
  if (name !== undefined) return { from: Date.UTC(whole, month, 1), to: Date.UTC(whole, month + 1, 1) - 1 };
  return { from: Date.UTC(whole, 0, 1), to: Date.UTC(whole + 1, 0, 1) - 1 };
}
