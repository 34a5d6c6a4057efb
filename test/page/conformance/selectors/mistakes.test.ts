/** Invalid selectors: the error names the position and a correction. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
  await on.show('<div id="box"><p>text</p></div><iframe src="/inner"></iframe>', { inner: '<p>in</p>' });
});
afterAll(() => on.close());

/** The refusal of a click that has more time than a test: the wait for such an element would not end. */
const refused = (selector: string) => on.refusal('click', selector, undefined, 60_000);

test('css is pointed at behind its last valid beginning', async () => {
  expect(await refused('#box > p:contains("text")')).toMatch(
    /^400 bad_selector: .*after "#box > p", at ":contains\("text"\)" \(character 9\).*text=/,
  );
});

test('a mistake behind >>> is reported where it is met', async () => {
  expect(await refused('iframe >>> p..a')).toMatch(/^400 bad_selector: "p\.\.a".*after "p", at "\.\.a"/);
});

test('a ">>>" with nothing on one side names the part', async () => {
  expect(await refused('iframe >>> >>> p')).toMatch(/^400 bad_selector: .*part 2 of 3/);
});

test('an unknown language is answered with those there are', async () => {
  expect(await refused('class=button')).toMatch(/^400 bad_selector: .*no "class=".*role=/);
  expect(await refused('id=box')).toMatch(/^400 bad_selector: .*Write #box/);
});

test('a role that does not exist is named', async () => {
  expect(await refused('role=buton')).toMatch(/^400 bad_selector: .*no role "buton"/);
});

test('a state that does not exist, and a value it cannot have, are named', async () => {
  expect(await refused('role=button[enabled]')).toMatch(/^400 bad_selector: .*\[enabled\].*disabled/);
  expect(await refused('role=checkbox[checked=maybe]')).toMatch(
    /^400 bad_selector: .*\[checked\] cannot be "maybe"/,
  );
});

test('a state that a role does not have is answered with the roles that do', async () => {
  expect(await refused('role=button[level=3]')).toMatch(
    /^400 bad_selector: .*\[level\] is not for button, only for heading, listitem/,
  );
});

test('xpath is pointed at, and refused where it finds no elements', async () => {
  expect(await refused('//p[')).toMatch(/^400 bad_selector: .*after "\/\/p", at "\["/);
  expect(await refused('xpath=count(//p)')).toMatch(/^400 bad_selector: .*not with elements/);
  expect(await refused('//p/text()')).toMatch(/^400 bad_selector: .*texts or attributes/);
});

test('a place with nothing inside is named', async () => {
  expect(await on.refusal('click', '#box >>> p')).toMatch(
    /^400 wrong_element: .*<div#box>, which is neither a frame/,
  );
});

test('a missing element is reported with the frame it may be in', async () => {
  expect(await on.refusal('click', '#nowhere')).toMatch(
    /^404 element_not_found: .*1 frame.*iframe >>> #nowhere/,
  );
});
