/** Times of day that tasks say in one way, and rows show in another. */
import { expect, test } from 'vitest';
import { isLetThrough, type PlaceOfAct } from '../place-of-act';

const slots = ['Dr Lee|14:00', 'Dr Lee|15:00', 'Dr Kohl|15:00'];
const halves = ['Pilates|8:00 AM', 'Pilates|8:00 PM', 'Pilates|12:00 PM'];
const lessons = ['Piano|14:30–15:30', 'Piano|15:00–16:00', 'Violin|15:00–16:00'];

function at(rows: readonly string[], index: number): PlaceOfAct {
  return { row: rows[index] ?? '', others: rows.filter((_, other) => other !== index) };
}

test.each<[prompt: string, rows: string[], index: number]>([
  ['Cancel my visit to Dr Lee at 3 pm.', slots, 0],
  ['Cancel my visit to Dr Lee at 3 p.m.', slots, 0],
  ["Cancel my 3 o'clock visit to Dr Lee.", slots, 0],
  ['Cancel my visit to Dr Lee at two.', slots, 1],
  ['Cancel the 8 pm Pilates class.', halves, 0],
  ['Cancel the Pilates class at 20:00.', halves, 0],
  ['Cancel the Pilates class at noon.', halves, 1],
  ['Cancel the guard duty of Bo at 8 pm.', ['Bo|08:00', 'Bo|20:00'], 0],
  ['Cancel the guard duty of Bo at midnight.', ['Bo|12:00', 'Bo|00:00'], 0],
  ['Cancel the Piano lesson at 3 pm.', lessons, 0],
  ['Cancel all Pilates classes at 8 am.', halves, 1],
])('"%s" in one of %j is held: %i', (prompt, rows, index) => {
  expect(isLetThrough(prompt, 'Cancel', at(rows, index))).toBe(false);
});

test.each<[prompt: string, rows: string[], index: number]>([
  ['Cancel my visit to Dr Lee at 3 pm.', slots, 1],
  ['Cancel my visit to Dr Lee at 2 p.m.', slots, 0],
  ['Cancel my visit to Dr Lee at two.', slots, 0],
  ['Cancel the Pilates class at 20:00.', halves, 1],
  ['Cancel the Pilates class at noon.', halves, 2],
  ['Cancel the guard duty of Bo at 8 pm.', ['Bo|08:00', 'Bo|20:00'], 1],
  ['Cancel the guard duty of Bo at midnight.', ['Bo|12:00', 'Bo|00:00'], 1],
  ['Cancel the Piano lesson at 3 pm.', lessons, 1],
  ['Cancel the Piano lesson at 3:15 pm.', ['Piano|15:00–16:00', 'Piano|17:00–18:00'], 0],
  // Times of something else.
  ['Cancel the Violin lesson by 5 pm.', lessons, 2],
  ['Cancel the Violin lesson that I booked at 9 am.', lessons, 2],
  ['Cancel the Chess club at 5 pm.', ['Chess club|Updated 10:31', 'Book club|Updated 11:00'], 0],
])('"%s" in %j goes: %i', (prompt, rows, index) => {
  expect(isLetThrough(prompt, 'Cancel', at(rows, index))).toBe(true);
});

test('what a mail tells of has no time of the mail', () => {
  const place = { row: 'Ann|Lunch|10:31', others: ['Bo|Lunch money|15:00'] };
  expect(isLetThrough('Delete the mail from Ann about the lunch at 3 pm.', 'Delete', place)).toBe(true);
});

test('of two things at the same time neither is taken', () => {
  const rows = ['Kim|Hall|20:00', 'Kim|Gate|20:00', 'Kim|Gate|08:00'];
  expect(isLetThrough('Delete the shift of Kim at 8 pm.', 'Delete', at(rows, 0))).toBe(false);
  expect(isLetThrough('Delete the shift of Kim in the hall at 8 pm.', 'Delete', at(rows, 0))).toBe(true);
});
