/** What a task says to keep, leave or not touch is not what its act is for, in a row as in the dialog that the act opens. */
import { describe, expect, test } from 'vitest';
import { isLetThrough } from '../place-of-act';

const lesson = 'Leave the gym lesson on 4 May as it is and cancel the one on 11 May.';
const fee = 'Remove the €15 fee for Nora Brandt and leave the €40 one alone.';
const donation = 'Cancel the donation to Harbour Lights, but keep the £12 one.';
const payee = 'Remove the payee Greenfield Dental, but do not touch the others.';

describe.each([
  [
    lesson,
    'Cancel booking',
    'Cancel this booking?\nGym, 11 May 2026',
    'Cancel this booking?\nGym, 4 May 2026',
  ],
  [fee, 'Remove fee', 'Remove this fee?\nNora Brandt, €15.00', 'Remove this fee?\nNora Brandt, €40.00'],
  [
    donation,
    'Cancel donation',
    'Cancel this donation?\nHarbour Lights, £30.00',
    'Cancel this donation?\nHarbour Lights, £12.00',
  ],
  [
    payee,
    'Remove payee',
    'Remove this payee?\nGreenfield Dental, paid on the 4th of each month.',
    'Remove this payee?\nGreenfield Farm, paid on the 4th of each month.',
  ],
  [
    payee,
    'Remove payee',
    'Remove this payee? Greenfield Dental GD-7',
    'Remove this payee? Greenfield Stores STORES GD-7',
  ],
])('%s', (prompt, name, dialog, other) => {
  test(`"${dialog}" goes`, () => expect(isLetThrough(prompt, name, { dialog })).toBe(true));
  test(`"${other}" is held`, () => expect(isLetThrough(prompt, name, { dialog: other })).toBe(false));
});

test.each([
  // The amount stands in no clause of its own, or is only compared.
  [
    'Cancel the transfer to Nora from my savings. It is 250 euros.',
    'Nora|250 euros',
    'Nora|520 euros',
    'transfer',
  ],
  [
    'Cancel the order of the lamp for more than £50 and keep the one of £20.',
    'Lamp|£64.00',
    'Lamp|£20.00',
    'order',
  ],
  ['Keep the £28 order of the lamp, cancel the £22 one.', 'Lamp|£22.00', 'Lamp|£28.00', 'order'],
])('%s: %s goes, %s is held', (prompt, row, other, thing) => {
  expect(isLetThrough(prompt, `Cancel ${thing}`, { row, others: [other] })).toBe(true);
  expect(isLetThrough(prompt, `Cancel ${thing}`, { row: other, others: [row] })).toBe(false);
});

test('a part of a name that the dialog repeats, and what is said of its thing, are no other name', () => {
  const go = (dialog: string) => isLetThrough(payee, 'Remove payee', { dialog });
  expect(go('Remove this payee?\nGreenfield Dental, Standing Order of £22, account Household')).toBe(true);
  expect(go('Remove this payee?\nDr Greenfield Dental Care, £22')).toBe(true);
});
