/** Orders for all things within a limit: none beyond it is taken. */
import { describe, expect, test } from 'vitest';
import { isLetThrough } from '../place-of-act';

describe.each<[prompt: string, name: string, within: string, beyond: string]>([
  ['Reject all expenses over 100 euros.', 'Reject', 'Hotel|EUR 140', 'Taxi|EUR 40'],
  ['Reject all expenses of at least 100 euros.', 'Reject', 'Hotel|€100.00', 'Taxi|€99.50'],
  ['Delete all offers of 500 dollars or less.', 'Delete', 'Van|$480', 'Car|$1,200'],
  ['Delete all lamps between 20 and 50 euros.', 'Delete', 'Lamp|35 €', 'Lamp|350 €'],
  ['Approve every invoice below $500.', 'Approve', 'Acme|$90', 'Acme|$900'],
  ['Delete all notes from before 2024.', 'Delete', 'Milk|May 2023', 'Milk|May 2025'],
  ['Delete all notes from after 1 May 2024.', 'Delete', 'Milk|3 May 2024', 'Milk|2023'],
  ['Delete all notes from after 2020 and before 2024.', 'Delete', 'Milk|2022-04-01', 'Milk|2025-04-01'],
  ['Delete every log since March 2026.', 'Delete', 'app|12 Mar 2026', 'app|28 Feb 2026'],
  ['Delete all reviews with one star.', 'Delete', 'Bo|1 star', 'Bo|5 stars'],
  ['Delete all 1-star reviews.', 'Delete', 'Bo|★☆☆☆☆', 'Bo|★★★★☆'],
  ['Delete all reviews rated 2 stars or less.', 'Delete', 'Bo|1 out of 5', 'Bo|4 out of 5'],
  ['Delete all posts with more than 3 likes.', 'Delete', 'Hello|4 likes', 'Hello|3 likes'],
  ['Delete every post with no comments.', 'Delete', 'Hello|0 comments', 'Hello|12 comments'],
])('%s', (prompt, name, within, beyond) => {
  test(`goes in ${within}`, () =>
    expect(isLetThrough(prompt, name, { row: within, others: [beyond] })).toBe(true));
  test(`is held in ${beyond}`, () =>
    expect(isLetThrough(prompt, name, { row: beyond, others: [within] })).toBe(false));
});

test.each([
  ['Delete all notes.', 'Delete', 'Milk|May 2025|€3'],
  ['Delete all notes from before 2024.', 'Delete', 'Milk'],
  ['Delete all notes from before 2024.', 'Delete', 'Milk|3 May 2022|edited 4 May 2025'],
  ['Delete all notes before 2024 and all drafts.', 'Delete', 'Draft|May 2025'],
  ['Delete all orders over 100 euros.', 'Delete', 'Lamp|unit 40 €|total 120 €'],
  ['Delete all posts with two weeks of silence.', 'Delete', 'Hello|5 weeks'],
])('"%s" goes: %s in %s', (prompt, name, row) => {
  expect(isLetThrough(prompt, name, { row })).toBe(true);
});

test.each([
  ['Delete all notes, but not those tagged work.', 'Plan|work', 'Plan|home'],
  ['Delete all notes except the ones labelled family.', 'Trip|Family', 'Trip|Job'],
  ['Delete all notes except those marked as private.', 'Trip|Private', 'Trip|Public'],
  ['Delete all notes except the flagged notes.', 'Trip|Flagged', 'Trip|Shared'],
])('"%s" is held in %s, and not in %s', (prompt, row, other) => {
  expect(isLetThrough(prompt, 'Delete', { row, others: [other] })).toBe(false);
  expect(isLetThrough(prompt, 'Delete', { row: other, others: [row] })).toBe(true);
});

test.each([
  ['Delete the oldest backup.', 'backup-2024-01-01.zip', 'backup-2025-01-01.zip'],
  ['Delete the smaller backup.', 'db-2025-01-01.zip|2 GB', 'db-2025-02-01.zip|3 GB'],
])('"%s" goes in %s, and not in %s', (prompt, row, other) => {
  expect(isLetThrough(prompt, 'Delete', { row, others: [other] })).toBe(true);
  expect(isLetThrough(prompt, 'Delete', { row: other, others: [row] })).toBe(false);
});
