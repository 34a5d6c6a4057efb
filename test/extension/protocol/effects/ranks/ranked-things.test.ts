/** Things that a task tells from others like them by when they came, what they cost or where in the list they stand. */
import { expect, test } from 'vitest';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';
import { ranksIn } from '../../../../../extension/protocol/effects/prompt/things/ranks/ranks-in';
import { whatDiffers } from '../../../../../extension/protocol/effects/prompt/what-differs';
import { isLetThrough } from '../place-of-act';

/** A list, whose rows have parts set apart by `|`. */
const lists = {
  repairs: [
    'Boiler check|JB-311, requested 21 April 2026 (open)',
    'Boiler check|JB-298, requested 8 April 2026 (open)',
    'Window seal|JB-290, requested 2 April 2026 (open)',
    'Boiler check|JB-244, requested 11 January 2026 (done)',
  ],
  calls: [
    'Ring the plumber|Created 2026-03-04',
    'Ring the plumber|Created 2026-03-11',
    'Book hall|Created 2026-03-01',
  ],
  gifts: ['Harbour Trust, £31 a month, on the 3rd', 'Harbour Trust, £9.50 a month, on the 20th'],
  copies: [
    'Nightly copy|820 MB|2 days ago',
    'Nightly copy|1.4 GB|5 hours ago',
    'Nightly copy|90 MB|3 weeks ago',
  ],
  visits: ['Dentist|3 May 2026, 09:15', 'Dentist|3 May 2026, 14:40'],
  comments: [
    'Bo Ray|Great!|today',
    'You|Thanks|yesterday',
    'Ida Holm|Which one?|3 days ago',
    'Ida Holm|Hi|9 days ago',
  ],
  keys: [
    'MacBook Touch ID|Added Jan 2, 2020|Last used 1d ago',
    'YubiKey|Added Mar 3, 2022|Last used 1w ago',
    'Pixel|Added Mar 3, 2021|Last used 2h ago',
  ],
  plain: ['Tea order', 'Tea order', 'Rice order'],
} as const;

function isDone(prompt: string, list: keyof typeof lists, at: number, name: string): boolean {
  const rows = lists[list];
  return isLetThrough(prompt, name, {
    row: rows[at] ?? '',
    others: rows.filter((_, index) => index !== at),
    above: rows.slice(0, at),
  });
}

type Case = [prompt: string, list: keyof typeof lists, right: number, wrong: number, name?: string];

test.each<Case>([
  ['Cancel the older of my two open boiler checks.', 'repairs', 1, 0, 'Cancel'],
  ['Cancel the newer of my two open boiler checks.', 'repairs', 0, 1, 'Cancel'],
  ['Cancel my oldest repair.', 'repairs', 3, 0, 'Cancel'],
  ['Cancel my latest repair.', 'repairs', 0, 3, 'Cancel'],
  ['Cancel the repair I requested last.', 'repairs', 0, 2, 'Cancel'],
  ['Keep the newer open boiler check and cancel the older one.', 'repairs', 1, 2, 'Cancel'],
  ['Cancel my last repair.', 'repairs', 0, 2, 'Cancel'],
  ['Cancel the last repair in the list.', 'repairs', 3, 0, 'Cancel'],
  ['There are two open boiler checks. Cancel the older one.', 'repairs', 1, 0, 'Cancel'],
  ['Cancel the second boiler check.', 'repairs', 1, 0, 'Cancel'],
  ['Delete the two oldest boiler checks.', 'repairs', 1, 0],
  ['Delete the older of his two "Ring the plumber" tasks but keep the newer one.', 'calls', 0, 1],
  ['Delete the older of Marta Quill\'s two "Ring the plumber" tasks.', 'calls', 0, 1],
  ['Delete the later of Marta Quill\'s two "Ring the plumber" tasks.', 'calls', 1, 0],
  [
    'Please delete the older of Marta Quill of Larch Dairy\'s two "Ring the plumber" tasks, but keep the newer one.',
    'calls',
    0,
    1,
    'Delete task',
  ],
  ['Delete the older of Marta Quill\'s two "Ring the plumber" tasks.', 'calls', 0, 1, 'Delete task'],
  ["Cancel the later of Dr Quill's two dentist visits.", 'visits', 1, 0, 'Cancel appointment'],
  ['Delete the earliest "Ring the plumber" task.', 'calls', 0, 1],
  ['Cancel the cheaper standing order to Harbour Trust.', 'gifts', 1, 0, 'Cancel'],
  ['Cancel the larger of the two standing orders to Harbour Trust.', 'gifts', 0, 1, 'Cancel'],
  ['Delete the smallest nightly copy.', 'copies', 2, 1],
  ['Delete the most recent nightly copy.', 'copies', 1, 0],
  ['Cancel the later of my two dentist visits.', 'visits', 1, 0, 'Cancel'],
  ['Remove the passkey that was used least recently.', 'keys', 1, 0, 'Remove'],
  ['Remove the least recently used passkey.', 'keys', 1, 0, 'Remove'],
  ['Remove the passkey used longest ago.', 'keys', 1, 2, 'Remove'],
  ['Remove the oldest passkey by last use.', 'keys', 1, 0, 'Remove'],
  ['Remove the oldest passkey.', 'keys', 0, 1, 'Remove'],
])('%s In %s: only row %i, not %i', (prompt, list, right, wrong, name = 'Delete') => {
  expect([isDone(prompt, list, right, name), isDone(prompt, list, wrong, name)]).toEqual([true, false]);
});

test.each<[string, keyof typeof lists, number, string?]>([
  // Nothing tells the rows apart.
  ['Cancel the older of my two tea orders.', 'plain', 0, 'Cancel'],
  // What the task keeps.
  ['Delete all nightly copies except the newest one.', 'copies', 1],
])('%s In %s: not row %i', (prompt, list, at, name = 'Delete') =>
  expect(isDone(prompt, list, at, name)).toBe(false),
);

test.each<[string, keyof typeof lists, number, string?]>([
  ['Delete the newest copy of any host, it failed.', 'copies', 1],
  // Those of others are newer.
  ['Delete my latest comment.', 'comments', 1],
  ['Look up what Ida Holm wrote. Delete her latest comment.', 'comments', 2],
  ['Cancel my latest tea order.', 'plain', 0, 'Cancel'],
  ['Delete the boiler check JB-298 and the latest window seal.', 'repairs', 1],
  ['Cancel the boiler check of 8 April 2026.', 'repairs', 1, 'Cancel'],
  ['Delete all nightly copies except the newest one.', 'copies', 0],
  ['Open the latest repair, then cancel JB-298.', 'repairs', 1, 'Cancel'],
  ['Cancel the older of my two open boiler checks, JB-298.', 'repairs', 1, 'Cancel'],
])('%s In %s: row %i goes', (prompt, list, at, name = 'Delete') =>
  expect(isDone(prompt, list, at, name)).toBe(true),
);

test('one row only is the one that is meant', () => {
  expect(isLetThrough('Delete my latest note.', 'Delete', { row: 'Shopping|2 May 2026' })).toBe(true);
});

test('a dialog that shows the day of the newer one is not about the older', () => {
  const asks = (day: string) =>
    isLetThrough('Delete the older of the two "Ring the plumber" tasks.', 'Delete', {
      others: [...lists.calls],
      dialog: `Delete "Ring the plumber"?\nCreated on ${day}`,
    });
  expect([asks('4 March 2026'), asks('11 March 2026')]).toEqual([true, false]);
});

test('the confirm of the wrong row is dismissed', () => {
  const answer = (at: number) => {
    const own = lists.calls[at] ?? '';
    const opener = {
      row: own.replaceAll('|', ' '),
      isOneOfMany: true,
      rowLines: () => own.replaceAll('|', '\n'),
      otherRows: () => lists.calls.filter((row) => row !== own).map((row) => row.replaceAll('|', '\n')),
    };
    const prompt = 'Delete the older of her two "Ring the plumber" tasks.';
    const asked = { type: 'confirm', message: 'Delete "Ring the plumber"? This cannot be undone.' };
    return judgeDialog(asked, { mode: 'named', prompt }, ['delete'], opener).answer;
  };
  expect([answer(0), answer(1)]).toEqual(['accept', 'dismiss']);
});

test('the reason says by what the row is not the one', () => {
  const known = {
    what: 'delete',
    name: 'Delete task',
    object: ['task'],
    isFinisher: false,
    dialog: '',
    row: 'Ring the plumber Created 2026-03-11',
    otherRows: () => ['Ring the plumber\nCreated 2026-03-04'],
    isOneOfMany: true,
  } as const;
  const prompt = 'Delete the older of her two "Ring the plumber" tasks.';
  expect(whatDiffers(prompt, 'delete', 'Delete task', known)).toContain('by its age, size or place');
});

test.each([
  'Delete the mails of the last week.',
  'Delete the mails from the last two weeks.',
  "Delete my older brother's note.",
  'Delete the field for the first name.',
  'Delete the mails that are older than a year.',
  'Look at the list and delete it later.',
  'Delete the note "Call the older plumber".',
])('%s says nothing of an order', (prompt) => expect(ranksIn(prompt)).toEqual([]));
