/** A decision that is put on record, such as "Mark as declined", is held unless the task orders it of this record. */
import { expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import { isLetThrough, type PlaceOfAct } from '../place-of-act';

const quote = (code: string, to: string): PlaceOfAct => ({ heading: code, text: `To|${to}|Date|3 May` });
const baker = quote('QU-0024', 'Baker Interiors Ltd');
const copies = 'Send the Baker Interiors draft quote, and create a copy of it.';

test.each<[string, string, PlaceOfAct]>([
  [copies, 'Mark as Declined', baker],
  [copies, 'Mark as Accepted', baker],
  [copies, 'Mark as Lost', baker],
  [copies, 'Mark as Cancelled', baker],
  [copies, 'Mark as Void', baker],
  [copies, 'Mark as Paid', baker],
  [copies, 'Set status to Rejected', baker],
  ['Mark the quote QU-0024 as sent.', 'Mark as Accepted', baker],
  ['Mark the quote of Baker Interiors as declined.', 'Mark as Accepted', baker],
  ['Decline the quote of Baker Interiors.', 'Mark as Declined', quote('QU-0031', 'Vanguard Security Ltd')],
  ['Decline quote QU-0024.', 'Mark as Declined', quote('QU-0031', 'Vanguard Security Ltd')],
  ['Do not decline the quote QU-0024.', 'Mark as Declined', baker],
])('%s: %s on %j is held', (prompt, name, place) => {
  expect(isLetThrough(prompt, name, place)).toBe(false);
});

test.each<[string, string, PlaceOfAct]>([
  ['Decline the quote of Baker Interiors.', 'Mark as Declined', baker],
  ['Mark quote QU-0024 as declined.', 'Mark as Declined', baker],
  ['Mark the quote of Baker Interiors as accepted.', 'Mark as Accepted', baker],
  ['Accept quote QU-0024.', 'Mark as Accepted', baker],
  ['Set the deal with Baker Interiors to lost.', 'Mark as Lost', baker],
  ['Change the status of QU-0024 to "Won".', 'Mark as won', baker],
  ['Approve the quote of Baker Interiors.', 'Mark as approved', baker],
  ['Void QU-0024.', 'Mark as Void', baker],
])('%s: %s on %j goes', (prompt, name, place) => {
  expect(isLetThrough(prompt, name, place)).toBe(true);
});

test.each([
  'Mark as read',
  'Mark as done',
  'Mark all as read',
  'Mark as important',
  'Set as default',
  'Mark as spam',
])('%s decides nothing', (name) => expect(classifyControl({ name, role: 'button' })).toBeUndefined());
