/** "All drafts" and "the draft" leave out what is shown to be in another state, in its row or on its page. */
import { expect, test } from 'vitest';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';
import { isLetThrough, type PlaceOfAct } from '../place-of-act';

test.each<[string, string, PlaceOfAct, boolean]>([
  ['Void all draft invoices.', 'Void', { heading: 'INV-0055', text: 'Awaiting Payment|Total|$40.00' }, false],
  ['Void all draft invoices.', 'Void', { heading: 'INV-0060', text: 'Draft|Total|$40.00' }, true],
  ['Delete all unpaid bills.', 'Delete', { row: 'Water|Paid|£12', others: ['Gas|Unpaid|£30'] }, false],
  ['Delete all unpaid bills.', 'Delete', { row: 'Gas|Unpaid|£30', others: ['Water|Paid|£12'] }, true],
  ['Cancel all open bookings.', 'Cancel booking', { heading: 'Booking 12', text: 'Closed|Notes' }, false],
  ['Cancel all open bookings.', 'Cancel booking', { heading: 'Booking 12', text: 'Closed on Friday' }, true],
  [
    'Cancel all pending orders.',
    'Cancel order',
    { row: '#1041|Paid|Unfulfilled', others: ['#1042|Paid'] },
    true,
  ],
  ['Cancel all open orders.', 'Cancel order', { row: '#1041|Paid', others: ['#1042|Delivered'] }, true],
  [
    'Cancel all pending orders.',
    'Cancel order',
    { row: '#1041|Paid|Shipped', others: ['#1042|Paid'] },
    false,
  ],
  ['Delete all new users.', 'Delete user', { row: 'Kim Lee|Approved', others: ['Bo Ray|Approved'] }, true],
  [
    'Delete all pending users.',
    'Delete user',
    { row: 'Kim Lee|Approved', others: ['Bo Ray|Pending'] },
    false,
  ],
  ['Delete all open invoices.', 'Delete', { row: 'INV-3|Paid', others: ['INV-4|Open'] }, false],
  [
    'Cancel the one of our provisional foot passenger bookings whose hold expires first; keep all the others.',
    'Cancel booking',
    { heading: 'Booking B2', text: 'Type|Car + driver|Status|Confirmed' },
    false,
  ],
  [
    'Cancel the one of our provisional foot passenger bookings whose hold expires first; keep all the others.',
    'Cancel booking',
    { heading: 'Booking B3', text: 'Type|Foot passenger|Status|Provisional' },
    true,
  ],
  ['Delete the unpaid bill.', 'Delete', { row: 'Water|Paid', others: ['Gas|Unpaid'] }, false],
  ['Delete the unpaid bill.', 'Delete', { row: 'Gas|Unpaid', others: ['Water|Paid'] }, true],
  [
    'Cancel my pending booking.',
    'Cancel booking',
    { heading: 'Booking 12', text: 'Status: Confirmed' },
    false,
  ],
  [
    'Cancel my new booking.',
    'Cancel booking',
    { heading: 'Booking 12', text: 'Status: Confirmed|Paid' },
    true,
  ],
  ['Cancel the booking that I paid.', 'Cancel booking', { heading: 'Booking 12', text: 'Unpaid' }, true],
  ['Void invoice INV-0055.', 'Void', { heading: 'INV-0055', text: 'Awaiting Payment' }, true],
])('%s %s in %j: %s', (prompt, name, place, goes) => {
  expect(isLetThrough(prompt, name, place)).toBe(goes);
});

test('what the task has approved itself was a draft when it began', () => {
  const page = { headings: ['INV-0055'], text: () => 'INV-0055\nAwaiting Payment' };
  const facts = {
    what: 'cancel',
    name: 'Void',
    object: [],
    isFinisher: false,
    row: '',
    dialog: '',
    isOneOfMany: false,
    page,
  } as const;
  expect(isNamed('Void all draft invoices.', facts, [])).toBe(false);
  expect(isNamed('Void all draft invoices.', facts, ['grant'])).toBe(true);
});
