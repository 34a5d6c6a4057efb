/** Actionability: visible, enabled, editable; waiting and the reported reason. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';
import { testInVisibleWindow } from '../../../support/windows/visible-window-test';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

const refusedFor = (reason: string) => expect.stringMatching(new RegExp(`^400 not_actionable: .*${reason}`));
const later = (script: string) => `<script>whileWaiting(() => { ${script} })</script>`;

test('a group that is disabled holds its fields back until it is enabled, but never what is in its legend', async () => {
  await on.show(`<fieldset id="f" disabled><legend><button id="l" onclick="say('legend')">L</button></legend>
    <button id="b" onclick="say('button')">B</button></fieldset>`);
  await on.act('click', '#l');
  expect(await on.refusal('click', '#b')).toEqual(refusedFor('it is disabled'));
  expect(await on.said()).toEqual(['legend']);
});

test('a field that is enabled while it is waited for is filled then', async () => {
  await on.show(`<input id="i" disabled oninput="say(value)">${later('i.disabled = false')}`);
  await on.act('fill', '#i', 'in time');
  expect(await on.said()).toEqual(['in time']);
});

test('a read-only field is waited for, and one that stays so is reported', async () => {
  await on.show(
    `<input id="i" readonly oninput="say(value)"><input id="j" readonly>${later('i.readOnly = false')}`,
  );
  await on.act('fill', '#i', 'x');
  expect(await on.refusal('fill', '#j', 'y')).toEqual(refusedFor('read-only'));
  expect(await on.said()).toEqual(['x']);
});

test('aria-disabled reaches into shadow roots, until something inside says otherwise', async () => {
  await on.show(`<div aria-disabled="true"><div id="host"></div><b role="button" aria-disabled="false" id="b" onclick="say('b')">B</b></div>
    <script>host.attachShadow({ mode: 'open' }).innerHTML = '<button id="in">In</button>'</script>`);
  expect(await on.refusal('click', '#in')).toEqual(refusedFor('aria-disabled'));
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['b']);
});

test('a part of a disabled button is as dead as the button', async () => {
  await on.show('<button id="b" disabled><i id="icon">★</i> Star</button>');
  expect(await on.refusal('click', '#icon')).toEqual(refusedFor('part of <button#b>, which is disabled'));
});

test('the label of a disabled box is refused, a link in that label is not', async () => {
  await on.show(
    `<label id="l"><input type="checkbox" id="box" disabled> I accept <a href="#terms" onclick="say('terms')">the terms</a></label>`,
  );
  expect(await on.refusal('click', '#l')).toEqual(refusedFor('the label of <input#box>, which is disabled'));
  await on.act('click', 'role=link');
  expect(await on.said()).toEqual(['terms']);
});

test('what is in an inert part can be neither clicked nor filled, until it comes alive', async () => {
  await on.show(`<main id="m" inert><input id="i" oninput="say(value)"></main>`);
  expect(await on.refusal('fill', '#i', 'x')).toEqual(refusedFor('inside <main#m>, which is inert'));
  expect(await on.refusal('click', '#i')).toEqual(refusedFor('inert'));
  await on.show(`<main id="m" inert><input id="i" oninput="say(value)"></main>${later('m.inert = false')}`);
  await on.act('fill', '#i', 'x');
  expect(await on.said()).toEqual(['x']);
});

test('a field behind an open dialog is refused, one in the dialog is filled', async () => {
  await on.show(
    `<input id="behind"><dialog id="d"><input id="within" oninput="say(value)"></dialog><script>d.showModal()</script>`,
  );
  expect(await on.refusal('fill', '#behind', 'x')).toEqual(refusedFor('behind the open dialog <dialog#d>'));
  await on.act('fill', '#within', 'y');
  expect(await on.said()).toEqual(['y']);
});

test('an element with pointer-events: none gets that reason; its parts that receive pointer events are clicked', async () => {
  await on.show(
    `<div id="dead" style="pointer-events: none">dead <button id="b" style="pointer-events: auto" onclick="say('b')">B</button></div>`,
  );
  expect(await on.refusal('rightclick', '#dead')).toEqual(refusedFor('pointer-events: none'));
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['b']);
});

test('a transparent element is there for the mouse', async () => {
  await on.show(`<button id="b" style="opacity: 0" onclick="say('clicked')">B</button>`);
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['clicked']);
});

test('a visible child of a hidden parent is clicked, the parent is not', async () => {
  await on.show(
    `<div id="p" style="visibility: hidden">P <button id="b" style="visibility: visible" onclick="say('b')">B</button></div>`,
  );
  expect(await on.refusal('click', '#p')).toEqual(refusedFor('visibility: hidden'));
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['b']);
});

test('an element without any size gets that reason, one without a box of its own is met in its content', async () => {
  await on.show(
    `<div id="flat"></div><div id="contents" style="display: contents" onclick="say('contents')"><i>content</i></div>`,
  );
  expect(await on.refusal('click', '#flat')).toEqual(refusedFor('without any size'));
  await on.act('click', '#contents');
  expect(await on.said()).toEqual(['contents']);
});

test('what is in closed details is reported with the remedy, which works', async () => {
  await on.show(
    `<details id="d"><summary>More</summary><button id="b" onclick="say('b')">B</button></details>`,
  );
  expect(await on.refusal('click', '#b')).toEqual(
    refusedFor('inside the closed <details#d>; click its summary'),
  );
  await on.act('click', '#d summary');
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['b']);
});

test('what is in a hidden frame is not visible, and the frame is named', async () => {
  await on.show('<iframe id="f" src="/in" style="display: none"></iframe>', { in: '<button>B</button>' });
  expect(await on.read('visible', '#f >>> button')).toBe('false');
  expect(await on.refusal('click', '#f >>> button')).toEqual(
    refusedFor('in the frame <iframe#f>, which is not displayed'),
  );
});

testInVisibleWindow(
  'an element that a re-render replaces again and again is clicked in its last shape',
  async () => {
    await on.show(`<div id="root"></div><script>
    let round = 0;
    const render = () => {
      round += 1;
      const last = round > 8;
      root.innerHTML = '<button ' + (last ? '' : 'disabled') + ' onclick="say(' + round + ')">' + round + '</button>';
      if (!last) setTimeout(render, 20);
    };
    render();
  </script>`);
    await on.act('click', '#root button');
    expect(await on.said()).toEqual(['9']);
  },
);

test('an element that the mouse chases away is clicked when it has come back', async () => {
  await on.show(`<button id="b" style="width: 100px" onclick="say('clicked')">B</button><script>
    b.addEventListener('mouseover', () => {
      say('gone');
      b.hidden = true;
      whileWaiting(() => { b.hidden = false; say('back'); });
    }, { once: true });
  </script>`);
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['gone', 'back', 'clicked']);
});

test('a text is waited for in any case', async () => {
  await on.show(`<script>whileWaiting(() => document.body.append('Order sent'))</script>`);
  expect(await on.act('wait', '', 'order SENT')).toMatchObject({ success: true });
});

test('a wait for something that it does not know is refused', async () => {
  await on.show('<p>x</p>');
  expect(await on.refusal('wait', 'p', { visibility: 'hidden' })).toMatch(
    /^400 bad_request: .*visibility.* the fields are .*state/,
  );
});

test('a wait for nothing says what it could wait for', async () => {
  await on.show('<p>here</p>');
  expect(await on.refusal('wait', '')).toMatch(
    /^400 bad_request: wait needs a selector or a value: .*\{"state": "visible" \| "hidden" \| "attached" \| "detached" \| "enabled" \| "disabled" \| "editable"\}/,
  );
});

test('a wait tells what is there from what shows', async () => {
  await on.show('<p id="here" hidden>here</p>');
  expect(await on.act('wait', '#here', { state: 'attached' })).toMatchObject({ success: true });
  expect(await on.act('wait', '#here', { state: 'hidden' })).toMatchObject({ success: true });
  expect(await on.read('visible', '#here')).toBe('false');
  expect(await on.act('wait', '#gone', { state: 'detached' })).toMatchObject({ success: true });
});

test('a field is waited for until it is enabled, and until it can be edited', async () => {
  await on.show(`<fieldset disabled id="group"><input id="f" readonly></fieldset><script>
    whileWaiting(() => { group.disabled = false; say('enabled'); });
  </script><button id="unlock" onclick="whileWaiting(() => { f.readOnly = false; say('editable'); })">Unlock</button>`);
  expect(await on.act('wait', '#f', { state: 'enabled' })).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['enabled']);
  await on.act('click', '#unlock');
  expect(await on.act('wait', '#f', { state: 'editable' })).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['enabled', 'editable']);
});

test('a button is waited for until it is disabled, by ARIA as well', async () => {
  await on.show(`<div role="button" tabindex="0" id="b"
    onclick="whileWaiting(() => { b.ariaDisabled = 'true'; say('off'); })">Send</div>`);
  await on.act('click', '#b');
  expect(await on.act('wait', '#b', { state: 'disabled' })).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['off']);
});

test.each([
  ['in what ARIA disables', '<div aria-disabled="true"><button id="it">Go</button></div>'],
  ['in what is inert', '<div inert><button id="it">Go</button></div>'],
  ['the option of a disabled list', '<select disabled><option id="it">a</select>'],
])('%s is waited for as what a click would refuse', async (_, html) => {
  await on.show(html);
  expect(await on.read('visible', '#it', 'enabled')).toBe('false');
  expect(await on.act('wait', '#it', { state: 'disabled' })).toMatchObject({ success: true });
});

test('a field that ARIA calls read-only is none to wait for editing, a box is', async () => {
  await on.show('<input id="f" aria-readonly="true"><input type="checkbox" id="box"><p id="p">words</p>');
  const answers = ['#f', '#box', '#p'].map((selector) => on.read('visible', selector, 'editable'));
  expect(await Promise.all(answers)).toEqual(['false', 'true', 'false']);
});

test('a field that takes no mouse is clicked in the box that shows it', async () => {
  await on.show(`<div id="box" style="width: 200px; height: 40px" onclick="this.title = 'opened'">
    <label for="f" style="pointer-events: none">Fruit</label><select hidden><option>a</option></select>
    <input id="f" role="combobox" style="pointer-events: none"></div>`);
  expect(await on.act('click', 'role=combobox[name="Fruit"]')).toMatchObject({ success: true });
  expect(await on.read('attribute', '#box', 'title')).toBe('opened');
});
