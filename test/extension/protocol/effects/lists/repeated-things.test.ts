/** Things that stand in a list several times under one name, and orders that say which time is meant. */
import { expect, test } from 'vitest';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';
import { isLetThrough } from '../place-of-act';

const films = [
  '1|14:00|Paper Kites|Hall 2',
  '2|15:45|Lantern Bay|Hall 1',
  '3|17:30|Lantern Bay (subtitled)|Hall 1',
  '4|20:15|Lantern Bay|Hall 3',
  '5|22:30|Lantern Bay|Hall 1',
];
const lines = (row: string) => row.replaceAll('|', '\n');
const besides = (at: number) => films.filter((_, index) => index !== at);

function removed(prompt: string): number[] {
  return films.flatMap((row, at) =>
    isLetThrough(prompt, 'Remove', {
      row,
      others: besides(at),
      above: films.slice(0, at),
      heading: 'Saturday',
    })
      ? [at + 1]
      : [],
  );
}

test.each<[string, number]>([
  ['Remove the second showing of Lantern Bay.', 4],
  ['Remove the 2nd entry for "Lantern Bay".', 4],
  ['Take out the second occurrence of Lantern Bay.', 4],
  ['Take the second copy of Lantern Bay out.', 4],
  ['Please delete the first mention of Lantern Bay from the programme.', 2],
  ['Remove the third instance of Lantern Bay.', 5],
  ['Remove the second Lantern Bay.', 4],
  ['In the programme for Saturday take out the second screening of Lantern Bay.', 4],
  ['In the programme for Saturday remove the second screening of Lantern Bay; the first screening stays.', 4],
  ['Remove the second appearance of Lantern Bay (the plain one, not the subtitled version).', 4],
])('%s Only number %i goes', (prompt, right) => expect(removed(prompt)).toEqual([right]));

test('what belongs to a thing is not the thing', () => {
  const diaries = ['Diary|12 pages', 'Notes|3 pages'];
  const place = { row: diaries[0] ?? '', others: diaries.slice(1), above: [] };
  expect(isLetThrough('Delete the first mention of Diary.', 'Delete diary', place)).toBe(false);
});

test.each([
  'Take out a cover for Lantern Bay.',
  'Take out the insurance for Lantern Bay.',
  'In the programme you can remove Lantern Bay.',
  'In the programme do not remove Lantern Bay.',
  'In the programme look for the place to remove Lantern Bay.',
  'In the programme the remove button stands beside Lantern Bay.',
])('%s Nothing goes', (prompt) => expect(removed(prompt)).toEqual([]));

test.each([
  'In the programme for Saturday remove Paper Kites.',
  'From the programme delete the film Paper Kites.',
  'Take out the film Paper Kites.',
  'Take Paper Kites out of the programme.',
])('%s The place may come first', (prompt) => expect(removed(prompt)).toEqual([1]));

test('the question about the second is accepted, and that about another one is not', () => {
  const answers = films.map((row, at) => {
    const [number, , name] = row.split('|');
    const opener = {
      row: row.replaceAll('|', ' '),
      isOneOfMany: true,
      rowLines: () => lines(row),
      otherRows: () => besides(at).map(lines),
      rowsAbove: () => films.slice(0, at).map(lines),
    };
    const asked = { type: 'confirm', message: `Remove number ${number}, ${name}, from the programme?` };
    const prompt = 'Open the programme of Saturday and take out the second showing of Lantern Bay.';
    return judgeDialog(asked, { mode: 'named', prompt }, [], opener).answer;
  });
  expect(answers).toEqual(['dismiss', 'dismiss', 'dismiss', 'accept', 'dismiss']);
});
