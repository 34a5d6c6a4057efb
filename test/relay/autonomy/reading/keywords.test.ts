/** What people type in a search box is read as the question what it is. */
import { expect, test } from 'vitest';
import { readQuestion } from '../../../../relay/autonomy/reading/question/question';

test.each([
  ['child ticket price', 'money'],
  ['tram fare to the airport', 'money'],
  ['application deadline', 'date'],
  ['closing time of the bakery', 'time'],
  ['warranty period', 'duration'],
  ['venue of the summer concert', 'place'],
])('%s', (query, type) => {
  expect(readQuestion(query).type).toBe(type);
});
