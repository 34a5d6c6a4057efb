/** Menus that have an entry for deleting, and fields that stand beside a button: what the page gets of acts in them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RelayError } from '../../../extension/protocol/errors';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** Acts in a task on the element `x`: whether the page got the click or the key. */
async function isGot(html: string, prompt: string, action = 'click', value = ''): Promise<boolean> {
  await on.show(`${html}<script>
    for (const type of ['click', 'keydown']) x.addEventListener(type, () => { document.title = 1; });
  </script>`);
  const order = { do: 'step', sessionId: 'page-harness', action, selector: '#x', value } as const;
  try {
    await on.carryOut({ ...order, hold: { mode: 'named', prompt } }, 3_000);
  } catch (error) {
    if (!(error instanceof RelayError && error.code === 'held')) throw error;
  }
  return (await on.look('document.title')) === '1';
}

const fixed = 'style="position:fixed;top:20px;left:20px"';
const pointer = 'style="cursor:pointer"';

describe('a menu that floats over the page', () => {
  const menu = (...names: string[]) =>
    `<div ${fixed}>${names.map((name, index) => `<div ${index === 1 ? 'id="x"' : ''} ${pointer}>${name}</div>`).join('')}</div>`;

  test.each([
    ['Duplicate slide 4', menu('Copy link', 'Duplicate', 'Delete')],
    ['Unpin the chat with Lea', menu('Copy link', 'Unpin chat', 'Delete')],
    ['Bring the logo to the front', menu('Delete', 'Bring to front')],
    ['Complete the task', menu('Edit', 'Complete', 'Delete')],
    [
      'Snooze the mail',
      `<ul ${fixed}><li><a href="#1">Reply</a><li><a id="x" href="#2">Snooze</a><li><a href="#3">Delete</a></ul>`,
    ],
    [
      'Mark the mail as unread',
      `<div ${fixed}><span class="item-title" ${pointer}>Delete</span><hr><span class="item-title" id="x" ${pointer}>Mark as unread</span></div>`,
    ],
    [
      'Lock the layer Hero',
      `<div ${fixed}><div class="i">Copy</div><div class="i" id="x">Lock layer</div><div class="i">Delete</div></div>`,
    ],
    ['Ungroup the shapes', `<ul ${fixed}><li id="x">Ungroup<li>Delete</ul>`],
  ])('is no question about deleting: "%s"', async (prompt, html) => {
    expect(await isGot(html, prompt)).toBe(true);
  });

  const look = 'What is on this page?';
  test.each([
    ['its entry for deleting', menu('Copy link', 'Delete')],
    [
      'the answer under a question',
      `<div ${fixed}><p>Delete it?</p><span id="x" ${pointer}>Sounds good</span></div>`,
    ],
    [
      'the answer under a heading',
      `<div ${fixed}><h3>Delete note</h3><div id="x" class="b" ${pointer}>Proceed</div><div class="b" ${pointer}>Keep it</div></div>`,
    ],
    [
      'the answer under a text',
      `<div ${fixed}><div>Delete note</div><div id="x" ${pointer}>Yes</div><div ${pointer}>Not now</div></div>`,
    ],
    [
      'the answer where all has the mouse pointer of a link',
      `<div style="position:fixed;cursor:pointer"><div>Delete note</div><div id="x">Yes</div></div>`,
    ],
    [
      'the answer under a sentence with a link',
      `<div ${fixed}><p>This will <a href="#1">delete</a> the note</p><a id="x" href="#2">Fine by me</a></div>`,
    ],
  ])('holds %s', async (_, html) => {
    expect(await isGot(html, look)).toBe(false);
  });
});
