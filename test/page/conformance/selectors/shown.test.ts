/** Several matches: exact and visible ones come first. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

test.each([
  ['text=Delete', `<p id="it">Delete</p><p>Delete account</p>`],
  ['role=button[name=Delete]', `<button id="it">Delete</button><button>Delete account</button>`],
  [
    'label=Delete',
    `<button id="it" aria-label="Delete"></button><button aria-label="Delete account">X</button>`,
  ],
  ['placeholder=Delete', `<input id="it" placeholder="Delete"><input placeholder="Delete account">`],
])('%s waits for what has that name, and takes nothing that has a similar name', async (selector, html) => {
  await on.show(`<div id="menu" onclick="say(event.target.id)">${html}</div><script>
    it.style.display = 'none';
    whileWaiting(() => { it.style.display = ''; });
  </script>`);
  await on.act('click', selector);
  expect(await on.said()).toEqual(['it']);
});

test('find reads what shows, not what is hidden and called the same', async () => {
  await on.show('<p hidden>Save</p><button>Save changes</button>');
  expect(await on.read('find', '', 'Save')).toContain('Save changes');
});

test('label= means a thing that has that name before a control that has a similar name', async () => {
  await on.show(`<div aria-label="Close" onclick="say('close')">X</div>
    <button aria-label="Close tab" onclick="say('tab')">X</button>`);
  await on.act('click', 'label=Close');
  expect(await on.said()).toEqual(['close']);
});

test('what is hidden is meant where nothing else has that name', async () => {
  await on.show('<p hidden>Save</p><p hidden>Save as</p>');
  expect(await on.read('count', 'text=Save')).toBe('1');
  expect(await on.read('text', 'text=Save')).toBe('Save');
});

test('label= means a field before the part of the page that has that name', async () => {
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
