/** Editors that draw the text themselves and take it from a hidden field. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

const editor = (listen: string) => `<div id="e" style="width: 200px; height: 80px; border: 1px solid">
    <div style="overflow: hidden; width: 3px; height: 0"><textarea id="t" style="width: 500px"></textarea></div><pre id="drawn">first</pre>
    <pre style="position: absolute; visibility: hidden">x</pre></div><script>
    let all = false;
    const take = (text) => { drawn.textContent = all ? text : drawn.textContent + text; all = false; t.value = ''; };
    t.onkeydown = ({ key, ctrlKey }) => {
      if (key === 'a' && ctrlKey) all = true;
      if (key === 'Backspace' && all) take('');
    };
    ${listen}
  </script>`;

test('fill replaces what is drawn, by pasting or by what the field gets', async () => {
  for (const listen of [
    't.onpaste = (event) => { event.preventDefault(); take(event.clipboardData.getData("text/plain")); };',
    't.oninput = () => setTimeout(() => take(t.value));',
  ]) {
    await on.show(editor(listen));
    expect(await on.act('fill', '#e', 'new\n  text')).toMatchObject({ success: true });
    expect(await on.read('text', '#drawn')).toBe('new\n  text');
    expect(await on.act('fill', '#t', 'again')).toMatchObject({ success: true });
    expect(await on.read('text', '#drawn')).toBe('again');
  }
});

test('fill is no success where the drawn text stays as it was', async () => {
  await on.show(editor(''));
  expect(await on.act('fill', '#e', 'new')).toMatchObject({ success: false });
});

test('type goes behind what is drawn, by the key for it: the caret of the field is the page’s', async () => {
  await on.show(
    editor(`
    t.value = 'of the page';
    t.addEventListener('keydown', ({ key, ctrlKey }) => { isAtEnd ||= key === 'End' && ctrlKey; });
    let isAtEnd = false;
    t.oninput = (event) => { drawn.textContent = isAtEnd ? drawn.textContent + event.data : event.data + drawn.textContent; };`),
  );
  await on.act('type', '#t', 'x');
  expect(await on.read('text', '#drawn')).toBe('firstx');
});
