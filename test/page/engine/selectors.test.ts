/** Every selector engine finds the intended element. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const card = (inner: string, mode = 'open') =>
  `<my-card id="card"></my-card><script>card.attachShadow({ mode: '${mode}' }).innerHTML = ${JSON.stringify(inner)}</script>`;

test.each([
  ['css', '<p id="it" class="a"></p>', 'p.a'],
  ['text, any case, innermost', '<div><p id="it">Log <b>in</b> now</p></div>', 'text=log in'],
  ['text as a whole before text as a part', '<p>Save as</p><p id="it">Save</p>', 'text=save'],
  ['quoted text exactly', '<p>SAVE</p><p id="it">Save</p>', 'text="Save"'],
  ['text by pattern', '<p>Order</p><p id="it">Order 42</p>', 'text=/order \\d+/i'],
  ['text of an input button', '<input type="submit" id="it" value="Send it">', 'text=Send it'],
  ['role and name', '<button>Cancel</button><button id="it">Save</button>', 'role=button[name="Save"]'],
  [
    'role and what it reads, where its label is out of date',
    '<button aria-label="Edit brass elbow" id="it">Save</button>',
    'role=button[name="Save"]',
  ],
  [
    'role and name before what it reads',
    '<a href="#" aria-label="Open the list">Cart</a><a href="#" id="it">Cart</a>',
    'role=link[name="Cart"]',
  ],
  [
    'role, name by aria-labelledby',
    '<b id="n">Total</b><input id="it" aria-labelledby="n">',
    'role=textbox[name="Total"]',
  ],
  [
    'role and state',
    '<input type="checkbox"><input type="checkbox" checked id="it">',
    'role=checkbox[checked]',
  ],
  ['role and level', '<h1>A</h1><h2 id="it">A</h2>', 'role=heading[name="A"][level=2]'],
  ['label', '<label for="it">E-mail</label><input id="it">', 'label=e-mail'],
  [
    'label around its field',
    '<label>City <select id="it"><option>City</option></select></label>',
    'label="City"',
  ],
  ['aria-label', '<input id="it" aria-label="Search the shop">', 'label=search'],
  ['placeholder', '<input id="it" placeholder="Your name">', 'placeholder=your name'],
  ['test id', '<i id="it" data-testid="x"></i>', 'testid=x'],
  ['xpath', '<ul><li>1</li><li id="it">2</li></ul>', '//li[2]'],
  ['xpath with its prefix', '<p id="it">x</p>', 'xpath=//p[text()="x"]'],
])('finds by %s', async (_, html, selector) => {
  await on.show(html);
  expect(await on.act('attribute', selector, 'id', 400)).toBe('it');
  expect(await on.act('count', selector)).toBe('1');
});

test('css looks into shadow trees, across hosts, when the page itself has no match', async () => {
  await on.show(card('<section><button id="it">In</button></section>'));
  expect(await on.act('attribute', 'button', 'id', 400)).toBe('it');
  expect(await on.act('attribute', '#card section > button', 'id', 400)).toBe('it');
  expect(await on.act('count', 'section #card button')).toBe('0');
});

test('text and roles are found in shadow trees, slotted content included', async () => {
  await on.show(card('<button id="it"><slot></slot></button>').replace('></my-card>', '>Slotted</my-card>'));
  expect(await on.act('attribute', 'role=button', 'id', 400)).toBe('it');
  expect(await on.act('attribute', 'text=Slotted', 'id', 400)).toBe('it');
});

test('>>> enters shadow roots and frames, also frames in shadow roots', async () => {
  await on.show(card('<iframe srcdoc="<button id=it>Deep</button>"></iframe>'));
  expect(await on.act('attribute', '#card >>> iframe >>> text=Deep', 'id')).toBe('it');
});

test('>>> into a frame of another origin says where to go on', async () => {
  await on.show(
    '<iframe srcdoc="<p>"></iframe><iframe id="f" sandbox srcdoc="<button>In</button>"></iframe>',
  );
  expect(await on.act('click', '#f >>> div >>> button')).toMatchObject({
    enter: { framePath: [1], selector: 'div >>> button' },
  });
});

test('>>> after something that has no inside is refused', async () => {
  await on.show('<p id="p">x</p>');
  expect(await on.act('click', '#p >>> b')).toMatchObject({
    error: 'wrong_element',
    message: expect.stringContaining('<p#p>'),
  });
});

test.each([
  ['div[', 'after "div"'],
  ['a >> b', 'after "a"'],
  ['button:contains("Go")', 'after "button"'],
  ['#1a', 'first character'],
  ['a >>> ', 'after a ">>>"'],
  ['role=button[nam="x"]', '[nam]'],
  ['role=Button!', 'role=button'],
  ['text=/(/', 'regular expression'],
  ['//p[', 'XPath'],
])('the bad selector %s is explained', async (selector, where) => {
  await on.show('<p>x</p>');
  expect(await on.act('count', selector)).toEqual({
    error: 'bad_selector',
    message: expect.stringContaining(where),
  });
});

test('a ref from a snapshot leads to its element as long as it lives', async () => {
  await on.show('<button id="it">Save</button>');
  const ref = /\[(e\d+)\]/.exec(String(await on.act('snapshot', '')))?.[1];
  expect(await on.act('attribute', `ref=${ref}`, 'id')).toBe('it');
  await on.look('it.remove()');
  expect(await on.act('click', `ref=${ref}`, null, 400)).toMatchObject({ error: 'element_not_found' });
});

test('a shadow root that comes later is waited for', async () => {
  await on.show(`<my-late id="late"></my-late>
    <script>whileWaiting(() => { late.attachShadow({ mode: 'open' }).innerHTML = '<b id="it">In</b>'; })</script>`);
  expect(await on.act('attribute', '#late >>> b', 'id')).toBe('it');
});

test('a label is the name that the snapshot shows, without what is hidden from it', async () => {
  await on.show(`<label for=r>Surname<span aria-hidden=true>*</span></label><input id=r>
    <label for=s>Surname of spouse</label><input id=s><span id=b>Town<i hidden>!</i></span>
    <input id=t aria-labelledby=b><input id=u title=Country><button title=Country>Go</button>`);
  for (const [label, id] of [
    ['"Surname"', 'r'],
    ['Surname', 'r'],
    ['"Surname*"', 'r'],
    ['"Town"', 't'],
    ['"Country"', 'u'],
  ]) {
    expect(await on.act('attribute', `label=${label}`, 'id'), label).toBe(id);
    expect(await on.act('count', `label=${label}`), label).toBe('1');
  }
});
