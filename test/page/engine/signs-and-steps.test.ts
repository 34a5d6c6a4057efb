/** What a person sees without words: small pictures, colours of signs, the current step, rows that stand under others. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const step = { do: 'step', sessionId: 'page-harness', selector: '' } as const;

/** The view, without the handles. */
async function view(html: string): Promise<string> {
  await on.show(html);
  const seen = await on.carryOut({ ...step, action: 'snapshot', onlySeen: true }, 5_000);
  return String(seen).replace(/ ?\[e\d+\]/g, '');
}

async function found(html: string, words: string): Promise<string> {
  await on.show(html);
  return String(await on.carryOut({ ...step, action: 'find', value: words, onlySeen: true }, 5_000));
}

const drawing = (inner = '', attributes = '') =>
  `<svg width="14" height="14" ${attributes}>${inner}<path d="M0 0h9v9z"/></svg>`;
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const icons: [string, string][] = [
  ['a title around a drawing', `<span title="Needs a signature">${drawing()}</span>`],
  ['a label of a drawing', drawing('', 'aria-label="Needs a signature"')],
  ['a title in a drawing', drawing('<title>Needs a signature</title>')],
  [
    'a picture',
    `<img alt="Needs a signature" src="${pixel}" style="display: inline-block; width: 20px; height: 20px; background: teal">`,
  ],
  ['a sign', '<span title="Needs a signature">✍</span>'],
  [
    'a class of a style sheet',
    '<style>.q::before { content: "§" }</style><i class="q" title="Needs a signature" style="display: inline-block; width: 9px; height: 9px"></i>',
  ],
];

describe('a small picture', () => {
  test.each(icons)('is told by %s', async (_, icon) => {
    expect(await view(`<p>Lease 12 ${icon}</p>`)).toBe('"Lease 12" img "Needs a signature"');
  });

  test.each(icons)('is found by %s', async (_, icon) => {
    expect(await found(`<p>Lease 12 ${icon}</p>`, 'needs a signature')).not.toMatch(/^Nothing on the page/);
  });

  test.each([
    ['its words beside it', `<p>${drawing('', 'aria-label="Calendar"')} Calendar</p>`],
    ['words of its own', '<p><abbr title="Value added tax">VAT</abbr></p>'],
    [
      'the size of a photo',
      `<p>Harbour</p><img alt="Ships" src="${pixel}" style="display: inline-block; width: 300px; height: 200px; background: teal">`,
    ],
    [
      'nothing to see',
      '<p>Harbour <span title="Obey me" style="display: inline-block; width: 9px; height: 9px"></span></p>',
    ],
    [
      'a place out of sight',
      `<p>Harbour</p><div style="position: absolute; left: -999px">${drawing('', 'aria-label="x1"')}</div>`,
    ],
  ])('is not told with %s', async (_, html) => {
    expect(await view(html)).not.toContain('img');
  });
});

test.each(['↷', 'Undo all'])('find %s finds a control that shows only a sign', async (words) => {
  const page = '<p>Draft</p><button aria-label="Undo all">↶</button><button title="Again">↷</button>';
  expect(await found(page, words)).toMatch(/button "(?:↷|Undo all)"/);
});

describe('the colour of a sign', () => {
  const row = (color: string, name: string) =>
    `<li><button><span style="color: ${color}">⚑</span></button> <span>${name}</span></li>`;

  test('is told where other rows have another one', async () => {
    const seen = await view(`<ul>${row('red', 'Pump')}${row('green', 'Valve')}${row('grey', 'Pipe')}</ul>`);
    expect(seen).toBe('- button "⚑" red "Pump"\n- button "⚑" green "Valve"\n- button "⚑" "Pipe"');
  });

  test.each([
    ['#fbbc04', 'yellow'],
    ['#ffd600', 'yellow'],
    ['#f57c00', 'orange'],
    ['#ffa500', 'orange'],
  ])('%s is called %s', async (color, name) => {
    expect(await view(`<ul>${row(color, 'Pump')}${row('blue', 'Valve')}</ul>`)).toContain(
      `"⚑" ${name} "Pump"`,
    );
  });

  test('is told of a sign that is no control', async () => {
    const dot = (color: string) => `<tr><td><b style="color: ${color}">●</b></td><td>Line</td></tr>`;
    expect(await view(`<table>${dot('red')}${dot('green')}</table>`)).toContain('row: img "●" red | "Line"');
  });

  test('is not told where all have the same', async () => {
    expect(await view(`<ul>${row('red', 'Pump')}${row('red', 'Valve')}</ul>`)).not.toContain('red');
  });

  test('is not told where other rows have another sign', async () => {
    const mark = (sign: string, color: string) =>
      `<li><button><span style="color: ${color}">${sign}</span></button> Pump</li>`;
    expect(await view(`<ul>${mark('★', 'red')}${mark('☆', 'green')}</ul>`)).not.toMatch(/red|green/);
  });

  test('is not told of what says otherwise what it does', async () => {
    expect(
      await view('<button onclick="openTray()" style="background: navy; color: white">👤</button>'),
    ).not.toContain('blue');
  });
});

describe('the current step', () => {
  const steps = (style: string, marked: string) =>
    `<style>.w span { margin-right: 12px } ${style}</style><div class="w"><span>1 Trip</span><span ${marked}>2 Seats</span><span>3 Pay</span></div>`;

  test.each([
    ['a class', '.is-here { color: teal }', 'class="is-here"'],
    ['aria-current', '[aria-current] { font-style: italic; color: teal }', 'aria-current="step"'],
    ['bold letters alone', '', 'style="font-weight: 700"'],
  ])('is told by %s', async (_, style, marked) => {
    expect(await view(steps(style, marked))).toBe('"1 Trip" generic "2 Seats" current "3 Pay"');
  });

  test('is not told where a person sees no difference', async () => {
    expect(await view(steps('', 'class="active"'))).toBe('"1 Trip 2 Seats 3 Pay"');
  });

  test('is not told where two have the mark', async () => {
    const two =
      '<style>.on { color: red }</style><div><span class="on">Oak</span> <span class="on">Elm</span> <span>Ash</span></div>';
    expect(await view(two)).not.toContain('current');
  });
});

describe('a row that begins further to the right', () => {
  const rows = (...some: [string, number][]) =>
    `<div>${some.map(([name, px]) => `<a href="#${name}" style="display: block; padding-left: ${px}px">${name}</a>`).join('')}</div>`;

  test('stands under the one before it that does not', async () => {
    const seen = await view(
      rows(['Plants', 6], ['Ferns', 24], ['Mosses', 24], ['Animals', 6], ['Birds', 24], ['Owls', 42]),
    );
    expect(seen).toBe(
      'link "Plants"\nlink "Ferns" under "Plants"\nlink "Mosses" under "Plants"\nlink "Animals"\nlink "Birds" under "Animals"\nlink "Owls" under "Birds"',
    );
  });

  test('the first of many, which all others stand under, is their heading', async () => {
    const names = ['Ferns', 'Mosses', 'Birds', 'Owls', 'Bats', 'Newts', 'Toads'];
    const seen = await view(
      rows(['Species', 6], ...names.map((name): [string, number] => [name, 24]), ['Eels', 42]),
    );
    expect(seen.match(/under "\w+"/g)).toEqual(['under "Toads"']);
  });

  test('what cannot be pressed is the heading of the many that can', async () => {
    const names = ['Ferns', 'Mosses', 'Birds', 'Owls', 'Bats', 'Newts', 'Toads', 'Eels'];
    const row = (name: string, px: number) =>
      `<div style="padding-left: ${px}px; cursor: ${px > 9 ? 'pointer' : 'auto'}">${name}</div>`;
    const list = `<div>${row('Species', 6)}${names.map((name) => row(name, 24)).join('')}${row('End', 6)}</div>`;
    expect(await view(list)).not.toContain('under');
  });

  test('so it is told of plain words', async () => {
    const list = '<div><div>Plants</div><div style="margin-left: 20px">Ferns</div><div>Animals</div></div>';
    expect(await view(list)).toBe('"Plants"\ngeneric "Ferns" under "Plants"\n"Animals"');
  });

  test.each([
    ['all begin alike', rows(['Plants', 6], ['Ferns', 6], ['Mosses', 6])],
    [
      'they are centred',
      `<div style="text-align: center">${rows(['Plants of the sea', 0], ['Ferns', 0], ['Mosses', 0])}</div>`,
    ],
    [
      'they stand beside one another',
      `<div style="display: flex">${['Plants', 'Ferns', 'Mosses'].map((one) => `<a href="#">${one}</a>`).join('')}</div>`,
    ],
    ['the steps are those of no list', rows(['Plants', 6], ['Ferns', 206], ['Mosses', 6])],
  ])('stands under none where %s', async (_, html) => {
    expect(await view(html)).not.toContain('under');
  });
});

test('an icon with a title can be pressed by itself in a row that can be clicked', async () => {
  await on.show(`<div onclick="document.title = event.target.title" style="cursor: pointer">Kiln 4 <span title="More">⋮</span>
    <i title="Checked" style="cursor: default">✓</i></div>`);
  const seen = String(await on.carryOut({ ...step, action: 'snapshot', onlySeen: true }, 5_000));
  expect(seen).toMatch(/img "More" \[e\d+\]/);
  expect(seen).not.toMatch(/img "Checked" \[e\d+\]/);
  await on.act('click', `ref=${/img "More" \[(e\d+)\]/.exec(seen)?.[1]}`);
  expect(await on.look('document.title')).toBe('More');
});
