/** A number by which a task names a thing beats the words that others share with it. */
import { describe, expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';

interface Place {
  row?: string;
  asks?: string;
}

function isDone(prompt: string, name: string, { row = '', asks = '' }: Place): boolean {
  const dialog = asks ? { title: asks, text: asks, says: asks, isConfirmation: true } : undefined;
  const found = classifyControl({ name, role: 'button', row, ...(dialog && { dialog }) });
  if (!found) throw new Error(`${name} is not held at all`);
  const facts = { row, dialog: asks, inDialog: dialog !== undefined, isOneOfMany: row !== '' };
  return isNamed(prompt, { ...found, ...facts, name }, asks ? [found.what] : []);
}

const lamp = 'Cancel my order 1047, the desk lamp.';
const kitchen = 'Delete #87, the kitchen invoice.';

describe('a thing of another number', () => {
  test.each<[string, string, Place]>([
    [lamp, 'Cancel order', { row: '1053 Desk lamp shade' }],
    [lamp, 'Cancel', { row: 'Order 1053 Desk lamp shade 12 Nov 2026 €40.00' }],
    ['Cancel order 1047 (the desk lamp).', 'Cancel order', { row: 'Desk lamp shade No. 1053 2 pcs' }],
    ['Cancel the desk lamp order, number 1047', 'Cancel order', { row: '#1053 Desk lamp' }],
    [lamp, 'OK', { asks: 'Cancel order 1053?' }],
    [lamp, 'Yes, cancel it', { asks: 'Cancel the order #1053, Desk lamp?' }],
    [kitchen, 'Delete', { row: '#88 Kitchen invoice' }],
    [kitchen, 'Delete', { row: 'Kitchen invoice 88 €87.00' }],
    [kitchen, 'Delete', { row: '88 Kitchen invoice' }],
    ['Delete invoice INV-2041 for the kitchen', 'Delete', { row: 'INV-2042 Kitchen' }],
    ['Pay invoice INV-2041 of Acme.', 'Pay', { row: 'INV-2014 Acme' }],
    ['Delete ticket T-12, the broken lamp', 'Delete', { row: 'T-13 Broken lamp' }],
    ['Cancel my flight LH 1234 to Rome', 'Cancel flight', { row: 'LH 1243 Rome' }],
    ['Storniere die Bestellung Nr. 1047, die Lampe', 'Stornieren', { row: 'Bestellung Nr. 1053 Lampe' }],
    ['Annule la commande n° 1047, la lampe', 'Annuler la commande', { row: 'Commande n° 1053 lampe' }],
    ['Find the invoice 2041 of Acme and delete it', 'Delete', { row: 'Invoice 2042 Acme' }],
    ['Withdraw my claim 5521 about the lamp and delete it', 'Delete', { row: 'Claim 5522 lamp' }],
    ['The desk lamp is order 1047. Cancel it.', 'Cancel order', { row: '1053 Desk lamp shade' }],
    ['Open order 1047, the desk lamp. Then press Cancel order.', 'Cancel order', { row: '1053 Desk lamp' }],
    ['Please cancel 1047, the desk lamp', 'Cancel order', { row: '1053 Desk lamp' }],
    ['Cancel booking X-4412 at the Lindt', 'Cancel booking', { row: 'Booking X-4421 Lindt' }],
    ['Cancel order #SO1047 (lamp)', 'Cancel order', { row: 'SO1053 lamp' }],
    ['Usuń fakturę nr 87, kuchnia', 'Usuń', { row: 'Faktura nr 88 kuchnia' }],
    ['Elimina la factura n.º 87, cocina', 'Eliminar', { row: 'N.º 88 Factura cocina' }],
    ['Remove user #17, Ada', 'Remove', { row: '#18 Ada Byron' }],
    ['Approve expense 311, the taxi', 'Approve', { row: '312 Taxi' }],
    ['Cancel booking X7K2PQ to Rome', 'Cancel booking', { row: 'Booking X7K2PR Rome' }],
    ['Delete the kitchen invoice, 2041', 'Delete', { row: '2042 Kitchen invoice' }],
    ['Delete comment 3 of Ann', 'Delete', { row: 'Comment 4 Ann' }],
    ['Refund order 1047 (desk lamp)', 'Refund order', { row: '1053 Desk lamp' }],
    ['Delete slide 4 about sales', 'Delete', { row: 'Slide 5 Sales' }],
  ])('"%s" is not for %s of %j', (prompt, name, place) => {
    expect(isDone(prompt, name, place)).toBe(false);
  });
});

describe('the thing of the number, and things without one', () => {
  test.each<[string, string, Place]>([
    [lamp, 'Cancel order', { row: '1047 Desk lamp Arne' }],
    [lamp, 'Cancel order', { row: 'Desk lamp Arne 12 November 2026 €1,053.00' }],
    [lamp, 'Cancel order', { row: 'Desk lamp Arne 2 pcs 2026-11-12 10:53' }],
    [lamp, 'OK', { asks: 'Cancel order 1047?' }],
    ['Cancel orders 1047 and 1048.', 'Cancel order', { row: '1048 Oak shelf' }],
    ['Cancel all orders except 1047.', 'Cancel order', { row: '1048 Oak shelf' }],
    [kitchen, 'Delete', { row: '#87 Kitchen invoice' }],
    [kitchen, 'Delete', { row: '87 Kitchen invoice, 3 items' }],
    [kitchen, 'Delete', { row: 'Kitchen invoice from 3 May' }],
    ['Delete invoice INV-2041 for the kitchen', 'Delete', { row: 'INV-2041 Kitchen PO-77' }],
    ['Delete invoice INV-2041 for the kitchen', 'Delete', { row: '2041 Kitchen' }],
    ['Delete the 2 mails from Ann', 'Delete', { row: 'Ann Lunch #88' }],
    ['Delete the photo of 12 May', 'Delete', { row: 'Photo 13 of the beach, May' }],
    ['Pay the bill of 120 euros from Acme', 'Pay', { row: 'Bill 4711 Acme €120.00' }],
    ['Order 2 lamps', 'Order now', { row: '#88 Desk lamps' }],
    ['Book a table for 4 at 7 pm', 'Book table', { row: 'Table 12 7 pm' }],
    ['Delete the first 3 drafts about Rome', 'Delete', { row: '#12 Drafts about Rome' }],
    ['Delete the report of 2023', 'Delete', { row: 'Report 4 of 2023' }],
    ['Delete the photos from summer 2023', 'Delete', { row: 'Summer photos 1204' }],
    [
      'Cancel order 1047, the desk lamp, and tell me the number of order 1053',
      'Cancel order',
      { row: '1047 Desk lamp' },
    ],
    ['Cancel order 1047 and leave 1053 alone', 'Cancel order', { row: 'Order 1047 Desk lamp' }],
    ['Delete the mails older than 2025 from Ann', 'Delete', { row: 'Ann Invoice 2024' }],
    ['Delete the 120 old mails of Ann', 'Delete', { row: 'Ann 4711' }],
    [
      'Cancel my appointment at 10 on 4 December with Dr. Hartmann',
      'Cancel appointment',
      { row: 'Dr. Hartmann Room 12' },
    ],
    ['Delete version 2.1 of the plan', 'Delete', { row: 'Plan version 2.1' }],
    ['Delete iPhone 13 from my list', 'Delete', { row: 'iPhone 13 Pro €999' }],
    ['Transfer 500 to Lena', 'Transfer', { row: 'Lena 4711 8812' }],
    ['Buy 3 tickets for Hamlet', 'Buy tickets', { row: 'Hamlet Hall 12 #7' }],
    ['Cancel booking X7K2PQ to Rome', 'Cancel booking', { row: 'X7K2PQ Rome B737X' }],
    ['Tell Ann that order 1047 is late', 'Send', { row: 'Ann Order 1053 arrived' }],
    ['Send Ann the message "order 1047 is late"', 'Send', { row: 'Ann Order 1053 arrived' }],
    ['Cancel order 1047', 'Cancel order', { row: 'Order #1047 Replaces 1046' }],
    ['Remove Ada from room 3', 'Remove', { row: 'Ada Byron 1815' }],
  ])('"%s" is for %s of %j', (prompt, name, place) => {
    expect(isDone(prompt, name, place)).toBe(true);
  });
});

test('a native dialog about another number is answered with Cancel, whatever was let through', () => {
  const opener = { row: '', isOneOfMany: true };
  const judged = (message: string) =>
    judgeDialog({ type: 'confirm', message }, { mode: 'named', prompt: lamp }, ['cancel'], opener).answer;
  expect(judged('Cancel order 1053?')).toBe('dismiss');
  expect(judged('Cancel order 1047?')).toBe('accept');
});
