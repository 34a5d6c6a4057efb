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

/** They say that something else was or will be on the day: "the order I placed on 3 May", "Arriving 8 May". */
const otherwise =
  /(?:placed|ordered|made|bought|booked|created|sent|received|wrote|written|edited|modified|changed|saved|posted|started|starts|starting|joined|arriving|arrives|delivered|delivery|due|renews|renewed|renewal|effective|expires|expiring|ends|ending|updated|added|issued|as of)(?: on| by)?:?\s*$/;
const period =
  /\d{1,2}\.?(?: [a-z]+)?(?: \d{4})?\s*(?:[–—-]|\bto\b|\buntil\b)\s*(?:[a-z]{3}[a-z]* )?\d{1,2}\b/;

/** @param shown the texts with the control */
export function isOtherDate(ordered: readonly Clause[], shown: string): boolean {
  const meant = ordered.flatMap(({ words }) => daysIn(words.join(' ')));
  // What lasts some days may be called by one of them.
  const there = meant.length > 0 && !period.test(folded(shown)) ? daysIn(shown) : [];
  return there.length > 0 && !meant.some((one) => there.some((other) => isSameDay(one, other)));
}

/** @returns whether a day of the order stands in a text */
export function sharesDay(ordered: readonly Clause[], shown: string): boolean {
  const meant = ordered.flatMap(({ words }) => daysIn(words.join(' ')));
  const there = meant.length > 0 ? daysIn(shown) : [];
  return meant.some((one) => there.some((other) => isSameDay(one, other)));
}

function isSameDay(one: Day, other: Day): boolean {
  const isSameYear = one.year === '' || other.year === '' || one.year === other.year;
  return isSameYear && one.days.some((day) => other.days.includes(day));
}

function daysIn(text: string): Day[] {
  const plain = folded(text);
  return patterns.flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(({ index, groups = {} }) => {
      const before = plain.slice(0, index);
      const [last = ''] = /[a-z]+(?=\s*$)/.exec(before) ?? [];
      return around.has(last) || otherwise.test(before) ? [] : [dayOf(groups)];
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
