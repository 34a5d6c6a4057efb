/** `success` of typing where Enter sends and empties the field. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

/** A chat: Enter sends what stands in the field and empties it. */
const sends = `onkeydown="if (event.key === 'Enter') { event.preventDefault(); say(this.value ?? this.textContent); this.value = this.textContent = ''; }"`;

test('a message that Enter has sent has arrived', async () => {
  await on.show(`<textarea id="i" ${sends}></textarea>`);
  expect(await on.act('type', '#i', 'hello\n')).toMatchObject({ success: true, value: '' });
  expect(await on.said()).toEqual(['hello']);
});

test('two messages in one text have arrived', async () => {
  await on.show(`<textarea id="i" ${sends}></textarea>`);
  expect(await on.act('type', '#i', 'one\ntwo\n')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['one', 'two']);
});

test('what is typed after the sending is in the field', async () => {
  await on.show(`<textarea id="i" ${sends}></textarea>`);
  expect(await on.act('type', '#i', 'sent\ndraft')).toMatchObject({ success: true, value: 'draft' });
});

test('an editor that sends on Enter has sent', async () => {
  await on.show(`<div id="i" contenteditable ${sends}></div>`);
  expect(await on.act('type', '#i', 'hello\n')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['hello']);
});

test('a search that Enter submits was typed', async () => {
  await on.show(`<form onsubmit="say(i.value); return false"><textarea id="i" onkeydown="if (event.key === 'Enter') {
    event.preventDefault(); form.requestSubmit(); }"></textarea></form>`);
  expect(await on.act('type', '#i', 'shoes\n')).toMatchObject({ success: true, value: 'shoes' });
  expect(await on.said()).toEqual(['shoes']);
});

test('a field that goes with the sending has done its work', async () => {
  await on.show(
    `<p id="p"><input id="i" onkeydown="if (event.key === 'Enter') { say(value); this.remove(); }"></p>`,
  );
  expect(await on.act('type', '#i', 'hello\n')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['hello']);
});

test('characters lost before Enter are reported, though the field is empty afterwards', async () => {
  await on.show(`<textarea id="i" oninput="this.value = this.value.replace('b', '')" ${sends}></textarea>`);
  expect(await on.act('type', '#i', 'abc\n')).toMatchObject({ success: false });
  expect(await on.said()).toEqual(['ac']);
});

test('characters lost after Enter are reported', async () => {
  await on.show(`<textarea id="i" oninput="this.value = this.value.replace('b', '')"></textarea>`);
  expect(await on.act('type', '#i', 'a\nb')).toMatchObject({ success: false, value: 'a\n' });
});

test('a line break that the page throws out is reported', async () => {
  await on.show(`<textarea id="i" oninput="this.value = this.value.replace('\\n', '')"></textarea>`);
  expect(await on.act('type', '#i', 'ab\n')).toMatchObject({ success: false, value: 'ab' });
});

test('two lines that the page joins are reported', async () => {
  await on.show(`<textarea id="i" onkeydown="if (event.key === 'Enter') event.preventDefault()"></textarea>`);
  expect(await on.act('type', '#i', 'a\nb')).toMatchObject({ success: false, value: 'ab' });
});

test('a text of several lines is in its field', async () => {
  await on.show(`<textarea id="i">0</textarea>`);
  expect(await on.act('type', '#i', 'a\n\r\nb\n')).toMatchObject({ success: true, value: '0a\n\nb\n' });
});

test('a line break that replaces what is selected arrives', async () => {
  await on.show(`<textarea id="t">old</textarea><script>t.focus(); t.select()</script>`);
  expect(await on.act('type', '#t', '\nfoo')).toMatchObject({ success: true });
  expect(await on.read('value', '#t')).toBe('\nfoo');
});
