// Why: of several things that words could mean, a person means one that can be seen.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

test.each([
  ['text=Save', `<span hidden>Save</span><button id="it" onclick="say('clicked')">Save changes</button>`],
  [
    'role=button[name=Save]',
    `<button style="display: none">Save</button><button onclick="say('clicked')">Save changes</button>`,
  ],
  ['label=Name', `<input hidden aria-label="Name"><input onclick="say('clicked')" aria-label="Your name">`],
  [
    'placeholder=Name',
    `<input hidden placeholder="Name"><input onclick="say('clicked')" placeholder="Your name">`,
  ],
])('%s means a part of what shows before the whole of what is hidden', async (selector, html) => {
  await on.show(html);
  await on.act('click', selector);
  expect(await on.said()).toEqual(['clicked']);
  expect(await on.read('count', selector)).toBe('1');
});

test('what is hidden is meant where nothing else is called so', async () => {
  await on.show('<p hidden>Save</p><p hidden>Save as</p>');
  expect(await on.read('count', 'text=Save')).toBe('1');
  expect(await on.read('text', 'text=Save')).toBe('Save');
});

test('label= means a field before the part of the page that is called so', async () => {
  await on.show(
    `<section aria-labelledby="h"><h2 id="h">Email</h2><input aria-label="Email address" oninput="say(this.value)"></section>`,
  );
  await on.act('fill', 'label=Email', 'a@b.test');
  expect(await on.said()).toEqual(['a@b.test']);
  expect(await on.read('attribute', 'label="Email"', 'aria-labelledby')).toBe('h');
});

test('a box that shows as its label only is not hidden', async () => {
  await on.show(`<label>Agree<input type="checkbox" style="display: none" onclick="say('agreed')"></label>
    <label>Agree to letters<input type="checkbox" onclick="say('letters')"></label>`);
  await on.act('check', 'label=Agree');
  expect(await on.said()).toEqual(['agreed']);
});

test('a field is found by its label though the label says more, and an exact label wins', async () => {
  await on.show(
    `<label>Name of your pet <input id="a"></label><label>Name <input id="b"></label><label>E-mail * <input id="c"></label>`,
  );
  expect(await on.read('attribute', 'label=name', 'id')).toBe('b');
  expect(await on.read('attribute', 'label=e-mail', 'id')).toBe('c');
});
