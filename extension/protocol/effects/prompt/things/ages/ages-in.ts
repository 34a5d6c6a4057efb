/** Finds how old a page says that something is: "5d ago", "yesterday", "Signed in Oct 15, 2025". */
import { monthNames } from '../../../../calendar';
import { dateForms, withNamesInFull } from '../days/with-calendar-words';
import { namesEvent } from './events';

export interface Age {
  /** Infinite for what never happened. */
  days: number;
  /** What stands before it in its line, or fills the line above: "Signed in". */
  label: string;
}

/** A day, also one to come. */
export interface Time extends Age {
  /** The time of day, in days; 0 where none is said. */
  clock: number;
}

const dayMs = 86_400_000;
const daysOf: Record<string, number> = { s: 0, mi: 1 / 1440, h: 1 / 24, d: 1, w: 7, mo: 30, y: 365 };
const ago =
  /(?<![\p{L}\p{N}])(?<count>\d+|an?)\s?(?<unit>s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|wks?|weeks?|mos?|months?|y|yrs?|years?)\s+ago(?!\p{L})/giu;
const words = /(?<!\p{L})(?<word>today|yesterday|just now)(?!\p{L})/giu;
const never = /(?<!\p{L})never(?: yet)?(?: been)?(?<said>(?: \p{L}+)?)(?!\p{L})/giu;
/** They set apart what is said of a thing in one line. */
const separators = /[·•|;\t]|\s[–—-]\s/;
const maxLabelChars = 30;
const clock =
  /^[^\p{N}\n]{0,30}?(?<hours>\d{1,2})[:.](?<minutes>\d{2})(?!\d)(?:[:.]\d{2})?\s?(?<half>[ap]\.?m)?/iu;
const halfYear = 183;
const monthName = `(?<name>${monthNames.join('|')})(?![\\p{L}])`;
const yearless = [
  `(?<![\\d-])(?<day>\\d{1,2})(?:st|nd|rd|th)?\\.?\\s(?:of\\s)?${monthName}(?!,?\\s\\d{4})`,
  `(?<!\\p{L}|\\d\\s|(?:st|nd|rd|th)\\s)${monthName}\\s(?<day>\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?!,?\\s\\d{4})`,
].map((source) => new RegExp(source, 'giu'));

interface Found {
  index: number;
  end: number;
  days: number;
  /** What stands behind it: "used" of "never used". */
  said?: string | undefined;
}

/** @param now in milliseconds. Days to come are no ages. */
export function agesIn(text: string, now: number): Age[] {
  return readIn(text, now, foundIn)
    .filter(({ days }) => days >= 0)
    .map(({ days, label }) => ({ days, label }));
}

/** All days with their times of day, those without a year in the year around now. */
export function timesIn(text: string, now: number): Time[] {
  return readIn(text, now, foundWithoutYears);
}

type Finder = (line: string, now: number) => Found[];

function readIn(text: string, now: number, find: Finder): Time[] {
  const lines = text.split('\n').map(withNamesInFull);
  return lines.flatMap((line, at) => {
    const above = (lines[at - 1] ?? '').trim();
    const isLabel = above.length <= maxLabelChars && namesEvent(above) && find(above, now).length === 0;
    return readInLine(line, find(line, now), isLabel ? above : '');
  });
}

function readInLine(line: string, found: readonly Found[], above: string): Time[] {
  let end = 0;
  return found.map((one) => {
    const parts = line.slice(end, one.index).split(separators);
    const own = parts.findLast((part) => /\p{L}/u.test(part)) ?? (end === 0 ? above : '');
    end = one.end;
    const label = one.said?.trim() ? one.said : own;
    return { days: one.days, label: label.slice(-maxLabelChars), clock: clockIn(line.slice(end)) };
  });
}

function clockIn(behind: string): number {
  const { hours = '0', minutes = '0', half = '' } = clock.exec(behind)?.groups ?? {};
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0);
  return hour / 24 + Number(minutes) / 1440;
}

function foundWithoutYears(line: string, now: number): Found[] {
  const short = yearless.flatMap((form) =>
    [...line.matchAll(form)].map((hit) => ({
      index: hit.index,
      end: hit.index + hit[0].length,
      days: daysSince(hit.groups ?? {}, now),
    })),
  );
  return [...foundIn(line, now), ...short].sort((one, other) => one.index - other.index);
}

/** What would be more than half a year ahead was last year. */
function daysSince(groups: Record<string, string | undefined>, now: number): number {
  const year = new Date(now).getUTCFullYear();
  const [days = 0, before = 0] = [year, year - 1].map((one) =>
    Math.floor((now - timeOf({ ...groups, year: String(one) })) / dayMs),
  );
  return days < -halfYear ? before : days;
}

function foundIn(line: string, now: number): Found[] {
  const all = (form: RegExp, daysOfHit: (hit: RegExpMatchArray) => number): Found[] =>
    [...line.matchAll(form)].map((hit) => ({
      index: hit.index ?? 0,
      end: (hit.index ?? 0) + hit[0].length,
      days: daysOfHit(hit),
      said: hit.groups?.said,
    }));
  return [
    ...all(ago, (hit) => daysAgo(hit.groups ?? {})),
    ...all(words, ([word]) => (/^y/i.test(word) ? 1 : 0)),
    ...all(never, () => Number.POSITIVE_INFINITY),
    ...dateForms.flatMap((form) => all(form, (hit) => Math.floor((now - timeOf(hit.groups ?? {})) / dayMs))),
  ].sort((one, other) => one.index - other.index);
}

function daysAgo({ count = '', unit = '' }: Record<string, string | undefined>): number {
  const called = unit.toLowerCase();
  const short = called === 'm' ? 'mi' : called.slice(0, /^m/.test(called) ? 2 : 1);
  return (/^\d/.test(count) ? Number(count) : 1) * (daysOf[short] ?? 1);
}

function timeOf({ year, at, day, name = '' }: Record<string, string | undefined>): number {
  const month = at === undefined ? monthNames.indexOf(name.toLowerCase()) : Number(at) - 1;
  return Date.UTC(Number(year), month, Number(day));
}
