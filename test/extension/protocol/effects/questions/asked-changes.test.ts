/** Questions of a page about everyday changes: accepted where the task orders them, or where an act accepts what was reported. */
import { expect, test } from 'vitest';
import type { Hold } from '../../../../../extension/protocol/effects/consequential';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';

function answerTo(
  message: string,
  prompt: string,
  row = '',
  others: string[] = [],
  more: Partial<Hold> = {},
) {
  const opener = { row, isOneOfMany: others.length > 0, otherRows: () => others };
  return judgeDialog({ type: 'confirm', message }, { mode: 'named', prompt, ...more }, [], opener);
}

const recount =
  'In the report for the note HF-7, correct the received quantity of the short line to what the recount found.';
const errand = 'Buy two tickets. Take the parking voucher out of my basket first, but keep the drinks.';

test.each([
  ['Change the received quantity to 226?', recount, 'Brass elbow 22 mm 240'],
  ['Change the received quantity to 226?', 'Correct the received quantity to 226', ''],
  ['Remove this item from your basket?', errand, 'Parking voucher £6.00'],
  ['Change your phone number to 555 0101?', 'Change my phone number to 555 0101', ''],
  ['Save changes?', 'Change my phone number to 555 0101', ''],
  ['Assign this ticket to Marta Kowalska?', 'Assign the ticket to Marta Kowalska', ''],
  ['Archive this project?', 'Archive the project Apollo', 'Apollo 3 members'],
  ['Close this report with R04?', 'Close the report with the code R04', ''],
  ['Möchten Sie die Menge wirklich auf 5 ändern?', 'Ändere die Menge der Birnen auf 5', 'Birnen 3'],
])('"%s" is what "%s" orders', (message, prompt, row) => {
  expect(answerTo(message, prompt, row)).toEqual({ answer: 'accept' });
});

test.each([
  ['another number', 'Change the received quantity to 212?', 'Correct the received quantity to 226', ''],
  ['another row', 'Remove this item from your basket?', errand, 'Drinks £9.00'],
  ['another thing', 'Change your email address?', 'Change my phone number to 555 0101', ''],
  ['another person', 'Assign this ticket to Martin Kowalski?', 'Assign the ticket to Marta Kowalska', ''],
  ['another day', 'Move the meeting to Monday 13 October?', 'Move the meeting to Friday 10 October', ''],
  ['all things', 'Change all prices to 3?', 'Set the price of the pears to 3', ''],
  ['more than that', 'Set the quantity to 3? The supplier will be informed.', 'Set the quantity to 3', ''],
  ['what is forbidden', 'Change the quantity to 3?', 'Do not change the quantity. Read it.', ''],
  ['a task that only asks', 'Change the quantity to 3?', 'What is the quantity?', ''],
  ['what nobody ordered', 'Leave without saving?', 'Change my phone number to 555 0101', ''],
])('a question about %s is left: "%s"', (_, message, prompt, row) => {
  expect(answerTo(message, prompt, row)).toEqual({});
});

test('of two rows the question is about the one that shows more of the words of the task', () => {
  const prompt = 'Archive the project Apollo Nine';
  expect(answerTo('Archive this project?', prompt, 'Apollo Seven', ['Apollo Nine'])).toEqual({});
  expect(answerTo('Archive this project?', prompt, 'Apollo Nine', ['Apollo Seven'])).toEqual({
    answer: 'accept',
  });
});

test('an act accepts a message that was reported, and no other', () => {
  const accepts = ['Leave without saving?'];
  expect(answerTo('Leave without saving?', 'Read the page', '', [], { accepts })).toEqual({
    answer: 'accept',
  });
  expect(answerTo('Inform the members?', 'Read the page', '', [], { accepts })).toEqual({});
});

test('what has consequences is held all the same', () => {
  const accepts = ['Delete all messages?'];
  expect(answerTo('Delete all messages?', 'Tidy up', '', [], { accepts })).toEqual({
    answer: 'dismiss',
    held: 'delete',
  });
  expect(answerTo('Delete all messages?', 'Tidy up', '', [], { accepts, mode: 'read' })).toMatchObject({
    held: 'delete',
  });
  expect(answerTo('Delete all messages?', 'Tidy up', '', [], { accepts, mode: 'any' })).toMatchObject({
    answer: 'accept',
  });
});

test('a task that only reads accepts nothing', () => {
  const accepts = ['Change the quantity to 3?'];
  expect(
    answerTo('Change the quantity to 3?', 'Set the quantity to 3', '', [], { accepts, mode: 'read' }),
  ).toEqual({});
});
