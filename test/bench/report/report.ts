/** Formats the figures of all contenders as text. */
import type { Contender } from '../contenders/contender';
import { percentile } from '../measure';
import { type Question, questions } from '../questions';
import type { Results } from '../rounds';
import { type Ratio, ratioOf } from './statistics';
import { table } from './table';

const nothing = '-';

/** One line per question: p50 and p95 of each contender, over all rounds. */
export function durations(results: Results, asked: readonly Question[]): string {
  const contenders = [...results.keys()];
  const head = ['p50 / p95 in ms', ...contenders.map(({ name }) => name)];
  const lines = asked.map((question) => [
    question,
    ...contenders.map((contender) => {
      const samples = samplesOf(results, contender, question);
      if (samples.length === 0) return nothing;
      return `${ms(percentile(samples, 0.5))} / ${ms(percentile(samples, 0.95))}`;
    }),
  ]);
  return table([head, ...lines], 'right');
}

/** One line per question: how many times as long as `base` each of `others` takes. */
export function multiples(
  results: Results,
  asked: readonly Question[],
  base: Contender,
  others: readonly Contender[],
): string {
  const head = [`times ${base.name}`, ...others.map(({ name }) => name)];
  const lines = asked
    .map((question) => [
      question,
      ...others.map((other) => {
        const ratio = ratioBetween(results, question, other, base);
        return ratio ? inWords(ratio) : nothing;
      }),
    ])
    .filter(([, ...ratios]) => ratios.some((ratio) => ratio !== nothing));
  return table([head, ...lines], 'right');
}

/** What the questions mean, and what they mean to each contender. */
export function notes(results: Results, asked: readonly Question[]): string {
  return [
    ...asked.map((question) => `  ${question}: ${questions[question].summary}`),
    ...[...results.keys()].map(({ name, note }) => `  ${name}: ${note}`),
    '  times: the median of the rounds, each the ratio of the p50 of that round (least - greatest round)',
  ].join('\n');
}

/** All samples of all rounds. */
export function samplesOf(results: Results, contender: Contender, question: Question): number[] {
  return (results.get(contender) ?? []).flatMap((turn) => turn[question]?.samples ?? []);
}

/** How many times as long as `base` takes a contender takes; nothing where one of them has no such operation. */
export function ratioBetween(
  results: Results,
  question: Question,
  contender: Contender,
  base: Contender,
): Ratio | undefined {
  const rounds = (who: Contender) => (results.get(who) ?? []).map((turn) => turn[question]?.samples);
  return ratioOf(rounds(contender), rounds(base));
}

function inWords({ median, least, greatest }: Ratio): string {
  return least === greatest ? times(median) : `${times(median)} (${times(least)} - ${times(greatest)})`;
}

function times(value: number): string {
  return value.toFixed(value < 10 ? 2 : 1);
}

function ms(value: number): string {
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}
