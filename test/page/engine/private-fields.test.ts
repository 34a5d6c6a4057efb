/** What private fields hold shows in nothing that is read. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const held = 'Zebra-okapi-q';
/** The same for a script of a page, whose source is not to be taken for the value. */
const inScript = `['Ze' + 'bra', 'ok' + 'api', 'q'].join('-')`;

/** Everything that reads, of the field itself, of what is around it and of the page. */
async function reads(selector = '#f'): Promise<string[]> {
  const read: unknown[] = [];
  for (const at of ['', selector, 'main']) {
    for (const action of ['text', 'html', 'snapshot', 'markdown', 'passages', 'inspect'])
      read.push(await on.act(action, at));
    // As a model reads, whose names are those that can be seen.
    for (const action of ['text', 'snapshot', 'markdown', 'passages', 'inspect']) {
      const order = { do: 'step', sessionId: 'page-harness', action, selector: at, onlySeen: true } as const;
      read.push(await on.carryOut(order, 5_000));
    }
  }
  read.push(await on.act('attribute', selector, 'value'));
  for (const words of [held, held.slice(0, 7)]) {
    read.push(await on.act('find', '', words));
    read.push(await on.act('text', `text=${words}`, undefined, 60));
  }
  // What was searched for is not what was found.
  return read.map((one) => JSON.stringify(one).replace(/(?:Nothing on the page reads|matches) .*/, ''));
}

async function expectHidden(selector?: string): Promise<void> {
  for (const words of await reads(selector)) {
    expect(words).not.toContain(held.slice(0, 7));
    expect(words).not.toContain('okapi');
  }
}

describe('the value is masked of', () => {
  test.each([
    ['a password field', `<input id="f" type="password" value="${held}">`],
    ['a password field in capitals', `<input id="f" TYPE="PassWord" value="${held}">`],
    ['a field by its autocomplete', `<input id="f" autocomplete="section-a one-time-code" value="${held}">`],
    ['a field by its name', `<input id="f" name="api_token" value="${held}">`],
    ['a field by its label', `<label>Kennwort <input id="f" value="${held}"></label>`],
    ['a field by a label elsewhere', `<label for="f">Пароль</label><p><input id="f" value="${held}"></p>`],
    ['a field by aria-label', `<input id="f" aria-label="Contraseña" value="${held}">`],
    ['a field by aria-labelledby', `<b id="l">密码</b><input id="f" aria-labelledby="x l" value="${held}">`],
    ['a field by its placeholder', `<input id="f" placeholder="Mot de passe" value="${held}">`],
    ['a number field', `<input id="f" type="tel" name="pin" value="${held}">`],
    ['a field that shows dots', `<input id="f" style="-webkit-text-security: disc" value="${held}">`],
    [
      'a field with a font of dots',
      `<input id="f" style="font-family: text-security-disc, password" value="${held}">`,
    ],
    ['a text area', `<label>Passphrase <textarea id="f">${held}</textarea></label>`],
    [
      'a text area that shows dots',
      `<textarea id="f" style="-webkit-text-security: square">${held}</textarea>`,
    ],
    ['an editor', `<div id="f" contenteditable aria-label="Password">${held}</div>`],
    [
      'an editor with markup',
      `<div id="f" contenteditable="plaintext-only" data-testid="secret-key"><p>Zebra<b>-okapi-q</b></p></div>`,
    ],
    [
      'an editor that shows dots',
      `<div id="f" contenteditable role="textbox" style="-webkit-text-security: disc"><p>${held}</p></div>`,
    ],
    [
      'an editor within a label',
      `<label>Go on <span id="f" contenteditable role="textbox" aria-label="PIN">${held}</span></label>`,
    ],
  ])('%s', async (_, html) => {
    await on.show(`<main><h1>Page</h1>${html}<p>After it</p></main>`);
    await expectHidden();
    expect(await on.act('text', '')).toContain('After it');
    expect(await on.act('value', '#f')).toContain(held);
  });

  test('a field in shadow trees and frames', async () => {
    await on.show(`<main id="f"></main><iframe id="frame"></iframe><script>
      const html = '<main><label>Senha <input value="' + ${inScript} + '"></label></main>';
      f.attachShadow({ mode: 'open' }).innerHTML = html;
      frame.contentDocument.body.innerHTML = html;</script>`);
    await expectHidden();
    await expectHidden('iframe >>> input');
  });

  test('a list, which shows its options but not the choice', async () => {
    await on.show(`<select id="f" autocomplete="cc-exp-month"><option>01<option selected>02</select>`);
    expect(await on.act('snapshot', '')).toContain('= "••"');
    expect(await on.act('inspect', '')).not.toContain('selected');
  });
});

test('what is no private field is read as before', async () => {
  await on.show(`<label>Pinboard <input id="a" value="${held}"></label><textarea id="b" name="bio">${held}</textarea>
    <div id="c" contenteditable>${held}</div><input id="d" type="search" placeholder="Search passwords" value="${held}">
    <label>Shipping PIN code <input id="e" value="${held}"></label><input id="g" autocomplete="postal-code" name="pin" value="${held}">`);
  for (const id of 'abcdeg') expect(await on.act('snapshot', `#${id}`), id).toContain(held);
  expect(await on.act('find', '', held)).toContain(held);
});

describe('a field stays private', () => {
  const field = `<main><div id="box"><input id="f" type="password" name="q1" value="${held}"></div>
    <button id="show">Show</button></main>`;

  test.each([
    ['when it shows its value', `f.type = 'text'`],
    ['when it loses all that says so', `f.type = 'text'; f.removeAttribute('name'); f.className = 'shown'`],
    [
      'when it is rendered again to show it',
      `box.innerHTML = '<input id="f" type="text" name="q1" value="' + ${inScript} + '">'`,
    ],
    ['when it is moved', `f.type = 'text'; document.querySelector('main').append(f)`],
    ['when it shows its value and hides it again', `f.type = 'text'; f.type = 'password'; f.type = 'text'`],
  ])('%s', async (_, change) => {
    await on.show(`${field}<script>show.onclick = () => { ${change} }</script>`);
    // The first step of all: nothing has looked at the field before.
    expect(await on.act('click', '#show')).toMatchObject({ success: true });
    await expectHidden();
  });
});

test.each([
  ['a one-time code', `<input id="f" autocomplete="one-time-code" value="${held}">`],
  ['a shown password', `<input id="f" name="password" value="${held}">`],
  ['a text area', `<textarea id="f" name="secret_key">${held}</textarea>`],
  ['an editor', `<div id="f" contenteditable aria-label="Passphrase">${held}</div>`],
])('nothing of %s gets onto the clipboard', async (_, html) => {
  await on.show(`${html}<input id="plain">`);
  for (const key of ['Control+a', 'Control+c', 'Control+x']) await on.act('press', '#f', key);
  await on.act('press', '#plain', 'Control+v');
  expect(await on.look('plain.value')).toBe('');
});

test('acts on private fields report dots', async () => {
  await on.show(`<select id="f" name="cvc"><option>111<option>${held}</select>
    <div id="e" contenteditable aria-label="PIN"></div><textarea id="t" placeholder="Passphrase"></textarea>`);
  const dots = '•'.repeat(held.length);
  expect(await on.act('select', '#f', held)).toMatchObject({ success: true, value: dots });
  expect(await on.act('fill', '#e', held)).toMatchObject({ success: true, value: dots });
  expect(await on.act('type', '#t', held)).toMatchObject({ success: true, value: dots });
});

test('a step without the right to it gets no private value, however the field is named', async () => {
  await on.show(`<label>Password <input id="f" type="password" data-testid="pw" placeholder="pw" value="${held}"></label>
    <div id="e" contenteditable role="textbox" aria-label="PIN"><p>${held}</p></div><div id="host"></div>
    <iframe srcdoc='<input id="f" name="otp" value="${held}">'></iframe>
    <script>host.attachShadow({ mode: 'open' }).innerHTML = '<input name="ssn" value="${held}">'</script>`);
  await on.act('visible', 'iframe >>> #f');
  const value = (selector: string) =>
    on
      .carryOut({ do: 'step', sessionId: 's', action: 'value', selector, withoutPrivate: true }, 1_500)
      .then(String, (error: { code: string }) => error.code);
  for (const selector of [
    '#f',
    'label=Password',
    'text=Password',
    'placeholder=pw',
    'testid=pw',
    'xpath=//input',
    'role=textbox[name="PIN"]',
    '#e p',
    '#host >>> input',
    'input[name=ssn]',
    'iframe >>> #f',
  ])
    expect(await value(selector), selector).toBe('forbidden');
});
