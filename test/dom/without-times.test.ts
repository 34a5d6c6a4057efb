/** What a clock changes in a text, and what it does not. */
import { expect, it } from 'vitest';
import { withoutTimes } from '../../extension/dom/effects/binding/without-times';

it.each([
  ['Code ends in 59 s', 'Code ends in 8 s'],
  ['at 12:30', 'at 12:31'],
  ['noch 1 Std. 2 Min', 'noch 59 Min'],
  ['2 days, 3 hours, 1 min left', '2 days, 2 hours, 59 min left'],
  ['4m 59s', '4m 58s'],
  ['reste 3 secondes', 'reste 2 secondes'],
])('%s may become %s', (before, after) => expect(withoutTimes(before)).toBe(withoutTimes(after)));

it.each([
  ['7 tags', '700 tags'],
  ['3 secrets', '300 secrets'],
  ['5 oranges', '500 oranges'],
  ['3 days', '30 days'],
  ['2 hours', '20 hours'],
  ['500 m', '5000 m'],
  ['10 minutes', '1000 minutes'],
  ['1,000 seconds', '9,000 seconds'],
  ['4 seats', '40 seats'],
])('%s is something else than %s', (before, after) =>
  expect(withoutTimes(before)).not.toBe(withoutTimes(after)),
);

it('takes no longer than its text is', () => {
  const start = performance.now();
  withoutTimes('1'.repeat(200_000));
  withoutTimes('1 h '.repeat(50_000));
  expect(performance.now() - start).toBeLessThan(5_000);
});
