/** Reads what rows are compared by: when something was, what it costs, how large it is. */
import { wordsOf } from '../../../words';
import { type Time, timesIn } from '../ages/ages-in';
import { isMaking, isSameEvent, namesEvent } from '../ages/events';
import { amountsIn } from '../numbers/amounts';
import { isOfEnd } from './dated-events';
import type { Rank } from './ranks-in';

/** Each unit in the least one of its kind. */
const units: readonly [RegExp, kind: string, factor: number][] = [
  [/^b(?:ytes?)?$/, 'data', 1],
  [/^ki?b$/, 'data', 1e3],
  [/^mi?b$/, 'data', 1e6],
  [/^gi?b$/, 'data', 1e9],
  [/^ti?b$/, 'data', 1e12],
  [/^ml$/, 'volume', 1],
  [/^(?:l|lit(?:er|re)s?)$/, 'volume', 1e3],
  [/^g$/, 'weight', 1],
  [/^kg$/, 'weight', 1e3],
];
const measured = /(?<![\p{L}\p{N}.,])(\d+(?:[.,]\d+)?)\s?([a-z]{1,6})(?![\p{L}\p{N}])/giu;

/** The values by which a row can be compared, each under what it is a value of. */
export function measuresIn(text: string, { by, event }: Rank, now: number): Map<string, number> {
  if (by !== 'amount') {
    const time = timeIn(text, event, now);
    if (time === undefined) return new Map();
    // "My last order" of one day may be the last of the list.
    return new Map([['time', by === 'time' ? time.clock - time.days : -Math.ceil(time.days)]]);
  }
  const [price] = amountsIn(text);
  const sizes = [...text.matchAll(measured)].flatMap(([, figures = '', unit = '']): [string, number][] => {
    const [, kind, factor = 1] = units.find(([one]) => one.test(unit.toLowerCase())) ?? [];
    return kind === undefined ? [] : [[kind, Number(figures.replace(',', '.')) * factor]];
  });
  return new Map([...sizes.reverse(), ...(price === undefined ? [] : [['price', price] as const])].reverse());
}

/** Of several times that of what the task says was done, else that since when there is the thing. */
function timeIn(text: string, event: readonly string[], now: number): Time | undefined {
  const all = timesIn(text, now);
  const isNamed = (label: string) => wordsOf(label).some((word) => event.includes(word));
  // "3 May – 9 May" ends on the last of its days.
  if (isOfEnd(event) && !all.some(({ label }) => isNamed(label)))
    return all.toSorted((one, other) => one.days - other.days)[0];
  const ranked = [
    isNamed,
    (label: string) => isSameEvent(label, event),
    isMaking,
    (label: string) => !namesEvent(label),
    () => true,
  ];
  return ranked.map((isOf) => all.find(({ label }) => isOf(label))).find((one) => one !== undefined);
}
