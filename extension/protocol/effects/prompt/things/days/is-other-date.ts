/** Tells a thing of another day than the task names: the appointment on the 15th after "Cancel the appointment on 14 October". */
import { folded, wordSet } from '../../../words';
import type { Clause } from '../../clauses/clause';

/** Day and month in both orders where both can be meant. */
interface Day {
  days: string[];
  year: string;
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const month =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const patterns = [
  `(?<![\\d-])(?<year>\\d{4})[-. ](?<two>\\d{1,2})[-. ](?<one>\\d{1,2})(?![\\d-])`,
  `(?<![\\d-])(?<one>\\d{1,2})[-./ ](?<two>\\d{1,2})[-./ ](?<year>\\d{4})(?![\\d-])`,
  `(?<![\\d-])(?<day>\\d{1,2})(?:st|nd|rd|th)?\\.? (?:of )?${month}(?: (?<year>\\d{4}))?(?![a-z\\d])`,
  `(?<![a-z])${month} (?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\\d{4}))?(?!\\d)`,
].map((source) => new RegExp(source, 'g'));
/** Before a day they say when something is to be done, or from when to when something lasts. */
const around = wordSet('by before until till after since from between to through within and');

/** @param shown the texts with the control */
export function isOtherDate(ordered: readonly Clause[], shown: string): boolean {
  const meant = ordered.flatMap(({ words }) => daysIn(words.join(' ')));
  const there = meant.length > 0 ? daysIn(shown) : [];
  return there.length > 0 && !meant.some((one) => there.some((other) => isSameDay(one, other)));
}

function isSameDay(one: Day, other: Day): boolean {
  const isSameYear = one.year === '' || other.year === '' || one.year === other.year;
  return isSameYear && one.days.some((day) => other.days.includes(day));
}

function daysIn(text: string): Day[] {
  const plain = folded(text);
  return patterns.flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(({ index, groups = {} }) => {
      const [before = ''] = /[a-z]+(?=\s*$)/.exec(plain.slice(0, index)) ?? [];
      return around.has(before) ? [] : [dayOf(groups)];
    }),
  );
}

function dayOf({
  one = '',
  two = '',
  day,
  month: name = '',
  year = '',
}: Record<string, string | undefined>): Day {
  if (day !== undefined) return { days: [`${Number(day)}/${months.indexOf(name.slice(0, 3)) + 1}`], year };
  const [first, second] = [Number(one), Number(two)];
  return { days: [`${first}/${second}`, `${second}/${first}`], year };
}
