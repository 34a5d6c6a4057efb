/** Reading leaves out hidden content, in every format. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

/** Which of the words are on the page for each who reads it. */
async function readers(words: string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const reader of ['text', 'markdown', 'snapshot', 'inspect']) {
    const read = await on.read(reader, '');
    found[reader] = words.filter((word) => read.includes(word));
  }
  return found;
}

const byAll = (...words: string[]) => ({ text: words, markdown: words, snapshot: words, inspect: words });

test('an app that is fixed to the window is read though its root has no height', async () => {
  await on.show('<div id="root"><div style="position: fixed; inset: 0"><h1>App</h1><p>words</p></div></div>');
  expect(await readers(['App', 'words'])).toEqual(byAll('App', 'words'));
});

test.each(['hidden', 'auto', 'clip'])(
  'a root without height and with overflow: %s cuts off nothing that is fixed to the window',
  async (overflow) => {
    await on.show(
      `<div style="overflow: ${overflow}"><div style="position: fixed; inset: 0"><h1>App</h1></div></div>`,
    );
    expect(await readers(['App'])).toEqual(byAll('App'));
  },
);

test('a box without height cuts off what is positioned only where it holds it', async () => {
  const inside = (word: string) =>
    `<p>${word}-flows</p><p style="position: absolute">${word}-absolute</p><b style="position: fixed">${word}-fixed</b>`;
  const box = (word: string, style: string) =>
    `<div style="height: 0; overflow: hidden; ${style}">${inside(word)}</div>`;
  await on.show(box('plain', '') + box('relative', 'position: relative') + box('turned', 'translate: 1px'));
  const words = ['plain', 'relative', 'turned'].flatMap((box) =>
    ['flows', 'absolute', 'fixed'].map((way) => `${box}-${way}`),
  );
  const shown = ['plain-absolute', 'plain-fixed', 'relative-fixed'];
  // As `innerText` everywhere, `text` has what is merely cut off.
  expect(await readers(words)).toEqual({ ...byAll(...shown), text: words });
});

test('what shows in a hidden box is read, its hidden neighbours are not', async () => {
  await on.show(`<ul style="visibility: hidden"><li>secret</li><li style="visibility: visible">shown</li></ul>
    <p>after</p>`);
  expect(await readers(['secret', 'shown', 'after'])).toEqual(byAll('shown', 'after'));
  expect(await on.read('markdown', '')).toBe('-   shown\n\nafter');
});

test('a link around a floating picture has no size, and is in Markdown with its picture', async () => {
  await on.show(
    `<a href="https://a.test/home"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Home" width="20" height="20" style="float: left"></a>
     <a href="https://a.test/mark"></a>`,
  );
  expect(await on.read('markdown', '')).toMatch(/^\[!\[Home\]\(data:.*\)\]\(https:\/\/a\.test\/home\)$/);
});

test('a frame that does not show is read by nobody, one that is merely cut off as text', async () => {
  await on.show(
    `<p>page</p><iframe srcdoc="counted" style="visibility: hidden"></iframe><iframe srcdoc="flat" width="0" height="0" frameborder="0"></iframe>
     <div style="height: 0; overflow: hidden"><iframe srcdoc="folded"></iframe></div>`,
  );
  expect(await readers(['page', 'counted', 'flat', 'folded'])).toEqual({
    ...byAll('page'),
    text: ['page', 'folded'],
  });
});
