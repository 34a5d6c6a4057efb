import { expect, it } from 'vitest';
import { refusalOf } from '../../../relay/autonomy/offered-actions';

const isRefused = (selector: string) => refusalOf({ action: 'click', selector }) !== undefined;

it.each([
  'input[value^=a]',
  'input[ value $= "a" ]',
  'input[value*=a]',
  'input[value~=a]',
  'input[value|=a]',
  'input[VALUE^=a i]',
  'input[value/**/^=a]',
  'input[value/* \\2a/ */^=a]',
  'input[v\\61lue/* \\2a/ */^=a]',
  'input[v\\61lue^=a]',
  'input[\\000076 alue^=a]',
  'input[\\v\\61 lue^=a]',
  'input[*|value^=a]',
  'input[|value^=a]',
  ":is(url('), input[value^=a])",
  'form:not(:has([value^=a]))',
  'css=#pay >>> [value^=a]',
  'text=Pay >>> [value^=a]',
  '//input[starts-with(@value, "a")]',
  '//input[starts-with( @ value, "a")]',
  "//input[starts-with(@*[local-name()='value'], 'a')]",
  "//input[starts-with(@*, 'a')]",
  "//input[contains(attribute::value, 'b')]",
  "//input[contains(attribute :: node(), 'b')]",
  "//input[contains(string(@value), 'b')]",
  "//input[starts-with('abc', @value)]",
  "//input[starts-with(../input/@value, 'b')]",
  "//input/@value[starts-with(., 'a')]/..",
  "//input/@value/self::node()[starts-with(., 'a')]/..",
  '//input[@value > 5]',
  '//input[5 < @value]',
  '//input[@value + 1 = 5]',
  '//input[string-length(@value) = 4]',
  "xpath=//input[translate(@value, 'a', '') = '']",
  "#pay >>> xpath=//input[starts-with(@VALUE, 'a')]",
])('%s asks for a part of a value', (selector) => {
  expect(isRefused(selector)).toBe(true);
});

it.each([
  'input[value]',
  'input[value=Save]',
  'input[value="Save ^= all"]',
  'option[value="a" i]',
  'input:not([value=""])',
  '[data-value^=a]',
  '[aria-valuetext^=a]',
  '[name^=value]',
  'a[href*="/*"]',
  'label=value ^= 5',
  'text=/value ^=/',
  'ref=e5',
  '//input[@value="Save"]',
  "//input[@type='submit' and @value != 'Save']",
  "//input[@value and not(@value='')]",
  "//input[(@value='a' or @value='b') and @name]",
  "//*[@*='x']",
  "//*[starts-with(@id, 'value')]",
  "//*[contains(text(), '@value, ')]",
  "//button[contains(@class, 'value')]",
  '//p[',
])('%s does not', (selector) => {
  expect(isRefused(selector)).toBe(false);
});

it('nor may the place where something is dropped', () => {
  for (const value of ['[value^=a]', { target: '[value^=a]' }, '{"target": "[value^=a]"}'])
    expect(refusalOf({ action: 'drag', selector: '#a', value })?.message).toContain('[value^=a]');
  expect(refusalOf({ action: 'fill', selector: '#a', value: '[value^=a]' })).toBeUndefined();
});
