/** What is known of a control before it is pressed, and that a held act dispatches nothing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Hold } from '../../../extension/protocol/effects/consequential';
import { RelayError } from '../../../extension/protocol/errors';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** A step that is held unless the prompt names it: its result, or what was held. */
async function take(
  action: string,
  selector: string,
  { value = '', ...hold }: Partial<Hold> & { value?: unknown } = {},
): Promise<unknown> {
  const order = { do: 'step', sessionId: 'page-harness', action, selector, value } as const;
  try {
    return await on.carryOut({ ...order, hold: { mode: 'named', ...hold } }, 3_000);
  } catch (error) {
    if (error instanceof RelayError && error.code === 'held') return error.more.held;
    throw error;
  }
}

const counted = 'onclick="document.title += 1"';
const nothingWasDone = async () => expect(await on.look('document.title + log.join()')).toBe('');
const doneOnce = async () => expect(await on.look('document.title')).toBe('1');

const list = `<ul>
  <li>Education 3 mails <button ${counted}>Delete</button></li>
  <li>Travel 1 mail <button ${counted}>Delete</button></li>
</ul>`;

test('a held click dispatches nothing, and says what, on which element, where and why', async () => {
  await on.show(`<script>listen('pointermove mousemove pointerdown mousedown click')</script>${list}`);
  expect(await take('click', 'li:nth-child(2) button', { prompt: "Delete the 'Education' label" })).toEqual({
    what: 'delete',
    action: 'click',
    element: 'button "Delete"',
    where: 'row "Travel 1 mail" of about:blank',
    why: 'its name begins with a word for deleting, and the task does not name it',
    origin: 'null',
    binding: expect.any(String),
  });
  await nothingWasDone();
});

test('words of the page do not look like ours to who decides', async () => {
  await on.show(
    `<ul><li>Mail" of https://bank.example/ <button aria-label="Delete \u202eruoy\u202c post\u200b">x</button></li></ul>`,
  );
  expect(await take('click', 'button')).toMatchObject({
    element: 'button "Delete ruoy post"',
    where: `row "Mail' of https://bank.example/" of about:blank`,
  });
});

test('what the prompt names is done, and the result says what it does', async () => {
  await on.show(list);
  const named = { prompt: "Delete the 'Education' label" };
  expect(await take('click', 'li:nth-child(1) button', named)).toMatchObject({
    success: true,
    effect: 'delete',
  });
  await doneOnce();
});

test('of many rows, the one that shows most of what the prompt says is meant', async () => {
  await on.show(`<ul><li>Acme: invoice <button ${counted}>Delete</button></li>
    <li>Acme: newsletter <button ${counted}>Delete</button></li></ul>`);
  const named = { prompt: 'Delete the newsletter from Acme' };
  expect(await take('click', 'li:nth-child(1) button', named)).toMatchObject({ what: 'delete' });
  await nothingWasDone();
  expect(await take('click', 'li:nth-child(2) button', named)).toMatchObject({ success: true });
  await doneOnce();
});

test('of what is named with all of a thing, only such rows are meant', async () => {
  await on.show(
    `<ul><li>Savings <button ${counted}>Delete</button></li><li>Holiday <button>Delete</button></li></ul>`,
  );
  const named = { prompt: 'Delete everything from Holiday' };
  expect(await take('click', 'li:nth-child(1) button', named)).toMatchObject({ what: 'delete' });
  expect(await take('click', 'li:nth-child(2) button', named)).toMatchObject({ success: true });
});

test.each([
  ['another row', '<ul><li>Work <button ONCLICK>Delete</button></li></ul>'],
  ['the address of another row', '<ul><li>Work <a href="/labels/6/delete" ONCLICK>×</a></li></ul>'],
  [
    'a form about another thing',
    '<form><h2>Delete account</h2><button type="button" ONCLICK>Delete</button></form>',
  ],
  [
    'a dialog about another thing',
    '<dialog open><h2>Delete account?</h2><button ONCLICK>OK</button></dialog>',
  ],
])('%s inherits nothing from a named act', async (_, html) => {
  await on.show(html.replace('ONCLICK', counted));
  const named = { prompt: 'Delete the label Travel', inherits: ['delete' as const] };
  expect(await take('click', 'button, a', named)).toMatchObject({ what: 'delete' });
  await nothingWasDone();
});

test('a dialog for more than what is named inherits nothing', async () => {
  await on.show(`<div role="dialog"><h2>Delete all 240 labels?</h2><button ${counted}>OK</button></div>`);
  const named = { prompt: 'Delete the label Travel', inherits: ['delete' as const] };
  expect(await take('click', 'button', named)).toMatchObject({ what: 'delete' });
  await nothingWasDone();
});

test('an everyday button is pressed as without a hold', async () => {
  await on.show(`<button ${counted}>Save</button>`);
  const result = await take('click', 'button');
  expect(result).toMatchObject({ success: true });
  expect(result).not.toHaveProperty('effect');
});

describe('an approved act', () => {
  const approve = async (change: string) => {
    const held = (await take('click', '#d')) as { binding: string };
    await on.look(change);
    return take('click', '#d', { approved: held.binding });
  };
  const page = `<form action="/a" method="post"><h2>Team</h2><input name="who" value="Ann">
    <button id="d" type="button" ${counted}>Remove member</button></form>`;

  test('is done', async () => {
    await on.show(page);
    expect(await approve('0')).toMatchObject({ success: true, effect: 'delete' });
    await doneOnce();
  });

  test.each([
    ['name', 'd.textContent = "Delete team"'],
    ['form', 'document.forms[0].action = "/b"'],
    ['values', 'document.forms[0].who.value = "Bob"'],
    ['role', 'd.setAttribute("role", "menuitem")'],
    ['data', 'd.dataset.member = "ann"'],
  ])('is held again when its %s has changed', async (_, change) => {
    await on.show(page);
    expect(await approve(change)).toMatchObject({ what: 'delete' });
    await nothingWasDone();
  });

  test('is held again in another document', async () => {
    await on.show(page);
    const { binding } = (await take('click', '#d')) as { binding: string };
    await on.show(page);
    expect(await take('click', '#d', { approved: binding })).toMatchObject({ what: 'delete' });
  });
});

describe('facts', () => {
  test.each([
    [
      'a dialog by its title',
      '<div role="dialog"><h2>Delete project Alpha?</h2><button>OK</button></div>',
      'dialog "Delete project Alpha?"',
    ],
    [
      'a dialog by its label',
      '<dialog open aria-label="Delete Alpha"><button>Yes</button></dialog>',
      'dialog "Delete Alpha"',
    ],
    [
      'a dialog by what it says',
      '<div role="alertdialog"><p>Alpha will be deleted.</p><button>Continue</button></div>',
      'dialog "Alpha will be deleted.Continue"',
    ],
    ['a table row', '<table><tr><td>Order 17<td><button>Delete</button></table>', 'row "Order 17"'],
    [
      'a card',
      '<div><div class="card">Red lamp <button>Buy now</button></div><div class="card">Blue lamp <button>Buy now</button></div></div>',
      'row "Red lamp"',
    ],
    [
      'a form by its heading',
      '<h1>Send us a message</h1><form><textarea></textarea><button>Submit</button></form>',
      'form "Send us a message"',
    ],
    [
      'a form with card fields',
      '<form aria-label="Subscription"><input autocomplete="cc-number"><button>Continue</button></form>',
      'form "Subscription"',
    ],
    [
      'card fields by their label',
      '<form><legend>Yours</legend><label>Kartennummer <input></label><button>Weiter</button></form>',
      'form "Yours"',
    ],
  ])('%s', async (_, html, where) => {
    await on.show(html);
    expect(await take('click', 'button')).toMatchObject({ where: expect.stringContaining(`${where} of`) });
  });

  test.each([
    ['a title', '<button title="Delete"><svg></svg></button>'],
    ['an icon', '<button><i class="fa fa-trash-o"></i></button>'],
    ['an icon font', '<button><span class="material-icons">delete_forever</span></button>'],
    ['a picture', '<button><svg><use href="#icon-trash"/></svg></button>'],
    ['a tooltip', '<button data-tooltip="Delete"><svg></svg></button>'],
    ['its own text beside a label', '<label for="b">Next</label><button id="b">Delete</button>'],
    ['its address', '<a href="/notes/5/delete" onclick="return false">✕</a>'],
    ['a question before it', '<div><p>Delete this?</p><p><button>Fine</button></p></div>'],
    ['a question beside it', '<p>Really delete this? <button>Yes</button></p>'],
    [
      'a part that lies over the page',
      '<div style="position:fixed"><h3>Delete it?</h3><button>Yes</button></div>',
    ],
    [
      'what is chosen',
      '<form><label><input type="radio" checked> Delete it</label><button>Continue</button></form>',
    ],
    ['an element with a listener', '<div onclick="1">Delete</div>'],
    ['text in a part that listens', '<div onclick="1"><p>Alpha</p><span>Delete</span></div>'],
  ])('a control is known by %s', async (_, html) => {
    await on.show(html);
    expect(await take('click', html.includes('<span>') ? 'span' : 'button, a, [onclick]')).toMatchObject({
      what: 'delete',
    });
  });

  test.each([
    ['a tooltip', '<button data-toggle="tooltip" title="Delete"><svg></svg></button>'],
    ['a popover of Bootstrap', '<button data-bs-toggle="popover">Delete</button>'],
    ['a dialog that is not there', '<button data-toggle="modal" data-target="#no">Delete</button>'],
    ['a menu of an unknown kind', '<button aria-haspopup="x">Delete</button>'],
    ['a part without a state', '<button aria-expanded>Delete</button>'],
    ['a popover that is not there', '<button popovertarget="no">Delete</button>'],
    ['a tab among no tabs', '<button role="tab">Delete project</button>'],
    ['a switch without a state', '<button role="switch">Delete project</button>'],
    [
      'a choice that sends a form',
      '<form><button role="radio" aria-checked="false">Delete it</button></form>',
    ],
    ['a headline', '<a href="/posts.php?action=delete&id=5">Read all that there is to be said of it</a>'],
    ['a headline with a path', '<a href="/posts/5/delete">Read all that there is to be said of it</a>'],
    ['a link of a menu', '<nav><a href="/account?do=delete">Delete account</a></nav>'],
    ['an answer', '<a href="?delete=5">Yes</a>'],
    ['a box of a style sheet', '<style>div::before { content: "Delete" }</style><div></div>'],
    ['an element of an icon set', '<button><ion-icon name="trash-outline"></ion-icon></button>'],
    ['a harmless name', '<button aria-label="Open">Delete account</button>'],
    ['a harmless label', '<label for="b">Delete the account</label><button id="b">Go</button>'],
    ['a word with other letters', '<button>D\u0435lete account</button>'],
    ['letters', '<button>D e l e t e</button>'],
    [
      'a word in parts',
      '<button><b style="display:inline-block">Del</b><b style="display:inline-block">ete</b> it</button>',
    ],
    ['a text from behind', '<button style="unicode-bidi:bidi-override;direction:rtl">eteleD</button>'],
    ['a harmless text with a tooltip', '<button title="Delete">Go</button>'],
    [
      'a described text',
      '<button aria-describedby="t">Go</button><p id="t" role="tooltip" hidden>Delete it</p>',
    ],
    ['a part of the page that is empty', '<details><summary>Delete account</summary></details>'],
    ['a part of the page with a script', '<details><summary onclick="1">Delete it</summary>How</details>'],
    ['a called picture', '<button><svg role="img" aria-label="Trash"></svg></button>'],
    ['an icon with a test id', '<button><svg data-testid="DeleteIcon"></svg></button>'],
    ['a named icon', '<button><x-icon icon="mdi:trash-can"></x-icon></button>'],
  ])('a control that looks like %s in the markup is known by what it does', async (_, html) => {
    await on.show(html);
    expect(await take('click', 'button, a, div, summary')).toMatchObject({ what: 'delete' });
  });

  test.each([
    ['a menu', '<button aria-haspopup="menu" aria-expanded="false">Delete</button>'],
    [
      'a dialog of Bootstrap',
      '<button data-bs-toggle="modal" data-bs-target="#m">Delete</button><p id="m">Sure?</p>',
    ],
    [
      'a menu of Bootstrap',
      '<div><button data-toggle="dropdown">Share</button><p class="dropdown-menu">Mail</p></div>',
    ],
    ['a popover', '<button popovertarget="m">Share</button><p id="m" popover>Mail</p>'],
    ['a dialog', '<button commandfor="m" command="show-modal">Delete</button><dialog id="m">Sure?</dialog>'],
    ['a part of the page', '<details><summary>Delete account</summary>How to do it</details>'],
    ['a tab', '<div role="tablist"><button role="tab">Send</button></div>'],
    ['a close button', '<button aria-label="Remove from wishlist">Remove</button>'],
    ['a chip', '<button class="MuiChip-root"><svg class="MuiChip-deleteIcon"></svg></button>'],
    ['a switch', '<button role="switch" aria-checked="false">Send me mails</button>'],
  ])('%s is opened or set without being held', async (_, html) => {
    await on.show(html);
    expect(await take('click', 'button, summary')).toMatchObject({ success: true });
  });

  test('what lies at the middle of a row counts for a click on the row', async () => {
    await on.show(
      '<div id="row" style="width:300px"><button style="width:300px;height:40px">Delete</button></div>',
    );
    expect(await take('click', '#row')).toMatchObject({ element: 'button "Delete"' });
  });

  test('what appears under the mouse counts', async () => {
    await on.show(`<div id="row" style="width:300px;height:40px" onmouseenter="b.hidden = false">
      <button id="b" hidden style="width:300px;height:40px" ${counted}>Delete</button></div>`);
    expect(await take('click', '#row')).toMatchObject({ element: 'button "Delete"' });
    await expect(on.look('document.title')).resolves.toBe('');
  });
});

describe('keys', () => {
  const form = (more = '') =>
    `<form onsubmit="document.title += 1; return false"><input id="i"><textarea id="t"></textarea><button ${more}>Send</button></form>`;

  test.each([
    ['Enter in a field presses the default button', form(), '#i', 'Enter'],
    ['Control+Enter in a long text too', form(), '#t', 'Control+Enter'],
    ['Enter on a focused button', `<button ${counted}>Pay now</button>`, 'button', 'Enter'],
    [
      'Enter in a form without a button that deletes',
      '<form method="post" action="/a/delete"><input id="i"></form>',
      '#i',
      'Enter',
    ],
    ['Space on a focused button', `<button ${counted}>Pay now</button>`, 'button', ' '],
    [
      'a shortcut that a button announces',
      `<p tabindex="0">x</p><button aria-keyshortcuts="Control+d" ${counted}>Delete</button>`,
      'p',
      'Control+d',
    ],
    ['Delete on what is selected', '<ul><li tabindex="0">Alpha</li></ul>', 'li', 'Delete'],
    [
      'Backspace in a list',
      '<div role="listbox" tabindex="0"><p role="option">Alpha</p></div>',
      'div',
      'Backspace',
    ],
    [
      'Control+Enter in a mail with a subject',
      `<div><input><div><div contenteditable id="i"></div></div><button>Bold</button><button ${counted}>Send</button></div>`,
      '#i',
      'Control+Enter',
    ],
    [
      'Meta+Enter in a message',
      '<input><textarea id="i" aria-label="Message"></textarea>',
      '#i',
      'Meta+Enter',
    ],
    ['Backspace on a selected row', '<div role="row" tabindex="0">Alpha</div>', 'div', 'Backspace'],
    [
      'Enter in a form for a comment without a button',
      '<form onsubmit="document.title += 1; return false"><input id="i" placeholder="Add a comment"></form>',
      '#i',
      'Enter',
    ],
    ['Enter in a message', '<textarea id="i" placeholder="Message Ann"></textarea>', '#i', 'Enter'],
    [
      'Enter in a chat',
      `<div><div contenteditable id="i"></div><button ${counted}>Send</button></div>`,
      '#i',
      'Enter',
    ],
    [
      'an access key',
      `<input id="i"><label accesskey="P">Go on <input type="button" ${counted} value="Pay now"></label>`,
      '#i',
      'Alt+p',
    ],
  ])('%s is held', async (_, html, selector, value) => {
    await on.show(`<script>listen('keydown keypress keyup click')</script>${html}`);
    expect(await take('press', selector, { value })).toMatchObject({ action: 'press' });
    await nothingWasDone();
  });

  test.each([
    ['Enter in a long text', form(), '#t', 'Enter'],
    ['Delete in a text', form(), '#i', 'Delete'],
    ['Backspace in a text', form(), '#i', 'Backspace'],
    ['Enter in a note', '<textarea id="i" placeholder="Note"></textarea>', '#i', 'Enter'],
    [
      'Control+Enter in a note',
      '<div><textarea id="i"></textarea><button>Save</button></div>',
      '#i',
      'Control+Enter',
    ],
    ['a letter on a button', '<button>Pay now</button>', 'button', 'a'],
    [
      'Enter in a search',
      '<form role="search" onsubmit="return false"><input id="i" type="search"><button>Send</button></form>',
      '#i',
      'Enter',
    ],
    [
      'Enter in a mail with a subject',
      '<div><input><div contenteditable id="i"></div><button>Send</button></div>',
      '#i',
      'Enter',
    ],
  ])('%s is not', async (_, html, selector, value) => {
    await on.show(html);
    expect(await take('press', selector, { value })).toMatchObject({ success: true });
  });

  test('a line break that sends is held after the line', async () => {
    await on.show(form());
    expect(await take('type', '#i', { value: 'hello\n' })).toMatchObject({ what: 'send' });
    expect(await on.look('document.title')).toBe('');
  });

  test('a guard ends with its step', async () => {
    await on.show(`<button ${counted}>Pay now</button>`);
    await take('press', 'button', { value: 'Enter' });
    expect(await on.act('press', 'button', 'Enter')).toMatchObject({ success: true });
    await doneOnce();
  });
});

describe('other acts', () => {
  test('submit counts as its default button', async () => {
    await on.show(
      '<form onsubmit="document.title += 1; return false"><input><button>Place order</button></form>',
    );
    expect(await take('submit', 'form')).toMatchObject({ what: 'pay', element: 'button "Place order"' });
    await nothingWasDone();
  });

  test.each([
    ['a button elsewhere', 'id="f"', '<input>', '<button form="f">Place order</button>', 'pay'],
    ['a picture', '', '<input type="image" alt="Place order">', '', 'pay'],
    [
      'the address of its button',
      'method="post"',
      '<button formaction="/a/delete">Go</button>',
      '',
      'delete',
    ],
    ['its own address', 'method="post" action="/a/delete"', '<input>', '', 'delete'],
    [
      'its own address beside another',
      'action="/a/delete"',
      '<button formaction="/a">Save</button>',
      '',
      'delete',
    ],
  ])('submit is known by %s', async (_, form, inside, beside, what) => {
    await on.show(`<form ${form} onsubmit="document.title += 1; return false">${inside}</form>${beside}`);
    expect(await take('submit', 'form')).toMatchObject({ what });
    await nothingWasDone();
  });

  test.each([
    [
      'clicks',
      `<div id="go">Open</div><button id="b" ${counted}>Delete</button>`,
      'go.onclick = () => b.click()',
    ],
    [
      'submits',
      '<p id="go" onclick="1">Open</p><form method="post" action="/a/delete" onsubmit="document.title += 1; return false"><input></form>',
      'go.onclick = () => document.forms[0].requestSubmit()',
    ],
    [
      'submits without naming its button',
      '<p id="go" onclick="1">Open</p><form onsubmit="document.title += 1; return false"><button>Delete account</button></form>',
      'go.onclick = () => document.forms[0].requestSubmit()',
    ],
    [
      'clicks in a frame',
      `<p id="go" onclick="1">Open</p><iframe srcdoc="<button id=b onclick='parent.document.title += 1'>Delete</button>"></iframe>`,
      'go.onclick = () => frames[0].b.click()',
    ],
    [
      'submits in a frame',
      `<p id="go" onclick="1">Open</p><iframe srcdoc="<form onsubmit='parent.document.title += 1; return false'><button>Delete account</button></form>"></iframe>`,
      'go.onclick = () => frames[0].document.forms[0].requestSubmit()',
    ],
  ])('what the page %s because of an act is held, and done once approved', async (_, html, script) => {
    await on.show(`${html}<script>${script}</script>`);
    const held = (await take('click', '#go')) as { binding: string };
    expect(held).toMatchObject({ what: 'delete' });
    await nothingWasDone();
    expect(await take('click', '#go', { approved: held.binding })).toMatchObject({ success: true });
    expect(await on.look('document.title')).toBe('1');
  });

  test('an upload is held', async () => {
    await on.show('<input type="file" aria-label="Photo">');
    const value = [{ name: 'a.txt', type: '', base64: 'eA==' }];
    expect(await take('upload', 'input', { value })).toMatchObject({ what: 'upload' });
    expect(await take('upload', 'input', { value, prompt: 'Upload the photo' })).toMatchObject({
      success: true,
    });
  });

  test('a drag onto the bin is held, unless the prompt names the bin', async () => {
    await on.show(`<div id="a" draggable="true">Alpha</div><div id="b" class="box" aria-label="Paper bin" role="button"
      style="height:50px" ondragover="event.preventDefault()" ondrop="document.title += 1">.</div>`);
    expect(await take('drag', '#a', { value: '#b', prompt: 'Look at Alpha' })).toMatchObject({
      what: 'delete',
    });
    await nothingWasDone();
    const there = { target: 'body', targetPosition: await on.look('({ x: 20, y: b.offsetTop + 20 })') };
    expect(await take('drag', '#a', { value: there, prompt: 'Look at Alpha' })).toMatchObject({
      what: 'delete',
    });
    await nothingWasDone();
    expect(await take('drag', '#a', { value: '#b', prompt: 'Put Alpha into the paper bin' })).toMatchObject({
      success: true,
    });
  });

  test.each([
    ['a picture of a bin', '<p id="b">🗑️</p>'],
    ['a part of a bin', '<div aria-label="Trash"><p id="b">3 files</p></div>'],
  ])('a drag onto %s is held', async (_, bin) => {
    await on.show(`<div id="a" draggable="true">Alpha</div>${bin}`);
    expect(await take('drag', '#a', { value: '#b' })).toMatchObject({ what: 'delete' });
  });

  test('a slider that pays is held', async () => {
    await on.show(
      `<div style="width:200px"><div id="a" role="button" aria-label="Slide to pay">→</div><p id="b">.</p></div>`,
    );
    expect(await take('drag', '#a', { value: '#b' })).toMatchObject({ what: 'pay' });
  });

  test('choosing a command that deletes is held, a value is not', async () => {
    await on.show('<select><option>Newest<option>Order date<option>Delete selected</select>');
    expect(await take('select', 'select', { value: 'Delete selected' })).toMatchObject({ what: 'delete' });
    expect(await take('select', 'select', { value: 'Order date' })).toMatchObject({ success: true });
    await on.show('<select><option>Choose<option value="bulk_delete">Into the bin</select>');
    expect(await take('select', 'select', { value: 'bulk_delete' })).toMatchObject({ what: 'delete' });
  });

  test('checking a box is not', async () => {
    await on.show('<label><input type="checkbox"> Send me a copy</label>');
    expect(await take('check', 'input')).toMatchObject({ success: true });
  });
});

describe('a task that only reads', () => {
  const post = (more = '') =>
    `<form method="post" action="javascript:void(document.title += 1)">${more}<button>Save</button></form>`;
  const reads = { mode: 'read', prompt: 'Save the form' } as const;

  test('sends no form by POST', async () => {
    await on.show(post('<input name="a">'));
    expect(await take('click', 'button', reads)).toMatchObject({ what: 'form' });
  });

  test.each([
    ['searches', '<input type="search" name="q">'],
    ['logs in', '<input name="user"><input type="password">'],
  ])('%s', async (_, fields) => {
    await on.show(post(fields));
    expect(await take('click', 'button', reads)).toMatchObject({ success: true });
  });
});

test('a dialog inherits from what opened it', async () => {
  await on.show(`<div role="dialog"><h2>Delete this for ever?</h2><button ${counted}>Delete</button></div>`);
  const prompt = 'Clean up the list';
  expect(await take('click', 'button', { prompt })).toMatchObject({ what: 'delete' });
  expect(await take('click', 'button', { prompt, inherits: ['delete'] })).toMatchObject({ success: true });
});
