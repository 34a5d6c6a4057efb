/** Focus events in an unfocused window. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

/**
 * Reports every focus event of an element as `type target<relatedTarget`. Those of the window are left out: the browser
 * may send some of its own while it brings the page to the front.
 */
const follow = `<script>
  const name = (node) => node?.id || '-';
  for (const type of ['focus', 'blur', 'focusin', 'focusout', 'change'])
    addEventListener(type, (event) => {
      if (event.target instanceof Element) say(type, name(event.target) + '<' + name(event.relatedTarget));
    }, true);
</script>`;

test('the page takes its window for focused', async () => {
  await on.show('<button onclick="say(document.hasFocus())">Ask</button>');
  await on.act('click', 'button');
  expect(await on.said()).toEqual(['true']);
});

test('of two frames the one that was clicked last takes itself for focused', async () => {
  await on.show(
    `<iframe id="f" src="/in"></iframe><iframe id="g" src="/in"></iframe><button onclick="say(f.contentDocument.hasFocus(), g.contentDocument.hasFocus())" onmousedown="event.preventDefault()">?</button>`,
    { in: '<input>' },
  );
  await on.act('click', '#f >>> input');
  await on.act('click', '#g >>> input');
  await on.act('click', 'button');
  expect(await on.said()).toEqual(['false true']);
});

test('focus that goes from field to field is reported once, the change before it', async () => {
  await on.show(`<input id="a"><input id="b">${follow}`);
  await on.act('type', '#a', 'x');
  await on.act('click', '#b');
  expect(await on.said()).toEqual([
    ...['focus a<-', 'focusin a<-', 'change a<-', 'blur a<b', 'focusout a<b', 'focus b<a', 'focusin b<a'],
  ]);
});

test('a page that gives the focus on later is notified once', async () => {
  await on.show(
    `<button id="open" onclick="setTimeout(() => field.focus())">Open</button><input id="field">${follow}`,
  );
  await on.act('click', '#open');
  await on.act('wait', '#field:focus, html[data-said*="focusin field"]');
  expect(await on.said()).toEqual([
    ...['focus open<-', 'focusin open<-', 'blur open<field', 'focusout open<field'],
    ...['focus field<open', 'focusin field<open'],
  ]);
});

test('a field that hands its focus to another does so once', async () => {
  await on.show(`<input id="a" onfocus="b.focus()"><input id="b">${follow}`);
  await on.act('click', '#a');
  await on.act('press', '', 'x');
  expect((await on.said()).filter((one) => /^(focus|blur) /.test(one))).toEqual([
    'focus a<-',
    'blur a<b',
    'focus b<a',
  ]);
});

test('a field loses its focus to a field in a frame, and gets it back', async () => {
  await on.show(`<input id="a"><iframe id="f" src="/in"></iframe>${follow}`, { in: '<input id="i">' });
  await on.act('click', '#a');
  await on.act('click', '#f >>> #i');
  await on.act('click', '#a');
  expect((await on.said()).filter((one) => /^(focus|blur) a/.test(one))).toEqual([
    'focus a<-',
    'blur a<-',
    'focus a<-',
  ]);
});

test('a frame takes the focus, though what is in it is where the keys go', async () => {
  await on.show(
    `<iframe id="f" src="/in"></iframe><button onmousedown="event.preventDefault()" onclick="say(document.activeElement.id)">?</button>`,
    { in: '<p>inside</p>' },
  );
  expect(await on.act('focus', '#f')).toMatchObject({ success: true });
  await on.act('click', 'button');
  expect(await on.said()).toEqual(['f']);
});

test('an element without any size gets the focus and what is typed', async () => {
  await on.show(`<div id="d" tabindex="0" onfocus="say('focused')"></div>
    <textarea id="t" style="width: 0; height: 0; padding: 0; border: 0; opacity: 0"></textarea>`);
  await on.act('focus', '#d');
  await on.act('type', '#t', 'ls');
  expect(await on.said()).toEqual(['focused']);
  expect(await on.read('value', '#t')).toBe('ls');
});

test('a key for what takes no focus is not given to what has it', async () => {
  await on.show(`<form onsubmit="say('sent'); return false"><input id="i"></form>
    <div id="panel" onkeydown="say('panel')">Panel</div>`);
  await on.act('focus', '#i');
  expect(await on.refusal('press', '#panel', 'Enter')).toMatch(
    /^400 wrong_element: .*takes no focus.*empty selector/,
  );
  expect(await on.said()).toEqual([]);
});

test('a key where nothing has the focus reaches those who listen on the page', async () => {
  await on.show(`<div role="dialog">Sure?</div><script>onkeydown = ({ key }) => say(key)</script>`);
  await on.act('press', '[role=dialog]', 'Escape');
  expect(await on.said()).toEqual(['Escape']);
});

test('a key for a part of an editor goes into the editor, with the caret there', async () => {
  await on.show(`<input id="i"><div id="editor" contenteditable><p>one</p><p>two</p></div>`);
  await on.act('focus', '#i');
  await on.act('press', '#editor p:first-child', '!');
  expect(await on.read('text', '#editor')).toBe('one!\n\ntwo');
});

test('a key for what gives its focus on goes where the focus went', async () => {
  await on.show(`<div id="shown" tabindex="-1" onfocus="taker.focus()">Terminal</div>
    <textarea id="taker" onkeydown="say(event.key)"></textarea>`);
  await on.act('focus', '#taker');
  expect(await on.act('press', '#shown', 'x')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['x']);
});

test('an arrow through radio buttons moves the focus for all to hear', async () => {
  await on.show(`<input type="radio" name="r" id="a" checked><input type="radio" name="r" id="b">${follow}`);
  await on.act('focus', '#a');
  await on.act('press', '', 'ArrowDown');
  expect(await on.said()).toEqual([
    ...['focus a<-', 'focusin a<-', 'blur a<b', 'focusout a<b', 'focus b<a', 'focusin b<a', 'change b<-'],
  ]);
});

/** Only who loses the focus and who gets it. */
const moved = async () => (await on.said()).filter((one) => /^(focus|blur) /.test(one));

test('a dialog that Space opens takes the focus for all to hear', async () => {
  await on.show(
    `<button id="a" commandfor="d" command="show-modal">A</button><dialog id="d"><input id="b"></dialog>${follow}`,
  );
  await on.act('press', '#a', ' ');
  expect(await moved()).toEqual(['focus a<-', 'blur a<b', 'focus b<a']);
});

test('a dialog that Escape closes gives the focus back for all to hear', async () => {
  await on.show(
    `<button id="a" onclick="d.showModal()">A</button><dialog id="d"><input id="b"></dialog>${follow}`,
  );
  await on.act('click', '#a');
  await on.act('press', '#b', 'Escape');
  expect(await moved()).toEqual(['focus a<-', 'blur a<b', 'focus b<a', 'blur b<a', 'focus a<b']);
});

test('a dialog that a click beside it closes gives the focus back for all to hear', async () => {
  await on.show(`<button id="a" onclick="d.show()">A</button><dialog id="d" closedby="any"><input id="b"></dialog>
    <p id="text" style="margin-top: 300px" onmousedown="event.preventDefault()">beside</p>${follow}`);
  await on.act('click', '#a');
  await on.act('click', '#text');
  expect(await moved()).toEqual(['focus a<-', 'blur a<b', 'focus b<a', 'blur b<a', 'focus a<b']);
});

test('scripts that ask for :focus find what has the focus', async () => {
  await on.show(`<div id="menu" tabindex="-1"><button id="one">1</button><button id="two">2</button></div><script>
    menu.onkeydown = () => {
      const [now, holder] = [menu.querySelector(':focus'), document.querySelector('#menu:focus-within')];
      say(now?.id, holder?.id, now?.matches('button:focus-visible'), two.matches(':focus'), one.closest(':focus')?.id, document.querySelectorAll(':focus').length);
    };
  </script>`);
  await on.act('press', '#one', 'ArrowDown');
  expect(await on.said()).toEqual(['one menu true false one 1']);
});
