/** How a model is told what has changed on a page. */
import { describe, expect, test } from 'vitest';
import { describeChanges } from '../../../../../relay/autonomy/language-model/view/describe-changes';

const card = (name: string, ref: number) => `"${name}"\n"Created a while ago"\nbutton "Remove" [e${ref}]`;
const long = Array.from({ length: 20 }, (_, at) => `"Line ${at} of a text that stays as it is"`).join('\n');
const page = (...parts: string[]) => [long, ...parts].join('\n');

test('elements that were only made anew share a line', () => {
  expect(
    describeChanges(
      page(card('Key', 1), card('Phone', 2), card('Card', 7)),
      page(card('Key', 11), card('Phone', 12), card('Card', 20), '"Saved"'),
    ),
  ).toBe('+"Saved"\n(made anew, else unchanged: e1 to e2 are e11 to e12, e7 is e20)');
});

test('what the page has made anew in another place is told as such', () => {
  const menu = (ref: number) => `menu\n menuitem "Pin" [e${ref}]\n menuitem "Delete" [e${ref + 1}]`;
  const before = page('"Mulch"', 'generic [e1]: "⋯"', menu(5), '"Moss"', 'generic [e2]: "⋯"');
  const now = page('"Mulch"', 'generic [e1]: "⋯"', '"Moss"', 'generic [e2]: "⋯"', menu(7));
  const changes = describeChanges(before, now);
  expect(changes).not.toContain('made anew');
  expect(changes).toContain('+ menuitem "Delete" [e8]');
});

test('what looks alike in every way is not told apart', () => {
  const changes = describeChanges(
    page('button "Remove" [e1]', 'button "Remove" [e2]'),
    page('button "Remove" [e3]'),
  );
  expect(changes).not.toContain('made anew');
  expect(changes).toContain('-button "Remove" [e1]');
});

test('what is in a row is told by all that stands in the row', () => {
  const row = (name: string, ref: number) => `generic [e${ref}]\n checkbox [e${ref + 1}]\n "${name}"`;
  expect(describeChanges(page(row('Ada', 1), row('Bob', 3)), page(row('Ada', 11), row('Bob', 13)))).toBe(
    '(made anew, else unchanged: e1 to e4 are e11 to e14)',
  );
  const other = describeChanges(page(row('Ada', 1), row('Bob', 3)), page(row('Bob', 11), row('Ada', 13)));
  expect(other).not.toContain('made anew');
});

test('of an element that has changed only the new line is told', () => {
  expect(describeChanges(page('checkbox "Loud" [e1]'), page('checkbox "Loud" checked [e1]'))).toBe(
    '+checkbox "Loud" checked [e1]',
  );
});

test('nothing that has changed is said as such', () => {
  expect(describeChanges(long, long)).toBe('(no change)');
});

const job = (name: string, ref: number) =>
  `"${name}"\n[e${ref}] icon edit\n[e${ref + 1}] icon bin`.replaceAll('[e', 'generic [e');

test('controls that say little are told with the text of their row', () => {
  const before = page(job('Gutter blocked', 1), job('Tap drips', 3), job('Door sticks', 5));
  const now = page(job('Gutter blocked', 11), job('Door sticks', 15), '"Job deleted"');
  expect(describeChanges(before, now)?.split('\n')).toEqual([
    '-"Tap drips"',
    '-[e3] icon edit, [e4] icon bin',
    ' "Gutter blocked"',
    '+[e12] icon bin',
    ' "Door sticks"',
    '+[e16] icon bin',
    '+"Job deleted"',
    '(made anew, else unchanged: e1 is e11, e5 is e15)',
  ]);
});

test('a button that several rows have is told with its row, and so is a value', () => {
  const row = (name: string, more = '') => `"${name}"\n"open"${more}`;
  const before = page(row('Ann'), row('Bob', '\nbutton "Delete" [e1]'), row('Cleo'));
  const now = page(row('Ann'), row('Bob', '\nbutton "Delete" [e1]'), row('Cleo', '\nbutton "Delete" [e2]'));
  expect(describeChanges(before, now)).toBe(' "Cleo"\n+button "Delete" [e2]');
  const price = (amount: string) => page('"Lamp"', '"€ 20"', '"Chair"', `"${amount}"`, '"Desk"', '"€ 90"');
  expect(describeChanges(price('€ 20'), price('€ 30'))).toBe(' "Chair"\n-"€ 20"\n+"€ 30"');
});

test('where each row begins with its control, it is told with what follows', () => {
  const row = (name: string, ref: number) => `checkbox [e${ref}]\n"${name}"`;
  const head = 'heading 2 "People"';
  const list = (...rows: string[]) => `main\n ${[head, ...rows].join('\n').replaceAll('\n', '\n ')}`;
  const before = page(list(row('Ann', 1), row('Bob', 2)));
  const now = page(list(row('Ann', 1), row('Bob', 2).replace(' [', ' checked [')));
  expect(describeChanges(before, now)).toBe(' main\n  "Bob"\n+ checkbox checked [e2]');
});

test('a change that says what it is of has nothing beside it', () => {
  const before = page('button "Save" [e1]', '"Draft of Monday"');
  expect(describeChanges(before, page('button "Save" disabled [e1]', '"Draft of Monday"'))).toBe(
    '+button "Save" disabled [e1]',
  );
});

const flat = (name: string, ref: number) =>
  `"${name}"\ngeneric [e${ref}] icon up\ngeneric [e${ref + 1}] icon bin`;
/** What the description says once the controls of three rows have come. */
const withControls = (rows: [before: string[], row: string[][], after: string[]]) => {
  const [head, list, foot] = rows;
  const now = page(...head, ...list.flat(), ...foot);
  const before = page(...[...head, ...list.flat(), ...foot].filter((line) => !line.startsWith('generic')));
  return describeChanges(before, now)?.split('\n');
};
const parcels = ['Parcel to Leeds', 'Parcel to York', 'Parcel to Hull'];

test('rows in one level: controls at the end of the list are of the text before', () => {
  const rows = parcels.map((name, at) => flat(name, at * 2 + 1).split('\n'));
  const told = [
    ' "Parcel to Leeds"',
    '+[e1] icon up, [e2] icon bin',
    ' "Parcel to York"',
    '+[e3] icon up, [e4] icon bin',
    ' "Parcel to Hull"',
    '+[e5] icon up, [e6] icon bin',
  ];
  expect(withControls([['button "Print" [e90]', '"Parcels"'], rows, []])).toEqual(told);
  expect(withControls([[], rows, ['button "New parcel" [e80]']])).toEqual(told);
});

test('rows in one level: controls before the first text are of the text that follows', () => {
  const rows = parcels.map((name, at) => [`generic [e${at + 1}] icon bin`, `"${name}"`]);
  expect(withControls([['heading "Parcels" 2'], rows, []])).toEqual([
    ' "Parcel to Leeds"',
    '+[e1] icon bin',
    ' "Parcel to York"',
    '+[e2] icon bin',
    ' "Parcel to Hull"',
    '+[e3] icon bin',
  ]);
});

test('rows in one level between other texts: the controls stand between both, as on the page', () => {
  const rows = parcels.map((name, at) => flat(name, at * 2 + 1).split('\n'));
  const told = withControls([['generic [e90]'], rows, ['"Insured up to 50 pounds."']]);
  expect(told?.slice(-7)).toEqual([
    ' "Parcel to Leeds"',
    '+[e1] icon up, [e2] icon bin',
    ' "Parcel to York"',
    '+[e3] icon up, [e4] icon bin',
    ' "Parcel to Hull"',
    '+[e5] icon up, [e6] icon bin',
    ' "Insured up to 50 pounds."',
  ]);
});

test('a control is never told with the text of another row where its own row has a text like another', () => {
  const rows = ['Leeds', 'York', 'York', 'Hull'].map((name, at) => flat(name, at * 2 + 1).split('\n'));
  const now = page(...rows.flat());
  const before = now.replace('generic [e6] icon bin', 'generic [e6] icon lock');
  expect(describeChanges(before, now)).toBe(' "York"\n+[e6] icon bin');
});

test('a nameless box is told with the text in its row, not with a field before the list', () => {
  const list = (state: string) =>
    page(
      '"Urgent"',
      'generic [e9]',
      ' textbox "Search tags" [e1]',
      ` generic [e2]\n  checkbox${state} [e3]\n  "Urgent"`,
      ' generic [e4]\n  checkbox [e5]\n  "Later"',
    );
  const told = describeChanges(list(''), list(' checked'));
  expect(told).not.toContain('Search tags');
  expect(told).toContain('   "Urgent"\n+  checkbox checked [e3]');
});

test('what comes with the text that tells of it is told in the order of the page alone', () => {
  const cards = [
    ['Dot', 'pen P1'],
    ['Dot', 'pen P2'],
    ['Fern', 'pen P3'],
  ].flatMap(([name, pen], at) => [`"${name}"`, `"Cat · ${pen}"`, `generic [e${at + 2}] icon open`]);
  const now = ['class grid [e1]', ...cards.map((line) => ` ${line}`)].join('\n');
  const told = describeChanges(page('class grid [e1]'), page(now)) ?? '';
  expect(told.split('\n').filter((line) => line.startsWith('+'))).toHaveLength(9);
  expect(told).not.toMatch(/^ +"Cat/m);
});

describe('a page that makes all of itself anew', () => {
  const claim = (at: number, ref: number, state = 'new') =>
    ` row: checkbox "Pick" [e${ref}] | "Claim ${at} of the north line" | "${state}" | button "Edit" [e${ref + 1}] button "Delete" [e${ref + 2}]`;
  const claims = (ref: number, rows: readonly [at: number, state?: string][], head = '"12 claims"') =>
    [head, 'table', ...rows.map(([at, state], index) => claim(at, ref + index * 3, state))].join('\n');
  const all = Array.from({ length: 12 }, (_, at): [number, string?] => [at]);
  const pane = (title: string) => `heading "${title}" 1\n"${title} was lost on a Monday"`;

  test('the rows of a list with several controls each are not told again', () => {
    const changes = describeChanges(
      `${claims(1, all)}\n${pane('Scarf')}`,
      `${claims(101, all)}\n${pane('Flute')}`,
    );
    expect(changes).toContain('+heading "Flute" 1');
    expect(changes).toContain('(made anew, else unchanged: e1 to e36 are e101 to e136)');
    expect(changes).not.toContain('Claim');
  });

  test('nor where the text before the list has changed, and only the row that has changed is told', () => {
    const now = all.map(([at]): [number, string?] => [at, at === 5 ? 'closed' : 'new']);
    const changes = describeChanges(claims(1, all), claims(101, now, '"11 claims are open"'));
    expect(changes?.match(/Claim/g)).toHaveLength(2);
    expect(changes).toContain('+ row: checkbox "Pick" [e116] | "Claim 5 of the north line" | "closed"');
    expect(changes).toContain('e1 to e15 are e101 to e115, e19 to e36 are e119 to e136');
  });

  test('nor where a row has gone', () => {
    const changes = describeChanges(claims(1, all), claims(101, all.toSpliced(3, 1)));
    expect(changes?.match(/Claim/g)).toHaveLength(1);
    expect(changes).toContain('e13 to e36 are e110 to e133');
  });

  test('the entries of a menu that has moved are no rows of a list', () => {
    const entries = ['Edit', 'Copy', 'Pin', 'Share', 'Print', 'Move to the bin of this folder'];
    const menu = (ref: number) =>
      ['menu', ...entries.map((one, at) => ` menuitem "${one}" [e${ref + at}]`)].join('\n');
    const before = page('"Mulch"', menu(1), '"Moss"');
    expect(describeChanges(before, page('"Mulch"', '"Moss"', menu(11)))).not.toContain('made anew');
  });
});

test('a list that opens in the last row is told with that row, and not with what follows', () => {
  const person = (name: string, ref: number) => `"${name}"\n[e${ref}]: "Can ${ref === 2 ? 'view' : 'edit'}"`;
  const rows = [person('Aiko Tan', 1), person('David Park', 2), person("James O'Brien", 3)].join('\n');
  const menu = '\n[e8]: "Can edit"\n[e9]: "Can view"';
  const page = (open: string) =>
    `heading "Share" 2\n${rows}${open}\n"Link access"\n[e4]: "Anyone in team", "▾"\nbutton "Copy the link" [e5]`;
  expect(describeChanges(page(''), page(menu))).toBe(
    ' "James O\'Brien"\n+[e8]: "Can edit", [e9]: "Can view"',
  );
});
