/** A long snapshot is shown in parts, each of which says what follows. */
import { expect, test } from 'vitest';
import { cutText } from '../../../../extension/background/frames/cut-text';

const text = [
  'heading 1 "Shop"',
  'button "Buy" [e1]',
  'heading 2 "Shipping"',
  'form "Pay"',
  ' textbox "Card" [e2]',
].join('\n');

test('a part ends with a line, names what follows, and tells where to read on', () => {
  expect(cutText(text, { maxChars: 40, isWhole: true })).toBe(
    'heading 1 "Shop"\nbutton "Buy" [e1]\n(cut off here, 53 characters more, with heading 2 "Shipping", form "Pay"; read on with {"from": 34}, or ask for a part with a selector)',
  );
});

test('reading on from there shows the rest', () => {
  expect(cutText(text, { from: 34, maxChars: 1_000, isWhole: true }).trim()).toBe(
    'heading 2 "Shipping"\nform "Pay"\n textbox "Card" [e2]',
  );
  expect(cutText(text, { from: 1_000, maxChars: 10, isWhole: true })).toBe(
    '(nothing: the text has 87 characters)',
  );
});

test('a difference is not read on by characters', () => {
  expect(cutText(`+${text}`, { maxChars: 40, isWhole: false })).toContain('ask with a greater maxChars');
});
