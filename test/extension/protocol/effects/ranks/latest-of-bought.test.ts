/** What is paid, sent or turned down is told by when it came, too: not the older bill after "Pay the latest gas bill". */
import { expect, test } from 'vitest';
import { isLetThrough } from '../place-of-act';

const lists = {
  bills: ['Gas bill|3 May 2026|€40', 'Gas bill|1 April 2026|€40', 'Water bill|5 May 2026|€30'],
  contracts: ['Contract for Ann|3 May 2026', 'Contract for Ann|1 April 2026'],
  swaps: [
    'Priya Nair|swap of late shift, asked 3 May 2026',
    'Priya Nair|swap of late shift, asked 1 May 2026',
  ],
} as const;

type Case = [prompt: string, name: string, list: keyof typeof lists, right: number];
const cases: Case[] = [
  ['Pay the latest gas bill.', 'Pay', 'bills', 0],
  ['Pay the older of the two gas bills.', 'Pay', 'bills', 1],
  ['Resend the latest contract to Ann.', 'Resend', 'contracts', 0],
  ['Reject the newer swap request.', 'Reject', 'swaps', 0],
  ['Reject the newer one of the two swap requests.', 'Reject', 'swaps', 0],
  ['Priya has asked twice. Decline the older request.', 'Decline', 'swaps', 1],
  ['There are two identical requests from Priya. Decline the older one.', 'Decline', 'swaps', 1],
];

test.each(cases)('%s', (prompt, name, list, right) => {
  const rows = lists[list];
  const gone = rows.filter((row, at) =>
    isLetThrough(prompt, name, {
      row,
      others: rows.filter((one) => one !== row),
      above: rows.slice(0, at),
    }),
  );
  expect(gone).toEqual([rows[right]]);
});

test('a rank with a condition says nothing of the rows that do not meet it', () => {
  const others = ['09:10 to Leeds|£12', '11:20 to Leeds|£12'];
  expect(
    isLetThrough('Book the earliest train after 10:00.', 'Book', { row: '10:20 to Leeds|£12', others }),
  ).toBe(true);
});
