/** What a task forbids, or orders for one thing or for some, where nothing is known of what the control does. */
import { expect, test } from 'vitest';
import { isBulkOfOne, isLeftOut } from '../../../../../extension/protocol/effects/prompt/bulk/is-bulk-of-one';
import { isForbidden } from '../../../../../extension/protocol/effects/prompt/forbids/forbidden-verb';

test.each<[prompt: string, names: string[]]>([
  ['Move the visit, but do not contact anyone.', ['Send reminder', 'Notify guest', 'Call', 'Nudge']],
  ['Move the visit and do not disturb the patient.', ['Notify', 'Call patient']],
  ['Put the lamp in the cart without paying.', ['Checkout', 'Proceed to checkout', 'Buy now']],
  ['Put the lamp in the cart, but do not buy anything.', ['Checkout', 'Pay']],
  ['Fill in the form, but do not submit it.', ['Submit', 'Send']],
  ['Look up the course, do not enrol.', ['Enroll', 'Register', 'Join']],
  ['Open the report and change nothing.', ['Save', 'Save changes', 'Edit']],
  ['Find the price. Do not change anything.', ['Change', 'Update', 'Save', 'Edit']],
  ['Never change anything. Tell me the total.', ['Edit', 'Save']],
  ['Tell me the total; please do not modify anything.', ['Save changes', 'Edit']],
  ['Write the comment, but do not post it.', ['Post', 'Post now', 'Yes, post it']],
  ['Read the mail of Kim; do not reply.', ['Reply', 'Reply all', 'Send reply', 'Reply to Kim']],
  ['Open the form, but do not save it.', ['Save', 'Save & close', 'Check and save']],
  ['Öffne das Formular, aber nicht einreichen.', ['Einreichen', 'Formular einreichen']],
  ['Look at the mail, but do not archive it.', ['Archive', 'Archive mail', 'Click to archive']],
])('%s forbids %j', (prompt, names) => {
  expect(names.filter((name) => !isForbidden(prompt, name, ''))).toEqual([]);
});

test.each<[prompt: string, names: string[]]>([
  ['Do not contact anyone. Show me the call list.', ['Call history', 'Email settings', 'Messages']],
  ['Email the report to Bo, but do not contact the customer.', ['Email report']],
  ['Go to the checkout and tell me the total without paying.', ['Checkout', 'Proceed to checkout']],
  ['Without paying, look at my orders.', ['Order history', 'Purchase history']],
  ['Rename the list, but change nothing in it.', ['Save']],
  ['Change the phone number, but do not change anything else.', ['Save', 'Edit']],
  ['Put the lamp in the cart without paying.', ['Add to cart', 'Continue']],
  ['Fill in the form, but do not submit it.', ['Save draft', 'Continue']],
  ['Rename the list, but do not change anything in it.', ['Change', 'Save', 'Edit']],
  ['Find the price. Do not change anything.', ['Next', 'Save 20%', 'Show changes']],
  ['Rename the list. Do not change anything.', ['Save', 'Rename']],
  ['Set the name to Bo. Do not modify anything else.', ['Save', 'Edit', 'Modify']],
  ['Write the comment, but do not post it.', ['Next post', 'Post office', 'Newest post']],
  ['Find the cheapest lamp; do not order.', ['Sort order', 'Order history', 'Show order']],
  ['Compare the rooms, but do not book.', ['Book club', 'Guest book']],
  ['Read about the phones and do not buy.', ['Buy guide', 'Best buy']],
  ['Read the mail of Kim; do not reply.', ['Show reply', 'Next reply', '1 reply']],
  ['Look at the offer. Do not save it.', ['Save 20%', 'Save up to $5']],
  ['Look at the shares, but do not share anything.', ['Share price', 'Market share']],
])('%s leaves %j', (prompt, names) => {
  expect(names.filter((name) => isForbidden(prompt, name, ''))).toEqual([]);
});

test.each<[string, string, boolean]>([
  ['Mark the invoice of Ann as paid.', 'Mark all as paid', true],
  ['Resolve the comment of Kim.', 'Resolve all', true],
  ['Complete the task Milk.', 'Complete selected', true],
  ['Mark all invoices as paid.', 'Mark all as paid', false],
  ['Mark the open ones as read.', 'Mark all as read', false],
  ['Open the newest mail.', 'Mark all as read', false],
  ['Pay the bills.', 'Pay all', false],
  ['Approve the timesheets.', 'Approve all', false],
  ['Water my plants.', 'Water all', false],
  ['Approve the timesheets of Kim.', 'Approve all', true],
  ['Approve the timesheets of Kim.', 'Approve selected', false],
  ['Mark lessons 3 and 4 as done.', 'Mark selected as done', false],
  ['Mark Milk and Bread as done.', 'Mark selected as done', false],
  ['Mark lessons 3 and 4 as done.', 'Mark all as done', true],
  ['Mark my inbox as read.', 'Mark all as read', false],
  ['Approve the address.', 'Approve all', true],
  ['Complete the task groceries.', 'Complete all', true],
  ['Complete the task of the Millers.', 'Complete all', true],
  ['Resolve the status.', 'Resolve all', true],
  ['Expand the section Details.', 'Expand all', false],
  ['Select the row of Ann.', 'Select all', false],
])('%s "%s" is for more than that: %s', (prompt, name, isMore) => {
  expect(isBulkOfOne(prompt, name)).toBe(isMore);
});

test.each<[string, string, string, boolean]>([
  ['Mark all open ones as collected.', 'Mark as collected', 'P-12\nClosed', true],
  ['Mark all open ones as collected.', 'Mark as collected', 'P-12\nOpen', false],
  ['Mark all open ones as collected.', 'Mark as collected', 'P-12\nWard 3', false],
  ['Mark every unpaid invoice as sent.', 'Mark as sent', 'INV-3\nPaid', true],
  ['Mark every unpaid invoice as sent.', 'Mark as sent', 'INV-3\nUnpaid', false],
  ['Restart all stopped servers.', 'Restart', 'web\nRunning', true],
  ['Restart all stopped servers.', 'Restart', 'web\nStopped', false],
  ['Restart the server web.', 'Restart', 'web\nRunning', false],
  ['Mark all open ones as collected.', 'Open', 'P-12\nClosed', false],
])('%s "%s" in %j is left out: %s', (prompt, name, lines, isOut) => {
  expect(isLeftOut(prompt, name, lines)).toBe(isOut);
});
