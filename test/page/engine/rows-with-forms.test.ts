/** What stands between a button and its row, a form or a box for its controls, hides neither the row nor its neighbours. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HeldAct } from '../../../extension/protocol/effects/consequential';
import { heldClick } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** Presses the control with the attribute `it` in a task: what was held, undefined where the page got the click. */
async function press(html: string, prompt: string): Promise<HeldAct | undefined> {
  await on.show(`${html}<script>for (const one of document.querySelectorAll('[it]'))
    one.onclick = (event) => { event.preventDefault(); document.title = 'pressed'; };</script>`);
  const held = await heldClick(on, '[it]', prompt);
  if (held) return held;
  expect(await on.look('document.title')).toBe('pressed');
  return undefined;
}

const form = (button: string) =>
  `<form method="post"><input type="hidden" name="id" value="1">${button}</form>`;
/** The name in the row, its button, and what is between them. */
const makes: Record<string, (name: string, button: string) => string> = {
  'a form in a cell': (name, button) => `<tr><td>${name}<td>Helper<td>${form(button)}</tr>`,
  'a form with a field': (name, button) =>
    `<tr><td>${name}<td><form method="post"><select><option>Helper</select>${button}</form></tr>`,
  'a nested table': (name, button) =>
    `<tr><td>${name}<td><table><tr><td>Actions:<td>${form(button)}</tr></table></tr>`,
  'a form in an item': (name, button) => `<li><b>${name}</b> Helper ${form(button)}</li>`,
  'a fieldset in a section': (name, button) =>
    `<li><h3>${name}</h3><section><fieldset><legend>Actions</legend>${form(button)}</fieldset></section></li>`,
  details: (name, button) =>
    `<li>${name} <details open><summary>More</summary>${form(button)}</details></li>`,
  'a toolbar': (name, button) => `<li>${name} <div role="toolbar"><button>Edit</button>${button}</div></li>`,
  'a list of links': (name, button) =>
    `<li>${name} <ul><li><a href="#edit">Edit</a></li><li>${button}</li></ul></li>`,
  'custom elements': (name, button) =>
    `<member-card role="listitem"><p>${name}</p><row-actions><form method="post">${button}</form></row-actions></member-card>`,
  'a form that is the row': (name, button) =>
    `<form class="line" method="post"><b>${name}</b> ${button}</form>`,
  'a form in a part with a class': (name, button) =>
    `<div class="line"><b>${name}</b><div class="actions">${form(button)}</div></div>`,
};
const names = ['Alma Reiss', 'Boris Kahn', 'Carla Minto', 'Dora Feld'];

function list(make: string, pressed: string, called: string): string {
  const link = make === 'a list of links';
  const button = (it: string) =>
    link ? `<a href="#x" ${it}>${called}</a>` : `<button ${it}>${called}</button>`;
  const rows = names.map((name) => makes[make]?.(name, button(name === pressed ? 'it' : ''))).join('');
  return rows.startsWith('<tr')
    ? `<h2>Helpers</h2><table>${rows}</table>`
    : `<h2>Helpers</h2><ul>${rows}</ul>`;
}

describe.each(Object.keys(makes))('in rows with %s', (make) => {
  test.each(['Remove helper', 'Delete'])('%s is for the row that is named', async (called) => {
    const prompt = 'Remove the helper Carla Minto.';
    expect(await press(list(make, 'Carla Minto', called), prompt)).toBeUndefined();
    const held = await press(list(make, 'Dora Feld', called), prompt);
    expect(held?.where).toContain('Dora Feld');
    expect(held?.where).not.toContain('Carla');
  });
});

describe('what is no row', () => {
  test('a form for the whole page', async () => {
    const html = `<ul><li>Alma Reiss</li><li>Boris Kahn</li></ul><form method="post"><h2>Close the club</h2>
      <textarea></textarea><button it>Delete club</button></form>`;
    expect(await press(html, 'Delete the club.')).toBeUndefined();
  });

  test('the part beside another, with a form of its own', async () => {
    const html = `<table><tr><td>Menu</td></tr><tr><td><h2>Write</h2><form method="post"><textarea></textarea>
      <button it>Send message</button></form></td></tr></table>`;
    expect(await press(html, 'Send Ann the message "See you".')).toBeUndefined();
  });

  test('a row in a row that says more than its neighbours', async () => {
    const post = (words: string, it = '') =>
      `<li><p>${words}</p><ul><li>I like the ${words} <button ${it}>Delete</button></li></ul></li>`;
    const html = `<ul>${post('harbour', 'it')}${post('market')}</ul>`;
    expect((await press(html, 'Rename the market.'))?.where).toContain('row "I like the harbour"');
  });
});
