/** Tells a thing of another period than the task names: "29/12/2025 to 31/12/2025" after "for 22 to 24 December". */
import { shortMonths } from '../../../../calendar';
import { folded } from '../../../words';
import type { Clause } from '../../clauses/clause';

const month = `((?:${shortMonths.join('|')})[a-z]*)\\.?`;
const joint = ' ?(?:(?:to|until|till|through|bis|au|al|tot|do|[-–—])(?: (?:the )?)?)? ?';
const nth = '(?<!\\d)(\\d{1,2})(?!\\d)(?:st|nd|rd|th)?\\.?';
const year = '(?:,? (\\d{4}))?';
const numeric = '(\\d{1,2})[-./ ](\\d{1,2})[-./ ](\\d{4})';
const iso = '(\\d{4})[-. ](\\d{2})[-. ](\\d{2})';

/** First and last day, each in both orders where both can be meant. */
type Period = readonly [readonly string[], readonly string[]];

const readings: readonly [RegExp, (found: readonly string[]) => Period][] = [
  [
    pattern(`${nth}${joint}${nth} (?:of )?${month}${year}`),
    ([one = '', two = '', name]) => [dayOf(one, name), dayOf(two, name)],
  ],
  [
    pattern(`${month} ${nth}${joint}${nth}${year}`),
    ([name, one = '', two = '']) => [dayOf(one, name), dayOf(two, name)],
  ],
  [
    pattern(`${nth} (?:of )?${month}${year}${joint}${nth} (?:of )?${month}${year}`),
    ([one = '', name, , two = '', other]) => [dayOf(one, name), dayOf(two, other)],
  ],
  [
    pattern(`${numeric}${joint}${numeric}`),
    ([a = '', b = '', , c = '', d = '']) => [eitherWay(a, b), eitherWay(c, d)],
  ],
  [
    pattern(`${iso}${joint}${iso}`),
    ([, a = '', b = '', , c = '', d = '']) => [eitherWay(b, a), eitherWay(d, c)],
  ],
];

function pattern(source: string): RegExp {
  return new RegExp(`(?<![\\d/.-])${source}(?!\\d)`, 'g');
}

/**
 * @param ordered the clauses that order the act
 * @param shown the texts with the control, in lines
 */
export function isOtherPeriod(ordered: readonly Clause[], shown: string): boolean {
  const meant = ordered.flatMap(({ words }) => periodsIn(words.join(' ')));
  const there = meant.length > 0 ? shown.split('\n').flatMap(periodsIn) : [];
  return there.length > 0 && !meant.some((one) => there.some((other) => isSame(one, other)));
}

function isSame(one: Period, other: Period): boolean {
  return one.every((days, end) => days.some((day) => other[end]?.includes(day)));
}

function periodsIn(text: string): Period[] {
  const plain = folded(text);
  return readings.flatMap(([one, read]) =>
    [...plain.matchAll(one)].map((found) => read(found.slice(1).map((part) => part ?? ''))),
  );
}

function dayOf(day: string, name = ''): string[] {
  return [`${Number(day)}/${shortMonths.indexOf(name.slice(0, 3)) + 1}`];
}

function eitherWay(one: string, two: string): string[] {
  return [`${Number(one)}/${Number(two)}`, `${Number(two)}/${Number(one)}`];
}
