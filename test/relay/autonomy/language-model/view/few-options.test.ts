import { expect, test } from 'vitest';
import { withFewOptions } from '../../../../../relay/autonomy/language-model/view/few-options';

const options = (count: number, between = ' ') =>
  Array.from({ length: count }, (_, at) => `option "Bay ${at + 1}"`).join(between);

test('of a long list the first options are told, and how to read the rest', () => {
  const view = `row: combobox "Bay" = "Bay 30" [e4]: ${options(48)} and 95 more | textbox "Date" [e5]`;
  expect(withFewOptions(view)).toBe(
    `row: combobox "Bay" = "Bay 30" [e4]: ${options(10)} and 133 more, which snapshot ref=e4 reads | textbox "Date" [e5]`,
  );
});

test('so are those that stand in a line with commas', () => {
  expect(withFewOptions(`+combobox [f1e4]: ${options(25, ', ')}\nbutton "Save" [e5]`)).toBe(
    `+combobox [f1e4]: ${options(10)} and 15 more, which snapshot ref=f1e4 reads\nbutton "Save" [e5]`,
  );
});

test.each([
  `combobox "Month" = "May" [e4]: ${options(24)}`,
  `text "[e4]: ${options(40).replaceAll('"', '\\"')}" [e4]`,
  `listbox "Bays" [e4]: ${Array.from({ length: 30 }, (_, at) => `option "Bay" [e${at + 5}]`).join(' ')}`,
])('others are told as they are', (view) => {
  expect(withFewOptions(view)).toBe(view);
});
