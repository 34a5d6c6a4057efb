import { expect, test } from 'vitest';
import { selectorHint } from '../../../relay/validation/selector-hint';

test('a selector with >> is told of >>>', () => {
  expect(selectorHint('iframe >> #save')).toContain('"iframe >>> #save"');
});

test('what is within another element is named alone', () => {
  const hint = selectorHint('role=dialog >> text=Leave the team');
  expect(hint).toContain('named alone: "text=Leave the team", and');
  expect(hint).not.toContain('>>>');
});

test.each([
  ['[title="x"] >> nth=0', '[title="x"]'],
  ['role=switch >> nth=0', 'role=switch'],
  ["page.getByRole('button', { name: 'Save' }).first()", 'role=button[name="Save"]'],
  ["locator('.row').nth(0)", '.row'],
  ['.row:first', '.row'],
])('%s is told that the first match is used anyway', (selector, meant) => {
  expect(selectorHint(selector)).toBe(` Of several matches the first visible one is used: write "${meant}".`);
});

test.each([
  '[title="x"] >> nth=1',
  'role=switch >> nth=-1',
  "locator('.row').nth(2)",
  ':nth-match(.row, 2)',
  '.row:eq(1)',
  '.row:last',
  'iframe >> .row >> nth=0',
  "locator('.row').last()",
])('%s is told how one of several is named', (selector) => {
  expect(selectorHint(selector)).toContain('"ref=e12", or ":nth-child()"');
});

test.each(['text=the end.first', '.first', 'a.last', 'li:nth-child(2)', 'li:first-child'])(
  '%s is no number',
  (selector) => {
    expect(selectorHint(selector)).not.toContain('first visible');
  },
);

test.each([
  ['[ref=e12]', 'ref=e12'],
  ['e12', 'ref=e12'],
  ['#f5e7', 'ref=f5e7'],
  ['button:has-text("Save")', 'role=button[name="Save"]'],
  ["div.card:contains('Total')", 'text=Total'],
  ["page.getByRole('button', { name: 'Save' })", 'role=button[name="Save"]'],
  ['getByLabel("E-mail")', 'label=E-mail'],
  ["document.querySelector('#save')", '#save'],
  ['link=Sign in', 'role=link[name="Sign in"]'],
  ['name=email', '[name="email"]'],
  ['class=btn-primary', '.btn-primary'],
  ['data-testid="save"', 'testid=save'],
  ['text/Save', 'text=Save'],
  ['x-app /deep/ button', 'x-app >>> button'],
  ['role=buton[name="Save"]', 'role=button[name="Save"]'],
  ['role=Button', 'role=button'],
  ['role=button name="Save"', 'role=button[name="Save"]'],
  ['text: Save', 'text=Save'],
  ['id:save', '#save'],
  ['lable=E-mail', 'label=E-mail'],
  ['txt=Save', 'text=Save'],
])('%s is answered with %s', (selector, meant) => {
  expect(selectorHint(selector)).toBe(` Did you mean "${meant}"?`);
});

test('a long selector is answered in no time', () => {
  const startedAt = process.cpuUsage();
  for (const part of ['a ', 'role=', ':contains(', '"', '[', 'getByRole("'])
    for (const length of [499, 100_000]) selectorHint(part.repeat(length).slice(0, length));
  expect(process.cpuUsage(startedAt).user).toBeLessThan(1_000_000);
});

test.each([
  'div > p',
  'iframe >>> p',
  'p[',
  '#save',
  'text=Save',
  'role=button[name="Save"]',
  'a:hover',
  'main',
])('%s is not', (selector) => {
  expect(selectorHint(selector)).toBe('');
});
