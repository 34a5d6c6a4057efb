/** Reads the time of a trip in a timetable: the first or the last one from or to a stop, or when another one gets there. */
import { weekdays } from '../../../../../extension/protocol/calendar';
import { stemOf } from '../../language/words';
import type { Fact } from '../../page/fact';
import { factOf } from '../../page/listings';
import type { Page } from '../../page/page';
import { minutesOf, type Stop, type Timetable, timetablesOf } from '../../page/timetables';
import { inPlainWords } from '../../question/plain-words';
import type { Question, Term } from '../../question/question';
import { presence } from '../match';
import { stemsOf } from '../stems';

/** What is known of the trip that the question asks for. */
interface Asked {
  from: Term[];
  to: Term[];
  /** The days that the question names, and what else its tables say. */
  days: Term[];
  isArrival: boolean;
  /** The trip that leaves then. */
  at?: string;
}

const days = new Set([...weekdays, 'weekday', 'weekend'].map(stemOf));
const arrives =
  /\b(?:arrive|arrives|arrival|get (?:in )?to|gets (?:in )?to|reach|reaches|be in|be at|there)\b/i;
const leaving =
  /\b(?:from|leaves?|leaving|departs?|departing|departures?|out of|starts? (?:in|at))\s+(?:the\s+)?$/i;
const going = /\b(?:to|towards?|for|reach(?:es)?|(?:get|arrive|be)s? (?:in|at|to))\s+(?:the\s+)?$/i;

/** The time as an answer; undefined where the page has no such timetable, or it does not say which trip is meant. */
export function readTimetable(question: Question, page: Page): { fact: Fact; answer: string } | undefined {
  if (question.type !== 'moment' && question.type !== 'time') return undefined;
  const tables = timetablesOf(page);
  if (tables.length === 0) return undefined;
  const asked = askedOf(question, tables);
  if (asked.from.length + asked.to.length === 0) return undefined;
  const fitting = tables.filter(({ about }) => {
    const stems = stemsOf(about);
    return asked.days.every((day) => presence(day, stems) > 0);
  });
  const found = fitting.flatMap((table) => tripIn(table, asked, question) ?? []);
  const [only, ...others] = found;
  if (!only || others.some(({ answer }) => answer !== only.answer)) return undefined;
  const text = page.passages[only.passage]?.text ?? '';
  const row = { key: { label: '', text }, fields: [], passage: only.passage, quotes: [text] };
  return { fact: factOf(row), answer: only.answer };
}

function askedOf(question: Question, tables: readonly Timetable[]): Asked {
  const { terms } = question;
  // The places of the terms are those in this text.
  const text = inPlainWords(question.text);
  const stops = tables.map((table) => stemsOf(table.stops.map(({ name }) => name).join(' ')));
  const named = terms.filter(
    (term) => term.start >= 0 && !days.has(term.stem) && stops.some((stems) => presence(term, stems) === 1),
  );
  const before = (term: Term) => text.slice(0, term.start);
  const from = named.filter((term) => leaving.test(before(term)));
  const to = named.filter((term) => !from.includes(term) && going.test(before(term)));
  // "Port Ellery" is one name.
  const withNext = (all: Term[]) => [
    ...all,
    ...named.filter((term) => all.some(({ end }) => end + 1 === term.start)),
  ];
  const at = /\b(?:[01]?\d|2[0-4])[:.][0-5]\d\b/.exec(text)?.[0];
  return {
    from: withNext(from),
    to: withNext(to),
    days: terms.filter(({ stem, start }) => start >= 0 && days.has(stem)),
    isArrival: arrives.test(text),
    ...(at !== undefined && { at }),
  };
}

function tripIn(
  { stops, rows }: Timetable,
  { from, to, isArrival, at }: Asked,
  { superlative }: Question,
): { answer: string; passage: number } | undefined {
  // A stop may have two columns: "Arrives Sanna" and "Leaves Sanna".
  const stopFor = (terms: readonly Term[], other: RegExp): Stop | undefined => {
    const all = stops.filter(({ name }) => terms.every((term) => presence(term, stemsOf(name)) === 1));
    return all.find(({ name }) => !other.test(name)) ?? all[0];
  };
  const start = from.length > 0 ? stopFor(from, /\barr/i) : stops[0];
  const end = to.length > 0 ? stopFor(to, /\b(?:dep|lea)/i) : stops.at(-1);
  if (!start || !end || stops.indexOf(start) >= stops.indexOf(end)) return undefined;
  const trips = start.times.flatMap((time, trip) => {
    const arrival = end.times[trip];
    return time !== undefined && (arrival !== undefined || to.length === 0) ? [{ trip, time, arrival }] : [];
  });
  const ordered = trips.toSorted((a, b) => minutesOf(a.time) - minutesOf(b.time));
  const wanted =
    at !== undefined
      ? trips.find(({ time }) => minutesOf(time) === minutesOf(at))
      : superlative && (superlative.direction === 'most' ? ordered.at(-1) : ordered[0]);
  const stop = isArrival ? end : start;
  const answer = wanted && (isArrival ? wanted.arrival : wanted.time);
  return answer === undefined ? undefined : { answer, passage: rows[wanted?.trip ?? 0] ?? stop.passage };
}
