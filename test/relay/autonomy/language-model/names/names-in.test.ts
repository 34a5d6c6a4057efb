/** What the elements that a model has used are called later, in its record and for people. */
import { expect, test } from 'vitest';
import { namesIn } from '../../../../../relay/autonomy/language-model/names/names-in';

const nameOf = (tree: string, ref = 'e1') => namesIn(tree).get(`ref=${ref}`);

test('an element is called by its role and name', () => {
  expect(nameOf('main\n button "Save \\"all\\"" highlighted [e1]')).toBe('button "Save \\"all\\""');
});

test.each([
  ['e1', 'button "Back"'],
  ['e2', 'button "Next"'],
  ['e3', 'textbox "Bio"'],
])('each of several elements in a line has its own name: %s', (ref, name) => {
  expect(nameOf('"Page 1" button "Back" [e1] "of 3" button "Next" [e2] textbox "Bio" = "x" [e3]', ref)).toBe(
    name,
  );
});

test('a control in a row is not called row', () => {
  const row = 'row: "Ada" | checkbox checked [e1] | generic [e2]: "Lead ▾"';
  expect(nameOf(row, 'e1')).toBe('checkbox');
  expect(nameOf(row, 'e2')).toBe('generic "Lead ▾"');
});

test('a value and a placeholder are no names', () => {
  expect(nameOf('spinbutton = "8" [e1]')).toBe('spinbutton');
  expect(nameOf('textbox placeholder "dd.mm." [e1]')).toBe('textbox');
});

test('an element without a name is called by the words in it, not by its icons', () => {
  expect(nameOf('generic class active [e1]\n "💳"\n "Credit Notes"\n "5"\n "of 9"')).toBe(
    'generic "Credit Notes", "5"',
  );
});

test('a control without a name and words is told by the text beside it', () => {
  expect(nameOf('"Promotions"\ncheckbox checked [e1]\n"Updates"\ncheckbox [e2]')).toBe(
    'checkbox beside "Promotions"',
  );
  expect(nameOf('generic [e9]\n checkbox [e1]\n "Work"')).toBe('checkbox beside "Work"');
});

test('a control that is called by a sign keeps it as its name', () => {
  expect(nameOf('button "☰" tooltip "Put aside" [e1]')).toBe('button "☰"');
});

test('a box that scrolls is not called like its first row', () => {
  expect(nameOf('scrolled 40 % of 5 screens [e1]\n "Dot"\n "Cat"')).toBe(
    'scroll box that begins with "Dot", "Cat"',
  );
  expect(nameOf('scrolled 0 % of 3 screens [e1]\n button "Add" [e2]')).toBe('scroll box');
});

test('the mark of an item of a list is not what a link is called', () => {
  expect(nameOf('list\n - link "Opening times" [e1]')).toBe('link "Opening times"');
});

test('a cell with other cells behind it is called by its own text', () => {
  const row = 'row: generic [e1]: "Choose a size" | spinbutton = "2" [e2] | generic [e3]: "Large"';
  expect(nameOf(row, 'e1')).toBe('generic "Choose a size"');
  expect(nameOf(row, 'e2')).toBe('spinbutton');
  expect(nameOf(row, 'e3')).toBe('generic "Large"');
});
