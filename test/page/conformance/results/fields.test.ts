/** `success` and `value` of text fields that ignore, change or revert input. */
import { expect } from 'vitest';
import type { InlinePages } from '../../../support/pages/inline-pages';
import { testAtOnce } from '../../../support/pages/inline-pages-at-once';

const test = testAtOnce();

/** What the act says, and what the page holds when asked afterwards: the two must agree. */
async function outcome(on: InlinePages, action: string, selector: string, value?: unknown) {
  const { success, value: told, reason } = await on.act(action, selector, value);
  const holds = (await on.read('count', selector)) === '0' ? null : await on.read('value', selector);
  return { success, told, holds, explained: success || typeof reason === 'string' };
}
const kept = (value: string) => ({ success: true, told: value, holds: value, explained: true });
const swallowed = (value: string) => ({ success: false, told: value, holds: value, explained: true });

test('fill: a prevented beforeinput leaves the old text', async ({ on }) => {
  await on.show(`<input id="i" value="old" onbeforeinput="event.preventDefault()">`);
  expect(await outcome(on, 'fill', '#i', 'new')).toEqual(swallowed('old'));
});

test('fill: a controlled field puts its own text back at once', async ({ on }) => {
  await on.show(`<input id="i" value="mine" oninput="this.value = 'mine'">`);
  expect(await outcome(on, 'fill', '#i', 'yours')).toEqual(swallowed('mine'));
});

test('fill: a controlled field puts its own text back in a promise', async ({ on }) => {
  await on.show(
    `<input id="i" value="mine" oninput="Promise.resolve().then(() => { this.value = 'mine' })">`,
  );
  expect(await outcome(on, 'fill', '#i', 'yours')).toEqual(swallowed('mine'));
});

test('fill: a controlled field puts its own text back in the task after', async ({ on }) => {
  await on.show(`<input id="i" value="mine"><script>
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { i.value = 'mine'; };
    i.oninput = () => port2.postMessage(0);
  </script>`);
  expect(await outcome(on, 'fill', '#i', 'yours')).toEqual(swallowed('mine'));
});

test('fill: a field that rewrites what it gets in capitals tells them', async ({ on }) => {
  await on.show(`<input id="i" oninput="this.value = this.value.toUpperCase()">`);
  expect(await outcome(on, 'fill', '#i', 'abc')).toEqual(kept('ABC'));
});

test('fill: a field that tidies up when it is left tells what it holds then', async ({ on }) => {
  await on.show(`<input id="i" onchange="this.value = this.value.trim()">`);
  expect(await outcome(on, 'fill', '#i', ' a ')).toEqual(kept('a'));
});

test('fill: a field takes no more than its maxlength', async ({ on }) => {
  await on.show(`<textarea id="i" maxlength="4"></textarea>`);
  expect(await outcome(on, 'fill', '#i', 'abcdef')).toEqual(swallowed('abcd'));
});

test('fill: a field that becomes read-only under the focus keeps its text', async ({ on }) => {
  await on.show(`<input id="i" value="old" onfocus="this.readOnly = true">`);
  expect(await outcome(on, 'fill', '#i', 'new')).toEqual(swallowed('old'));
});

test('fill: a field that becomes disabled under the focus keeps its text', async ({ on }) => {
  await on.show(`<input id="i" value="old" onfocus="this.disabled = true">`);
  expect(await outcome(on, 'fill', '#i', 'new')).toEqual(swallowed('old'));
});

test('fill: a re-render that keeps the text in a new field is a success', async ({ on }) => {
  await on.show(`<p id="p"></p><script>
    const render = (text) => {
      p.innerHTML = '<input id="i">';
      i.value = text;
      i.oninput = () => render(i.value);
    };
    render('');
  </script>`);
  expect(await outcome(on, 'fill', '#i', 'new')).toEqual(kept('new'));
});

test('fill: a re-render that loses the text is reported with what the new field holds', async ({ on }) => {
  await on.show(`<p id="p"><input id="i" oninput="p.innerHTML = '<input id=i value=fresh>'"></p>`);
  expect(await outcome(on, 'fill', '#i', 'new')).toEqual(swallowed('fresh'));
});

test('fill: a field that is taken away holds nothing any more', async ({ on }) => {
  await on.show(`<p id="p"><input id="i" oninput="this.remove()"></p>`);
  expect(await outcome(on, 'fill', '#i', 'new')).toEqual({
    success: false,
    told: '',
    holds: null,
    explained: true,
  });
});

test('fill: a date that the page does not allow is put back', async ({ on }) => {
  await on.show(
    `<input id="i" type="date" value="2024-01-01" onchange="if (this.value > '2024-06-30') this.value = '2024-06-30'">`,
  );
  expect(await outcome(on, 'fill', '#i', '2024-12-31')).toEqual(swallowed('2024-06-30'));
});

test('fill: a value between the steps of a slider is refused with the one it would make of it', async ({
  on,
}) => {
  await on.show(`<input id="i" type="range" step="5" value="20" oninput="say('input')">`);
  expect(await on.refusal('fill', '#i', '7')).toMatch(/^400 bad_request: .*steps of 5.*"5"/);
  expect(await on.refusal('fill', '#i', '142')).toMatch(/^400 bad_request: .*from 0 to 100.*"100"/);
  expect([await on.read('value', '#i'), await on.said()]).toEqual(['20', []]);
});

test('clear: a field that must not be empty has its default back', async ({ on }) => {
  await on.show(`<input id="i" value="0" oninput="this.value ||= '0'">`);
  expect(await outcome(on, 'clear', '#i')).toEqual(swallowed('0'));
});

test('type: keys that the page prevents are missing', async ({ on }) => {
  await on.show(`<input id="i" onkeydown="if (event.key === 'b') event.preventDefault()">`);
  expect(await outcome(on, 'type', '#i', 'abc')).toEqual(swallowed('ac'));
});

test('type: signs that a mask throws out are missing', async ({ on }) => {
  await on.show(`<input id="i" oninput="this.value = this.value.replace(/[^0-9]/g, '')">`);
  expect(await outcome(on, 'type', '#i', '1a2')).toEqual(swallowed('12'));
});

test('type: a field that is full takes no more', async ({ on }) => {
  await on.show(`<input id="i" maxlength="5" value="abc">`);
  expect(await outcome(on, 'type', '#i', 'def')).toEqual(swallowed('abcde'));
});

test('type: a field that hands the focus on after one sign tells that one, and the rest is in the next', async ({
  on,
}) => {
  await on.show(`<input id="i" oninput="next.focus()"><input id="next">`);
  expect(await outcome(on, 'type', '#i', '12')).toEqual(kept('1'));
  expect(await on.read('value', '#next')).toBe('2');
});

test.for([
  ['as it gets it', 'onfocus'],
  ['with the second sign', 'oninput'],
])(
  'type: a text that goes to another field, because the page moves the focus there %s, is reported',
  async ([, when], { on }) => {
    await on.show(`<input id="i"><textarea id="other"></textarea>
    <script>i.${when} = () => { if ('${when}' === 'onfocus' || i.value.length === 2) other.focus(); };</script>`);
    const { success, reason } = await on.act('type', '#i', 'hello');
    expect([success, reason]).toEqual([false, expect.stringContaining('<textarea#other> got the text')]);
  },
);

test('type: the parts of a date, each of which hands the focus on, have it', async ({ on }) => {
  await on.show(`<input id="d"><input id="m"><input id="y"><script>
    for (const part of [d, m]) part.oninput = () => { if (part.value.length === 2) part.nextElementSibling.focus(); };</script>`);
  expect(await on.act('type', '#d', '24121990')).toMatchObject({ success: true, value: '24' });
  expect(await on.read('value', '#y')).toBe('1990');
});

test('type: a field that the page opens in place of the named one has the text', async ({ on }) => {
  await on.show(`<input id="i" onfocus="d.showModal()"><dialog id="d"><input id="search"></dialog>`);
  expect(await on.act('type', '#i', 'hello')).toMatchObject({ success: true, value: 'hello' });
  expect(await on.read('value', '#search')).toBe('hello');
});

test('type: at the start of a field that writes in capitals and joins words', async ({ on }) => {
  await on.show(`<input id="i" value="POST"><script>i.oninput = () => {
    const at = i.selectionStart;
    i.value = i.value.toUpperCase().replaceAll(' ', '-');
    i.setSelectionRange(at, at);
  };</script>`);
  await on.act('press', '#i', 'Home');
  expect(await outcome(on, 'type', '#i', 'my new ')).toEqual(kept('MY-NEW-POST'));
});

test('type: a field that completes the word and selects what it added has it', async ({ on }) => {
  await on.show(`<input id="i"><script>i.oninput = () => {
    if (i.value === 'Ger') i.setRangeText('many', 3, 3, 'select');
  };</script>`);
  expect(await outcome(on, 'type', '#i', 'Ger')).toEqual(kept('Germany'));
});

test('type: a field that is disabled by the first sign holds that one', async ({ on }) => {
  await on.show(`<input id="i" oninput="this.disabled = true">`);
  expect(await outcome(on, 'type', '#i', 'ab')).toEqual(swallowed('a'));
});

test('type: other signs in place of those typed are no success, though as many, and though the same stood there before', async ({
  on,
}) => {
  await on.show(`<input id="i" value="abc" onkeydown="event.preventDefault(); this.value += 'z'">`);
  expect(await outcome(on, 'type', '#i', 'abc')).toEqual(swallowed('abczzz'));
});

test('type: over a selection the new text stands in its place', async ({ on }) => {
  await on.show(`<input id="i" value="old text">`);
  await on.act('press', '#i', 'Control+a');
  expect(await outcome(on, 'type', '#i', 'new')).toEqual(kept('new'));
});

test('type: a re-render after every sign that keeps text and focus is a success', async ({ on }) => {
  await on.show(`<p id="p"></p><script>
    const render = (text) => {
      p.innerHTML = '<input id="i">';
      i.value = text;
      i.focus();
      i.oninput = () => render(i.value);
    };
    render('');
  </script>`);
  expect(await outcome(on, 'type', '#i', 'abc')).toEqual(kept('abc'));
});

test('editor: a prevented beforeinput leaves the old text', async ({ on }) => {
  await on.show(`<div id="i" contenteditable onbeforeinput="event.preventDefault()">old</div>`);
  expect(await outcome(on, 'fill', '#i', 'new')).toEqual(swallowed('old'));
});

test('editor: what an observer puts back is reported', async ({ on }) => {
  await on.show(`<div id="i" contenteditable>old</div><script>
    new MutationObserver(() => { if (i.textContent !== 'old') i.textContent = 'old'; })
      .observe(i, { subtree: true, childList: true, characterData: true });
  </script>`);
  expect(await outcome(on, 'type', '#i', 'x')).toEqual(swallowed('old'));
});

test('editor: swallowed words are no success, though the same words stand there already', async ({ on }) => {
  await on.show(
    `<div id="i" contenteditable onkeydown="event.preventDefault(); this.append('!')">again</div>`,
  );
  expect(await outcome(on, 'type', '#i', 'again')).toEqual(swallowed('again!!!!!'));
});

test('type: a mask that places the caret 100 ms after it got the focus moves it under no typed text', async ({
  on,
}) => {
  await on.show(`<input id="i"><script>
    i.onfocus = () => setTimeout(() => i.setSelectionRange(1, 1), 100);
    i.oninput = () => {
      const digits = i.value.replace(/\\D/g, '');
      const caret = i.value.slice(0, i.selectionStart).replace(/\\D/g, '').length + 1;
      i.value = '(' + digits.padEnd(10, '_') + ')';
      i.setSelectionRange(caret, caret);
    };
  </script>`);
  expect(await outcome(on, 'type', '#i', '2025550143')).toEqual(kept('(2025550143)'));
});

test('type: a formatter that moves the caret with a timer gets the time for it', async ({ on }) => {
  await on.show(`<input id="i" oninput="
    this.value = '$' + this.value.replace(/[^0-9]/g, '');
    const end = this.value.length;
    setTimeout(() => this.setSelectionRange(end, end), 5)">`);
  expect(await outcome(on, 'type', '#i', '123456')).toEqual(kept('$123456'));
});

/** A table with a field in each row, drawn anew by each change. `then` are the values after it. */
const table = (then: string) => `<table><tbody id="m"></tbody></table><script>
  let rows = [['Pear', '1'], ['Plum', '2']];
  const draw = () => {
    m.innerHTML = rows.map(([row, value]) => '<tr><td>' + row + '<td><input value="' + value + '">').join('');
    m.querySelectorAll('input').forEach((one, at) => { one.onchange = () => { const { value } = one; ${then}; draw(); }; });
  };
  draw();
</script>`;
const firstRef = async (on: InlinePages) => /\[(e\d+)\]/.exec(await on.read('snapshot', ''))?.[1] ?? '';

test('fill: a field without a name is read where its table is drawn anew', async ({ on }) => {
  await on.show(table('rows[at][1] = value'));
  expect(await on.act('fill', `ref=${await firstRef(on)}`, '7')).toMatchObject({ success: true, value: '7' });
});

test('fill: another row in its place is not the field', async ({ on }) => {
  await on.show(table("rows = [['Plum', '7'], ['Fig', '7']]"));
  expect(await on.act('fill', `ref=${await firstRef(on)}`, '7')).toMatchObject({ success: false });
});
