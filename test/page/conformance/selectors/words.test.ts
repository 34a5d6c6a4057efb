/** `text=`, `role=`, `label=`, `placeholder=` and `testid=` selectors. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

/** Of all elements the one with the id `it` must be found, and no other. */
async function finds(html: string, selector: string): Promise<void> {
  await on.show(html);
  expect([await on.read('attribute', selector, 'id'), await on.read('count', selector)]).toEqual(['it', '1']);
}

test('a name is put together from all elements that aria-labelledby names, the element itself included', () =>
  finds(
    `<span id="what">Delete</span> <a id="file" href="#">report.pdf</a>
     <button id="it" aria-label="now" aria-labelledby="what it file">x</button><button>Delete</button>`,
    'role=button[name="Delete now report.pdf"]',
  ));

test('aria-labelledby is followed once: what it names is read by its own label and content', () =>
  finds(
    `<b id="one" aria-labelledby="two">One</b><b id="two">Two</b><input id="it" aria-labelledby="one"><input aria-labelledby="two">`,
    'role=textbox[name="One"]',
  ));

test('a hidden element that is referenced names with all that is in it, a hidden part of content does not', () =>
  finds(
    `<p id="tip" hidden>Close <b style="display: none">for good</b></p>
     <button id="it" aria-labelledby="tip">x</button><button>Close <b hidden>for good</b></button>`,
    'role=button[name="Close for good"]',
  ));

test('aria-hidden parts are left out of a name, and the aria-hidden duplicate of a button is ignored', () =>
  finds(
    `<div aria-hidden="true"><button>Menu</button></div><button id="it">Menu <i aria-hidden="true">»</i></button>`,
    'role=button[name="Menu"]',
  ));

test('what a style sheet writes before and after belongs to the name, signs of icon fonts do not', () =>
  finds(
    `<style>.new::before { content: "New: " } .ext::after { content: "\\2197" / " (opens elsewhere)" } .icon::before { content: "\\f101" }</style>
     <a id="it" class="new ext" href="#"><i class="icon"></i>Report</a><a href="#">Report</a>`,
    'role=link[name="New: Report (opens elsewhere)"]',
  ));

test('a picture, a drawing and a tooltip name the link they are all there is of', async () => {
  await on.show(`<a href="#" id="a"><img alt="Home"></a><a href="#" id="b"><svg><title>Search</title></svg></a>
    <a href="#" id="c"><i title="Settings"></i></a>`);
  const ids = ['Home', 'Search', 'Settings'].map((name) =>
    on.read('attribute', `role=link[name="${name}"]`, 'id'),
  );
  expect(await Promise.all(ids)).toEqual(['a', 'b', 'c']);
});

test('an item of a tree is not called by the items below it', () =>
  finds(
    `<div role="tree"><div role="treeitem" id="it"><span>Fruit</span><div role="group"><div role="treeitem">Pear</div></div></div></div>`,
    'role=treeitem[name="Fruit"]',
  ));

test('a soft hyphen and a zero-width space are no part of a word', () =>
  finds('<button id="it">Dampf\u00adschiff\u200bfahrt</button>', 'role=button[name="Dampfschifffahrt"]'));

test('what a style sheet hides before and after the content does not name, what stands on a line of its own is a word of its own', async () => {
  await on.show(`<style>a::before { content: "New" } #a::before { display: none } #b::before { visibility: hidden } #c::before { display: block }</style>
    <a href="#" id="a">one</a><a href="#" id="b">two</a><a href="#" id="c">three</a>`);
  const ids = ['"one"', '"two"', '"New three"'].map((name) =>
    on.read('attribute', `role=link[name=${name}]`, 'id'),
  );
  expect(await Promise.all(ids)).toEqual(['a', 'b', 'c']);
});

test('a picture that a style sheet puts in the place of the content names by its alternative', () =>
  finds(
    `<style>#it { content: url("data:image/gif;base64,R0lGODlhAQABAAAAACw=") / "Five stars" }</style><div role="button" id="it">*****</div>`,
    'role=button[name="Five stars"]',
  ));

test('no element is read twice for one name', () =>
  finds(
    `<h2 id="it"><a href="#" aria-labelledby="logo">x</a> <a href="#">by <img id="logo" alt="Acme"> Ltd</a></h2>`,
    'role=heading[name="Acme by Ltd"]',
  ));

test('a picture that is switched off names nothing, its tooltip included', () =>
  finds(
    '<a href="#" id="it"><img alt="" role="presentation" title="spacer"> Home</a>',
    'role=link[name="Home"]',
  ));

test('what a list of one field holds may stand elsewhere in the page', () =>
  finds(
    `<label>Flash <span role="combobox" aria-owns="l"></span> times <input id="it" type="checkbox"></label>
     <ul id="l" role="listbox"><li role="option">1</li><li role="option" aria-selected="true">2</li></ul>`,
    'role=checkbox[name="Flash 2 times"]',
  ));

test('words hidden by visibility: collapse do not name', () =>
  finds('<button id="it">Save <b style="visibility: collapse">all</b></button>', 'role=button[name="Save"]'));

test('a form keeps its role and name though its fields are called like properties', () =>
  finds(
    '<form id="it" aria-label="Search"><input name="localName"><input name="tagName"></form>',
    'role=form[name="Search"]',
  ));

test('a slot is no thing with a label of its own', async () => {
  await on.show(`<button id="it"><span id="host">now</span></button><script>
    host.attachShadow({ mode: 'open' }).innerHTML = 'Buy <slot aria-label="x"></slot>';
  </script>`);
  expect(await on.read('attribute', 'role=button[name="Buy now"]', 'id')).toBe('it');
});

test('a control within a label counts with its value, and is no part of its own name', () =>
  finds(
    `<label><input type="checkbox" id="it"> Flash the screen <input value="3" aria-label="times"> times</label>`,
    'role=checkbox[name="Flash the screen 3 times"]',
  ));

test('a label names its control across the page, and several labels all do', () =>
  finds(
    `<label for="it">First</label><input><label for="it">and last</label><input id="it">`,
    'role=textbox[name="First and last"]',
  ));

test('a placeholder names a field that has nothing better, a title is better', async () => {
  await on.show(`<input id="a" placeholder="Street"><input id="b" title="Town" placeholder="Street">`);
  expect(await on.read('attribute', 'role=textbox[name="Street"]', 'id')).toBe('a');
  expect(await on.read('attribute', 'role=textbox[name="Town"]', 'id')).toBe('b');
});

test('legend, caption and figcaption name what they are in', async () => {
  await on.show(`<fieldset id="a"><legend>Address</legend></fieldset><table id="b"><caption>Prices</caption><tr><td>1</table>
    <figure id="c"><img alt=""><figcaption>A cat</figcaption></figure>`);
  const selectors = ['role=group[name="Address"]', 'role=table[name="Prices"]', 'role=figure[name="A cat"]'];
  expect(await Promise.all(selectors.map((one) => on.read('attribute', one, 'id')))).toEqual(['a', 'b', 'c']);
});

test('fields have the role a user would call them by', async () => {
  await on.show(`<input id="a" type="date"><input id="b" type="search"><input id="c" type="range"><input id="d" type="number">
    <input id="e" list="l"><datalist id="l"></datalist><select id="f" multiple></select><select id="g"></select>`);
  const roles = { searchbox: 'b', slider: 'c', spinbutton: 'd', listbox: 'f', textbox: 'a' };
  for (const [role, id] of Object.entries(roles)) {
    expect([role, await on.read('attribute', `role=${role}`, 'id')]).toEqual([role, id]);
  }
  expect(await on.read('count', 'role=combobox')).toBe('2');
});

test('a role that is switched off is gone, also from items and cells, unless the element can be used', async () => {
  await on.show(`<ul role="none"><li>a</li></ul><table role="presentation"><tr><td>b</table>
    <button role="presentation" id="it">still a button</button>`);
  const counts = ['list', 'listitem', 'table', 'cell', 'row'].map((role) => on.read('count', `role=${role}`));
  expect(await Promise.all(counts)).toEqual(['0', '0', '0', '0', '0']);
  expect(await on.read('attribute', 'role=button', 'id')).toBe('it');
});

test('of several roles the first that exists counts, and headers only where they head the page', async () => {
  await on.show(`<p role="toggle switch" id="a">x</p><article><header>of the article</header></article><header id="b">top</header>
    <div role="navigation"><header>of the menu</header></div><section>unnamed</section><section id="c" aria-label="News"></section>`);
  expect(await on.read('attribute', 'role=switch', 'id')).toBe('a');
  expect([await on.read('attribute', 'role=banner', 'id'), await on.read('count', 'role=banner')]).toEqual([
    'b',
    '1',
  ]);
  expect(await on.read('count', 'role=region')).toBe('1');
});

test('states are asked for in brackets, together and negated', async () => {
  await on.show(`<button aria-expanded="false" id="a">Menu</button><button aria-expanded="true" id="b">Menu</button>
    <button aria-pressed="mixed" id="c">Bold</button><div aria-disabled="true"><div role="button" id="d">Bold</div></div>
    <h2 id="e">Part</h2><div role="heading" aria-level="2" id="f">Part</div>`);
  expect(await on.read('attribute', 'role=button[name="Menu"][expanded]', 'id')).toBe('b');
  expect(await on.read('attribute', 'role=button[pressed=mixed]', 'id')).toBe('c');
  expect(await on.read('attribute', 'role=button[disabled]', 'id')).toBe('d');
  expect(await on.read('attribute', 'role=button[name="Bold"][disabled=false]', 'id')).toBe('c');
  expect(await on.read('count', 'role=heading[level=2]')).toBe('2');
});

test('names are exact in quotes, without regard to case with i, parts without quotes, patterns in slashes', async () => {
  await on.show(
    `<button id="b">Save as "PDF"</button><button id="a">Save</button><button id="c">SAVE ALL</button>`,
  );
  const ids = ['"save all"i', 'as', '/^save.*f"$/i', '"Save as \\"PDF\\""', '"Save"'].map((name) =>
    on.read('attribute', `role=button[name=${name}]`, 'id'),
  );
  expect(await Promise.all(ids)).toEqual(['c', 'b', 'b', 'b', 'a']);
});

test('the innermost element with all of a text is meant, over line breaks and markup', () =>
  finds(
    `<div><p id="it">Add<br>to <b>the\n cart</b></p><p>Add</p></div><script>'add to the cart'</script>`,
    'text=add to the cart',
  ));

test('words in quotes are found beside markup, unless something has no other words', async () => {
  await on.show('<p id="a">Hello <b>world</b> once more</p><p id="b">Hello</p>');
  expect(await on.read('attribute', 'text="once more"', 'id')).toBe('a');
  expect(await on.read('attribute', 'text="Hello"', 'id')).toBe('b');
});

test('a test id may be a pattern', () =>
  finds('<i data-testid="row-x"></i><i id="it" data-testid="row-17"></i>', 'testid=/^row-\\d+$/'));

test('blanks may stand around the sign of equality', () => finds('<p id="it">Save</p>', ' text = Save'));

test('of the summaries of details only the first is a button, and none that is elsewhere', () =>
  finds(
    '<details><p>a</p><summary id="it">b</summary><summary>c</summary></details><summary>d</summary>',
    'role=button',
  ));

test('a heading that says no level has the second', () =>
  finds('<h1>a</h1><div role="heading" id="it">b</div>', 'role=heading[level=2]'));

test('what a screen reader does not tell can be left out, or asked for as well', async () => {
  await on.show(`<button>a</button><button hidden>b</button><button aria-hidden="true">c</button>
    <button style="visibility: hidden">d</button>`);
  expect(await on.read('count', 'role=button[include-hidden=false]')).toBe('1');
  expect(await on.read('count', 'role=button[include-hidden]')).toBe('4');
});

test('a hidden element is found by the name it would have, and is reported as hidden', async () => {
  await on.show('<div style="display: none" id="panel"><button>Save</button></div>');
  expect(await on.refusal('click', 'role=button[name="Save"]')).toMatch(
    /^400 not_actionable: .*inside <div#panel>, which is not displayed/,
  );
});
