/** Elements of many rows, as a model looks back on them. */
import { expect, test } from 'vitest';
import { namesWithPlaces } from '../../../../../relay/autonomy/language-model/names/names-with-places';

const nameOf = (tree: string, ref = 'e1') => namesWithPlaces(tree).get(`ref=${ref}`);

test('several that are called alike are told by their rows', () => {
  const flat = '"Ann Bell"\n"pen 3"\n icon open [e1]: "⤢"\n"Bob Cole"\n"pen 3"\n icon open [e2]: "⤢"'.replace(
    /\n /g,
    '\n',
  );
  expect(nameOf(flat, 'e1')).toBe('icon "⤢" beside "Ann Bell"');
  expect(nameOf(flat, 'e2')).toBe('icon "⤢" beside "Bob Cole"');
  const table = 'table\n row: "Ann Bell" | button "Edit" [e1]\n row: "Bob Cole" | button "Edit" [e2]';
  expect(nameOf(table, 'e2')).toBe('button "Edit" in row "Bob Cole"');
});

test('in a list whose rows are a line each, by the first text of the line', () => {
  const list = '"Ann Bell" "pen 3" button "Edit" [e1]\n"Bob Cole" "pen 3" button "Edit" [e2]';
  expect(nameOf(list, 'e2')).toBe('button "Edit" in row "Bob Cole"');
});

test('what has a name of its own needs no place', () => {
  const table = 'table\n row: "Ann Bell" | button "Edit Ann" [e1]\n row: "Bob Cole" | button "Edit Bob" [e2]';
  expect(nameOf(table)).toBe('button "Edit Ann"');
});

test('a field without a name is told by its row, though no other is called so', () => {
  const form = 'table\n row: "Colour" | combobox = "red" [e1]: option "red"\n row: "Gift" | checkbox [e2]';
  expect(nameOf(form, 'e1')).toBe('combobox in row "Colour"');
  expect(nameOf(form, 'e2')).toBe('checkbox in row "Gift"');
});
