/** "It" is what a description is about, and not what that is compared with: "Order 2 is a duplicate of 1; delete it". */
import { describe, expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';

/** Whether "Delete" is pressed in one of two rows. */
function isDeleted(prompt: string, row: string, other: string): boolean {
  const control = { name: 'Delete', role: 'button', row };
  const found = classifyControl(control);
  if (!found) throw new Error('not held at all');
  const facts = { row, dialog: '', isOneOfMany: true, otherRows: () => [other] };
  return isNamed(prompt, { ...found, ...facts, name: control.name });
}

describe('of two orders the one that is described', () => {
  test.each(
    `Order 1052 is a duplicate of 1047; delete it.|Order 1052 is a duplicate of order 1047, so delete it.
    |Order 1052 is the same as 1047. Delete it.|Order 1052 is a copy of 1047: remove it.|1052 duplicates 1047, get rid of it.
    |Delete order 1052, it is a duplicate of 1047.|Please delete 1052 since it is a duplicate of 1047.
    |Order 1052 is identical to 1047, please delete it.|Order 1052 was ordered twice and repeats 1047. Erase it.
    |I entered order 1052 twice by mistake; it doubles 1047. Please get rid of it.
    |Order 1052 (Brandt) was entered twice by mistake and is the duplicate of 1047: get rid of it.
    |Order 1052 was placed in addition to 1047 by accident: delete it.|Delete order 1052 instead of 1047.
    |Delete 1052, not 1047.|Unlike order 1047, order 1052 is wrong. Delete it.
    |Order 1052 is a duplicate of 1047; delete it. Tell me all totals.
    |Bestellung 1052 ist ein Duplikat von 1047; lösche sie.`
      .split('|')
      .map((prompt) => [prompt.trim()]),
  )('%s', (prompt) => {
    expect(isDeleted(prompt, '1052 Brandt', '1047 Brandt')).toBe(true);
    expect(isDeleted(prompt, '1047 Brandt', '1052 Brandt')).toBe(false);
  });
});

test.each([
  ['The note Milk is a copy of the note Bread. Delete it.', 'Milk', 'Bread'],
  ['The "Milk" note is a copy of "Bread"; delete it.', 'Milk', 'Bread'],
  ['"Milk" is the same as "Bread", so throw it away.', 'Milk', 'Bread'],
  ['The mail Offer is not the mail Receipt. Delete it.', 'Offer', 'Receipt'],
  ['Delete the note "It is a copy of Bread"', 'It is a copy of Bread', 'It is a copy of Milk'],
  ['Delete the copy of the contract.', 'Copy of the contract', 'Copy of the invoice'],
  ['Delete the photo of Ann.', 'Photo of Ann', 'Photo of Bob'],
])('%s is for %s and not for %s', (prompt, row, other) => {
  expect(isDeleted(prompt, row, other)).toBe(true);
  expect(isDeleted(prompt, other, row)).toBe(false);
});

test('what a duplicate was made of stays', () => {
  const prompt = 'Remove the duplicate of order 1047.';
  expect(isDeleted(prompt, '1047 Brandt', '1052 Brandt')).toBe(false);
  expect(isDeleted(prompt, '1047 Brandt', '1047 Brandt')).toBe(true);
  expect(isDeleted(prompt, '1047 duplicate', '1047 Brandt')).toBe(true);
});

test('both are deleted where both are ordered', () => {
  const prompt = 'Order 1052 is a duplicate of 1047; delete both.';
  expect(isDeleted(prompt, '1052 Brandt', '1047 Brandt')).toBe(true);
});

test.each([
  ['Delete order 1047?', false],
  ['Delete order 1052?', true],
])('a dialog that asks "%s" is answered: %s', (title, isAnswered) => {
  const control = { name: 'OK', role: 'button', dialog: { title, text: '' } };
  const found = classifyControl(control);
  if (!found) throw new Error('not held at all');
  const facts = { row: '', dialog: title, inDialog: true, isOneOfMany: false, name: 'OK' };
  const prompt = 'Order 1052 is a duplicate of 1047; delete it.';
  expect(isNamed(prompt, { ...found, ...facts }, ['delete'])).toBe(isAnswered);
});
