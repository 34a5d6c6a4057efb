/** What no person can see says nothing of a row, columns are told by their heads, and a dialog that is drawn anew asks nothing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clickInTask } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const click = (selector: string, prompt: string) => clickInTask(on, selector, prompt);

describe('a text of a row that nobody can see', () => {
  const lists: Record<string, string> = {
    'is not displayed': '<div style="display: none"><p>Editor<p>Reader</div>',
    'is hidden': '<div style="visibility: hidden; position: absolute"><p>Editor<p>Reader</div>',
    'is transparent': '<div style="opacity: 0; position: absolute"><p>Editor<p>Reader</div>',
    'is clipped': '<div style="height: 0; overflow: hidden"><p>Editor<p>Reader</div>',
    'is in a closed part': '<details><summary>…</summary><p>Editor<p>Reader</details>',
  };
  const row = (name: string, role: string, list: string) =>
    `<div class="row"><b>${name}</b> <span>${role}</span>${list}<button>Remove</button></div>`;
  const page = (list: string) =>
    `<h1>Members</h1>${row('Ida Holm', 'Editor', list)}${row('Jo Fink', 'Reader', list)}`;

  test.each(Object.entries(lists))('%s: it lets nothing through', async (_, list) => {
    const prompt = 'Remove all readers.';
    await on.show(page(list));
    expect(await click('.row:nth-of-type(1) button', prompt)).toBe('held');
    expect(await click('.row:nth-of-type(2) button', prompt)).toMatchObject({ effect: 'delete' });
  });

  test('but what is without a box of its own, or for screen readers, counts', async () => {
    const small = 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)';
    await on.show(`<ul><li><div style="display: contents"><b>Invoice 12</b></div><button>Delete</button></li>
      <li><span style="${small}">Invoice 13</span> €9<button id="b">Delete</button></li></ul>`);
    expect(await click('li:first-child button', 'Delete invoice 12.')).toMatchObject({ effect: 'delete' });
    expect(await click('#b', 'Delete invoice 14.')).toBe('held');
  });
});

describe('of a table with two dates', () => {
  const row = (name: string, made: string, used: string) =>
    `<tr><td>${name}<td>${made}<td>${used}<td><button>Revoke</button></tr>`;
  const table = `<h1>Keys</h1><table><thead><tr><th>Name<th>Created<th>Last used<th></tr></thead>
    <tbody>${row('Build', '2 Jun 2020', '2h ago')}${row('Docs', '2 Jun 2020', '3 Aug 2021')}</tbody></table>`;

  test.each([
    [1, false],
    [2, true],
  ])('the column that the task speaks of counts: row %i goes %s', async (at, goes) => {
    await on.show(table);
    const done = await click(
      `tbody tr:nth-child(${at}) button`,
      'Revoke all keys not used in the last month.',
    );
    expect(done !== 'held').toBe(goes);
  });
});

describe('a dialog that was open before the act', () => {
  const script = (after: string) => `<style>.modal { position: fixed; inset: 20px; background: #fff }</style>
    <h1>Deck</h1><div id="place"></div><script>
      const names = ['Ida Holm', 'Jo Fink'];
      const draw = (more) => {
        place.innerHTML = '<div class="modal"><h2>People</h2>' + more +
          names.map((name) => '<p><b>' + name + '</b> <button title="Remove">×</button></p>').join('') + '</div>';
        for (const one of place.querySelectorAll('button')) one.onclick = () => { ${after} };
      };
      draw('');
    </script>`;
  const prompt = 'Remove Jo Fink.';

  test('asks nothing when it is drawn anew without what was removed', async () => {
    await on.show(script("names.pop(); draw('')"));
    const done = await click('p:last-child button', prompt);
    expect(done).toMatchObject({ effect: 'delete' });
    expect(done).not.toHaveProperty('asks');
  });

  test('asks when it is drawn anew with a question', async () => {
    await on.show(script("draw('<i>Remove Jo Fink?</i><button>Remove</button>')"));
    expect(await click('p:last-child button', prompt)).toMatchObject({
      effect: 'delete',
      asks: expect.stringContaining('Remove Jo Fink?'),
    });
  });
});
