/** A dialog that asks by its name about one thing, where the task orders the act for a thing of another name. */
import { expect, test } from 'vitest';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';
import { isLetThrough } from '../place-of-act';

const slides = 'Delete the skipped Sprint Timeline slide, resolve all open comments and rename the deck.';
const asks = (name: string) =>
  `Delete slide\nAre you sure you want to delete ${name}? This cannot be undone.`;

test.each([
  [slides, asks("'Agenda'")],
  [slides, asks('“Q3 Highlights”')],
  ['Remove the Harbour Walk photo and tidy up all captions.', 'Remove "Old Mill"?'],
  [
    'Delete the board "Spring plans" and archive all cards of the others.',
    'Really delete the board "Autumn plans B"?',
  ],
])('%s The dialog %s is held', (prompt, dialog) => {
  expect(isLetThrough(prompt, 'Delete', { dialog })).toBe(false);
});

test.each([
  [slides, asks("'Sprint Timeline'")],
  [slides, asks('this slide')],
  ['Delete the message from Ben Frost.', 'Delete “Lunch and Drinks”?'],
  ['Delete all slides but Sprint Timeline.', asks("'Agenda'")],
])('%s The dialog %s goes', (prompt, dialog) => {
  expect(isLetThrough(prompt, 'Delete', { dialog })).toBe(true);
});

test("a message of the browser about another name is dismissed after the menu's Delete", () => {
  const opener = { row: '', isOneOfMany: true, rowLines: () => '', otherRows: () => [] };
  const answerTo = (message: string) =>
    judgeDialog({ type: 'confirm', message }, { mode: 'named', prompt: slides }, ['delete'], opener).answer;
  expect(answerTo("Delete 'Agenda'?")).toBe('dismiss');
  expect(answerTo("Delete 'Sprint Timeline'?")).toBe('accept');
});

test('a code that stands in the row of the named thing may be what the dialog calls it', () => {
  const opener = {
    row: 'Ann Berg ORD-77',
    isOneOfMany: true,
    rowLines: () => 'Ann Berg\nORD-77',
    otherRows: () => [],
  };
  const hold = { mode: 'named', prompt: 'Delete the Ann Berg order.' } as const;
  expect(judgeDialog({ type: 'confirm', message: "Delete 'ORD-77'?" }, hold, ['delete'], opener).answer).toBe(
    'accept',
  );
});
