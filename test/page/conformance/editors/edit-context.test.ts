/** A page that draws its text itself and takes it through an EditContext. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

/** `own`: the text as the page keeps it; Enter makes a line, as the page alone can. */
const editor = (
  text: string,
) => `<div id="e" role="textbox" tabindex="0" style="min-height: 30px; white-space: pre-wrap"></div><script>
  let own = ${JSON.stringify(text)};
  const context = new EditContext({ text: own, selectionStart: 0, selectionEnd: 0 });
  e.editContext = context;
  const draw = () => { e.textContent = own; document.title = own; };
  const put = (from, to, text) => { own = own.slice(0, from) + text + own.slice(to); draw(); };
  context.addEventListener('textupdate', (event) => put(event.updateRangeStart, event.updateRangeEnd, event.text));
  const byPage = (from, to, text) => {
    context.updateText(from, to, text);
    context.updateSelection(from + text.length, from + text.length);
    put(from, to, text);
  };
  e.onbeforeinput = ({ inputType }) => {
    if (inputType === 'insertParagraph') byPage(context.selectionStart, context.selectionEnd, '\\n');
  };
  e.onkeydown = ({ key, ctrlKey }) => {
    if (key === 'a' && ctrlKey) context.updateSelection(0, own.length);
    if (key === 'End' && ctrlKey) context.updateSelection(own.length, own.length);
  };
  draw();
</script>`;

test('type, press, fill and clear reach it, and are read back', async () => {
  await on.show(editor('old'));
  expect(await on.act('type', '#e', ' text')).toMatchObject({ success: true, value: 'old text' });
  await on.act('press', '#e', 'Enter');
  await on.act('press', '#e', 'x');
  await on.act('press', '', 'Backspace');
  expect(await on.act('type', '', 'ab\ncd')).toMatchObject({ success: true });
  expect(await on.read('value', '#e')).toBe('old text\nab\ncd');
  expect(await on.act('fill', '#e', 'one\n  two')).toMatchObject({ success: true, value: 'one\n  two' });
  expect(await on.read('text', '#e')).toBe('one\n  two');
  expect(await on.read('snapshot', '')).toContain('one');
  expect(await on.act('clear', '#e')).toMatchObject({ success: true, value: '' });
  expect(await on.read('text', '#e')).toBe('');
});

test('text that the page does not take is no success', async () => {
  await on.show(`${editor('old')}<script>
    e.addEventListener('beforeinput', (event) => { event.preventDefault(); });
  </script>`);
  expect(await on.act('type', '#e', 'x')).toMatchObject({ success: false, value: 'old' });
  expect(await on.act('fill', '#e', 'x')).toMatchObject({ success: false, value: 'old' });
});

test('an editor whose text is drawn beside it, out of order and with line numbers, is read as it is seen', async () => {
  await on.show(`<div role="code" style="position: relative; height: 60px">
    <div id="e" tabindex="0" role="textbox" aria-label="Code" style="position: absolute; width: 0; height: 20px; overflow: scroll"></div>
    <div aria-hidden="true" style="position: absolute; left: 0" id="numbers"><div style="height: 20px">1</div><div style="height: 20px">2</div></div>
    <div aria-hidden="true" style="position: absolute; left: 30px; white-space: pre" id="lines"></div></div><script>
    const context = new EditContext();
    e.editContext = context;
    const line = (top, text) => '<div style="position: absolute; top: ' + top + 'px; height: 20px"><span>' + text + '</span></div>';
    lines.innerHTML = line(20, '  second') + line(0, 'first');
    context.addEventListener('textupdate', ({ text }) => {
      requestAnimationFrame(() => { numbers.lastElementChild?.remove(); lines.innerHTML = line(0, context.text); });
    });
  </script>`);
  expect(await on.read('value', '#e')).toBe('first\n  second');
  expect(await on.read('snapshot', '')).toContain('textbox "Code" = "first\\n  second"');
  expect(await on.act('fill', '#e', 'new')).toMatchObject({ success: true });
});
