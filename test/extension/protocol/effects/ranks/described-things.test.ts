/** Things that a task tells by what they are like, by their place among two, or by what comes with them. */
import { expect, test } from 'vitest';
import { isLetThrough, type PlaceOfAct } from '../place-of-act';

const lamps = { row: 'WS-20511|18 Nov 2025, 20:47|Lamp', others: ['WS-20507|18 Nov 2025, 20:41|Lamp'] };
const ticket = { dialog: 'Delete ticket\nDelete ticket TK-7339? The ticket of Ida Holm will be removed.' };

test.each<[string, string, PlaceOfAct]>([
  // What belongs to a thing that comes with what is sent.
  ["Send him the reply with this branch's opening hours.", 'Send reply', {}],
  ["Post the comment with Ida's link in it.", 'Post comment', {}],
  ["Book the room with the owner's consent.", 'Book room', {}],
  // A description, where the question has a code and an owner.
  ['Delete the empty ticket that came twice.', 'Delete', ticket],
  ['Delete the other, unfinished ticket which she opened by accident on the same day.', 'Delete', ticket],
  [
    'Answer Ida Holm with the text "Kept at Desk Four", then delete the wrong ticket that she sent.',
    'Delete',
    ticket,
  ],
  // One of two.
  ['Cancel the later of the two identical orders.', 'Cancel order', lamps],
  ['Cancel the newer of my two orders of 18 November.', 'Cancel order', lamps],
  ['Delete the more expensive of the two expenses.', 'Delete', { row: 'Taxi|€30', others: ['Hotel|€12'] }],
  ['Cancel the order of 18 November.', 'Cancel order', lamps],
])('goes: %s %s', (prompt, name, place) => expect(isLetThrough(prompt, name, place)).toBe(true));

test.each<[string, string, PlaceOfAct]>([
  ["Post the comment on Ida's page.", 'Post page', {}],
  ['Delete the empty ticket TK-7340 that came twice.', 'Delete', ticket],
  ['Delete the wrong ticket of Bo Ray that came twice.', 'Delete', ticket],
  ['Answer Ida Holm, then delete the ticket "Broken tap".', 'Delete', ticket],
  ['Cancel the later of the two orders of 19 November.', 'Cancel order', lamps],
  ['Cancel the cheaper of the two orders of the desk.', 'Cancel order', { ...lamps, others: ['WS-1|Desk'] }],
])('is held: %s %s', (prompt, name, place) => expect(isLetThrough(prompt, name, place)).toBe(false));
