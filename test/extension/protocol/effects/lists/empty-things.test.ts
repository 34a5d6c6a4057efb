/** "Delete the empty copy": what the question or the row counts in a thing says whether it is empty. */
import { expect, test } from 'vitest';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';
import { isLetThrough } from '../place-of-act';

function answer(prompt: string, message: string, row = '') {
  const opener = { row, isOneOfMany: row !== '', rowLines: () => row, otherRows: () => [] };
  return judgeDialog({ type: 'confirm', message }, { mode: 'named', prompt }, ['delete'], opener).answer;
}

test.each([
  ['Delete the empty copy of the 1962 series.', 'Delete series "1962 (copy 2)" with its 2 reel(s)?'],
  ['Delete the empty album of the Lund family.', 'Delete the album Lund family and its 14 photos?'],
  ['Delete the Lund album that is empty.', 'Delete "Lund"? The album contains 3 photos.'],
])('%s The question %s is dismissed', (prompt, message) => {
  expect(answer(prompt, message)).toBe('dismiss');
});

test.each([
  ['Delete the empty copy of the 1962 series.', 'Delete series "1962 (copy)" with its 0 reel(s)?'],
  ['Delete the copy of the 1962 series.', 'Delete series "1962 (copy)" with its 2 reel(s)?'],
  ['Delete the empty album of the Lund family.', 'Delete the album "Lund family"?'],
  ['Delete the empty album Lund.', 'Delete the album Lund? It stays in the bin and has 30 days there.'],
])('%s The question %s is accepted', (prompt, message) => {
  expect(answer(prompt, message)).toBe('accept');
});

const albums = ['Lund 1970|(12)', 'Lund copy|(0)', 'Lund copy 2|(4)', 'Lund copy 3|3 photos'];

test.each([
  ['Delete the empty Lund copy.', albums, [1]],
  ['Delete all empty Lund copies.', ['Lund copy A|0 photos', 'Lund copy B|9 photos'], [0]],
  // Nothing tells which is empty.
  ['Delete the empty Lund album.', ['Lund album|3 days ago'], [0]],
  ['Empty the trash and delete the Lund copy.', ['Lund copy|(4)', 'Ruiz copy|(0)'], [0]],
])('%s Of %j only %j', (prompt, rows, at) => {
  const goes = rows.flatMap((row, index) =>
    isLetThrough(prompt, 'Delete', { row, others: rows.filter((one) => one !== row) }) ? [index] : [],
  );
  expect(goes).toEqual(at);
});
