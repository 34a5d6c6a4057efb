/** Which way a list is sorted, in words and by what its column shows. */
import { describe, expect, test } from 'vitest';
import { goes, wayIn } from '../../../../../relay/autonomy/literal/page/sort-order';

describe('the way in words', () => {
  test.each([
    ['price highest first', 'down', 'price'],
    ['price high to low', 'down', 'price'],
    ['price low high', 'up', 'price'],
    ['from low to high price', 'up', 'price'],
    ['name descending', 'down', 'name'],
    ['name a z', 'up', 'name'],
    ['date newest first', 'down', 'date'],
    ['cheapest first', 'up', ''],
  ])('%s', (words, way, rest) => {
    expect(wayIn(words)).toEqual({ way, rest });
  });

  test.each(['price', 'relevance', 'most popular'])('%s says none', (words) => {
    expect(wayIn(words)).toBeUndefined();
  });
});

describe('the way of a column', () => {
  test.each([
    [['€ 9.50', '€ 12.00', '€ 1,200.00'], 'up', true],
    [['€ 9.50', '€ 12.00', '€ 1,200.00'], 'down', false],
    [['Pear', 'apple'], 'down', true],
    [['3', '1', '2'], 'up', false],
    [['3', '3'], 'up', undefined],
  ] as const)('%s %s: %s', (values, way, is) => {
    expect(goes(values, way)).toBe(is);
  });
});
