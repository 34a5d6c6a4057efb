/** Text matching of `text=`, `label=`, `placeholder=` and role names. */
import { expect, test } from 'vitest';
import { closest, textMatcher } from '../../../extension/dom/find/text-match';

test.each([
  ['save', ' Save\n', 2],
  ['save', 'Save as', 1],
  ['"Save"', 'save', 0],
  ['"Save"', 'Save', 2],
  ['"say \\"hi\\""', 'say "hi"', 2],
  ['/^s.ve$/i', 'SAVE', 2],
  ['two  words', 'Two\u00a0words here', 1],
])('%s against "%s"', (body, text, closeness) => {
  expect(textMatcher(body)(text)).toBe(closeness);
});

test('the whole text wins over a part of it, unless only the part shows', () => {
  const matches = textMatcher('name');
  const all = ['Username', 'Name', 'name'];
  expect(closest(all, matches)).toEqual(['Name', 'name']);
  expect(closest(['Username', 'Last name'], matches)).toEqual(['Username', 'Last name']);
});
