/** An entry of a menu is for the row whose button has opened the menu, wherever the page has put it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clickInTask } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** Opens the menu of a row and presses its entry: whether the page got that. */
async function isPressed(html: string, row: number, prompt: string): Promise<boolean> {
  await on.show(html);
  await clickInTask(on, `.o${row}`, prompt);
  await clickInTask(on, 'text=Delete task', prompt);
  return (await on.look('document.title')) === '1';
}

const days = ['2026-02-17', '2026-02-19'];
const makes: Record<string, { row: (day: string, at: number) => string; place: string; menu: string }> = {
  'in its row': {
    row: (day, at) =>
      `<div class="t"><b>Send revised quote</b> <i>Created ${day}</i> <span><button class="o${at}">⋯</button></span></div>`,
    place: 'button.parentNode',
    menu: '<p>Mark as done</p><p class="del">Delete task</p>',
  },
  'at the end of the page': {
    row: (day, at) =>
      `<li>Send revised quote, created ${day} <button class="o${at}" aria-haspopup="menu">⋯</button></li>`,
    place: 'document.body',
    menu: '<div role="menu"><div role="menuitem">Edit</div><div role="menuitem" class="del">Delete task</div></div>',
  },
  'at the end of the page, without roles': {
    row: (day, at) =>
      `<tr><td>Send revised quote<td>Created ${day}<td><button class="o${at}" aria-label="More"></button></tr>`,
    place: 'document.body',
    menu: '<ul><li><a>Edit</a><li><a class="del">Delete task</a></ul>',
  },
};

describe.each(Object.keys(makes))('a menu %s', (make) => {
  const { row, place, menu } = makes[make] as (typeof makes)[string];
  const rows = days.map(row).join('');
  const html = `${make.endsWith('roles') ? `<table>${rows}</table>` : `<div>${rows}</div>`}<script>
    for (const button of document.querySelectorAll('button')) button.onclick = () => {
      const at = button.getBoundingClientRect();
      const box = document.createElement('div');
      box.style.cssText = 'position:absolute;z-index:2;background:white;left:' + at.left + 'px;top:' + at.bottom + 'px';
      box.innerHTML = ${JSON.stringify(menu)};
      ${place}.append(box);
      box.querySelector('.del').onclick = () => { document.title = 1; };
    };
  </script>`;

  test.each([
    [
      'the row of the day',
      0,
      'Delete the older "Send revised quote" task: the one created 2026-02-17.',
      true,
    ],
    ['the row of another day', 1, 'Delete the "Send revised quote" task created 2026-02-17.', false],
    ['the row of the day in words', 0, 'Delete the quote task created on 17 February 2026.', true],
    ['another row', 1, 'Delete the task "Call about dock sensors".', false],
    ['the only order', 1, 'Delete the newer of the two tasks.', true],
  ])('%s', async (_, at, prompt, goes) => {
    expect(await isPressed(html, at, prompt)).toBe(goes);
  });
});
