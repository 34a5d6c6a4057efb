/** Tables and struck text in Markdown. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const tables: [what: string, html: string, markdown: string][] = [
  [
    'a head',
    '<table><thead><tr><th>Name<th>Bal</thead><tbody><tr><td>Zed<td>1</table>',
    '| Name | Bal |\n| --- | --- |\n| Zed | 1 |',
  ],
  [
    'several bodies, a caption and a foot',
    `<p>Before</p><table><caption>Year</caption>
      <thead>
        <tr><th>Name</th><th>Bal</th></tr>
      </thead>
      <tbody>
        <tr><td>Zed</td><td>1</td></tr>
      </tbody>

      <tbody>
        <tr><td>Yve</td><td></td></tr>
      </tbody>
      <tfoot>
        <tr><td>Sum</td><td>1</td></tr>
      </tfoot></table><p>After</p>`,
    'Before\n\nYear\n\n| Name | Bal |\n| --- | --- |\n| Zed | 1 |\n| Yve |  |\n| Sum | 1 |\n\nAfter',
  ],
  [
    'empty rows, columns and bodies',
    `<table><colgroup><col></colgroup><tr><th>Name</tr><tr style="height:9px"></tr><tr><td>Zed</tr>
      <tr style="height:9px"><td style="display:none">never</tr><tbody></tbody><tbody><tr><td>Yve</tr></table>`,
    '| Name |\n| --- |\n| Zed |\n| Yve |',
  ],
];

test.each(tables)('a table with %s has no blank line', async (_, html, markdown) => {
  await on.show(html);
  expect(await on.act('markdown', '')).toBe(markdown);
});

test('struck text has tildes, each paragraph its own', async () => {
  await on.show(`<p>Was <del>99 €</del> <s> 98 € </s><strike>97 <del>€</del></strike>
    <span style="text-decoration: line-through red">96 €</span> now <ins>79 €</ins></p><del><p>One</p><p>Two</p></del>`);
  expect(await on.act('markdown', '')).toBe(
    'Was ~~99 €~~ ~~98 €~~ ~~97 €~~ ~~96 €~~ now 79 €\n\n~~One~~\n\n~~Two~~',
  );
});
