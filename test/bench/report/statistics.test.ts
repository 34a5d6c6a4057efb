import { expect, test } from 'vitest';
import { percentile } from '../measure';
import { midmean, ratioOf } from './statistics';

test('a percentile is one of the samples, by nearest rank', () => {
  expect(percentile([4, 1, 3, 2], 0.5)).toBe(2);
  expect(percentile([4, 1, 3, 2], 0.95)).toBe(4);
  expect(percentile([], 0.5)).toBeNaN();
});

test('a ratio is the median of the rounds, so that a round that met a slow machine does not decide', () => {
  const ratio = ratioOf([[2], [2.2], [30]], [[1], [1], [10]]);
  expect(ratio).toEqual({ median: 2.2, least: 2, greatest: 3 });
});

test('of two rounds the ratio lies in the middle', () => {
  expect(ratioOf([[2], [4]], [[1], [1]])).toEqual({ median: 3, least: 2, greatest: 4 });
});

test('a round that lacks one of the two has no ratio', () => {
  expect(ratioOf([[2], undefined, [9]], [[1], [1]])?.median).toBe(2);
  expect(ratioOf([undefined], [[1]])).toBeUndefined();
});

test('the mean of the middle half knows no outliers, and is finer than what it is made of', () => {
  expect(midmean([0.1, 0.2, 0.1, 90])).toBeCloseTo(0.15);
  expect(midmean([7])).toBe(7);
});
