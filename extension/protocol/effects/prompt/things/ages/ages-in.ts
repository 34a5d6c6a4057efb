/** Finds how old a page says that something is: "5d ago", "yesterday", "Signed in Oct 15, 2025". */
import { dateForms, monthNames, withNamesInFull } from '../days/with-calendar-words';
import { namesEvent } from './events';

export interface Age {
  /** Infinite for what never happened. */
  days: number;
  /** What stands before it in its line, or fills the line above: "Signed in". */
  label: string;
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

interface Found {
  index: number;
  end: number;
  days: number;
  /** What stands behind it: "used" of "never used". */
  said?: string | undefined;
}

/** @param now in milliseconds. Days to come are no ages. */
export function agesIn(text: string, now: number): Age[] {
  const lines = text.split('\n').map(withNamesInFull);
  return lines.flatMap((line, at) => {
    const above = (lines[at - 1] ?? '').trim();
    const isLabel = above.length <= maxLabelChars && namesEvent(above) && foundIn(above, now).length === 0;
    return agesInLine(line, now, isLabel ? above : '');
  });
}

function agesInLine(line: string, now: number, above: string): Age[] {
  let end = 0;
  return foundIn(line, now).flatMap((one) => {
    const parts = line.slice(end, one.index).split(separators);
    const own = parts.findLast((part) => /\p{L}/u.test(part)) ?? (end === 0 ? above : '');
    end = one.end;
    const label = one.said?.trim() ? one.said : own;
    return one.days >= 0 ? [{ days: one.days, label: label.slice(-maxLabelChars) }] : [];
  });
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
