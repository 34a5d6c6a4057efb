/** "The second by date", "the one that expires first": a rank by the days of the rows, where the page shows them in another order. */
import { expect, test } from 'vitest';
import { isLetThrough } from '../place-of-act';

const lists = {
  rooms: [
    'Kiln Room, 27 April 2026 10:00 · Booked',
    'Kiln Room, 9 April 2026 10:00 · Booked',
    'Kite Room, 14 April 2026 10:00 · Booked',
    'Kiln Room, 16 April 2026 10:00 · Booked',
    'Kiln Room, 7 May 2026 10:00 · Booked',
  ],
  inOrder: ['Massage|3 March 2026', 'Massage|10 March 2026', 'Massage|24 March 2026'],
  permits: [
    'Edda Lund, valid until 9 April 2027 · Active',
    'Noor Alami, valid until 8 May 2026 · Active',
    'Piet Maas, valid until 30 September 2026 · Active',
    'Vera Holt, valid until 2 January 2026 · Withdrawn',
  ],
  licences: [
    'Editor seat|Issued 2 February 2026|Ends 1 June 2026',
    'Editor seat|Issued 5 January 2026|Ends 1 August 2026',
  ],
  leases: ['Van A|4 May 2026 – 30 June 2026', 'Van B|1 June 2026 – 12 June 2026'],
  pots: ['Jar|£12|9 May 2026', 'Bowl|£40|2 May 2026', 'Vase|£25|20 May 2026'],
} as const;

function goes(prompt: string, list: keyof typeof lists, name: string): number[] {
  const rows: readonly string[] = lists[list];
  return rows.flatMap((row, at) => {
    const others = rows.filter((_, index) => index !== at);
    return isLetThrough(prompt, name, { row, others, above: rows.slice(0, at) }) ? [at] : [];
  });
}

const twoOrders =
  'Cancel the second, by date, of her three Kiln Room bookings in April and remove the active parking permit of hers that expires first.';

test.each<[string, keyof typeof lists, number[], string]>([
  ['Cancel the second, by date, of our three Kiln Room bookings in April.', 'rooms', [3], 'Cancel'],
  ['In order of date, cancel the third of our Kiln Room bookings in April.', 'rooms', [0], 'Cancel'],
  ['Cancel the first Kiln Room booking in April in chronological order.', 'rooms', [1], 'Cancel'],
  [twoOrders, 'rooms', [3], 'Cancel'],
  // The page and the days have another second, and another first.
  ['Cancel the second Kiln Room booking in April.', 'rooms', [], 'Cancel'],
  ['Cancel the first Kiln Room booking in April.', 'rooms', [], 'Cancel'],
  ['Cancel the second row in the list.', 'rooms', [1], 'Cancel'],
  ['Cancel the second massage appointment.', 'inOrder', [1], 'Cancel'],
  ['Cancel the first massage appointment.', 'inOrder', [0], 'Cancel'],
  ['Remove the second by name.', 'pots', [0], 'Remove'],
  ['Remove the second by price.', 'pots', [2], 'Remove'],
  ['Remove the second item and list the others by date.', 'pots', [1], 'Remove'],
  ['Remove the active parking permit that expires first.', 'permits', [1], 'Remove'],
  ['Remove the active parking permit that expires last.', 'permits', [0], 'Remove'],
  ['Remove the two active parking permits that expire first.', 'permits', [1, 2], 'Remove'],
  ['Remove the active parking permit with the earliest expiry date.', 'permits', [1], 'Remove'],
  ['Remove the first active parking permit to expire.', 'permits', [1], 'Remove'],
  [twoOrders, 'permits', [1], 'Remove'],
  ['Remove the editor seat that ends first.', 'licences', [0], 'Remove'],
  ['Remove the editor seat which was issued first.', 'licences', [1], 'Remove'],
  ['Delete the van that ends soonest.', 'leases', [1], 'Delete'],
  ['Delete the van that starts first.', 'leases', [0], 'Delete'],
])('%s In %s: only the rows %j', (prompt, list, rows, name) => {
  expect(goes(prompt, list, name)).toEqual(rows);
});
