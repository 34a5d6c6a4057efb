/** Tells a thing of another year than the task names: "Created Jan 15, 2026" after "the keys that were created in 2025". */
import { monthNames, monthPattern } from '../../../../calendar';
import { wordsOf } from '../../../words';
import type { Clause } from '../../clauses/clause';
import { isGeneral } from '../../clauses/telling-words';
import { type Time, timesIn } from './ages-in';
import { isMaking, isSameEvent, namesEvent } from './events';

const dayMs = 86_400_000;
const year = '(?:19|20)\\d\\d';
/** Years from one to another are no single ones. */
const inYear = new RegExp(
  `(?<event>[a-z]+ )?\\b(?:in|during|from|of) (?:the year )?(?:${monthPattern(monthNames)} )?(?<first>${year})(?: (?:and|or) (?:in |from )?(?<second>${year}))?\\b(?! (?:to|until|till|through|and|or) )`,
  'g',
);

const onlyYear = new RegExp(`^(?:in |from )?${year}$`);

interface Condition {
  /** What happened in one of the years: "created". */
  event: string;
  years: readonly string[];
}

/**
 * Whether what is shown has a day of what happened to it, and no such day is in a year that the orders say.
 * @param shown the texts with the control, in lines
 * @param now in milliseconds
 */
export function isOtherYear(ordered: readonly Clause[], shown: string, now: number): boolean {
  const said = ordered.filter(({ prohibits, isException }) => !prohibits && !isException);
  const texts = said.map(({ words }) => words.join(' ')).reduce<string[]>(joinYear, []);
  const conditions = texts.flatMap(conditionsIn);
  if (conditions.length === 0) return false;
  const times = timesIn(shown, now).filter(({ days }) => Number.isFinite(days));
  return conditions.every(({ event, years }) => {
    const days = daysOf(wordsOf(event), times);
    return days.length > 0 && !days.some((one) => years.includes(yearOf(one, now)));
  });
}

/** "From 2023 or 2024" is two clauses. */
function joinYear(texts: readonly string[], text: string): string[] {
  const last = texts.at(-1);
  return last !== undefined && onlyYear.test(text)
    ? [...texts.slice(0, -1), `${last} or ${text}`]
    : [...texts, text];
}

function conditionsIn(text: string): Condition[] {
  return [...text.matchAll(inYear)].map(({ groups = {} }) => ({
    event: groups.event ?? '',
    years: [groups.first, groups.second].filter((one) => one !== undefined),
  }));
}

/** The days on which the same happened; of "invoices from 2024" those on which they were made, or of nothing that is named. */
function daysOf(told: readonly string[], times: readonly Time[]): readonly Time[] {
  if (namesEvent(told.join(' '))) return times.filter(({ label }) => isSameEvent(label, told));
  if (!told.every(isGeneral)) return [];
  return times.filter(({ label }) => isMaking(label) || !namesEvent(label));
}

function yearOf({ days }: Time, now: number): string {
  return String(new Date((Math.floor(now / dayMs) - days) * dayMs).getUTCFullYear());
}
