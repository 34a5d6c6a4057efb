/** Days and months that tasks say in words, and rows show in short or in figures. */
import { describe, expect, test } from 'vitest';
import { isLetThrough } from '../place-of-act';

const tuesday = 'Cancel my appointment on Tuesday.';
const march = 'Delete the mails from March.';

describe('another day is held', () => {
  test.each([
    [tuesday, 'Wed 5 May|Dr. Kohl', ['Fri 7 May|Dr. Kohl']],
    [tuesday, '6 May 2026|Dr. Kohl', []],
    [tuesday, '2026-05-06|Dr. Kohl', []],
    ['Cancel my appointment on the following Monday.', 'Wed 5 May|Dr. Kohl', ['Mon 10 May|Dr. Kohl']],
    ['Cancel all appointments on Friday.', 'Thu 7 May|Dr. Kohl', ['Fri 8 May|Dr. Kohl']],
    ['Cancel the appointments on Tuesday and on Thursday.', 'Fri 8 May|Kohl', ['Thu 7 May|Kohl']],
    ['Cancel the appointment of 18 March at Uno and delete it.', '28 Mar|Uno', ['30 Mar|Uno']],
    ['Cancel my appointment with Dr. Weber on Monday.', 'Mon 4 May|Dr. Kohl', []],
    ['Cancel my appointment for the boiler from April.', '3 May|Boiler', []],
  ])('%s: %s', (prompt, row, others) => {
    expect(isLetThrough(prompt, 'Cancel appointment', { row, others })).toBe(false);
  });

  test('also in what is asked', () => {
    const asked = (day: string) =>
      isLetThrough(tuesday, 'Yes, cancel', { dialog: `Cancel the appointment on ${day}?` });
    expect(asked('Wed 5 May')).toBe(false);
    expect(asked('Tue 4 May')).toBe(true);
  });
});

describe('the day itself goes', () => {
  test.each([
    [tuesday, 'Tue 4 May|Dr. Kohl', ['Wed 5 May|Dr. Kohl']],
    [tuesday, '5 May 2026|Dr. Kohl', ['6 May 2026|Dr. Kohl']],
    ['Cancel the appointment on Wednesday.', '2026-05-06|Dr. Kohl', ['2026-05-07|Dr. Kohl']],
    ['Cancel the Tuesday and Thursday appointments.', 'Thu 7 May|Kohl', ['Fri 8 May|Kohl', 'Tue 5 May|Kohl']],
    // Days of something else.
    ['Ann said that her party is on Sunday. Cancel her appointment.', 'Ann|Wed 6 May', ['Bo|Tue 5 May']],
    ['Cancel my appointment by Friday.', 'Tue 5 May|Dr. Kohl', []],
    ['Cancel the appointment that I made on Tuesday.', 'Wed 5 May|Appointment', []],
    ['Cancel my appointment for the boiler from April.', 'Boiler|Starts 2026-05-03|12 Apr', []],
    ['Move my appointment to Tuesday: cancel the one on Monday.', 'Mon 4 May|Kohl', ['Tue 5 May|Kohl']],
    ['Cancel my appointment for the sun terrace.', 'Sun terrace|Wed 5 May', ['Pool|Wed 5 May']],
  ])('%s: %s', (prompt, row, others) => {
    expect(isLetThrough(prompt, 'Cancel appointment', { row, others })).toBe(true);
  });
});

test.each([
  [march, ['Ann|Hi|3 Mar', 'Bo|Yo|2026-03-14'], ['Cy|Ola|2 Apr'], true],
  [march, ['Ann|Hi|3 Mar', 'Cy|Ola|2 Apr'], ['Bo|Yo|14 Mar'], false],
  ['Delete the ones on Monday.', ['Hall|Mon 4 May', 'Court|4 May 2026'], ['Hall|Tue 5 May'], true],
  ['Delete the ones on Monday.', ['Hall|Tue 5 May'], ['Hall|Mon 4 May'], false],
])('%s with the rows %j ticked', (prompt, ticked, unticked, goes) => {
  expect(isLetThrough(prompt, 'Delete', { ticked, unticked, heading: 'Inbox' })).toBe(goes);
});

describe('the day on which something was done with a thing is compared with that of the same', () => {
  const made = 'Delete the record of the tabby Biscuit made on 09/11/2025.';
  test.each([
    [made, 'Biscuit|made 09/11/2025', 'Biscuit|made 01/11/2025'],
    [made, 'Biscuit|made 9 Nov 2025', 'Biscuit|made 1 Nov 2025'],
    [made, 'Biscuit|made 2025-11-09', 'Biscuit|made 2025-11-01'],
    [made, 'Biscuit|Made|09/11/2025', 'Biscuit|Made|11/09/2025'],
    [
      'Delete the report created on 3 May.',
      'Report|Created 3 May|Updated 7 May',
      'Report|Created 7 May|Updated 3 May',
    ],
  ])('%s: %s goes, %s is held', (prompt, row, other) => {
    expect(isLetThrough(prompt, 'Delete', { row, others: [other] })).toBe(true);
    expect(isLetThrough(prompt, 'Delete', { row: other, others: [row] })).toBe(false);
  });

  test('and with no other', () => {
    const prompt = 'Cancel the appointment that I made on 3 May.';
    expect(isLetThrough(prompt, 'Cancel appointment', { row: 'Appointment|12 May 2026' })).toBe(true);
    const row = 'Appointment|12 May 2026|Updated 4 May 2026';
    expect(isLetThrough(prompt, 'Cancel appointment', { row })).toBe(true);
  });
});

describe('days in figures', () => {
  test.each([
    ['Delete the entry of 03/04/2026.', 'Entry|03/04/2026', true],
    ['Delete the entry of 03/04/2026.', 'Entry|04/03/2026', false],
    ['Delete the entry of 3.4.2026.', 'Entry|4.3.2026', false],
    ['Delete the entry of 2026-04-03.', 'Entry|2026-03-04', false],
    // Which of them is the month cannot be known.
    ['Delete the entry of 03/04/2026.', 'Entry|2026-04-03', true],
    ['Delete the entry of 03/04/2026.', 'Entry|4 March 2026', true],
    ['Delete the entry of 03/04/2026.', 'Entry|03.04.2026', true],
  ])('%s: %s goes: %s', (prompt, row, goes) => {
    expect(isLetThrough(prompt, 'Delete', { row })).toBe(goes);
  });
});
