/** The question that an approved act opens about its own thing needs no second approval; the reason of a hold is true. */
import { expect, test } from 'vitest';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';
import { asksOfApproved } from '../../../../../extension/protocol/effects/prompt/asks/asks-of-approved';
import { ofRecord } from '../../../../../extension/protocol/effects/prompt/things/places/record-of';
import { whatDiffers } from '../../../../../extension/protocol/effects/prompt/what-differs';

const prompt =
  'Two cats were entered twice with the same chip: keep the older record and delete the newer one.';

function answerTo(message: string, shown: string) {
  const opener = { row: shown, isOneOfMany: true };
  const approved = { what: 'delete', shown } as const;
  const { answer } = judgeDialog(
    { type: 'confirm', message },
    { mode: 'named', prompt },
    ['delete'],
    opener,
    approved,
  );
  return answer;
}

const biscuit = '🗑\nBiscuit Cat, tabby pen R11 chip 4471';

test.each([
  ['Delete the record of Biscuit (A1362) for good?', biscuit],
  ['Delete Biscuit?', biscuit],
  ['Are you sure?', biscuit],
  ['Delete note HF-7?', 'Delete\nHF-7 Harbour Foods'],
  ['Really delete the invoice INV-0053?', 'Delete\nINV-0053'],
])('"%s" is accepted for %j', (message, shown) => expect(answerTo(message, shown)).toBe('accept'));

test.each([
  ['Delete Biscuit and the 12 photos?', biscuit],
  ['Delete all records of Biscuit?', biscuit],
  ["Delete the account of Biscuit's owner?", biscuit],
  ['Delete Dot?', biscuit],
  ['Delete the note HF-8 of Harbour Foods?', 'Delete\nHF-7 Harbour Foods'],
  ['Send Biscuit to the shelter list?', biscuit],
])('"%s" is not about %j alone', (message, shown) => {
  expect(asksOfApproved(message, 'delete', { what: 'delete', shown })).toBe(false);
});

test.each([
  ['Delete the record of Biscuit for good?', biscuit],
  ['Den Eintrag von Biscuit für immer löschen?', biscuit],
])('"%s" is about %j alone', (message, shown) => {
  expect(asksOfApproved(message, 'delete', { what: 'delete', shown })).toBe(true);
});

test('what the task only tells of is also what it orders something else for', () => {
  const told = 'Our ginger hen Dot was entered twice: keep the first record and delete the other.';
  const long = `${told} Then sign the hen off as vaccinated and send Dot to the show.`;
  const known = { what: 'delete', name: 'Delete', object: [], isFinisher: false, dialog: '' } as const;
  const differs = (prompt: string, row: string) =>
    whatDiffers(prompt, 'delete', 'Delete', { ...known, row, isOneOfMany: true });
  expect(differs(long, 'Dot Hen, ginger')).toBe(differs(told, 'Dot Hen, ginger'));
  expect(differs(long, 'Dot Hen, ginger')).toBe(
    'the task orders deleting without saying that this one is meant',
  );
});

test('the reason says what the task orders', () => {
  expect(whatDiffers(prompt, 'delete', '🗑')).toBe(
    'the task orders deleting without saying that this one is meant',
  );
  expect(whatDiffers('Which pen is Dot in?', 'delete', 'Delete')).toBe('the task does not name it');
  expect(whatDiffers('Delete the older record.', 'delete', 'Delete record')).toBe(
    'the task names "record" without saying that this one is meant',
  );
});

test('the record of the page may be in the question of an act approved there', () => {
  const row = 'Worming tablet due since 2025-04-19';
  const page = {
    headings: ['Bella, beagle'],
    text: () => 'Owner\tKarin Hoffmann, Lindenweg 14\nNext visit: Max',
  };
  const shown = ['Delete', row, 'Reminders', ...page.headings, ofRecord(page, ['Max\nRabies shot due'])].join(
    '\n',
  );
  expect(answerTo("Delete the reminder 'Worming tablet due' of Bella?", shown)).toBe('accept');
  expect(answerTo("Delete the reminder 'Worming tablet due' of Karin Hoffmann?", shown)).toBe('accept');
  expect(answerTo("Delete the reminder 'Worming tablet due' of Max?", shown)).toBe('dismiss');
});
