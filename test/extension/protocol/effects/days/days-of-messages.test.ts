/** A day beside a message that says no more is that on which it was sent. */
import { expect, test } from 'vitest';
import { isLetThrough } from '../place-of-act';

test.each([
  [
    'Delete the report Idris Bell sent on 4 March.',
    'Delete report?\nIdris Bell: Burst pipe (2025-03-04)',
    true,
  ],
  [
    'Delete the report Idris Bell sent on 4 March.',
    'Delete report?\nIdris Bell: Burst pipe (2025-03-03)',
    false,
  ],
  ['Delete the letter I received on May 9.', 'Delete letter?\nWater board, 9 May 2025', true],
  ['Delete the letter I received on May 9.', 'Delete letter?\nWater board, 6 May 2025', false],
  ['Delete the booking made on 3 May.', 'Delete booking?\nRoom 4, 12 May', true],
  ['Delete the mail Priya sent on 3 May.', 'Delete mail?\nPriya Nair, yesterday', true],
])('%s "%s": %s', (prompt, dialog, goes) => {
  expect(isLetThrough(prompt, 'Delete', { dialog })).toBe(goes);
});
