/** Keyboard input in text fields and editors: `type`, `press`. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

const press = async (...keys: string[]) => {
  for (const key of keys) await on.act('press', '', key);
};

test('a page that takes typing over by beforeinput is obeyed', async () => {
  await on.show(
    `<input id="i" onbeforeinput="event.preventDefault(); setRangeText(event.data.toUpperCase(), selectionStart, selectionEnd, 'end'); say(value)">`,
  );
  await on.act('type', '#i', 'abc');
  expect(await on.said()).toEqual(['A', 'AB', 'ABC']);
});

test('what a reader takes for one character is typed as one', async () => {
  await on.show('<input id="i" oninput="say(event.data)">');
  await on.act('type', '#i', 'ü👋🏽👨‍👩‍👧');
  expect(await on.said()).toEqual(['ü', '👋🏽', '👨‍👩‍👧']);
});

test('no more is typed than the field takes, and the reply says so', async () => {
  await on.show('<input id="i" maxlength="3" oninput="say(value)">');
  expect(await on.act('type', '#i', 'abcde')).toMatchObject({ success: false, value: 'abc' });
  expect((await on.said()).at(-1)).toBe('abc');
});

test('pages that only know keyCode and code understand the keys', async () => {
  await on.show(`<body onkeydown="say(event.keyCode, event.code)"><input id="i">`);
  await on.act('focus', '#i');
  await press('Enter', 'ArrowDown', 'a', ';', 'F5', 'Shift+?');
  expect(await on.said()).toEqual([
    '13 Enter',
    '40 ArrowDown',
    '65 KeyA',
    '186 Semicolon',
    '116 F5',
    '16 ShiftLeft',
    '191 Slash',
  ]);
});

test('an access key presses its element, and what has none changes nothing', async () => {
  await on.show(`<button accesskey="s" onclick="say('saved')">Save</button>
    <form onsubmit="say('sent'); return false"><input><button accesskey="g">Go</button></form>`);
  expect(await on.act('press', '', 'Alt+s')).toMatchObject({ success: true, changed: true });
  expect(await on.act('press', 'input', 'Alt+G')).toMatchObject({ success: true, changed: true });
  expect(await on.said()).toEqual(['saved', 'sent']);
  for (const other of ['Alt+x', 'Control+Alt+s', 's'])
    expect(await on.act('press', 'button', other)).toMatchObject({ success: true, changed: false });
  expect(await on.said()).toEqual(['saved', 'sent']);
});

test('an access key selects what is in its field', async () => {
  await on.show(`<input id="f" accesskey="f" value="old" oninput="say(value)">`);
  await press('Alt+f', 'x');
  expect(await on.said()).toEqual(['x']);
});

test('a shortcut of the page arrives with all that is held', async () => {
  await on.show(`<input id="i"><script>onkeydown = (event) => {
    if (event.ctrlKey && event.shiftKey && event.key === 'A') { event.preventDefault(); say('shortcut'); }
  }</script>`);
  await on.act('focus', '#i');
  expect(await on.act('press', '', 'Control+Shift+a')).toMatchObject({ defaultPrevented: true });
  expect(await on.said()).toEqual(['shortcut']);
});

test('a capital in a shortcut names the key and holds no Shift', async () => {
  await on.show(
    `<body onkeydown="if (event.key !== 'Control') say(event.key, event.ctrlKey, event.shiftKey)"><input id="i">`,
  );
  await on.act('focus', '#i');
  await press('Control+K', 'Control+Shift+K');
  expect(await on.said()).toEqual(['k true false', 'Shift true true', 'K true true']);
});

test('Control+Z undoes, as Control+z does', async () => {
  await on.show('<input id="i" oninput="say(value)">');
  await on.act('focus', '#i');
  await press('a', 'Control+Z', 'Control+Shift+Z');
  expect(await on.said()).toEqual(['a', '', 'a']);
});

test('Enter sends a form by its first button, with its name', async () => {
  await on.show(`<form onsubmit="event.preventDefault(); say(event.submitter.value, new FormData(this, event.submitter).get('go'))">
    <input id="i" name="q"><button name="go" value="first">1</button><button name="go" value="second">2</button></form>`);
  await on.act('press', '#i', 'Enter');
  expect(await on.said()).toEqual(['first first']);
});

test('Enter does not send a form whose button is disabled, nor one of two fields without any', async () => {
  await on.show(`<form onsubmit="say('sent'); return false"><input id="a"><button disabled>Go</button></form>
    <form onsubmit="say('sent'); return false"><input id="b"><input></form>
    <form onsubmit="say('the only field'); return false"><input id="c"></form>`);
  for (const field of ['#a', '#b', '#c']) await on.act('press', field, 'Enter');
  expect(await on.said()).toEqual(['the only field']);
});

test('Tab does not leave an open modal for what is behind it', async () => {
  await on.show(`<input id="behind"><dialog id="d"><input id="one"><input id="two"></dialog><script>d.showModal();
    addEventListener('focusin', (event) => say(event.target.id))</script>`);
  await on.act('focus', '#one');
  await press('Tab', 'Tab', 'Tab');
  expect(await on.said()).toEqual(['two', 'one']);
});

test('keys alone fill a form', async () => {
  await on.show(`<form id="f" onsubmit="say(new URLSearchParams(new FormData(f))); return false">
    <input id="name" name="name"><select name="pick"><option>apple<option>pear<option>plum</select>
    <input type="radio" name="size" value="s" checked><input type="radio" name="size" value="m">
    <input type="number" name="n" value="3" max="4"><input type="range" name="r" value="50" step="5"><input type="checkbox" name="box"><button>Go</button></form>`);
  await on.act('focus', '#name');
  await press(
    'A',
    'Tab',
    'p',
    'l',
    'Tab',
    'ArrowDown',
    'Tab',
    'ArrowUp',
    'ArrowUp',
    'Tab',
    'ArrowRight',
    'Tab',
    ' ',
    'Tab',
    'Enter',
  );
  expect(await on.said()).toEqual(['name=A&pick=plum&size=m&n=4&r=55&box=on']);
});

test('a selection made by keys is what the next key replaces', async () => {
  await on.show('<textarea id="t" oninput="say(value)">one two</textarea>');
  await on.act('focus', '#t');
  await press('Control+End', 'Control+Shift+ArrowLeft', 'x', 'Control+a', 'y', 'Control+z');
  expect(await on.said()).toEqual(['one x', 'y', 'one x']);
});

test('Enter makes a new block in an editor, Shift+Enter a new line', async () => {
  await on.show('<div id="rich" contenteditable oninput="say(rich.innerHTML)"><p>a</p></div>');
  await on.act('type', '#rich p', 'b');
  await press('Enter', 'c', 'Shift+Enter', 'd');
  expect((await on.said()).at(-1)).toBe('<p>ab</p><p>c<br>d</p>');
});

test('Escape closes a dialog unless the page holds it open', async () => {
  await on.show(`<dialog id="d"><button>x</button></dialog><button id="look" onclick="say('open', d.open)">?</button><script>let times = 0;
    d.oncancel = (event) => { say('cancel', d.open); if (++times === 1) event.preventDefault(); }; d.showModal();</script>`);
  await press('Escape', 'Escape');
  await on.act('click', '#look');
  expect(await on.said()).toEqual(['cancel true', 'cancel true', 'open false']);
});

test('keys held back by the page do nothing', async () => {
  await on.show(`<input type="checkbox" id="box" onkeyup="event.preventDefault()" onchange="say('ticked')">
    <button id="b" onkeydown="event.preventDefault()" onclick="say('clicked')">B</button><button id="end" onclick="say('end')">end</button>`);
  await on.act('press', '#box', ' ');
  await on.act('press', '#b', 'Enter');
  await on.act('click', '#end');
  expect(await on.said()).toEqual(['end']);
});

test('keys are understood by their code, too', async () => {
  await on.show(`<body onkeydown="say(event.key, event.code, event.location, event.keyCode)"><input id="i">`);
  await on.act('focus', '#i');
  await press(
    'KeyA',
    'Digit3',
    'Backquote',
    'ShiftLeft',
    'ShiftRight',
    'ControlRight',
    'Numpad7',
    'NumpadAdd',
  );
  await press('NumpadEnter', 'F13', 'F24', 'Control+KeyB');
  expect(await on.said()).toEqual([
    'a KeyA 0 65',
    '3 Digit3 0 51',
    '` Backquote 0 192',
    'Shift ShiftLeft 1 16',
    'Shift ShiftRight 2 16',
    'Control ControlRight 2 17',
    '7 Numpad7 3 103',
    '+ NumpadAdd 3 107',
    'Enter NumpadEnter 3 13',
    'F13 F13 0 124',
    'F24 F24 0 135',
    'Control ControlLeft 1 17',
    'b KeyB 0 66',
  ]);
  expect(await on.read('value', '#i')).toBe('a3`7+');
});

test('what listens to keys without being a field gets the keys, and no success is claimed', async () => {
  await on.show(`<div id="board" tabindex="0" onkeydown="say(event.key)">Board</div>`);
  expect(await on.act('type', '#board', 'hi')).toMatchObject({ success: false });
  expect(await on.said()).toEqual(['h', 'i']);
});

test('typing that has no time left says how far it came', async () => {
  await on.show('<input id="i">');
  const refusal = await on.refusal('type', '#i', 'x'.repeat(50_000), 300);
  expect(refusal).toMatch(/^400 not_actionable: .*when \d+ of 50000 characters were typed.*timeoutMs.*fill/);
  const typed = Number(/when (\d+) of/.exec(refusal)?.[1]);
  expect(await on.read('value', '#i')).toHaveLength(typed);
});

test('a modifier that is pressed alone is held while it is down', async () => {
  await on.show(`<body><script>
    for (const type of ['keydown', 'keyup']) addEventListener(type, ({ key, shiftKey, ctrlKey, altKey, metaKey }) => say(type, key, shiftKey, ctrlKey, altKey, metaKey));
  </script>`);
  await press('Shift', 'Meta');
  expect(await on.said()).toEqual([
    'keydown Shift true false false false',
    'keyup Shift false false false false',
    'keydown Meta false false false true',
    'keyup Meta false false false false',
  ]);
});

test('keys for sound and media, and those of the lock row, reach the page', async () => {
  await on.show('<body onkeydown="say(event.key, event.code, event.keyCode)">');
  await press('AudioVolumeMute', 'MediaPlayPause', 'Pause');
  expect(await on.said()).toEqual([
    'AudioVolumeMute AudioVolumeMute 173',
    'MediaPlayPause MediaPlayPause 179',
    'Pause Pause 19',
  ]);
});

test('a line break that is pressed is Enter', async () => {
  await on.show('<textarea id="t" onkeydown="say(event.key)"></textarea>');
  await on.act('press', '#t', '\n');
  expect(await on.read('value', '#t')).toBe('\n');
  expect(await on.said()).toEqual(['Enter']);
});
