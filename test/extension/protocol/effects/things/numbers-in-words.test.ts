/** Numbers in words, in tasks that order or limit things by their age. */
import { expect, test } from 'vitest';
import { ageConditionsIn } from '../../../../../extension/protocol/effects/prompt/things/ages/age-conditions';
import { isOtherAge } from '../../../../../extension/protocol/effects/prompt/things/ages/is-other-age';
import { isOtherRank } from '../../../../../extension/protocol/effects/prompt/things/ranks/is-other-rank';
import { ranksIn } from '../../../../../extension/protocol/effects/prompt/things/ranks/ranks-in';

test.each([
  ['Delete the oldest backup', 1],
  ['Delete the three oldest backups', 3],
  ['Delete the eight oldest backups', 8],
  ['Delete the 8 oldest backups', 8],
])('%s means %i', (prompt, count) => {
  expect(ranksIn(prompt)).toEqual([expect.objectContaining({ count })]);
});

test.each([
  ['Delete the logs older than a day', 1],
  ['Delete the logs older than twelve days', 12],
  ['Delete the logs older than fourteen days', 14],
])('%s: at least %i days', (prompt, least) => {
  expect(ageConditionsIn(prompt)).toEqual([expect.objectContaining({ least })]);
});

const days = [1, 4, 7, 10, 13];
const rowOf = (day: number) => `nightly | ${day} May 2026`;
const now = Date.parse('2026-05-20');

test.each([
  ['Delete the oldest backup', [1]],
  ['Delete the two oldest backups', [1, 4]],
  ['Delete the three newest backups', [7, 10, 13]],
])('%s means the rows of these days: %j', (prompt, meant) => {
  const goes = days.filter((day) => {
    const otherRows = () => days.filter((other) => other !== day).map(rowOf);
    return !isOtherRank(prompt, { name: 'Delete', row: rowOf(day), otherRows }, now);
  });
  expect(goes).toEqual(meant);
});

test.each([
  ['Delete the logs older than twelve days', [1, 4, 7]],
  ['Delete the logs older than fourteen days', [1, 4]],
])('%s means the rows of these days: %j', (prompt, meant) => {
  const goes = days.filter(
    (day) => !isOtherAge(prompt, { what: 'delete', name: 'Delete', dialog: '', row: rowOf(day) }, now),
  );
  expect(goes).toEqual(meant);
});
