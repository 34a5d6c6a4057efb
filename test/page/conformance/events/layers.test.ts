/** Popovers and dialogs: light dismiss and Escape. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

/** Says what is asked to close, opens and closes. */
const told = `<script>for (const one of document.querySelectorAll('dialog')) {
  one.oncancel = () => say('cancel', one.id);
  one.addEventListener('beforetoggle', (event) => say(event.newState, one.id));
}</script>`;

const hint = '<p id="p" popover onbeforetoggle="say(event.newState)">hint</p>';

test('a button that shows a popover by a command hides it with the second click', async () => {
  await on.show(`<button id="b" commandfor="p" command="toggle-popover">B</button>${hint}`);
  await on.act('click', '#b');
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['open', 'closed']);
});

test('a button that a script has given a popover hides it with the second click', async () => {
  await on.show(`<button id="b">B</button>${hint}<script>b.popoverTargetElement = p</script>`);
  await on.act('click', '#b');
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['open', 'closed']);
});

test('a button that opens another popover by a command closes this one', async () => {
  await on.show(`<button id="b" commandfor="q" command="show-popover" style="position: fixed; bottom: 0">B</button>
    ${hint}<p id="q" popover>other</p><script>p.showPopover()</script>`);
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['open', 'closed']);
});

const dialogs = (first: string, second: string) =>
  `<p id="text">beside</p><dialog id="first" ${first}>1</dialog><dialog id="second" ${second}><input id="i">2</dialog>
  <button id="go" onclick="second.show(); first.show()">go</button>${told}`;

test('a click beside two dialogs closes the one that was opened last', async () => {
  await on.show(dialogs('closedby="any"', 'closedby="any"'));
  await on.act('click', '#go');
  await on.act('click', '#text');
  expect(await on.said()).toEqual(['open second', 'open first', 'cancel first', 'closed first']);
});

test.each([
  ['the page', '', `d.onclick = ({ offsetX }) => { if (offsetX < 0) d.close(); };`],
  ['the browser', 'closedby="any"', ''],
])(
  'a click at a position outside of a modal dialog is one on its backdrop, for %s to close it',
  async (_, closed, script) => {
    await on.show(`<dialog id="d" ${closed} style="width: 200px; height: 100px"><button>In</button></dialog>
    <script>d.showModal(); ${script}</script>`);
    expect(await on.act('click', '#d', { position: { x: -20, y: -20 } })).toMatchObject({ success: true });
    expect(await on.read('count', 'dialog:open')).toBe('0');
  },
);

test('what a page lays around its own modal is no part of what that shuts off', async () => {
  await on.show(`<div style="position: fixed; inset: 0" onclick="if (event.target === this) say('dismissed')">
    <div role="dialog" aria-modal="true" style="margin: 200px; background: white">Sure?</div></div>`);
  const [, ref = ''] = /^generic \[(e\d+)\]/.exec(await on.read('snapshot', '')) ?? [];
  expect(await on.act('click', `ref=${ref}`, { position: { x: 5, y: 5 } })).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['dismissed']);
});

test('a click beside closes no dialog that is under another one', async () => {
  await on.show(dialogs('', 'closedby="any"'));
  await on.act('click', '#go');
  await on.act('click', '#text');
  expect(await on.said()).toEqual(['open second', 'open first']);
});

test('Escape closes the dialog that was opened last and asks to be closed so', async () => {
  await on.show(dialogs('closedby="closerequest"', 'closedby="any"'));
  await on.act('click', '#go');
  await on.act('press', '', 'Escape');
  expect(await on.said()).toEqual(['open second', 'open first', 'cancel first', 'closed first']);
});

test('Escape leaves alone what only the page closes', async () => {
  await on.show(
    `<dialog id="d" closedby="none"><input id="i"></dialog>${told}<script>d.showModal()</script>`,
  );
  await on.act('press', '#i', 'Escape');
  expect(await on.said()).toEqual(['open d']);
});

test('Escape closes a popover that was opened over a modal dialog', async () => {
  await on.show(
    `${hint}<dialog id="d"><input id="i"></dialog>${told}<script>d.showModal(); p.showPopover()</script>`,
  );
  await on.act('press', '', 'Escape');
  expect(await on.said()).toEqual(['open d', 'open', 'closed']);
});

test('Escape closes a dialog in a shadow tree', async () => {
  await on.show(`<div id="host"></div><script>
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<dialog><input></dialog>';
    root.firstChild.onbeforetoggle = (event) => say(event.newState);
    root.firstChild.showModal();
  </script>`);
  await on.act('press', '', 'Escape');
  expect(await on.said()).toEqual(['open', 'closed']);
});

test('Escape asks the latest close watcher of the page, unless the page handles the key', async () => {
  await on.show(`<p id="p" tabindex="0">p</p><script>
    for (const name of ['below', 'above']) {
      const watcher = new CloseWatcher();
      watcher.oncancel = () => say('cancel', name);
      watcher.onclose = () => say('close', name);
    }
    let pressed = 0;
    p.onkeydown = (event) => { pressed += 1; if (pressed === 1) event.preventDefault(); };
  </script>`);
  for (let times = 0; times < 3; times += 1) await on.act('press', '#p', 'Escape');
  expect((await on.said()).filter((one) => one.startsWith('close'))).toEqual(['close above', 'close below']);
});
