/** Reading of visible text, Markdown and snapshots. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

test('text leaves hidden parts out and keeps lines', async () => {
  await on.show('<h1>Title</h1><p>One<br>two</p><p hidden>secret</p><script>var x</script>');
  expect(await on.act('text', '')).toBe('Title\n\nOne\ntwo');
});

test('text includes shadow trees, slots and frames', async () => {
  await on.show(`<p>Before</p><my-card id="card"><b>slotted</b></my-card><iframe srcdoc="<p>In the frame</p>"></iframe>
    <script>card.attachShadow({ mode: 'open' }).innerHTML = '<p>Shadow <slot></slot></p>'</script>`);
  await on.act('visible', 'iframe >>> p');
  const read = String(await on.act('text', ''));
  expect(read.split(/\n+/)).toEqual(['Before', 'Shadow slotted', 'In the frame']);
});

test('attributes, live states, values, counts and visibility', async () => {
  await on.show('<a id="a" href="/x" hidden>A</a><input id="c" type="checkbox">');
  expect(await on.act('attribute', '#a', 'href')).toBe('/x');
  expect(await on.act('attribute', '#a', 'nothing')).toBe('');
  await on.act('check', '#c');
  expect(await on.act('attribute', '#c', 'checked')).toBe('true');
  expect(await on.act('value', '#c')).toBe('true');
  expect(await on.act('visible', '#a')).toBe('false');
  expect(await on.act('count', 'a, input')).toBe('2');
  expect(await on.act('html', '#a')).toBe('<a id="a" href="/x" hidden="">A</a>');
});

test('a snapshot is a tree of roles, names, states, values and refs', async () => {
  await on.show(`<main><h1>Shop</h1><p>Two <b>fine</b> things</p>
    <form aria-label="Order"><label>Name <input value="Ada"></label><label><input type="checkbox" checked> Gift</label>
    <button disabled>Buy</button></form>
    <ul><li><a href="/a">Apples</a></li><li>Pears</li></ul><div hidden><button>Never</button></div></main>`);
  expect(await on.act('snapshot', '')).toBe(
    [
      'main',
      ' heading "Shop" 1',
      ' "Two fine things"',
      ' form "Order": textbox "Name" = "Ada" [e1] checkbox "Gift" checked [e2] button "Buy" disabled [e3]',
      ' - link "Apples" [e4]',
      ' - "Pears"',
    ].join('\n'),
  );
});

test('a snapshot can be scoped and shortened', async () => {
  await on.show('<nav><a href="/">Home</a></nav><main><p>Long text</p><button>Go</button></main>');
  expect(await on.act('snapshot', 'main', '{"interactive": true}')).toMatch(/^button "Go" \[e\d+\]$/);
  expect(await on.act('snapshot', '', { depth: 1 })).toBe('navigation\nmain');
});

test('a snapshot keeps its refs, and gives one to whatever can be clicked', async () => {
  await on.show(
    '<div id="d" style="cursor: pointer">Card</div><div onclick="1">Tile</div><span tabindex="0">Stop</span>',
  );
  const first = await on.act('snapshot', '');
  expect(String(first).match(/\[e\d+\]/g)).toHaveLength(3);
  expect(await on.act('snapshot', '')).toBe(first);
});

test('a link of a script in a row that can be clicked has its own ref', async () => {
  await on.show(
    '<table><tr style="cursor: pointer"><td><a data-id="7">INV-7</a></td><td>Open</td></tr></table>',
  );
  expect(await on.act('snapshot', '')).toMatch(/row \[e\d+\]: generic \[e\d+\]: "INV-7" \| "Open"/);
});

test('what can be grabbed has a ref, and so has a button on it', async () => {
  await on.show(
    '<div style="cursor: grab"><b>Fix login</b> <span style="cursor: pointer">Open</span></div><p>Plain</p>',
  );
  expect(String(await on.act('snapshot', '')).match(/\[e\d+\]/g)).toHaveLength(2);
});

test('a snapshot shows frames and shadow trees, and never a password', async () => {
  await on.show(`<my-card id="card"></my-card><iframe srcdoc="<button>Inner</button>"></iframe><input type="password" value="secret">
    <script>card.attachShadow({ mode: 'open' }).innerHTML = '<button>Shadow</button>'</script>`);
  await on.act('text', 'iframe >>> button');
  const tree = String(await on.act('snapshot', ''));
  expect(tree).toMatch(/button "Shadow" \[e\d+\]\s+iframe \[e\d+\]: button "Inner" \[e\d+\]/);
  expect(tree).not.toContain('secret');
});

test('find answers what else can be acted on in the row of a text, once for each row', async () => {
  await on.show(`<table><tr><td>Ada<td>ada@example.com<td><button>Edit</button><tr><td>Bob<td>-<td><button>Edit</button></table>
    <div class="card"><b>Adam</b><label><input type="checkbox"> Done</label></div><div class="card">Eve</div><p>Adana</p>`);
  const found = String(await on.act('find', '', 'ad'));
  expect(found.replace(/e\d+/g, 'e')).toBe(
    [
      'cell "Ada" [e] in row: "Ada" | "ada@example.com" | button "Edit" [e]',
      'cell "ada@example.com" [e]',
      'text "Adam" [e] in row: "Adam" checkbox "Done" [e]',
      'text "Adana" [e]',
    ].join('\n'),
  );
  const [, ref] = /"Edit" \[(e\d+)\]/.exec(found) ?? [];
  expect(await on.act('html', `ref=${ref}`)).toBe('<button>Edit</button>');
});

/** Without handles, as a model reads it. */
async function find(words: string): Promise<string[]> {
  const order = {
    do: 'step',
    sessionId: 'page-harness',
    action: 'find',
    selector: '',
    value: words,
  } as const;
  const found = String(await on.carryOut({ ...order, onlySeen: true }, 5_000));
  return found.replace(/ ?\[e\d+\]/g, '').split('\n');
}

test('find tells each of many places by the words of its row', async () => {
  const rows = Array.from(
    { length: 30 },
    (_, at) => `<div class="r"><b>Mill Lane</b> flat ${at}<i hidden>x</i></div>`,
  );
  await on.show(rows.join(''));
  const found = await find('mill');
  expect(found[0]).toBe('text "Mill Lane" in "Mill Lane flat 0"');
  expect(found[29]).toBe('text "Mill Lane" in "Mill Lane flat 29"');
});

test('find tells what has the role that is looked for, where nothing reads so', async () => {
  await on.show(
    '<h1>Rates</h1><table aria-label="Prices"><tr><td>Adult<td>4.20</table><table hidden aria-label="Old"></table>',
  );
  expect(await find('Table')).toEqual(['Nothing reads Table; of this role:', 'table "Prices"']);
  expect(await find('slider')).toEqual(['Nothing on the page reads slider.']);
  await on.show('<p>Table for four</p><table aria-label="Prices"><tr><td>Adult<td>4.20</table>');
  expect((await find('table')).join()).not.toContain('role');
});

test('find keeps an answer short, and tells how many more there are', async () => {
  const text = 'a flat with a long description of all that is in it, and of more besides';
  await on.show(
    Array.from({ length: 60 }, (_, at) => `<li><b>Mill</b> ${at}: ${text} ${text}</li>`).join(''),
  );
  const found = await find('mill');
  expect(found.join('\n').length).toBeLessThan(5_100);
  expect(found.at(-1)).toBe(`and ${60 - (found.length - 1)} more`);
});

test('find tells of which list an item is, and of the row under the mouse as of the others', async () => {
  await on.show(`<style>.on { background: #eee }</style><h2>Staff</h2><div><p>Nurse Okoro</p><ul><li>Review</li><li>Vaccine</li></ul></div>
    <div><p>Dr Hale</p><ul><li>Review</li></ul></div>
    <div class="m"><b>Quill Ltd</b><button>Archive</button></div><div class="m on"><b>Reed Ltd</b><button>Archive</button></div>`);
  expect(await find('review')).toEqual([
    'listitem "Review" below "Nurse Okoro"',
    'listitem "Review" below "Dr Hale"',
  ]);
  expect(await find('reed')).toEqual(['text "Reed Ltd" in row: "Reed Ltd" button "Archive"']);
});

test.each([
  ['Daniel Marsh', '<ul><li>Marsh, Daniel</li><li>Marsh, Dana</li></ul>', 'Marsh, Daniel'],
  ['Marsh Daniel', '<p>Daniel J. Marsh</p>', 'Daniel J. Marsh'],
  ['invoice 4711', '<p>4711: paid</p><p>Invoice no. 4711</p>', 'Invoice no. 4711'],
])('find tells of the words of "%s" in another order', async (words, html, text) => {
  await on.show(html);
  const [told = '', ...lines] = await find(words);
  expect(told).toContain(`Nothing reads ${words} as it is written`);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(text);
});

test.each(['"Daniel Marsh"', 'Daniel Marshall', 'Dan Marsh'])(
  'find %s finds no other words',
  async (words) => {
    await on.show('<p>Marsh, Daniel</p>');
    expect((await find(words)).join()).toContain('Nothing on the page reads');
  },
);

test('find tells how many places have the words among others', async () => {
  await on.show('<h2>Rent</h2><p>Rent is due</p><p>No rent</p><p>Parents</p>');
  const found = await find('rent');
  expect(found[0]).toContain('Rent');
  expect(found.at(-1)).toBe('and 3 more where these words are a part of the text: find /rent/i shows all');
  expect(await find('"Rent"')).toHaveLength(1);
  expect(await find('/rent/i')).toHaveLength(4);
});

test('find tells of a list that may load more as it is scrolled, until its end', async () => {
  const rows = Array.from({ length: 20 }, (_, at) => `<li style="height: 40px">Row ${at}</li>`).join('');
  await on.show(`<div id="box" style="height: 200px; overflow: auto"><ul>${rows}</ul></div>`);
  const hint = /may load more rows as it is scrolled: what is not loaded yet is not found; scroll there/;
  expect((await find('Row 7')).at(-1)).toMatch(hint);
  expect((await find('Zebra')).join()).toMatch(hint);
  await on.look('box.scrollTop = 9999');
  expect((await find('Row 7')).join()).not.toMatch(hint);
  expect((await find('Zebra')).join()).not.toMatch(hint);
});

test('find tells of a list that may load more once with what it finds, and no more once nothing came at its end', async () => {
  const rows = Array.from({ length: 20 }, (_, at) => `<li style="height: 40px">Row ${at}</li>`).join('');
  await on.show(`<div id="box" style="height: 200px; overflow: auto"><ul id="list">${rows}</ul></div>`);
  const tells = async (words: string) => (await find(words)).join().includes('may load more rows');
  expect(await tells('Row 7')).toBe(true);
  expect(await tells('Row 8')).toBe(false);
  expect(await tells('Zebra')).toBe(true);
  await on.look("list.insertAdjacentHTML('beforeend', '<li style=height:40px>Row 20</li>')");
  expect(await tells('Row 8')).toBe(true);
  await on.look('box.scrollTop = 9999');
  await find('Row 8');
  await on.look('box.scrollTop = 0');
  expect(await tells('Zebra')).toBe(false);
});

test('find tells of a page that may load more at its end, not of other long pages', async () => {
  const rows = '<li style="height: 100px">Row</li>'.repeat(30);
  await on.show(`<ul>${rows}</ul>`);
  expect((await find('Zebra')).join()).toMatch(/the page may load more rows as it is scrolled/);
  await on.show(`<ul>${rows}</ul><div style="height: 3000px">About us</div>`);
  expect(await find('Zebra')).toEqual(['Nothing on the page reads Zebra.']);
});

test('find tells how much of a list is loaded where the list says it', async () => {
  const row = (of: number) => `<li aria-setsize="${of}" style="height: 40px">Row</li>`.repeat(12);
  const list = (of: number) => `<ul style="height: 200px; overflow: auto">${row(of)}</ul>`;
  await on.show(list(340));
  expect((await find('Zebra')).join()).toMatch(/only 12 of 340 rows are loaded/);
  await on.show(list(12));
  expect((await find('Zebra')).join()).not.toContain('loaded');
});

test('find answers with a ref that can be acted on', async () => {
  await on.show('<p>Intro</p><button onclick="document.title = 1">Save draft</button>');
  const found = String(await on.act('find', '', 'save'));
  expect(found).toMatch(/^button "Save draft" \[e\d+\]$/);
  await on.act('click', `ref=${/e\d+/.exec(found)?.[0]}`);
  expect(await on.look('document.title')).toBe('1');
});

test('Markdown has headings, links, lists, code and tables, without what is hidden', async () => {
  await on.show(`<h2>Prices</h2><p>See <a href="https://a.test/x">more</a><span hidden>never</span></p><ul><li>one</li></ul>
    <table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2 | 3</td></tr></table><pre><code>let x</code></pre>`);
  expect(await on.act('markdown', '')).toBe(
    [
      '## Prices\n',
      'See [more](https://a.test/x)\n',
      '-   one\n',
      '| A | B |\n| --- | --- |\n| 1 | 2 \\| 3 |\n',
      '```\nlet x\n```',
    ].join('\n'),
  );
});

test('a snapshot tells struck text as such, whatever strikes it', async () => {
  const style = 'style="text-decoration: line-through red"';
  await on.show(`<p>was <s>99 €</s> <strike>98 €</strike> <s>97 <b>€</b></s> <ins>79 €</ins> <span ${style}>10 €</span></p>
    <table><tr><td ${style}>9 €</td><td>8 €</td></tr></table><ul><li ${style}>Milk</li><li>Tea</li></ul>
    <a href="/x" ${style}>Old terms</a> <div contenteditable ${style}>Draft</div> <s></s><h2 ${style}></h2>`);
  expect(
    String(await on.act('snapshot', ''))
      .replace(/ \[e\d+\]/g, '')
      .split('\n'),
  ).toEqual([
    '"was" deletion "99 €" deletion "98 €" deletion "97 €" "79 €" deletion "10 €"',
    'table: row: cell struck: "9 €" | "8 €"',
    'listitem struck: "Milk"',
    '- "Tea"',
    'link "Old terms" struck',
    'textbox struck: "Draft"',
  ]);
});

test('a snapshot cuts long values, which are read whole', async () => {
  const words = 'word '.repeat(1000);
  await on.show(`<textarea>${words}</textarea><input value="${words}">`);
  const cut = ` = "${words.slice(0, 300)}…" [e`;
  const lines = String(await on.act('snapshot', '')).split(' textbox');
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toContain(cut);
  expect(await on.act('value', 'textarea')).toBe(words);
  expect(await on.act('inspect', '')).toContain(words.slice(0, 1_999));
});
