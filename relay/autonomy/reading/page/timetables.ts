/** Timetables: tables with a row for each stop and a column for each trip, or a row for each trip and a column for each stop. */
import { membersBy } from './members-by';
import type { Page, Passage } from './page';

/** The times of one stop, by trip; undefined where the trip does not call there. */
export interface Stop {
  name: string;
  times: readonly (string | undefined)[];
  /** The index of the passage that has the first of its times. */
  passage: number;
}

export interface Timetable {
  /** The headings and the caption above it. */
  about: string;
  /** In the order of the trips. */
  stops: readonly Stop[];
  /** The passage of each trip; empty where each stop is a row. */
  rows: readonly number[];
}

const time = /^\D{0,3}(?<time>(?:[01]?\d|2[0-4])[:.][0-5]\d)(?:\s?[ap]\.?m\.?)?\D{0,3}$/i;
const minTimes = 2;

export function timetablesOf({ passages }: Page): Timetable[] {
  return [...membersBy(passages, ({ table }) => table).values()].flatMap((indexes) => {
    const rows = indexes.flatMap((index) => {
      const passage = passages[index];
      return passage?.cells ? [{ index, passage, cells: passage.cells }] : [];
    });
    const first = rows[0]?.passage;
    if (!first) return [];
    const about = first.trail.join(' | ');
    const stops = inRows(rows) ?? inColumns(rows);
    return stops ? [{ about, ...stops }] : [];
  });
}

interface TableRow {
  index: number;
  passage: Passage;
  cells: readonly string[];
}

function timeIn(cell = ''): string | undefined {
  return time.exec(cell)?.groups?.time;
}

/** Two rows at least with a name and times, which get later from stop to stop. */
function inRows(rows: readonly TableRow[]): Omit<Timetable, 'about'> | undefined {
  const stops = rows.flatMap(({ index, cells: [name = '', ...others] }): Stop[] => {
    const times = others.map(timeIn);
    const isStop = /\p{L}{2}/u.test(name) && times.filter((one) => one !== undefined).length >= minTimes;
    return isStop ? [{ name, times, passage: index }] : [];
  });
  return getLater(stops) ? { stops, rows: [] } : undefined;
}

/** The same where each row is a trip: its header names the stops. */
function inColumns(rows: readonly TableRow[]): Omit<Timetable, 'about'> | undefined {
  const columns = rows.find(({ passage }) => passage.columns)?.passage.columns ?? rows[0]?.cells ?? [];
  const trips = rows.filter(
    ({ cells }) => cells.filter((cell) => timeIn(cell) !== undefined).length >= minTimes,
  );
  const stops = columns.flatMap((name, column): Stop[] => {
    const times = trips.map(({ cells }) => timeIn(cells[column]));
    return times.some((one) => one !== undefined) ? [{ name, times, passage: trips[0]?.index ?? 0 }] : [];
  });
  return trips.length >= minTimes && getLater(stops)
    ? { stops, rows: trips.map(({ index }) => index) }
    : undefined;
}

/** Minutes since the midnight before. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(/[:.]/).map(Number);
  // What runs after midnight belongs to the day before.
  return 60 * (hours < dayBegins ? hours + 24 : hours) + minutes;
}

const dayBegins = 4;

/** Whether there are two stops, and each trip is later at each stop than at the one before. */
function getLater(stops: readonly Stop[]): boolean {
  if (stops.length < minTimes) return false;
  const trips = stops[0]?.times.length ?? 0;
  return Array.from({ length: trips }, (_, trip) =>
    stops.flatMap(({ times }) => times[trip] ?? []).map(minutesOf),
  ).every((all) => all.every((one, at) => at === 0 || one >= (all[at - 1] ?? 0)));
}
