/** A click on a link to another site, whose page takes the place of this one while it is still busy with the click. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

test('a click is told as done, and the next step is for the next page, however long the page is busy', async () => {
  const busy = 'const end = Date.now() + 300; while (Date.now() < end);';
  await on.show(
    `<button>here</button><a onclick="queueMicrotask(() => { ${busy} })">Elsewhere</a>
      <script>document.querySelector('a').href = '//localhost:' + location.port + '/elsewhere'</script>`,
    { elsewhere: `<button onclick="say('elsewhere')">there</button>` },
  );
  expect(await on.act('click', 'a')).toMatchObject({ success: true, matches: 1, defaultPrevented: false });
  await on.act('click', 'button');
  expect(await on.said()).toEqual(['elsewhere']);
});
