/** What a task says of its thing behind the order tells it from others as well. */
import { describe, expect, test } from 'vitest';
import { isLetThrough } from '../place-of-act';

const alone = (prompt: string, row: string) => isLetThrough(prompt, 'Cancel booking', { row });

describe.each([
  ['Cancel my booking, which is on Tuesday.', 'Tue 5 May|Hall', 'Wed 6 May|Hall'],
  ['Cancel my booking. It is on Tuesday.', 'Tue 5 May|Hall', 'Wed 6 May|Hall'],
  ["Cancel my booking. It's on 12 May.", '12 May 2026|Hall', '13 May 2026|Hall'],
  ['Cancel my booking. It is in June and was made by Kim.', '3 June|Hall', '3 July|Hall'],
  ['Cancel my booking, that is at 5 pm.', 'Hall|17:00', 'Hall|16:00'],
  ['Cancel my booking. It starts at 17:00.', 'Hall|5:00 PM', 'Hall|4:00 PM'],
])('%s', (prompt, right, wrong) => {
  test(`goes in ${right}`, () => expect(alone(prompt, right)).toBe(true));
  test(`is held in ${wrong}`, () => expect(alone(prompt, wrong)).toBe(false));
});

test.each([
  ['Cancel my booking. It is not on Tuesday.', 'Wed 6 May|Hall'],
  ['Cancel my booking. It is a mistake.', 'Wed 6 May|Hall'],
  ['Cancel my booking. My holiday is on Tuesday.', 'Wed 6 May|Hall'],
  ['Cancel my booking. It was made on Tuesday.', 'Wed 6 May|Hall'],
])('"%s" goes in %s', (prompt, row) => expect(alone(prompt, row)).toBe(true));

test('goes in the row that it is said of, beside others', () => {
  const at = (row: string, other: string) =>
    isLetThrough('Cancel my court booking. It is on Friday.', 'Cancel', { row, others: [other] });
  expect(at('Court|Fri 8 May', 'Court|Thu 7 May')).toBe(true);
  expect(at('Court|Thu 7 May', 'Court|Fri 8 May')).toBe(false);
});
