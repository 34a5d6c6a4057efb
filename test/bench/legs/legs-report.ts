/** Prints where the time of a step goes, for all contenders side by side. */
import { roles } from '../cpu/cpu-by-role';
import { percentile } from '../measure';
import { midmean } from '../report/statistics';
import { table } from '../report/table';
import type { MeasuredLegs } from './measure-legs';
import { legNames } from './split-step';

/** One line per leg; milliseconds. */
export function legsReport(measured: readonly MeasuredLegs[]): string {
  const columns = sideBySide(measured);
  const means = columns.map(({ legs }) =>
    legNames.map((_, leg) => midmean(legs.map((step) => step[leg] ?? Number.NaN))),
  );
  const rows = [
    ['legs in ms', ...columns.map(nameOf)],
    ...legNames.map((name, leg) => [name, ...means.map((legs) => ms(legs[leg]))]),
    ['sum of the legs', ...means.map((legs) => ms(sumOf(legs)))],
    ['step with taps, p50', ...columns.map(({ tapped }) => ms(percentile(tapped, 0.5)))],
    ['step without, p50', ...columns.map(({ plain }) => ms(percentile(plain, 0.5)))],
    ['steps split', ...columns.map(({ legs, tapped }) => `${legs.length} of ${tapped.length}`)],
  ];
  return [
    table(rows, 'right'),
    '',
    '  Each leg is the mean of the middle half of its steps. Clocks of different processes differ by up to 0.1 ms: what one',
    '  leg between two processes has too much, its way back has too little. Steps are 2 ms apart.',
  ].join('\n');
}

/** One line per kind of process: its processor time per step, without taps. */
export function cpuReport(measured: readonly MeasuredLegs[]): string {
  const columns = sideBySide(measured);
  if (columns.some(({ cpu }) => cpu === undefined)) {
    return 'The processor time of each process is read from /proc, which only Linux has.';
  }
  const perStep = columns.map(({ cpu, plain }) =>
    roles.map((role) => (cpu?.[role] ?? Number.NaN) / plain.length),
  );
  const rows = [
    ['processor ms per step', ...columns.map(nameOf)],
    ...roles.map((role, index) => [role, ...perStep.map((each) => ms(each[index]))]),
    ['all', ...perStep.map((each) => ms(sumOf(each)))],
  ];
  return [
    table(rows, 'right'),
    '',
    '  Of /proc/<pid>/stat, whose ticks are 10 ms; without taps. The client is this bench with its page server.',
  ].join('\n');
}

/** The columns of one question beside each other. */
function sideBySide(measured: readonly MeasuredLegs[]): MeasuredLegs[] {
  const asked = [...new Set(measured.map(({ question }) => question))];
  return asked.flatMap((question) => measured.filter((each) => each.question === question));
}

function nameOf({ contender, question }: MeasuredLegs): string {
  return `${question}, ${contender}`;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0);
}

function ms(value = Number.NaN): string {
  return value.toFixed(2);
}
