import { expect, test } from 'vitest';
import { ageConditionsIn } from '../../../extension/protocol/effects/prompt/things/ages/age-conditions';
import { ranksIn } from '../../../extension/protocol/effects/prompt/things/ranks/ranks-in';

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
