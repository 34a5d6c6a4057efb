/** Keyboard events compared with those of Chromium's trusted input. */
import type { KeyInput } from 'puppeteer-core';
import { afterAll, beforeAll } from 'vitest';
import { compare } from '../../support/page-harness/compare-transcripts';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** A person holds a key for some frames, in which Chrome may take the focus from what was hidden. */
const twoFrames = (page: PageHarness['page']) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** The keys one after the other on the element that has been given the focus; chords as `Control+a`. */
function keys(name: string, html: string, focused: string, ...chords: string[]): void {
  compare(() => on, {
    name,
    html,
    trusted: async (page) => {
      if (focused) await page.focus(focused);
      for (const chord of chords) {
        const held = chord.split('+') as KeyInput[];
        const last = held.pop() as KeyInput;
        for (const key of held) await page.keyboard.down(key);
        await page.keyboard.down(last);
        await twoFrames(page);
        await page.keyboard.up(last);
        for (const key of held.toReversed()) await page.keyboard.up(key);
      }
    },
    engine: [
      ...(focused ? ([['focus', focused]] as [string, string][]) : []),
      ...chords.map((chord): [string, string, string] => ['press', '', chord]),
    ],
  });
}

const text = '<input id="field" value="one two three">';
const area = '<textarea id="area" rows="3" cols="20">first line\nsecond line\nthird</textarea>';
const long = '<style>#rest { position: fixed; top: 300px }</style><div style="height: 3000px">long</div>';
const rich = '<div id="rich" contenteditable>rich text</div>';

keys(
  'type letters and Enter into a form',
  '<form id="f" onsubmit="return false"><input id="name"></form>',
  '#name',
  'a',
  'b',
  '1',
  '.',
  'Enter',
);
keys('type a capital with Shift held', '<input id="name">', '#name', 'Shift+A');
keys(
  'Tab from a field that was typed into',
  '<input id="one"><input id="two" value="old">',
  '#one',
  'x',
  'Tab',
);
keys('Shift+Tab back', '<input id="one"><a id="a" href="#">a</a>', '#a', 'Shift+Tab');
keys(
  'move the caret and delete around it',
  area,
  '#area',
  'End',
  'ArrowLeft',
  'Backspace',
  'Delete',
  'Enter',
  'z',
);
keys('move the caret by lines and to their ends', area, '#area', 'ArrowDown', 'End', 'ArrowUp', 'Home', 'x');
keys('move the caret by words', text, '#field', 'Home', 'Control+ArrowRight', 'x', 'Control+ArrowLeft', 'y');
keys('extend a selection and type over it', text, '#field', 'End', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'x');
keys('select up to the beginning and delete', text, '#field', 'End', 'Shift+Home', 'Delete');
keys('extend a selection by words', text, '#field', 'End', 'Control+Shift+ArrowLeft', 'Backspace');
keys('select all and type', text, '#field', 'Control+a', 'x');
keys('select all in an editor and delete', rich, '#rich', 'Control+a', 'Backspace');
keys('delete a word backward', text, '#field', 'End', 'Control+Backspace');
keys('delete a word forward', text, '#field', 'Home', 'Control+Delete');
keys('undo and redo', '<input id="field">', '#field', 'a', 'Control+z', 'Control+Shift+Z');
keys('type and break lines in an editor', rich, '#rich', 'End', 'x', 'Enter', 'y', 'Shift+Enter', 'z');
keys('delete in an editor', rich, '#rich', 'End', 'Backspace', 'Home', 'Delete');
keys('Enter on a button', '<button id="b">B</button>', '#b', 'Enter');
keys('Space on a button', '<button id="b">B</button>', '#b', ' ');
keys('Space on a checkbox', '<input type="checkbox" id="box">', '#box', ' ');
keys('Space on a summary', '<details id="d"><summary id="s">S</summary>t</details>', '#s', ' ');
keys('Enter on a link', '<a id="a" href="#x" onclick="event.preventDefault()">A</a>', '#a', 'Enter');
keys(
  'Enter in a field of a form with a button',
  '<form id="f" onsubmit="return false"><input id="q"><input id="r"><button id="go">Go</button></form>',
  '#q',
  'Enter',
);
keys(
  'Enter in a form whose button is a picture',
  '<form id="f" onsubmit="return false"><input id="q"><input id="r"><input type="image" id="go" alt="Go"></form>',
  '#q',
  'Enter',
);
keys(
  'Enter in a form that is not valid',
  '<form id="f"><input id="q"><input id="need" required><button id="go">Go</button></form>',
  '#q',
  'Enter',
);
keys(
  'Enter on a checkbox of a form',
  '<form id="f" onsubmit="return false"><input type="checkbox" id="box"><button id="go">Go</button></form>',
  '#box',
  'Enter',
);
keys(
  'arrows through a radio group',
  '<input type="radio" name="r" id="one" checked><input type="radio" name="r" id="two"><input type="radio" name="r" id="three">',
  '#one',
  'ArrowDown',
  'ArrowRight',
  'ArrowDown',
);
keys(
  'arrows in a number field',
  '<input type="number" id="n" value="4" step="2" max="7">',
  '#n',
  'ArrowUp',
  'ArrowUp',
  'ArrowDown',
);
keys('Page keys in a number field', '<input type="number" id="n" value="4">', '#n', 'PageUp', 'PageDown');
keys(
  'arrows in a read-only number field',
  '<input type="number" id="n" value="4" readonly>',
  '#n',
  'ArrowUp',
);
keys(
  'arrows in a number field of any step',
  '<input type="number" id="n" value="1.5" step="any" min="1" max="3">',
  '#n',
  'ArrowUp',
  'ArrowUp',
  'ArrowDown',
  'ArrowDown',
  'ArrowDown',
);
keys(
  'arrows, End and PageDown on a range',
  '<input type="range" id="r" value="50">',
  '#r',
  'ArrowRight',
  'ArrowDown',
  'PageUp',
  'End',
  'PageDown',
  'Home',
);
keys(
  'arrows in a list',
  '<select id="list" size="3"><option>a<option>b<option disabled>c<option>d</select>',
  '#list',
  'ArrowDown',
  'ArrowDown',
  'ArrowDown',
  'Home',
  'End',
);
keys(
  'letters in a list',
  '<select id="list" size="3"><option>apple<option>pear<option>plum</select>',
  '#list',
  'p',
  'l',
);
keys(
  'Escape in a dialog',
  '<dialog id="d"><input id="i"></dialog><script>d.showModal()</script>',
  '#i',
  'Escape',
);
keys(
  'Escape on a popover',
  '<div id="p" popover><button id="b">b</button></div><script>p.showPopover()</script>',
  '#b',
  'Escape',
);
keys('a key that the page prevents', '<input id="i" onkeydown="event.preventDefault()">', '#i', 'a', 'Enter');
keys(
  'text that the page prevents',
  '<input id="i" onbeforeinput="event.preventDefault()">',
  '#i',
  'a',
  'Backspace',
);
keys('a key press that the page prevents', '<input id="i" onkeypress="event.preventDefault()">', '#i', 'a');
keys('more than fits', '<input id="i" maxlength="2">', '#i', 'a', 'b', 'c');
keys('type into a read-only field', '<input id="i" readonly value="x">', '#i', 'a', 'Backspace', 'Home');
keys('letters into a number field', '<input type="number" id="n">', '#n', '1', 'x', 'e', '2');
keys(
  'type into a field of a shadow tree',
  '<div id="host"><template shadowrootmode="open"><input id="i"></template></div><script>host.shadowRoot.querySelector("input").focus()</script>',
  '',
  'a',
  'Backspace',
);
keys(
  'a chord and keys without effect',
  '<input id="i">',
  '#i',
  'Control+Shift+K',
  'F2',
  'Insert',
  'Alt+ArrowUp',
);
keys(
  'Tab through tabindex, radio groups and a shadow tree',
  '<b id="last" tabindex="0">l</b><input id="two" tabindex="2"><input id="one" tabindex="1"><input type="radio" name="r" id="r1"><input type="radio" name="r" id="r2" checked><div id="host"><template shadowrootmode="open"><button id="in">i</button><slot></slot></template><a id="slotted" href="#">s</a></div><button id="off" disabled>off</button><b id="minus" tabindex="-1">m</b>',
  '#one',
  'Tab',
  'Tab',
  'Tab',
  'Tab',
  'Tab',
);
keys('scroll the page', long, '', 'PageDown', 'ArrowDown');
keys('Home scrolls the page back', `${long}<script>scrollTo(0, 900)</script>`, '', 'Home');
keys('Space scrolls the page', long, '', ' ');
keys('Shift+Space scrolls the page back', `${long}<script>scrollTo(0, 900)</script>`, '', 'Shift+ ');

keys('press modifiers alone', '<input id="i">', '#i', 'Shift', 'Control', 'Control+Shift');

/** A text of signs that need no Shift: CDP leaves that key out, which a person holds and we say so. */
function types(name: string, html: string, field: string, text: string): void {
  compare(() => on, {
    name,
    html,
    trusted: async (page) => {
      await page.focus(field);
      await page.keyboard.type(text);
    },
    engine: [['type', field, text]],
  });
}

types('type words into a field', '<input id="i">', '#i', 'it is 7, ada; yes.');
types('type lines into a text area', '<textarea id="t"></textarea>', '#t', 'one\ntwo');
types('type words into an editor', '<div id="rich" contenteditable></div>', '#rich', 'a b');
types('type more than fits', '<input id="i" maxlength="3">', '#i', 'abcde');

/** As a real keyboard does: the browser takes access keys from the character that follows the key. */
function accessKey(name: string, html: string): void {
  compare(() => on, {
    name: `an access key ${name}`,
    html,
    trusted: async (page) => {
      const browser = await page.createCDPSession();
      const s = { modifiers: 1, key: 's', code: 'KeyS', windowsVirtualKeyCode: 83, unmodifiedText: 's' };
      await page.keyboard.down('Alt');
      await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...s });
      await browser.send('Input.dispatchKeyEvent', { type: 'char', text: 's', ...s });
      await twoFrames(page);
      await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...s });
      await page.keyboard.up('Alt');
      await browser.detach();
    },
    engine: [['press', '', 'Alt+s']],
  });
}

accessKey('of a button', '<input id="i" autofocus><button id="b" accesskey="S">B</button>');
accessKey('of a field', '<input id="f" accesskey="s">');
accessKey('of a long text', '<textarea id="t" accesskey="s">old</textarea>');
accessKey('of a link', '<a id="a" accesskey="s" href="#x">A</a>');
accessKey('of the label of a box', '<label accesskey="s">L <input type="checkbox" id="box"></label>');
accessKey('of two buttons', '<button id="a" accesskey="s">A</button><button id="b" accesskey="s">B</button>');
accessKey('of what is hidden', '<button id="b" accesskey="s" hidden>B</button>');
accessKey('of what is disabled', '<button id="b" accesskey="s" disabled>B</button>');
accessKey('of what takes no focus', '<p id="p" accesskey="s">P</p>');
accessKey(
  'that the page prevents',
  '<script>addEventListener("keydown", (event) => event.preventDefault())</script><button id="b" accesskey="s">B</button>',
);
