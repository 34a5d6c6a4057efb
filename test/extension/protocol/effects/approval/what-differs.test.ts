/** The person who approves reads how far the task names what was held. */
import { expect, test } from 'vitest';
import { whatDiffers } from '../../../../../extension/protocol/effects/prompt/what-differs';

const known = { object: [], isFinisher: false, dialog: '', isOneOfMany: true };

test.each([
  ['Send Ida the reply of the desk.', 'send', 'Send reply', '', 'the task names "reply" without saying'],
  ['Withdraw the newer one.', 'cancel', 'Withdraw', 'Hall 3', 'the task orders cancelling without saying'],
  ['Cancel order 12.', 'cancel', 'Cancel order', 'Order 14', 'its number is another one'],
  ['Withdraw FF-20497.', 'cancel', 'Withdraw', 'FF-20491', ': "FF-20491" and not "FF-20497"'],
  ['Delete all mails from Acme.', 'delete', 'Delete all mails', '', 'the task means only some of what'],
  ['Delete all drafts older than a year.', 'delete', 'Delete', '2 days ago', 'its age, recipient or amount'],
  ['Cancel the booking on 3 May 2026.', 'cancel', 'Cancel booking', '4 May 2026', 'it shows another thing'],
  ['Delete the note Milk.', 'cancel', 'Cancel order', 'Order 12', 'the task does not name it'],
] as const)('%s: %s "%s" in "%s"', (prompt, what, name, row, reason) => {
  expect(whatDiffers(prompt, what, name, { ...known, what, name, row })).toContain(reason);
});
