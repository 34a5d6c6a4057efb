/** Percentiles and other statistics of samples. */
import { percentile } from '../measure';

/**
 * The mean of the middle half. Like the median it ignores outliers, and unlike the median it is finer than the
 * clock's resolution (browsers round their clocks to 0.1 ms).
 */
export function midmean(samples: readonly number[]): number {
  const sorted = samples.toSorted((one, other) => one - other);
  const cut = Math.floor(sorted.length / 4);
  const middle = sorted.slice(cut, sorted.length - cut);
  return middle.reduce((sum, each) => sum + each, 0) / middle.length;
}

/** One number with the least and the greatest of the rounds that it comes from. */
export interface Ratio {
  median: number;
  least: number;
  greatest: number;
}

/**
 * How many times as long as `others` `ones` take: the median of the rounds' own ratios, each of the medians of that
 * round, because the two of one round met the same machine. Rounds that lack one of the two do not count.
 */
export function ratioOf(
  ones: readonly (readonly number[] | undefined)[],
  others: readonly (readonly number[] | undefined)[],
): Ratio | undefined {
  const ratios = ones.flatMap((one, round) => {
    const other = others[round];
    return one && other ? [percentile(one, 0.5) / percentile(other, 0.5)] : [];
  });
  if (ratios.length === 0) return undefined;
  return { median: median(ratios), least: Math.min(...ratios), greatest: Math.max(...ratios) };
}

/** Of an even number the mean of the two in the middle: with two rounds neither of them is to be the answer. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = [(sorted.length - 1) / 2, sorted.length / 2].map(
    (index) => sorted[Math.floor(index)] ?? Number.NaN,
  );
  return middle.reduce((sum, each) => sum + each, 0) / middle.length;
}
