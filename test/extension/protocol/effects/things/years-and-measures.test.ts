/** Things that differ in nothing but the year, the measure or the number of pieces: a key of 2026, a pot of 25 cm, an order of three. */
import { expect, test } from 'vitest';
import { isLetThrough, type PlaceOfAct } from '../place-of-act';

const keys = 'Revoke all keys that were created in 2025.';
const key = (row: string): PlaceOfAct => ({ row, others: ['CI|Created Jun 20, 2025'] });
const pots = { others: ['Glazed pot 20 cm|£10'] };
const orders = (count: number): PlaceOfAct => ({
  row: `PO-1${count}|Fern 'Lady Moss'|${count}|October`,
  cells: `No.: PO-1${count}|Plant: Fern 'Lady Moss'|Plants: ${count}|Expected: October`,
  others: ["PO-77|Iris 'Snow Queen'|2|October"],
});

test.each<[string, string, PlaceOfAct]>([
  [keys, 'Revoke', key('Build|Created Jan 15, 2026 · Last used Dec 1, 2025')],
  [keys, 'Revoke', key('Build|Created 2024-03-01')],
  ['Delete the backups made in March 2024.', 'Delete', key('Nightly|Created 4 March 2025')],
  ['Delete the invoices from 2023 or 2024.', 'Delete', key('Bell & Co|12 May 2025')],
  ['Delete the glazed pot of 20 cm.', 'Delete', { ...pots, row: 'Glazed pot 25 cm|£12' }],
  ['Delete the 1 TB volume.', 'Delete volume', { row: 'Volume data|2 TB', others: ['Volume logs|1 TB'] }],
  [
    'Cancel the 2.5 litre paint order.',
    'Cancel order',
    { row: 'Paint order|5 l', others: ['Paint order|2,5 l'] },
  ],
  ["Cancel my order of the single 'Lady Moss' fern.", 'Cancel order', orders(3)],
  ["Cancel my order of two 'Lady Moss' ferns.", 'Cancel order', orders(3)],
  ['Cancel the order of one kettle.', 'Cancel order', { row: 'Kettle|3 × £20', others: ['Lamp|1 × £9'] }],
])('%s %s on %j is held', (prompt, name, place) => {
  expect(isLetThrough(prompt, name, place)).toBe(false);
});

test.each<[string, string, PlaceOfAct]>([
  [keys, 'Revoke', key('Build|Created Jan 15, 2025 · Last used Jan 20, 2026')],
  ['Delete all keys that expire in 2027.', 'Delete', key('Build|Created Jan 15, 2026 · Expires May 1, 2027')],
  ['Delete the invoices from 2023 or 2024.', 'Delete', key('Bell & Co|12 May 2024')],
  ['Delete all keys created before 2025.', 'Delete', key('Build|Created May 1, 2024')],
  [
    'Delete the glazed pot of 20 cm.',
    'Delete',
    { row: 'Glazed pot 20 cm|£12', others: ['Glazed pot 25 cm|£10'] },
  ],
  ['Delete the glazed pot.', 'Delete', { row: 'Glazed pot 25 cm|£12', others: ['Lamp|£10'] }],
  [
    'Delete all volumes of more than 1 TB.',
    'Delete volume',
    { row: 'Volume data|2 TB', others: ['Volume logs|1 TB'] },
  ],
  ["Cancel my order of the single 'Lady Moss' fern.", 'Cancel order', orders(1)],
  ["Cancel my order of two 'Lady Moss' ferns.", 'Cancel order', orders(2)],
  [
    'Cancel the booking of the single room.',
    'Cancel booking',
    { row: 'Single room|Qty: 2', others: ['Double room|Qty: 1'] },
  ],
  [
    'Cancel one of my kettle orders.',
    'Cancel order',
    { row: 'Kettle order|Qty: 3', others: ['Lamp order|Qty: 1'] },
  ],
])('%s %s on %j goes', (prompt, name, place) => {
  expect(isLetThrough(prompt, name, place)).toBe(true);
});
