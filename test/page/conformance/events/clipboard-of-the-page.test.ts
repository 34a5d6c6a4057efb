/** Copy and paste buttons, which use the clipboard of the session and never that of the user. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

const paste = '<textarea id="t"></textarea>';
const pasted = async () => {
  await on.act('press', '#t', 'Control+v');
  return on.read('value', '#t');
};

test.each([
  ['writeText', `navigator.clipboard.writeText('token 42')`],
  [
    'write',
    `navigator.clipboard.write([new ClipboardItem({ 'text/plain': new Blob(['token 42'], { type: 'text/plain' }) })])`,
  ],
  [
    'a command on a field',
    `(async () => { const field = document.createElement('textarea'); field.value = 'token 42'; document.body.append(field); field.select();
      const done = document.execCommand('copy'); field.remove(); if (!done) throw Error('refused'); })()`,
  ],
  [
    'a command with a handler',
    `(async () => { document.addEventListener('copy', (event) => { event.clipboardData.setData('text/plain', 'token 42'); event.preventDefault(); }, { once: true });
      if (!document.execCommand('copy')) throw Error('refused'); })()`,
  ],
])('a copy button by %s says that it has copied, and the text can be pasted', async (_, copy) => {
  await on.show(
    `<button onclick="${copy.replaceAll('"', '&quot;')}.then(() => say('copied'), (error) => say(error.message))">Copy</button>${paste}`,
  );
  expect(await on.act('click', 'button')).toMatchObject({ success: true });
  await on.act('wait', 'html[data-said]');
  expect(await on.said()).toEqual(['copied']);
  expect(await pasted()).toBe('token 42');
});

test('a paste button gets what was copied by keys, as text and as items', async () => {
  await on.show(`<input id="from" value="token 43"><button id="text" onclick="navigator.clipboard.readText().then(say)">Paste</button>
    <button id="items" onclick="navigator.clipboard.read().then(async ([item]) => say(item.types, await (await item.getType('text/plain')).text()))">Paste</button>`);
  await on.act('focus', '#from');
  await on.act('press', '', 'Control+a');
  await on.act('press', '', 'Control+x');
  await on.act('click', '#text');
  await on.act('click', '#items');
  await on.act('wait', 'html[data-said*=plain]');
  expect(await on.said()).toEqual(['token 43', 'text/plain token 43']);
});

test('commands cut and paste where the focus is, with their events', async () => {
  await on.show(`<input id="from" value="token 44"><div id="to" contenteditable>-</div><script>
    for (const type of ['cut', 'paste']) addEventListener(type, (event) => say(type, event.clipboardData.getData('text/plain')));
    const run = (target, command) => { target.focus(); if (target.select) target.select(); say(command, document.execCommand(command)); };
    </script><button id="cut" onclick="run(from, 'cut')">Cut</button><button id="paste" onclick="run(to, 'paste')">Paste</button>`);
  await on.act('click', '#cut');
  await on.act('click', '#paste');
  expect(await on.said()).toEqual(['cut ', 'cut true', 'paste token 44', 'paste true']);
  expect(await on.read('value', '#from')).toBe('');
  expect(await on.read('text', '#to')).toContain('token 44');
});

test('what was copied is kept for the next page, and at another site only keys paste it', async () => {
  const read = `<button onclick="navigator.clipboard.readText().then((text) => say('read', text))">Paste</button>${paste}`;
  await on.show(`<button onclick="navigator.clipboard.writeText('token 45')">Copy</button>`);
  await on.act('click', 'button');
  await on.show(
    `${read}<a>Elsewhere</a><script>document.querySelector('a').href = '//localhost:' + location.port + '/elsewhere'</script>`,
    {
      elsewhere: read,
    },
  );
  await on.act('click', 'button');
  await on.act('wait', 'html[data-said]');
  expect(await on.said()).toEqual(['read token 45']);
  await on.act('click', 'a');
  await on.act('click', 'button');
  await on.act('wait', 'html[data-said]');
  expect(await on.said()).toEqual(['read ']);
  expect(await pasted()).toBe('token 45');
});

test('no page writes or reads the clipboard but for an act', async () => {
  await on.show(`<script>
    const tell = (name, promise) => promise.then(() => say(name, 'done'), (error) => say(name, error.name));
    tell('write', navigator.clipboard.writeText('mine')).then(() => tell('read', navigator.clipboard.readText()))
      .then(() => say('copy', document.execCommand('copy')));</script>${paste}`);
  await on.act('wait', 'html[data-said*=copy]');
  expect(await on.said()).toEqual(['write NotAllowedError', 'read NotAllowedError', 'copy false']);
});

test('a password is not copied', async () => {
  await on.show(
    `<input id="p" type="password" value="secret"><button onclick="p.focus(); p.select(); say(document.execCommand('copy'))">Copy</button>${paste}`,
  );
  await on.act('click', 'button');
  expect(await pasted()).not.toContain('secret');
});
