/** Closing a record of a business, and taking away what the task says to leave. */
import { describe, expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import { forbidsLoss } from '../../../../../extension/protocol/effects/prompt/forbids/forbids-loss';
import { isLetThrough } from '../place-of-act';

describe('closing', () => {
  test.each([
    'Close claim',
    'Close this ticket',
    'Close case 4711',
    'Close incident as solved',
    'Fall schliessen',
  ])('%s ends a record', (name) =>
    expect(classifyControl({ name, role: 'button' })).toMatchObject({ what: 'cancel' }),
  );

  test.each([
    'Close',
    'Close dialog',
    'Close claim details',
    'Close menu',
    'Close case menu',
    'Close ticket list',
  ])('%s closes what is open', (name) => expect(classifyControl({ name, role: 'button' })).toBeUndefined());

  test('a cross is that of a window', () => {
    expect(classifyControl({ name: 'Close ticket', role: 'button', isPicture: true })).toBeUndefined();
  });

  test.each([
    ['Close claim L7419.', 'Claim L7419', true],
    ['Mark claim L7419 as paid and close it.', 'Claim L7419', true],
    ['Mark claim L7420 as paid and close it.', 'Claim L7419', false],
    ['Set the office of claim L7419 to Harbour.', 'Claim L7419', false],
    ['Close claim L7420.', 'Claim L7419', false],
  ])('%s on the page %s: %s', (prompt, heading, goes) => {
    expect(isLetThrough(prompt, 'Close claim', { heading })).toBe(goes);
  });
});

describe('what stays', () => {
  const bell = 'Take the bell out of my basket but leave the chain oil in.';
  test.each([
    [bell, '\u{1f5d1}', 'Corvo chain oil|1|€9', true],
    [bell, '\u{1f5d1}', 'Brass bell|1|€12', false],
    [bell, 'Remove', 'Chain oil|€9', true],
    [bell, 'Save for later', 'Chain oil|€9', false],
    ['Clear my wishlist, but keep the Otter tent.', 'Remove', 'Otter tent', true],
    ['Clear my wishlist, but keep the Otter tent.', 'Remove', 'Marten stove', false],
    ['Do not remove the filter Berlin, only Rome.', 'Remove', 'Rome', false],
    ['Find a tent. Do not delete anything.', 'Remove filter', 'Under €200', false],
  ])('%s: "%s" in %s', (prompt, name, row, isKept) => {
    expect(forbidsLoss(prompt, { name, icon: '', row: row.replaceAll('|', ' '), dialog: '' })).toBe(isKept);
  });
});
