/** Tells whether a row is of the rank that is meant among those that are alike. */
import { wordSet } from '../../../words';
import { measuresIn } from './measures';
import type { Rank } from './ranks-in';

export interface Place {
  /** The row of the control, or the dialog that it is in. */
  own: string;
  isDialog: boolean;
  others: readonly string[];
  /** Those of the others that stand above it. */
  above: readonly string[] | undefined;
}

/** They happen at a time: their second may be the one that comes second. */
const happenings = wordSet(
  `booking bookings reservation reservations appointment appointments visit visits meeting meetings session sessions shift shifts
  trip trips flight flights lesson lessons viewing viewings interview interviews delivery deliveries stay stays call calls`,
);

/** @param said the words of the clause. @returns nothing where it cannot be known */
export function standing(
  rank: Rank,
  said: readonly string[],
  { own, above, isDialog }: Place,
  alike: readonly string[],
  isAlike: (other: string) => boolean,
  now: number,
): boolean | undefined {
  if (alike.length === 0) return undefined;
  if (rank.by === 'name') return isDialog ? undefined : isWithin(rank, ...comparedByName(rank, own, alike));
  const byMeasure = (one: Rank) => isWithin(one, ...compared(one, own, alike, now));
  if (rank.isEitherWay) {
    const both = [byMeasure(rank), byMeasure({ ...rank, isGreatest: !rank.isGreatest })];
    return both[0] === both[1] ? both[0] : undefined;
  }
  if (rank.by !== 'place') return byMeasure(rank);
  const before = above?.filter(isAlike).length;
  if (before !== undefined && !rank.isGreatest && !rank.isOfList && said.some((one) => happenings.has(one))) {
    const rows = [...alike.slice(0, before), own, ...alike.slice(before)];
    // The order of the page and that of the days mean different rows: it has to be both.
    if (isUnsorted(rank, rows, now))
      return isWithin(rank, before, before) === true && byMeasure({ ...rank, by: 'time' }) === true;
  }
  const isByTime = rank.skipped > 0 || rank.isOfList ? undefined : byMeasure(rank);
  if (rank.isGreatest ? isByTime !== undefined : isByTime === true) return isByTime;
  if (before === undefined) return undefined;
  const behind = alike.length - before;
  if (!rank.isGreatest) return isWithin(rank, before, before);
  if (rank.isOfList) return isWithin(rank, behind, behind);
  // A list may begin or end with what came last.
  return before >= rank.count && behind >= rank.count ? false : undefined;
}

/** Whether rows that all have a day are neither in the order of their days nor in the opposite one. */
function isUnsorted(rank: Rank, rows: readonly string[], now: number): boolean {
  const times = rows.map((row) => measuresIn(row, { ...rank, by: 'time' }, now).get('time'));
  const steps = times.slice(1).map((time, at) => (time ?? Number.NaN) - (times[at] ?? Number.NaN));
  return steps.some((step) => step > 0) && steps.some((step) => step < 0) && !steps.some(Number.isNaN);
}

/** How many of the others come before it at least, and at most. */
function compared(rank: Rank, own: string, alike: readonly string[], now: number): [number, number] {
  const all = alike.map((one) => measuresIn(one, rank, now));
  const [kind, value] =
    [...measuresIn(own, rank, now)].find(([one]) => all.some((other) => other.has(one))) ?? [];
  if (kind === undefined || value === undefined) return [0, alike.length];
  const before = all.filter((other) => {
    const one = other.get(kind);
    return one !== undefined && (rank.isGreatest ? one > value : one < value);
  }).length;
  const unsure = all.filter((other) => !other.has(kind) || other.get(kind) === value).length;
  return [before, before + unsure];
}

/** A row begins with the name of its thing. */
function comparedByName({ isGreatest }: Rank, own: string, alike: readonly string[]): [number, number] {
  const steps = alike.map((other) => other.trim().localeCompare(own.trim()));
  const before = steps.filter((step) => (isGreatest ? step > 0 : step < 0)).length;
  return [before, before + steps.filter((step) => step === 0).length];
}

function isWithin({ skipped, count }: Rank, least: number, most: number): boolean | undefined {
  const end = skipped + count - 1;
  if (least > end || most < skipped) return false;
  return least >= skipped && most <= end ? true : undefined;
}
