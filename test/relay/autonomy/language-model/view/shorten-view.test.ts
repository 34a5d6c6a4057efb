/** How a snapshot is written for a model. */
import { expect, test } from 'vitest';
import { shortenView } from '../../../../../relay/autonomy/language-model/view/shorten-view';

const words =
  'A long text about this row that says more than anybody needs to know of it, and on and on it goes';
const row = (at: number, indent = ' ') =>
  [`generic [e${at * 2}]`, ` button "Star ${at}" [e${at * 2 + 1}]`, ` "Mail ${at}"`, ` "${words}"`]
    .map((line) => `${indent}${line}`)
    .join('\n');
const rows = (count: number) => Array.from({ length: count }, (_, at) => row(at)).join('\n');

test('an element and what is in it share a line, and so do texts', () => {
  expect(shortenView('main\n "One"\n "Two"\n generic class unread [e1]\n  button "Star" [e2]\n  "Ada"')).toBe(
    'main\n "One", "Two"\n class unread [e1]: button "Star" [e2], "Ada"',
  );
});

test('what is below an element with content of its own keeps its line', () => {
  const tree = 'main [e1]\n generic [e2]: "AJ"\n "B"\nbutton "Save" [e3]';
  expect(shortenView(tree)).toBe('main [e1]\n [e2]: "AJ"\n "B"\nbutton "Save" [e3]');
});

test('of several controls without a name each keeps a line with its words', () => {
  const tree = `main
 "Choose plants"
 generic [e1] "Fern" generic green [e2]
 generic [e3] "Ivy, two pots" generic [e4]`;
  expect(shortenView(tree)).toBe(
    'main\n "Choose plants"\n [e1] "Fern" generic green [e2]\n [e3] "Ivy, two pots" generic [e4]',
  );
  expect(shortenView('main\n generic [e1]\n "Fern"')).toBe('main: [e1], "Fern"');
});

test('a label that says what its box says is told once', () => {
  expect(
    shortenView('generic "Reply" [e1]: radio "Reply" checked [e2]\ngeneric "All" [e3]\n radio "All" [e4]'),
  ).toBe('radio "Reply" checked [e2]\nradio "All" [e4]');
});

test('of a long list the first rows are shown, and how many more there are, while what follows it is not lost', () => {
  const tree = `main\n${rows(80)}\nbutton "Compose" [e900]`;
  const view = shortenView(tree);
  expect(view.length).toBeLessThan(5_000);
  expect(view).toMatch(/^main\n \[e0\]: button "Star 0" \[e1\], "Mail 0", "A long text .* it goes"\n/);
  expect(view).toMatch(/\[e4\]: button "Star 2" \[e5\], "Mail 2", "A long text [^"]*…"\n/);
  const [, count = 0, from = 0] = /\((\d+) more like these below: .*\{"from": (\d+)\}\)/.exec(view) ?? [];
  expect(tree.slice(Number(from)).trim()).toMatch(new RegExp(`^generic \\[e${(80 - Number(count)) * 2}\\]`));
  expect(view).toMatch(/\nbutton "Compose" \[e900\]$/);
});

test('of a list that was scrolled to its end the last rows are shown', () => {
  const view = shortenView(`main scrolled 100 % of 9 screens [e999]\n${rows(80)}`);
  expect(view).toMatch(/more like these above/);
  expect(view).toMatch(/"Mail 79", "A long text [^"]*…"$/);
});

test('a short list is whole, and so are its texts', () => {
  expect(shortenView(`main\n${rows(5)}`).match(/it goes"/g)).toHaveLength(5);
});

test('a page that is too long without its lists ends with what is below, and where to read on', () => {
  const part = (at: number) => `heading "Part ${at}" 2\n"${words} ${at}"\nlink "More of ${at}" [e${at}]`;
  const tree = Array.from({ length: 200 }, (_, at) => part(at)).join('\n');
  const view = shortenView(tree);
  expect(view.length).toBeLessThan(21_000);
  const [, next, from] = /cut off here, with heading "Part (\d+)".*\{"from": (\d+)\}/.exec(view) ?? [];
  expect(view).not.toContain(`More of ${next}"`);
  expect(tree.slice(Number(from))).toMatch(/^(?:heading|"|link)/);
});

test.each(['dialog "Rename"', 'alertdialog "Discard?"', 'dialog'])(
  'an open %s comes before the page, in short views too',
  (dialog) => {
    const tree = `heading "Files" 1\nmain\n list [e1]\n ${dialog}\n  textbox "Name" [e2]\n  button "OK" [e3]\nlink "Help" [e4]`;
    expect(shortenView(tree)).toBe(
      `${dialog}: textbox "Name" [e2], button "OK" [e3]\nheading "Files" 1\nmain\n list [e1]\nlink "Help" [e4]`,
    );
  },
);

test('a long dialog comes whole before the page, and one that is too long is told to its end', () => {
  const parts = (count: number) =>
    Array.from({ length: count }, (_, at) => ` heading "Term ${at}." 2\n "${words}"`).join('\n');
  const view = (count: number) => shortenView(`button "Save" [e900]\ndialog "Terms"\n${parts(count)}`);
  expect(view(120)).toMatch(/^dialog "Terms"\n[\s\S]*"Term 119\."[\s\S]*\nbutton "Save" \[e900\]$/);
  expect(view(180)).toMatch(/^dialog "Terms"\n[\s\S]*\nbutton "Save"[\s\S]*read on with snapshot/);
  for (let at = 0; at < 120; at += 1) expect(view(180).split(`"Term ${at}."`)).toHaveLength(2);
});

test('a dialog that would be cut off begins the view of a page that is too long', () => {
  const part = (at: number) => `heading "Part ${at}" 2\n"${words} ${at}"\nlink "More of ${at}" [e${at}]`;
  const page = Array.from({ length: 200 }, (_, at) => part(at)).join('\n');
  const dialog =
    'generic\n dialog "Cookies" [e900]\n  "We use cookies"\n  button "Reject" [e901]: "no"\n"The end"';
  const view = shortenView(`${page}\n${dialog}`);
  expect(view).toMatch(
    /^dialog "Cookies" \[e900\]\n "We use cookies"\n button "Reject" \[e901\]: "no"\nheading "Part 0" 2\n/,
  );
  expect(view.length).toBeLessThan(21_000);
  expect(view).toMatch(/\(cut off here, with heading [^\n]*\)$/);
});

const sizes = ['XS', 'Small', 'Medium', 'Large', 'Extra large']
  .map((size) => `option ${JSON.stringify(size)}`)
  .join(' ');
const garment = (at: number, options = sizes) =>
  ` row: "Shirt ${at}" | combobox "Size" = "XS" [e${at}]: ${options} | button "Add ${at}" [e${at + 500}]`;

test('options that all rows of a list offer are told once', () => {
  const tree = [
    'table',
    garment(1),
    garment(2),
    garment(3, 'option "One size" option "Two sizes" option "None"'),
  ];
  expect(shortenView(tree.join('\n'))).toBe(
    [
      'table',
      garment(1),
      ' row: "Shirt 2" | combobox "Size" = "XS" [e2]: (options as of [e1]) | button "Add 2" [e502]',
      garment(3, 'option "One size" option "Two sizes" option "None"'),
    ].join('\n'),
  );
});

test('so are options that have lines of their own', () => {
  const field = (at: number) =>
    `combobox "Day ${at}" = "Monday" [e${at}]\n option "Monday" selected\n option "Tuesday"\n option "Wednesday"`;
  expect(shortenView(`${field(1)}\n${field(2)}`)).toBe(
    'combobox "Day 1" = "Monday" [e1]: option "Monday" selected, option "Tuesday", option "Wednesday"\n' +
      'combobox "Day 2" = "Monday" [e2]: (options as of [e1])',
  );
});

test('they are there once where the first rows are left out, and so more rows are shown', () => {
  const all = Array.from({ length: 200 }, (_, at) => garment(at));
  const view = shortenView(['main scrolled 100 % of 9 screens [e999]', ...all].join('\n'));
  expect(view).toMatch(/more like these above/);
  const [, first] = /\[(e\d+)\]: option "XS"/.exec(view) ?? [];
  expect(view.match(/option "XS"/g)).toHaveLength(1);
  expect(new Set(view.match(/\(options as of \[e\d+\]\)/g))).toEqual(new Set([`(options as of [${first}])`]));
  expect(view.match(/"Shirt \d+"/g)?.length).toBeGreaterThan(30);
});

test('what only speaks of options stays as it is', () => {
  const tree = [1, 2].map(
    (at) => `text "[e1]: option \\"XS\\" option \\"Small\\" or so, whatever it is" [e${at}]`,
  );
  expect(shortenView(tree.join('\n'))).toBe(tree.join('\n'));
});
