/** Finds how old a page says that something is: "5d ago", "yesterday", "Signed in Oct 15, 2025". */
import { dateForms, monthNames, withNamesInFull } from '../days/with-calendar-words';

export interface Age {
  days: number;
  /** What stands before it in its line: "Signed in". */
  label: string;
}

const dayMs = 86_400_000;
const daysOf: Record<string, number> = { s: 0, mi: 1 / 1440, h: 1 / 24, d: 1, w: 7, mo: 30, y: 365 };
const ago =
  /(?<![\p{L}\p{N}])(?<count>\d+|an?)\s?(?<unit>s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|wks?|weeks?|mos?|months?|y|yrs?|years?)\s+ago(?!\p{L})/giu;
const words = /(?<!\p{L})(?<word>today|yesterday|just now)(?!\p{L})/giu;
const maxLabelChars = 30;

/** @param now in milliseconds. Days to come are no ages. */
export function agesIn(text: string, now: number): Age[] {
  return text.split('\n').flatMap((line) => agesInLine(withNamesInFull(line), now));
}

function agesInLine(line: string, now: number): Age[] {
  const labelled = ({ index }: { index: number }, days: number): Age => ({
    days,
    label: line.slice(Math.max(0, index - maxLabelChars), index),
  });
  const relative = [...line.matchAll(ago)].map((hit) => labelled(hit, daysAgo(hit.groups ?? {})));
  const named = [...line.matchAll(words)].map((hit) => labelled(hit, /^y/i.test(hit[0]) ? 1 : 0));
  const dated = dateForms
    .flatMap((form) => [...line.matchAll(form)])
    .map((hit) => labelled(hit, Math.floor((now - timeOf(hit.groups ?? {})) / dayMs)));
  return [...relative, ...named, ...dated].filter(({ days }) => days >= 0);
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
