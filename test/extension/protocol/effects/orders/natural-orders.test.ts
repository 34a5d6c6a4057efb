/** Orders as people write them, with the control that they mean and with its neighbours. */
import { describe, expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';

interface Place {
  /** Its parts are set apart by `|`. */
  row?: string;
  others?: string[];
  heading?: string;
  /** What else can be read on the page. */
  text?: string;
  dialog?: string;
}

function isDone(
  prompt: string,
  name: string,
  { row = '', others = [], heading, text = '', dialog = '' }: Place,
): boolean {
  const lines = row.replaceAll('|', '\n');
  const flat = row.replaceAll('|', ' ');
  const isInEachRow = others.length > 0;
  const found = classifyControl({ name, role: 'button', row: flat, isInEachRow, around: heading ?? '' });
  if (!found) throw new Error(`${name} has no consequences`);
  const readable = [heading, lines, text, dialog].join('\n');
  const page = heading === undefined ? undefined : { headings: [heading], text: () => readable };
  const isOneOfMany = others.length > 0;
  const rows = { row: flat, rowLines: () => lines, otherRows: () => others, isOneOfMany };
  return isNamed(prompt, { ...found, ...rows, name, dialog, ...(page && { page }) });
}

type Case = [prompt: string, name: string, place: Place];

describe('done as ordered', () => {
  test.each<Case>([
    // Numbers with letters.
    ['Cancel my booking X7K2PQ.', 'Cancel booking', { heading: 'Booking X7K2PQ' }],
    ['Delete the order A1B2C3.', 'Delete order', { heading: 'Order A1B2C3' }],
    // The row tells the thing by other words of the order, by its day or by its place.
    ['Cancel the flight to Oslo on 3 June.', 'Cancel booking', { row: 'BER → OSL|3 June 2026' }],
    ['Cancel my Brandt order of the oak shelf.', 'Cancel order', { row: 'Oak shelf|Friday' }],
    ['Remove the last picture from the album Harbour.', 'Remove', { row: 'IMG_2044.jpg' }],
    ['Delete my latest Signal backup.', 'Delete backup', { row: 'Today 3:00|2 GB' }],
    // A part of the page that is about the whole page.
    [
      'Delete the project Kestrel.',
      'Delete project',
      { row: 'Danger zone|This cannot be undone.', heading: 'Project settings', text: 'Kestrel' },
    ],
    ['Delete the workspace Kestrel.', 'Delete workspace', { row: 'Danger zone', heading: 'Kestrel' }],
    // What is called by who offers it.
    ['Cancel my Northtel contract.', 'Cancel contract', { row: 'Red S|€19.99', heading: 'Contract' }],
    ['Delete my Gather profile.', 'Delete profile', { heading: 'Maria Lopez' }],
    // Days of something else, and things of some days.
    [
      'Cancel the order I placed on 3 May.',
      'Cancel order',
      { row: 'Oak shelf|Arriving 8 May', others: ['Lamp|Arriving 9 May'] },
    ],
    [
      'Cancel my reservation on 8 May.',
      'Cancel reservation',
      { row: 'Loft|7 May – 10 May', others: ['Barn|1 June'] },
    ],
    [
      'Cancel my appointment with Dr. Weber on Friday.',
      'Cancel appointment',
      { row: 'Fri 8 May|Dr. Weber', others: ['Mon 11 May|Dr. Kohl'] },
    ],
    // The row calls what is asked for by another word.
    [
      "Refuse Kim Orr's request.",
      'Refuse',
      { row: 'Orr, Kim|Annual leave', others: ['Holm, Ida|Annual leave'] },
    ],
  ])('%s: %s', (prompt, name, place) => expect(isDone(prompt, name, place)).toBe(true));
});

describe('held', () => {
  test.each<Case>([
    ['Cancel my booking X7K2PQ.', 'Cancel booking', { heading: 'Booking X7K2PR' }],
    [
      'Cancel my appointment with Dr. Weber on Friday.',
      'Cancel appointment',
      { row: 'Mon 11 May|Dr. Kohl', others: ['Fri 8 May|Dr. Weber'] },
    ],
    ['Delete the patient Daniel Marsh.', 'Delete patient', { heading: 'Danielle Marsh' }],
    ['Delete the user Ann Lee.', 'Delete user', { heading: 'Ann Leeson' }],
    ['Cancel all my bookings except the one on Friday.', 'Cancel all bookings', {}],
    ['Remove Jonas Berg.', 'Remove', { row: 'L. Berg', others: ['J. Berg'] }],
    ['Transfer 50 euros to Anna Berg.', 'Transfer', { dialog: 'Anna Bergmann DE12' }],
    [
      "Refuse Kim Orr's request.",
      'Refuse',
      { row: 'Holm, Ida|Annual leave', others: ['Orr, Kim|Annual leave'] },
    ],
    ['Cancel the reservation of Oak Barn.', 'Cancel reservation', { row: 'Loft', others: ['Tent'] }],
  ])('%s: %s', (prompt, name, place) => expect(isDone(prompt, name, place)).toBe(false));
});

test('an everyday question that is asked in another row is not accepted', () => {
  const prompt = 'Set the received quantity of the desk lamp to 226.';
  const asked = { type: 'confirm', message: 'Change the received quantity to 226?' } as const;
  const answerIn = (row: string, other: string) =>
    judgeDialog(asked, { mode: 'named', prompt }, [], { row, otherRows: () => [other], isOneOfMany: true })
      .answer;
  expect(answerIn('Desk lamp 200', 'Rug 3')).toBe('accept');
  expect(answerIn('Rug 3', 'Desk lamp 200')).not.toBe('accept');
});
