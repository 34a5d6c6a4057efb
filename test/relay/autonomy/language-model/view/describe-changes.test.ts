/** How a model is told what has changed on a page. */
import { expect, test } from 'vitest';
import { describeChanges } from '../../../../../relay/autonomy/language-model/view/describe-changes';

const card = (name: string, ref: number) => `"${name}"\n"Created a while ago"\nbutton "Remove" [e${ref}]`;
const long = Array.from({ length: 20 }, (_, at) => `"Line ${at} of a text that stays as it is"`).join('\n');
const page = (...parts: string[]) => [long, ...parts].join('\n');

test('elements that were only made anew share a line', () => {
  expect(
    describeChanges(
      page(card('Key', 1), card('Phone', 2), card('Card', 7)),
      page(card('Key', 11), card('Phone', 12), card('Card', 20), '"Saved"'),
    ),
  ).toBe('+"Saved"\n(made anew, else unchanged: e1 to e2 are e11 to e12, e7 is e20)');
});

test('what the page has made anew in another place is told as such', () => {
  const menu = (ref: number) => `menu\n menuitem "Pin" [e${ref}]\n menuitem "Delete" [e${ref + 1}]`;
  const before = page('"Mulch"', 'generic [e1]: "⋯"', menu(5), '"Moss"', 'generic [e2]: "⋯"');
  const now = page('"Mulch"', 'generic [e1]: "⋯"', '"Moss"', 'generic [e2]: "⋯"', menu(7));
  const changes = describeChanges(before, now);
  expect(changes).not.toContain('made anew');
  expect(changes).toContain('+ menuitem "Delete" [e8]');
});

test('what looks alike in every way is not told apart', () => {
  const changes = describeChanges(
    page('button "Remove" [e1]', 'button "Remove" [e2]'),
    page('button "Remove" [e3]'),
  );
  expect(changes).not.toContain('made anew');
  expect(changes).toContain('-button "Remove" [e1]');
});

test('what is in a row is told by all that stands in the row', () => {
  const row = (name: string, ref: number) => `generic [e${ref}]\n checkbox [e${ref + 1}]\n "${name}"`;
  expect(describeChanges(page(row('Ada', 1), row('Bob', 3)), page(row('Ada', 11), row('Bob', 13)))).toBe(
    '(made anew, else unchanged: e1 to e4 are e11 to e14)',
  );
  const other = describeChanges(page(row('Ada', 1), row('Bob', 3)), page(row('Bob', 11), row('Ada', 13)));
  expect(other).not.toContain('made anew');
});

test('of an element that has changed only the new line is told', () => {
  expect(describeChanges(page('checkbox "Loud" [e1]'), page('checkbox "Loud" checked [e1]'))).toBe(
    '+checkbox "Loud" checked [e1]',
  );
});

test('nothing that has changed is said as such', () => {
  expect(describeChanges(long, long)).toBe('(no change)');
});
