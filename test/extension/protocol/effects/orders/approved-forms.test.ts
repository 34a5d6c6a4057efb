/** "Approve" in the form of what a task orders to be created is a way of saving it. */
import { expect, test } from 'vitest';
import { isLetThrough } from '../place-of-act';

test.each([
  [
    'Create a new invoice for Wellington & Partners in NZD for 16 hours, and send it.',
    'Approve',
    'New Invoice',
  ],
  ['Raise a purchase order for 20 desks.', 'Approve', 'New purchase order'],
  ['Create a bill of £30 from Redfern.', 'Approve bill', 'Create bill'],
])('"%s": %s under "%s" is done', (prompt, name, heading) => {
  expect(isLetThrough(prompt, name, { heading })).toBe(true);
});

test.each([
  ['Create a draft invoice for Wellington & Partners.', 'Approve', 'New Invoice'],
  ['Create an invoice for Bell & Co and submit it for approval.', 'Approve', 'New Invoice'],
  ['Create an invoice for Bell & Co.', 'Approve', 'Bill 88'],
  ['Create an invoice for Bell & Co.', 'Approve', 'New bill'],
  ['Create an invoice for Bell & Co.', 'Approve claims', 'New Invoice'],
  ['How many invoices of Bell & Co are open?', 'Approve', 'New Invoice'],
])('"%s": %s under "%s" is held', (prompt, name, heading) => {
  expect(isLetThrough(prompt, name, { heading })).toBe(false);
});
