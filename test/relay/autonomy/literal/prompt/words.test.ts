/** Similarity of wordings and labels. */
import { expect, test } from 'vitest';
import { minSimilarity, similarity } from '../../../../../relay/autonomy/literal/prompt/words';

test.each([
  ['submit', 'Submit'],
  ['log in', 'Login'],
  ['email', 'Email *'],
  ['first name', 'firstName'],
  ['Reviews', 'Reviews (3)'],
  ['the Save button', 'Save'],
  ['Newsleter', 'Newsletter'],
])('"%s" means "%s"', (phrase, label) => {
  expect(similarity(phrase, label)).toBeGreaterThanOrEqual(minSimilarity);
});

test.each([
  ['Anna', 'Hanna'],
  ['Tab #1', 'Tab #2'],
  ['Warranty', 'Reviews'],
  ['Add adult twice', 'Add'],
  ['page 9', 'page 3'],
  ['Delete account', 'Account'],
])('"%s" does not mean "%s"', (phrase, label) => {
  expect(similarity(phrase, label)).toBeLessThan(minSimilarity);
});
