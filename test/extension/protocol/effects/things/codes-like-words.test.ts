/** Codes whose letters are small words by themselves: the "t" of T-25-0412 is no rest of "don't", the "s" of S-104 no "'s". */
import { expect, test } from 'vitest';
import { isLetThrough } from '../place-of-act';

const tickets = ['T-25-0412 pump', 'T-25-0413 valve', 'T-25-0414 hose'];
const orders = ['S-104 lamp', 'S-105 chair', 'D-7 rug'];

function rowsIn(prompt: string, name: string, rows: readonly string[]): number[] {
  return rows.flatMap((row, at) => {
    const others = rows.filter((one) => one !== row);
    return isLetThrough(prompt, name, { row, others, above: rows.slice(0, at) }) ? [at] : [];
  });
}

test.each<[string, string, readonly string[], number[]]>([
  ['Delete T-25-0412.', 'Delete', tickets, [0]],
  ['Delete tickets T-25-0412 and T-25-0413.', 'Delete', tickets, [0, 1]],
  ['Approve these: T-25-0412, T-25-0414.', 'Approve', tickets, [0, 2]],
  ['Cancel order S-104.', 'Cancel order', orders, [0]],
  ['Cancel orders S-105 and D-7.', 'Cancel order', orders, [1, 2]],
  // These are still words.
  ["Approve T-25-0412. Don't approve T-25-0413.", 'Approve', tickets, [0]],
  ['Delete all tickets, but not T-25-0412.', 'Delete', tickets, [1, 2]],
  ['Delete all tickets except T-25-0412.', 'Delete', tickets, [1, 2]],
  ['Delete T-25-0413, not T-25-0412.', 'Delete', tickets, [1]],
])('%s', (prompt, name, rows, right) => expect(rowsIn(prompt, name, rows)).toEqual(right));
