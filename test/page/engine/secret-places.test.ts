/** A value with secrets goes into private fields, into those of a login, and where the caller allows it; nowhere else. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RelayError } from '../../../extension/protocol/errors';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const value = 'hunter2!';

/** The step as the worker sends it to a page, once it has put the secret into the value. */
async function put(selector: string, { action = 'fill', allowIn = [] as string[], text = value } = {}) {
  const order = {
    do: 'step',
    sessionId: 's',
    action,
    selector,
    value: text,
    allowIn: { pw: allowIn },
  } as const;
  return on
    .carryOut(order, 1_500)
    .catch(({ code, message, more }: RelayError) => ({ code, message, ...more }));
}

const refused = { code: 'wrong_element', outcome: 'not_executed' };
const everything = `[...document.querySelectorAll('input, textarea, [contenteditable]')].map((one) => one.value ?? one.textContent).join('|')`;

describe.each(['fill', 'type'])('%s', (action) => {
  test.each([
    ['a password field', '<input id="f" type="password">'],
    ['a field for a code', '<input id="f" autocomplete="one-time-code">'],
    ['a card number', '<label>Card number <input id="f" inputmode="numeric"></label>'],
    ['an editor that shows dots', '<div id="f" contenteditable style="-webkit-text-security: disc"></div>'],
    ['a private text area', '<textarea id="f" placeholder="API key"></textarea>'],
    ['the user name of a login', '<form><input id="f" name="username"><input type="password"></form>'],
    ['the e-mail of a login', '<form><input id="f" type="email"><p><input type="password"></p></form>'],
    [
      'a login without a form',
      '<div><p><label>Benutzername <input id="f"></label></p><p><input type="password"></p></div>',
    ],
    ['the first page of a login', '<form><input id="f" autocomplete="username webauthn"></form>'],
    ['a form that posts', '<form method="post"><input id="f" name="p" type="password"></form>'],
    [
      'a form that a script sends',
      '<form onsubmit="return false"><input id="f" name="p" type="password"></form>',
    ],
  ])('puts it into %s', async (_, html) => {
    await on.show(html);
    expect(await put('#f', { action })).toMatchObject({ success: true });
    expect(await on.look('f.value ?? f.textContent')).toBe(value);
  });

  test.each([
    ['a plain field', '<input id="f">'],
    ['a comment', '<form><label>Comment <textarea id="f"></textarea></label><input type="password"></form>'],
    [
      'a comment that mentions passwords',
      '<label>Comment. Never post your password here <textarea id="f"></textarea></label>',
    ],
    ['the body of a mail', '<div id="f" contenteditable role="textbox" aria-label="Message body"></div>'],
    [
      'a search box',
      '<form role="search"><input id="f" type="search" name="q" placeholder="Search passwords"></form>',
    ],
    ['a search box by its role', '<input id="f" role="searchbox" aria-label="Password">'],
    ['another field of a sign-up', '<form><input id="f" name="city"><input type="password"></form>'],
    [
      'an e-mail field elsewhere',
      '<form><input id="f" type="email"></form><form><input type="password"></form>',
    ],
    [
      'a user name far from a password',
      `<main><label>User <input id="f"></label>${'<input>'.repeat(9)}<input type="password"></main>`,
    ],
    [
      'a form that sends it in an address',
      '<form method="get"><input id="f" name="p" type="password"></form>',
    ],
    ['the same in capitals', '<form method="GET"><input id="f" name="p" type="password"></form>'],
  ])('refuses to put it into %s, and says what to do', async (_, html) => {
    await on.show(html);
    const answer = await put('#f', { action });
    expect(answer).toMatchObject(refused);
    expect(JSON.stringify(answer)).toMatch(/the secret was not put in.*\{\{pw\}\}.*allowIn/);
    expect(JSON.stringify(answer)).not.toContain(value);
    expect(await on.look(everything)).not.toMatch(/[hunter2!]{2}/);
  });

  test.each([
    ['a plain field', '<input id="f">', ['#f']],
    ['by another selector', '<label>Note <input id="f"></label>', ['label=Note']],
    ['one of several', '<input id="f" class="a"><input class="b">', ['.b', '.a']],
    ['the body of a mail', '<div id="f" contenteditable><p>x</p></div>', ['#f p']],
    [
      'a form that sends it in an address',
      '<form method="get"><input id="f" name="p" type="password"></form>',
      ['#f'],
    ],
  ])('puts it where the caller allows it: %s', async (_, html, allowIn) => {
    await on.show(html);
    expect(await put('#f', { action, allowIn })).toMatchObject({ success: true });
  });

  test.each([
    ['another element', '<input id="f"><input id="g">', ['#g']],
    ['a selector of two', '<input id="f"><input id="g">', ['input']],
    ['a selector of none', '<input id="f">', ['#g']],
    ['an element around it', '<div id="g"><input id="f"></div>', ['#g']],
    ['an invalid selector', '<input id="f">', ['#f[']],
  ])('does not put it where the caller allows %s', async (_, html, allowIn) => {
    await on.show(html);
    expect(await put('#f', { action, allowIn })).toMatchObject(refused);
    expect(await on.look(everything)).not.toContain('hu');
  });

  test.each([
    ['focuses another field', `f.onfocus = () => other.focus()`],
    [
      'puts another field in its place',
      `f.onfocus = () => { f.outerHTML = '<input id="f" name="comment">' }`,
    ],
    ['moves an editor under it', `f.onfocus = () => { f.outerHTML = '<div id="f" contenteditable></div>' }`],
  ])('puts nothing elsewhere when the page %s on focus', async (_, script) => {
    await on.show(`<input id="f" type="password"><textarea id="other"></textarea><script>${script}</script>`);
    await put('#f', { action });
    expect(await on.look(`${everything}.replaceAll('${value}', '')`)).toMatch(/^\|*$/);
    expect(await on.look('other.value')).toBe('');
    expect(
      await on.look(`document.querySelector('[name=comment], [contenteditable]')?.textContent || ''`),
    ).toBe('');
    expect(await on.look(`document.querySelector('[name=comment]')?.value || ''`)).toBe('');
  });
});

describe('typing stops where the focus leaves for', () => {
  const fields =
    '<input id="f" type="password"><textarea id="other"></textarea><div id="editor" contenteditable></div><button id="b">B</button>';

  test.each([
    ['a comment, on input', `f.oninput = () => { if (f.value.length === 3) other.focus(); }`, 3],
    ['an editor, on input', `f.oninput = () => f.value.length === 3 && editor.focus()`, 3],
    ['a comment, on keydown', `f.onkeydown = () => { if (f.value.length === 3) other.focus(); }`, 3],
    ['a comment, on keypress', `f.onkeypress = () => { if (f.value.length === 3) other.focus(); }`, 3],
    ['a comment, on beforeinput', `f.onbeforeinput = () => { if (f.value.length === 3) other.focus(); }`, 3],
    ['a comment, on keyup', `f.onkeyup = () => { if (f.value.length === 3) other.focus(); }`, 3],
    [
      'a comment, by a timer',
      `f.oninput = () => f.value.length === 3 && queueMicrotask(() => other.focus())`,
      3,
    ],
    ['a button', `f.oninput = () => f.value.length === 3 && b.focus()`, 3],
    ['nowhere', `f.oninput = () => f.value.length === 3 && f.blur()`, 3],
    [
      'an editor that replaces the field',
      `f.oninput = () => { if (f.value.length === 3) { f.replaceWith(editor); editor.focus(); } }`,
      0,
    ],
  ])('%s', async (_, script, kept) => {
    await on.show(`${fields}<script>${script}</script>`);
    const answer = await put('#f', { action: 'type' });
    expect(answer).toMatchObject({ code: 'wrong_element', outcome: 'executed' });
    expect(JSON.stringify(answer)).toMatch(/Only 3 of 8 characters were typed\. The focus is on/);
    expect(await on.look('[other.value, editor.textContent]')).toEqual(['', '']);
    expect(await on.look(`document.getElementById('f')?.value.length ?? 0`)).toBe(kept);
  });

  test('not for the next box of a code', async () => {
    const boxes = Array.from(
      { length: 8 },
      (_, index) => `<input class="box" aria-label="PIN" maxlength="1" id="b${index}">`,
    );
    await on.show(`${boxes.join('')}<script>
      for (const box of document.querySelectorAll('.box')) box.oninput = () => box.nextElementSibling?.focus?.();</script>`);
    await put('#b0', { action: 'type' });
    expect(await on.look(`[...document.querySelectorAll('.box')].map((box) => box.value).join('')`)).toBe(
      value,
    );
  });

  test('not for the Enter that follows the secret', async () => {
    await on.show(`<form onsubmit="event.preventDefault(); sent.textContent = 'sent'"><input id="f" type="password"></form><p id="sent"></p>
      <button id="b">B</button><script>f.oninput = () => f.value.length === 8 && b.focus(); b.onclick = () => { sent.textContent = 'sent' }</script>`);
    await put('#f', { action: 'type', text: `${value}\n` });
    expect(await on.look('[f.value, sent.textContent]')).toEqual([value, 'sent']);
  });

  test('and a later step without a secret types anywhere', async () => {
    await on.show(`${fields}<script>f.oninput = () => f.value.length === 3 && other.focus()</script>`);
    await put('#f', { action: 'type' });
    expect(await on.act('type', '#other', 'plain')).toMatchObject({ success: true });
    expect(await on.act('fill', '#editor', 'plain')).toMatchObject({ success: true });
  });
});

test('an option of a list is chosen by a secret only in a private list', async () => {
  await on.show(
    `<select id="f"><option>a<option>${value}</select><select id="g" name="cvc"><option>a<option>${value}</select>`,
  );
  expect(await put('#f', { action: 'select' })).toMatchObject(refused);
  expect(await put('#g', { action: 'select' })).toMatchObject({ success: true });
  expect(await on.look('f.value')).toBe('a');
});

test('a password that is shown still takes it', async () => {
  await on.show(`<input id="f" type="password"><button onclick="f.type = 'text'">Show</button>`);
  await on.act('click', 'button');
  expect(await put('#f')).toMatchObject({ success: true, value: '•'.repeat(value.length) });
});

test('frames and shadow trees are no way round', async () => {
  await on.show(`<iframe srcdoc='<input id="f"><input id="p" type="password">'></iframe><div id="host"></div>
    <script>host.attachShadow({ mode: 'closed' }).innerHTML = '<input id="g"><input id="q" type="password">'</script>`);
  await on.act('visible', 'iframe >>> #f');
  expect(await put('iframe >>> #f')).toMatchObject(refused);
  expect(await put('iframe >>> #p')).toMatchObject({ success: true });
  expect(await put('iframe >>> #f', { allowIn: ['iframe >>> #f'] })).toMatchObject({ success: true });
});
