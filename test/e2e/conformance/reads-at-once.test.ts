/** Reads that several callers send to one session at once cross to the page together. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignFrame, type InlinePages, openInlinePages } from '../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

test('each caller gets the answer to its own read, also from a frame of another origin', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => `<p id="row${index}">Row ${index}</p>`);
  await on.show(`${rows.join('')}<input id="name" value="Ada">${foreignFrame('in', 'f')}`, {
    in: '<p>Inside</p>',
  });
  const texts = rows.map((_, index) => on.read('text', `#row${index}`));
  const others = [
    on.read('value', '#name'),
    on.read('text', '#f >>> p'),
    on.read('count', 'p'),
    on.read('attribute', '#name', 'id'),
    on.read('visible', '#none'),
    on.refusal('text', '#row1 >> text=(('),
  ];
  expect(await Promise.all(texts)).toEqual(rows.map((_, index) => `Row ${index}`));
  expect(await Promise.all(others)).toEqual(['Ada', 'Inside', '20', 'name', 'false', expect.any(String)]);
});

test('a read behind one that waits is answered after it', async () => {
  await on.show(`<button onclick="setTimeout(() => out.innerHTML = '<b>Here</b><i>1</i>', 400)">Begin</button>
    <div id="out"></div>`);
  await on.act('click', 'button');
  const counts = () => Array.from({ length: 8 }, () => on.read('count', 'i'));
  const before = on.read('text', 'b');
  const after = counts();
  expect(await before).toBe('Here');
  expect(await Promise.all(after)).toEqual(after.map(() => '1'));
});
