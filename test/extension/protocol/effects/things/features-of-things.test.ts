/** Things that are alike but for a version, a colour, a size or a number of persons, or that the task tells by another number. */
import { describe, expect, test } from 'vitest';
import { isLetThrough } from '../place-of-act';

type Case = [prompt: string, name: string, right: string, wrong: string];

function expectApart([prompt, name, right, wrong]: Case) {
  expect(isLetThrough(prompt, name, { row: right, others: [wrong] })).toBe(true);
  expect(isLetThrough(prompt, name, { row: wrong, others: [right] })).toBe(false);
}

test.each<Case>([
  ['Remove release 3.1.2.', 'Remove', 'Release 3.1.2|2 May', 'Release 3.1.20|1 May'],
  ['Remove release 3.1.', 'Remove', '3.1|2 May', '3.1.2|1 May'],
  ['Delete the build v0.9.1-rc1.', 'Delete', 'v0.9.1-rc1', 'v0.9.1'],
  ['Delete the grey sofa.', 'Delete', 'Sofa, grey|€300', 'Sofa, green|€300'],
  ['Cancel the order for the chair in white.', 'Cancel order', 'Chair - white', 'Chair - black'],
  ['Remove the small jumper.', 'Remove', 'Jumper (S)|wool', 'Jumper (L)|wool'],
  ['Delete the wool coat, size M.', 'Delete', 'Coat, wool, M', 'Coat, wool, XL'],
  ['Book a table for six.', 'Reserve', 'Table for 6|19:00', 'Table for 2|19:00'],
  ['Reserve a car for five.', 'Reserve', 'Family car|5 seats', 'City car|4 seats'],
])('%s "%s" is for %j and not for %j', (...one) => expectApart(one));

test.each<Case>([
  [
    'Delete the branch merged with #77.',
    'Delete branch',
    'fix-nav|merged with #77',
    'fix-foot|merged with #78',
  ],
  ['Delete the branch that was merged in PR 77.', 'Delete', 'fix-nav|PR 77', 'fix-foot|PR 79'],
  [
    'Cancel the order billed on invoice 4711.',
    'Cancel order',
    'Order 90|Invoice 4711',
    'Order 91|Invoice 4712',
  ],
  [
    'Delete the payment matched to invoice 2093.',
    'Delete',
    'Payment 17|Invoice 2093',
    'Payment 18|Invoice 2094',
  ],
  ['Delete the note attached to ticket #88.', 'Delete', 'Note 3|Ticket #88', 'Note 4|Ticket #89'],
])('%s "%s" is for %j and not for %j, which has a number of its own', (...one) => expectApart(one));

describe('what asks', () => {
  test.each<[string, string, boolean]>([
    ['Remove release 3.1.20.', 'Remove release 3.1.2?', false],
    ['Remove release 3.1.2.', 'Remove release 3.1.20?', false],
    ['Remove release 3.1.2.', 'Remove release 3.1.2?', true],
    ['Delete the mug in red.', 'Delete Mug, blue?', false],
    ['Delete the mug in red.', 'Delete Mug, red?', true],
    ['Delete the large shirt.', 'Delete Shirt (S)?', false],
    ['Book a table for four.', 'Book a table for 6 people?', false],
    ['Book a table for four.', 'Reserve table 7 for 4 guests at 19:00?', true],
  ])('%s %s: %s', (prompt, dialog, goes) => expect(isLetThrough(prompt, 'Confirm', { dialog })).toBe(goes));
});

test.each<[string, string]>([
  ['Book a table for four.', 'Book table'],
  ['Book a table for four.', 'Book 4 seats'],
  ['Reserve a table for four on Friday at 7 pm.', 'Reserve 4 places'],
  ['Book a room for two nights.', 'Book room'],
])('a number is part of the order: %s "%s" goes', (prompt, name) =>
  expect(isLetThrough(prompt, name, {})).toBe(true),
);

test('a control that says another number of persons is held', () => {
  expect(isLetThrough('Book a table for four.', 'Book for 2', {})).toBe(false);
});

test.each<Case>([
  ['Delete the older.', 'Delete', 'Biscuit|12 Mar 2024', 'Biscuit|3 May 2025'],
  ['The hall was booked twice. Cancel the later.', 'Cancel', 'Hall|9 May 2025', 'Hall|3 May 2025'],
  ['cancel the cheaper', 'Cancel', 'Lamp|€30', 'Rug|€50'],
])('%s "%s" is for %j and not for %j', (...one) => expectApart(one));

test('of three things "the older" leaves open which is meant', () => {
  const others = ['Dot|3 May 2025', 'Smudge|1 May 2025'];
  expect(isLetThrough('Delete the older.', 'Delete', { row: 'Biscuit|12 Mar 2024', others })).toBe(false);
});

describe('how many persons a booking is for', () => {
  const tour = 'Book the tour for 4 people.';
  const family = 'Book a room for two adults and one child.';
  test.each<[string, string, boolean]>([
    [tour, 'Old town|up to 12 people', true],
    [tour, 'Old town|Max. 3 guests', false],
    [tour, 'Old town|2 to 6 participants', true],
    [tour, 'Old town|for 2 people', false],
    [tour, 'Old town|2 people are looking at this', true],
    [tour, 'Old town|Rated by 9 guests', true],
    [tour, 'Old town|15 people booked today', true],
    [family, 'Sea view|3 guests', true],
    [family, 'Sea view|2 adults, 1 child', true],
    [family, 'Sea view|2 adults and 2 children', false],
    [family, 'Sea view|Sleeps 4', true],
    [family, 'Sea view|Sleeps 2', false],
    [family, 'Cottage|5 guests · 2 bedrooms', true],
    ['Book a table for four.', 'Terrace|2 people are looking at this|4 seats', true],
    ['Book a table for four.', 'Terrace|2 guests at 19:00', false],
  ])('%s Book in %s: %s', (prompt, row, goes) => {
    expect(isLetThrough(prompt, 'Book', { row })).toBe(goes);
  });
});
