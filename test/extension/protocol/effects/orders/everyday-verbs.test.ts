/** People cancel, delete, send and pay in everyday words, and the same words say other things. */
import { expect, test } from 'vitest';
import { whatDiffers } from '../../../../../extension/protocol/effects/prompt/what-differs';
import { isLetThrough } from '../place-of-act';

const bookings = ['Tin whistle lesson|Ola Lund|4 May|booked', 'Cello lesson|Ida Holm|6 May|booked'];
const inRow = (prompt: string, name: string, at = 0) =>
  isLetThrough(prompt, name, {
    row: bookings[at] ?? '',
    others: bookings.filter((_, index) => index !== at),
  });

test.each([
  "Call off Ola Lund's tin whistle lesson.",
  "Call Ola Lund's tin whistle lesson off and tell me its day.",
  'The tin whistle lesson on 4 May: call it off.',
  "Scrap Ola Lund's tin whistle lesson.",
  'Please axe the tin whistle lesson.',
  'Open the list and bin the tin whistle lesson.',
  'Drop the tin whistle lesson of Ola Lund.',
  'Get rid of the tin whistle lesson.',
  "Back out of Ola Lund's tin whistle lesson.",
  'Put an end to the tin whistle lesson.',
])('%s', (prompt) => {
  const held = ['Cancel', 'Cancel lesson'].filter((name) => !inRow(prompt, name));
  expect([held, inRow(prompt, 'Cancel', 1)]).toEqual([[], false]);
});

test.each([
  ['Fire off an email to Ann that the van is here.', 'Send'],
  ['Shoot Bo Ray a message that I am late.', 'Send'],
  ['Shoot the invoice over to Tern Ferries.', 'Send invoice'],
  ['Settle the invoice of Tern Ferries.', 'Pay'],
  ['Settle up the balance.', 'Pay now'],
  ['Kill the subscription.', 'Cancel subscription'],
  ['Pull my bid.', 'Withdraw bid'],
])('%s goes with "%s"', (prompt, name) => expect(isLetThrough(prompt, name, {})).toBe(true));

test.each([
  ['Call Ola about the lesson that is off the list.', 'Cancel lesson'],
  ['Pull up the tin whistle lesson.', 'Cancel lesson'],
  ['Drop her a line about her lesson.', 'Cancel lesson'],
  ['Drop the lesson of Ola into the calendar of May.', 'Cancel lesson'],
  ['Fire the employee who sent the message.', 'Send'],
  ['Settle the dispute about the bill.', 'Pay'],
  ['Do not bin the lesson.', 'Cancel lesson'],
  ['Pull the report of last week.', 'Delete report'],
])('%s says nothing of "%s"', (prompt, name) => expect(isLetThrough(prompt, name, {})).toBe(false));

test('the reason says that another row fits as well', () => {
  const known = {
    what: 'cancel',
    name: 'Cancel',
    object: [],
    isFinisher: false,
    dialog: '',
    row: 'Cello lesson Ida Holm 6 May',
    rowLines: () => 'Cello lesson\nIda Holm\n6 May',
    otherRows: () => ['Cello lesson\nIda Holm\n9 May'],
    rivals: () => ['Cello lesson\nIda Holm\n9 May'],
    isOneOfMany: true,
  } as const;
  expect(whatDiffers("Call off Ida Holm's cello lesson.", 'cancel', 'Cancel', known)).toBe(
    'another row fits the task as well',
  );
});
