/** Dialogs and panels of another thing than the task names, by their title, by what they say of it, and by longer names. */
import { describe, expect, test } from 'vitest';
import { isLetThrough, type PlaceOfAct } from '../place-of-act';

type Case = [prompt: string, name: string, right: PlaceOfAct, wrong: PlaceOfAct];

const asked = (dialog: string): PlaceOfAct => ({ dialog: dialog.replaceAll('|', '\n') });

describe('only the thing that is named', () => {
  test.each<Case>([
    // A dialog that calls it by a code and then says what it is.
    [
      'Withdraw the older of my two pending desk lamp claims.',
      'Withdraw',
      asked('Withdraw EX-2087?|Desk lamp, 3 Feb. A withdrawn claim cannot be brought back.'),
      asked(
        'Withdraw EX-2124?|Printer paper, home office, 17 Feb. A withdrawn claim cannot be brought back.',
      ),
    ],
    [
      'Withdraw the claim for the desk lamp.',
      'Withdraw',
      asked('Withdraw EX-2087?|Desk lamp, 3 Feb. A withdrawn claim cannot be brought back.'),
      asked('Withdraw EX-2112?|Desk mat, 10 Feb. A withdrawn claim cannot be brought back.'),
    ],
    [
      'Cancel the booking of the lake cabin.',
      'Cancel booking',
      asked('Cancel booking B-221?|Lake cabin, 3 nights'),
      asked('Cancel booking B-222?|Lake house, 3 nights'),
    ],
    [
      'Delete the invoice for the garden chairs.',
      'Delete',
      asked('Delete INV-311?|Garden chairs · 40 EUR'),
      asked('Delete INV-312?|Water pump · 40 EUR'),
    ],
    // Names that are spelt nearly alike, and headings that are a name and a count.
    [
      'Cancel the Peterson booking on Saturday 14 March 2026.',
      'Cancel it',
      asked('Peterson, 4 guests|Saturday 14 March 2026|Cancel this booking for good?'),
      asked('Petersen, 4 guests|Saturday 14 March 2026|Cancel this booking for good?'),
    ],
    [
      'Cancel the Peterson booking.',
      'Cancel booking',
      { part: 'Peterson, 4 guests|20:00' },
      { part: 'Marchetti, 8 guests|20:30' },
    ],
    [
      'Delete the account of Ann Whitfield.',
      'Delete account',
      asked('Delete account?|Ann Whitfield, manager'),
      asked('Delete account?|Ann Whitfeld, manager'),
    ],
    // A name with more parts.
    [
      'Delete the branch fix/gauge-timeout.',
      'Delete branch',
      asked('Delete fix/gauge-timeout?'),
      asked('Delete fix/gauge-timeout-2?'),
    ],
    ['Delete the file report.pdf.', 'Delete', asked('Delete report.pdf?'), asked('Delete report.pdf.bak?')],
    ['Delete release v1.2', 'Delete release', asked('Delete release v1.2?'), asked('Delete release v1.2.1?')],
    ['Stop the server web.', 'Stop server', asked('Stop server web?'), asked('Stop server web-2?')],
    [
      'Delete the topic live.orders.',
      'Delete topic',
      asked('Delete live.orders?'),
      asked('Delete old.live.orders?'),
    ],
  ])('%s', (prompt, name, right, wrong) => {
    expect(isLetThrough(prompt, name, right)).toBe(true);
    expect(isLetThrough(prompt, name, wrong)).toBe(false);
  });
});

test.each<[string, string, PlaceOfAct]>([
  ['Cancel the booking of the lake cabin.', 'Cancel booking', asked('Cancel booking B-221?|Reason')],
  [
    'Cancel the booking of the lake cabin.',
    'Cancel booking',
    asked('Cancel booking B-221?|Cancellation reason (optional)'),
  ],
  [
    'Cancel the booking of the lake cabin.',
    'Cancel booking',
    asked('Cancel booking B-221?|Free cancellation until Friday'),
  ],
  ['Cancel the order of the lamp.', 'Cancel order', asked('Cancel order #1047?|Money back within 5 days')],
  ['Cancel the order of the lamp.', 'Cancel order', asked('Cancel order #1047?|Delivery on Monday, 9:00')],
  ['Cancel the order of the lamp.', 'Cancel order', asked('Cancel order #1047?|Lamp black, 1 piece')],
  ['Cancel the booking B-221.', 'Cancel booking', asked('Cancel booking B-221?|Lake house, 3 nights')],
  ['Cancel the booking on 4 May.', 'Cancel booking', asked('Cancel booking B-221?|Lake house, 4 May')],
  ['Cancel my gym membership.', 'Cancel membership', asked('Cancel membership?|Gold, 39 EUR a month')],
  ['Delete the draft invoice.', 'Delete', asked('Delete INV-3?|Draft, created yesterday')],
  ['Delete the photo of the harbour.', 'Delete', asked('Delete photo?|Harbour bridge at night, 2 MB')],
  ['Delete all claims for lamps.', 'Delete', asked('Delete EX-9?|Desk mat, 3 May')],
  ['Remove ann.bell.', 'Remove', asked('Remove ann.bell@x.org?')],
  ['Cancel the order of Acme.', 'Cancel order', asked('Cancel order ACME-0012?')],
  ['Delete the draft.', 'Delete', asked('Delete draft-2?')],
  ['Cancel the Peterson booking.', 'Cancel booking', { part: 'Bookings, 4 open|Peterson 20:00' }],
  ['Cancel the booking of Ann Kowalska.', 'Cancel booking', { part: 'Rezerwacja Kowalskiej|20:00' }],
])('goes: %s %s in %j', (prompt, name, place) => expect(isLetThrough(prompt, name, place)).toBe(true));
