/** An order for one thing that several rows fit: none of them is taken without a word that tells it from the others. */
import { expect, test } from 'vitest';
import { isLetThrough, type PlaceOfAct } from '../place-of-act';

const wards = ['Insulin aspart|Ward 2', 'Insulin aspart|Ward 3', 'Insulin aspart|Ward 4', 'Ibuprofen|Ward 2'];
const visits = ['Dr Holm|3 May 2026', 'Dr Holm|9 May 2026', 'Dr Kurz|4 May 2026'];
const people = ['Ann Lee|editor', 'Ann Moor|viewer', 'Bo Lind|viewer'];

function at(rows: readonly string[], index: number): PlaceOfAct {
  return { row: rows[index] ?? '', others: rows.filter((_, other) => other !== index) };
}

test.each<[prompt: string, name: string, rows: string[], index: number]>([
  ['Delete the insulin order.', 'Delete', wards, 0],
  ['Delete the insulin order.', 'Delete order', wards, 2],
  ['Please cancel my appointment with Dr Holm.', 'Cancel appointment', visits, 0],
  ['Remove Ann from the project.', 'Remove', people, 1],
  ['Approve the request of Kim.', 'Approve', ['Kim|leave|May', 'Kim|leave|July', 'Lee|leave|May'], 0],
  ['Revoke the deploy key.', 'Revoke', ['deploy|created in May', 'deploy|created in June'], 1],
])('%s "%s" in one of %j is held: %i', (prompt, name, rows, index) => {
  expect(isLetThrough(prompt, name, at(rows, index))).toBe(false);
});

test.each<[prompt: string, name: string, rows: string[], index: number]>([
  ['Delete the insulin order of ward 3.', 'Delete', wards, 1],
  ['Delete the ibuprofen order.', 'Delete', wards, 3],
  ['Delete all insulin orders.', 'Delete', wards, 2],
  ['Delete the insulin orders.', 'Delete', wards, 2],
  ['Delete one of the insulin orders.', 'Delete', wards, 2],
  ['Delete any insulin order.', 'Delete', wards, 0],
  ['Delete the first insulin order.', 'Delete', wards, 0],
  ['Cancel my appointment with Dr Holm on 9 May.', 'Cancel appointment', visits, 1],
  ['Cancel the earlier appointment with Dr Holm.', 'Cancel appointment', visits, 0],
  ['Remove Ann Moor from the project.', 'Remove', people, 1],
  ['Remove the viewer Ann from the project.', 'Remove', people, 1],
  ['Delete the note Milk.', 'Delete', ['Milk|today', 'Milk and eggs|today'], 0],
  ['Cancel the transfer to Nora. It is 250 euros.', 'Cancel', ['Nora|250 euros', 'Nora|520 euros'], 0],
])('%s "%s" in %j goes: %i', (prompt, name, rows, index) => {
  expect(isLetThrough(prompt, name, at(rows, index))).toBe(true);
});
