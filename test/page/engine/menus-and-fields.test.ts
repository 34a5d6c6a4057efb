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

describe('Enter in a field that stands beside a button, outside of any form', () => {
  const beside = (field: string, ...buttons: string[]) =>
    `<div>${field.replace('<input', '<input id="x"')}${buttons.map((name) => `<button>${name}</button>`).join('')}</div>`;

  test.each([
    ['Set the duration to 500 ms', beside('<input type="number" value="400">', 'Remove animation')],
    [
      'How many files are named report?',
      beside('<input type="search" placeholder="Search">', 'Delete selected'),
    ],
    ['Find the report', beside('<input placeholder="Search files">', 'Send', 'Delete')],
    ['Zoom to 150', beside('<label>Zoom <input value="100"></label>', 'Send')],
    ['Zoom to 150', beside('<label>Zoom <input type="number" value="100"></label>', 'Pay now')],
    [
      'Rename the board to Plan B',
      `${beside('<input value="Untitled">', 'Delete board', 'Share')}<script>x.value = 'Plan B'</script>`,
    ],
    ['Rename the board to Plan B', beside('<input aria-label="Board title">', 'Delete board')],
    [
      'Set the milk quantity to 3',
      '<table><tr><td>Milk<td><input id="x" type="number" value="1"><td><button>Remove</button></table>',
    ],
    [
      'Add the tag blue',
      beside(
        '<span>urgent <button aria-label="Remove urgent">×</button></span><input placeholder="Add tag">',
      ),
    ],
    ['Add the todo milk', beside('<input placeholder="What needs doing?">', 'Delete all')],
  ])('goes on in "%s": %s', async (prompt, html) => {
    expect(await isGot(html, prompt, 'press', 'Enter')).toBe(true);
  });

  const look = 'What is on this page?';
  test.each([
    ['a message', beside('<input>', 'Send')],
    ['a message with a name', beside('<input placeholder="Message Ann">', 'Send')],
    ['a message that is named otherwise', beside('<input placeholder="What is new?">', 'Post')],
    ['a chat that can be deleted', beside('<input placeholder="Write to Ann">', 'Delete chat', 'Send')],
    ['a message in an editor', '<div><p contenteditable id="x"></p><button>Send</button></div>'],
    ['an invitation', beside('<input placeholder="Name or e-mail">', 'Invite')],
    ['an amount', beside('<label>Amount <input type="number"></label>', 'Pay now')],
    ['an amount to send', beside('<label>$ <input type="number"></label>', 'Send')],
    ['an amount of coins', beside('<label>Amount in BTC <input type="number"></label>', 'Send')],
    [
      'a duration that is paid for',
      beside('<label>Parking duration <input type="number"></label>', 'Pay now'),
    ],
    ['a confirmation', beside('<p>Type the name of the board</p><input>', 'Delete board')],
    ['a confirmation by a password', beside('<input type="password" value="1">', 'Delete account')],
    ['what is to be deleted', beside('<input placeholder="User id">', 'Delete')],
    ['a field that nothing is known of', beside('<input>', 'Delete')],
    [
      'a dialog about deleting',
      '<div role="dialog"><h2>Delete board?</h2><input id="x" aria-label="Board name"><button>Delete</button></div>',
    ],
  ])('is held in %s', async (_, html) => {
    expect(await isGot(html, look, 'press', 'Enter')).toBe(false);
  });

  test('does not let the page press the button', async () => {
    const html = `${beside('<input aria-label="Title">', 'Delete')}<script>
      const button = document.querySelector('button');
      button.onclick = () => { button.remove(); };
      x.onkeydown = () => button.click();
    </script>`;
    await isGot(html, look, 'press', 'Enter');
    expect(await on.look('document.querySelectorAll("button").length')).toBe(1);
  });
});
