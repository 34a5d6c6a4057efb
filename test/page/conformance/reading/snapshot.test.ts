/** `snapshot`: complete, without duplicates, nothing else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

/** The snapshot in its lines, refs numbered in the order they stand there. */
async function snapshot(selector = '', value?: unknown): Promise<string[]> {
  const seen: string[] = [];
  const text = (await on.read('snapshot', selector, value)).replace(/\[(f?\d*e\d+)\]/g, (_, ref) => {
    if (!seen.includes(ref)) seen.push(ref);
    return `[${seen.indexOf(ref) + 1}]`;
  });
  return text.split('\n');
}

test('words and the links among them stand in one line', async () => {
  await on.show(
    '<p>The <b>quick</b> fox, see <a href="/fox">foxes</a> and <a href="/dog">dogs</a>.</p><p>Next.</p>',
  );
  expect(await snapshot()).toEqual([
    '"The quick fox, see" link "foxes" [1] "and" link "dogs" [2] "."',
    '"Next."',
  ]);
});

test('a table reads row by row, with its headers and links', async () => {
  await on.show(`<table><caption>Prices</caption><thead><tr><th>Fruit</th><th>Price</th></tr></thead>
    <tbody><tr><td><a href="/pear">Pear</a></td><td>2 €</td></tr><tr><td></td><td>none</td></tr></tbody></table>`);
  expect(await snapshot()).toEqual([
    'table',
    ' caption "Prices"',
    ' row: columnheader "Fruit" | columnheader "Price"',
    ' row: link "Pear" [1] | "2 €"',
    ' row: "" | "none"',
  ]);
});

test('a list and a menu that have a name say it', async () => {
  await on.show(
    `<ul aria-label="Fruit"><li>Pear</li><li>Plum</li></ul><div role="menu" title="File"><div role="menuitem">Open</div></div>`,
  );
  expect(await snapshot()).toEqual([
    'list "Fruit"',
    ' - "Pear"',
    ' - "Plum"',
    'menu "File": menuitem "Open" [1]',
  ]);
});

test('things are called in a snapshot as role= finds them: by blocks, style sheets and items apart', async () => {
  await on.show(`<style>.new::before { content: "New " } b { display: block }</style>
    <a href="#" class="new">Report</a><a href="#"><b>Pear</b><b>ripe</b></a>
    <div role="treeitem">Fruit<div role="group"><div role="treeitem">Plum</div></div></div>`);
  expect(await snapshot()).toEqual([
    'link "New Report" [1] link "Pear ripe" [2]',
    'treeitem "Fruit" [3]: treeitem "Plum" [4]',
  ]);
});

test('what a label says is said once, as the name of its field', async () => {
  await on.show(`<label>Name <input required></label><label for="m">Mail</label><input id="m" type="email" value="a@b.c">
    <label><input type="checkbox"> News</label>`);
  expect((await snapshot()).join(' ')).toBe(
    'textbox "Name" required [1] textbox "Mail" = "a@b.c" [2] checkbox "News" [3]',
  );
});

test('the label that a page shows for a hidden box is the box, and clicking its ref ticks it', async () => {
  await on.show(
    `<label><input type="checkbox" style="display: none" onchange="say(this.checked)"> Agree</label>`,
  );
  const [line = ''] = await snapshot();
  expect(line).toBe('checkbox "Agree" [1]');
  const ref = /\[(e\d+)\]/.exec(await on.read('snapshot', ''))?.[1];
  await on.act('click', `ref=${ref}`);
  expect(await on.said()).toEqual(['true']);
});

test('fields for dates, times and colours have a line, their value and a ref that fill takes', async () => {
  await on.show(`<input type="date" aria-label="Day" value="2024-02-29"><input type="color" aria-label="Paint">
    <input type="time" aria-label="At"><script>addEventListener('change', ({ target }) => say(target.value))</script>`);
  const text = await on.read('snapshot', '');
  expect(text).toMatch(/textbox "Day" = "2024-02-29" \[e\d+\]/);
  expect(text).toMatch(/textbox "Paint" = "#000000" \[e\d+\]/);
  await on.act('fill', `ref=${/textbox "At" \[(e\d+)\]/.exec(text)?.[1]}`, '07:30');
  expect(await on.said()).toEqual(['07:30']);
});

test('a list shows what is chosen and what there is to choose from', async () => {
  await on.show(
    '<select aria-label="Fruit"><option value="1">Apple</option><option value="2" selected>Pear</option></select>',
  );
  expect(await snapshot()).toEqual(['combobox "Fruit" = "Pear" [1]: option "Apple" option "Pear"']);
});

test('states are reported: expanded, pressed, current, invalid, disabled, mixed', async () => {
  await on.show(`<div><button aria-expanded="false">Menu</button></div><div><button aria-pressed="true">Bold</button></div>
    <div><a href="/" aria-current="page">Home</a></div><div><input aria-label="Age" aria-invalid="true"></div>
    <fieldset disabled><button>Send</button></fieldset><div role="checkbox" aria-checked="mixed" tabindex="0">All</div>`);
  expect(await snapshot()).toEqual([
    'button "Menu" expanded=false [1]',
    'button "Bold" pressed [2]',
    'link "Home" current [3]',
    'textbox "Age" invalid [4]',
    'button "Send" disabled [5]',
    'checkbox "All" checked=mixed [6]',
  ]);
});

test('a state with nothing in it is not set', async () => {
  await on.show('<input aria-label="Age" aria-invalid=""><a href="/" aria-current="">Home</a>');
  expect(await snapshot()).toEqual(['textbox "Age" [1] link "Home" [2]']);
});

test('what is hidden is left out, in whatever way it is hidden', async () => {
  await on.show(`<p>seen</p><p hidden>a</p><p style="display: none">b</p><p style="visibility: hidden">c
    <b style="visibility: visible">back</b></p><p aria-hidden="true">d</p><div style="height: 0; overflow: hidden">e</div>
    <details><summary>More</summary>f<p>g</p></details><div style="content-visibility: hidden">h</div>
    <template>i</template><noscript>j</noscript><dialog>k</dialog>`);
  expect(await snapshot()).toEqual(['"seen"', '"back"', 'button "More" expanded=false [1]']);
});

test('boxes without a size of their own still show what stands out of them', async () => {
  await on.show(`<div style="height: 0"><button>Out</button></div>
    <div style="display: contents"><a href="#x">Link</a></div>`);
  expect((await snapshot()).join(' ')).toBe('button "Out" [1] link "Link" [2]');
});

test('an icon button is called by its label, and its sign is no noise', async () => {
  await on.show(`<button aria-label="Close">×</button><button><svg width="9" height="9"></svg> Save</button>
    <img src="data:," alt="" width="9" height="9"><img src="data:," alt="Logo" width="9" height="9">`);
  expect((await snapshot()).join(' ')).toBe('button "Close" [1] button "Save" [2] img "Logo"');
});

test('a card that is a link shows the button inside it with a ref of its own', async () => {
  await on.show(
    `<a href="#card"><h3>Pear</h3><p>2 €</p><button onclick="event.preventDefault(); say('bought')">Buy</button></a>`,
  );
  const text = await on.read('snapshot', '');
  expect(text).toMatch(/link "Pear 2 € Buy" \[e\d+\]: button "Buy" \[e\d+\]/);
  await on.act('click', `ref=${/button "Buy" \[(e\d+)\]/.exec(text)?.[1]}`);
  expect(await on.said()).toEqual(['bought']);
});

test('only what can be acted on, if that is asked for', async () => {
  await on.show(
    '<main><h1>Shop</h1><p>Text <a href="/">Home</a></p><ul><li><button>Buy</button></li></ul></main>',
  );
  expect((await snapshot('', { interactive: true })).join(' ')).toBe('link "Home" [1] button "Buy" [2]');
});

test('depth leaves out what is deeper', async () => {
  await on.show('<main><h1>Shop</h1><nav aria-label="Pages"><a href="/">Home</a></nav></main>');
  expect(await snapshot('', { depth: 2 })).toEqual(['main', ' heading "Shop" 1', ' navigation "Pages"']);
});

test('maxChars cuts whole lines and says what is missing', async () => {
  await on.show('<p>First line</p><p>Second line</p><p>Third line</p>');
  const [first, last] = await snapshot('', { maxChars: 20 });
  expect(first).toBe('"First line"');
  expect(last).toMatch(/^\(cut off here, 27 characters more/);
});

test('an editor is one line with its text inside, and typing into its ref arrives', async () => {
  await on.show(
    '<div contenteditable role="textbox" aria-label="Note" oninput="say(innerText)"><p>Old</p></div>',
  );
  const text = await on.read('snapshot', '');
  expect(text).toMatch(/^textbox "Note" \[e\d+\]: "Old"$/);
  await on.act('fill', `ref=${/e\d+/.exec(text)?.[0]}`, 'New');
  expect((await on.said()).at(-1)).toBe('New');
});

test('words that a style sheet adds are in the names, however many things the page has', async () => {
  const links = Array.from({ length: 80 }, (_, row) => `<li><a href="#">Row ${row}</a></li>`).join('');
  await on.show(`<style>.new::before { content: "New: " } li > ::after { content: "\\f105" } .last ::after { content: "!" }</style>
    <ul>${links}<li><a href="#" class="new">Pear</a></li><li class="last"><a href="#">Plum</a></li></ul>`);
  const names = (await snapshot()).filter((line) => /P/.test(line));
  expect(names.join()).toMatch(/"New: Pear".*"Plum!"/);
});

test('diff tells only what changed, below what it stands in', async () => {
  await on.show(`<main><h1>Cart</h1><ul id="list"><li>Pear</li></ul><form aria-label="Pay"><button id="pay" disabled>Pay</button></form></main>
    <p>${'much that stays '.repeat(20)}</p><button onclick="list.append(Object.assign(document.createElement('li'), { textContent: 'Plum' })); pay.disabled = false">Add</button>`);
  await snapshot();
  await on.act('click', 'text=Add');
  const lines = await snapshot('', { diff: true });
  expect(lines).toEqual([
    ' main',
    '- form "Pay": button "Pay" disabled [1]',
    '+ - "Plum"',
    '+ form "Pay": button "Pay" [1]',
    '-button "Add" [2]',
    '+button "Add" focused [2]',
  ]);
});

test('diff of an unchanged page says so, and without an earlier snapshot it is the whole', async () => {
  await on.show('<p>One</p><section id="part">Two</section>');
  expect(await snapshot('', { diff: true })).toEqual(['"One"', '"Two"']);
  expect(await snapshot('', { diff: true })).toEqual(['(no change)']);
  expect(await snapshot('#part', { diff: true })).toEqual(['"Two"']);
});

test('what cannot be read-only is not called so to any reader', async () => {
  await on.show('<input readonly aria-label="Text"><input type="range" readonly aria-label="Volume">');
  expect(await snapshot()).toEqual(['textbox "Text" readonly [1] slider "Volume" = "50" [2]']);
  expect((await on.read('inspect', '')).match(/"readonly":true/g)).toHaveLength(1);
});

test.each([
  ['that is inert', '<div inert>{}</div>', ''],
  ['behind a modal dialog', '{}<dialog id="d"><button>Close</button></dialog>', 'd.showModal()'],
  [
    'that a modal of the page covers',
    '<main>{}</main><div role="dialog" aria-modal="true" style="position: fixed; inset: 0; background: white"><button>Close</button></div>',
    '',
  ],
])('what is in a part %s has no ref', async (_, around, script) => {
  const html = around.replace('{}', '<button>Buy</button><select size="2"><option>Red</option></select>');
  await on.show(`${html}<script>${script}</script>`);
  const text = await on.read('snapshot', '');
  expect(text).toMatch(/button "Buy" inert/);
  expect(text.match(/\[e\d+\]/g) ?? []).toHaveLength(around.includes('Close') ? 1 : 0);
  expect(await on.read('find', '', 'Buy')).toBe('button "Buy" inert');
});

test('what a modal of the page does not cover has a ref', async () => {
  await on.show(`<button>Buy</button><p style="height: 2000px">Long</p><button>More</button>
    <div role="dialog" aria-modal="true" style="position: fixed; left: -900px; width: 300px">Shut drawer</div>`);
  expect(await on.read('snapshot', '')).toMatch(/"Buy" \[e\d+\].*"More" \[e\d+\]/s);
});

test('words that name a control by reference are told once', async () => {
  await on.show(`<span id="l">Dark mode</span><button role="switch" aria-checked="false" aria-labelledby="l"></button>
    <p id="other">Alone</p><div aria-labelledby="other"></div>`);
  const text = await on.read('snapshot', '');
  expect(text.match(/Dark mode|Alone/g)).toEqual(['Dark mode', 'Alone']);
});

test('an option of a disabled group is disabled', async () => {
  await on.show('<select><optgroup label="G" disabled><option>Blue</option></optgroup></select>');
  expect(await on.read('snapshot', '')).toContain('option "Blue" disabled');
});

test('a custom element has the role, name and state of its internals', async () => {
  await on.show(`<x-box>News</x-box><script>customElements.define('x-box', class extends HTMLElement {
    #internals = Object.assign(this.attachInternals(), { role: 'checkbox', ariaChecked: 'false', ariaLabel: 'News by mail' });
    connectedCallback() { this.addEventListener('click', () => { this.#internals.ariaChecked = 'true'; }); }
  });</script>`);
  expect(await snapshot()).toEqual(['checkbox "News by mail" [1]']);
  expect(await on.act('check', 'x-box')).toMatchObject({ success: true, changed: true, value: 'true' });
  expect(await snapshot()).toEqual(['checkbox "News by mail" checked [1]']);
});

test('what alone listens for clicks on a page has a ref, as soon as it does', async () => {
  await on.show(
    `<div id="here">Here</div><button onclick="here.addEventListener('click', () => {})"></button>`,
  );
  expect(await snapshot()).toContain('"Here"');
  await on.act('click', 'button');
  expect((await snapshot()).join(' ')).toContain('generic [1]: "Here"');
});

/** A list or table that listens for the clicks on all that is in it. */
const delegated = (html: string, css = '') =>
  `<style>${css}</style><main>${html}</main><script>
    document.querySelector('table, ul').addEventListener('click', ({ target }) => say(target.textContent));
  </script>`;

test.each([
  [
    'rows of a table',
    delegated('<table><tr><th>Name</th></tr><tr><td>Pear</td></tr></table>'),
    'row [1]: "Pear"',
  ],
  [
    'cells with a cursor of their own',
    delegated('<table><tr><th>Mo</th></tr><tr><td>7</td></tr></table>', 'td { cursor: pointer }'),
    'row: cell "7" [1]',
  ],
  ['cells of a board', delegated('<table><tr><td>a</td><td></td></tr></table>'), 'cell "a" [1] | cell [2]'],
  ['items of a list', delegated('<ul><li>Pear</li></ul>'), 'listitem [1]: "Pear"'],
])('%s that listens for their clicks have refs', async (_, page, line) => {
  await on.show(page);
  expect((await snapshot('tr:last-child, li')).join()).toContain(line);
});

test('rows with buttons of their own have no ref for the listener of their table', async () => {
  await on.show(
    delegated(
      '<table><tr><th>Name</th><th></th></tr><tr><td>Pear</td><td><button>Delete</button></td></tr></table>',
    ),
  );
  expect(await snapshot('tr:last-child')).toEqual(['row: "Pear" | button "Delete" [1]']);
});

test('the areas of an image map have refs that are clicked', async () => {
  await on.show(`<img usemap="#plan" alt="Plan" width="200" height="100" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"><map name="plan">
    <area coords="0,0,50,50" href="javascript:void 0" alt="Kitchen" onclick="say('kitchen')">
    <area shape="circle" coords="150,50,40" href="javascript:void 0" title="Hall"><area coords="60,0,90,50" alt="Wall">
    <area shape="poly" coords="0,50,20,50,20,80,50,80,50,100,0,100" href="javascript:void 0" alt="L" onclick="say('L')"></map>
    <map name="unused"><area coords="0,0,50,50" href="/x" alt="Nowhere"></map>`);
  const text = await on.read('snapshot', '');
  expect(text).toMatch(/img "Plan".*link "Kitchen" \[e\d+\].*link "Hall" \[e\d+\]/s);
  expect(text).not.toMatch(/Wall|Nowhere/);
  await on.act('click', `ref=${/"Kitchen" \[(e\d+)\]/.exec(text)?.[1]}`);
  await on.act('click', `ref=${/"L" \[(e\d+)\]/.exec(text)?.[1]}`);
  expect(await on.said()).toEqual(['kitchen', 'L']);
});

test('a sign that tells the state of a control with a name stands beside the name', async () => {
  await on.show(`<span style="cursor: pointer" title="Add to wishlist" onclick="this.textContent = '♥'">♡</span>
    <button aria-label="Star" onclick="this.firstChild.textContent = '★'"><i aria-hidden="true">☆</i></button>
    <button aria-label="Like"><b hidden>👎</b><b>👍</b></button><a href="#" aria-label="Done">☑️</a>`);
  const lines = async () => (await snapshot()).join(' ');
  expect(await lines()).toContain('generic "Add to wishlist" [1]: "♡"');
  expect(await lines()).toContain('button "Star" [2]: "☆"');
  expect(await lines()).toContain('button "Like" [3]: "👍"');
  expect(await lines()).toContain('link "Done" [4]: "☑️"');
  await on.act('click', '[title="Add to wishlist"]');
  await on.act('click', 'role=button[name="Star"]');
  expect(await lines()).toContain('generic "Add to wishlist" [1]: "♥"');
  expect(await lines()).toContain('button "Star" focused [2]: "★"');
});

test.each(['×', '›', '+', '|', '…', '·', '⋮', '☰', '«', '⚙'])('the sign %s only decorates', async (sign) => {
  await on.show(`<button aria-label="Name">${sign}</button>`);
  expect(await snapshot()).toEqual(['button "Name" [1]']);
});

test('what takes no mouse, and is not for the keyboard, reads disabled', async () => {
  await on.show(`<style>.off { pointer-events: none }</style>
    <span onclick="1" class="off">19:00</span> <span onclick="1">20:00</span>
    <div class="off"><p onclick="1">21:00</p></div>
    <a href="#" class="off">Link</a><button class="off">Button</button><input class="off" aria-label="Field">
    <span onclick="1" class="off" tabindex="0">By key</span>
    <div onclick="1" class="off">Card <b style="pointer-events: auto">open</b></div>`);
  const text = (await snapshot()).join(' ');
  expect(text.match(/disabled/g)).toHaveLength(2);
  for (const time of ['19:00', '21:00'])
    expect(text).toMatch(new RegExp(`disabled \\[\\d\\]: "${time}"|"${time}" disabled`));
});
