/** Selectors of planners that match several elements: what has consequences is not done to the first of them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Hold } from '../../../extension/protocol/effects/consequential';
import { RelayError } from '../../../extension/protocol/errors';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** What became of a click: `done`, or code, outcome and message of its error. */
async function click(html: string, selector: string, more: Partial<Hold>): Promise<string> {
  await on.show(html.replaceAll('<button', '<button onclick="document.title += this.id || 1"'));
  const order = { do: 'step', sessionId: 'page-harness', action: 'click', selector, value: '' } as const;
  try {
    await on.carryOut({ ...order, hold: { mode: 'named', ...more } }, 3_000);
    return 'done';
  } catch (error) {
    if (!(error instanceof RelayError)) throw error;
    return `${error.code} ${error.more.outcome}: ${error.message}`;
  }
}

const pressed = () => on.look('document.title');
const planned = (prompt: string): Partial<Hold> => ({ prompt, isOfPlanner: true });
const books = `<ul><li>Dune <button id="first">Remove</button></li><li>Emma <button>Remove</button></li>
  <li>Ulysses <button>Remove</button></li></ul>`;
const byRole = 'role=button[name="Remove"]';

test('an act with consequences is refused, and told how many match and how to say which one', async () => {
  const refused = await click(books, byRole, planned('Remove all books from my list'));
  expect(refused).toMatch(/^bad_selector not_executed: .*matches 3 elements.*its ref/);
  expect(await pressed()).toBe('');
});

test.each([
  ['a selector that matches one', books, '#first', 'Remove Dune'],
  ['an act without consequences', '<button>Show</button><button>Show</button>', 'text=Show', 'Show all'],
  [
    'the only one that can be seen',
    `${books.replace('<ul', '<ul hidden')}<button>Remove</button>`,
    byRole,
    'Remove the book',
  ],
  [
    'the only one of the dialog in front',
    `<div role="dialog" style="position: fixed; inset: 0; background: white"><h2>Remove the book Emma?</h2>
      <button>Remove</button></div>${books.replace('Emma', 'Persuasion')}`,
    byRole,
    'Remove the book Emma',
  ],
  [
    'words within one button',
    '<button>Remove <b>Dune</b> <b>Dune</b></button>',
    'css=button b',
    'Remove Dune',
  ],
])('%s is acted on', async (_, html, selector, prompt) => {
  expect(await click(html, selector, planned(prompt))).toBe('done');
  expect(await pressed()).not.toBe('');
});

const cover = (inside: string) =>
  `<div role="dialog" style="position: fixed; inset: 0; background: white"><h2>Delete draft</h2>${inside}</div>`;

describe('of several with a text, the only control that can be used is acted on', () => {
  const send = '<button id="send">Publish</button>';
  test.each([
    ['below a heading', `<h2>Publish</h2>${send}`],
    ['before a heading', `${send}<h2>Publish</h2>`],
    [
      'among words of a page that listens',
      `<div id="app"><p>Publish</p><div>${send}</div></div>
      <script>app.addEventListener('click', () => {})</script>`,
    ],
    ['that listens for clicks', '<h2>Publish</h2><div onclick="document.title = \'send\'">Publish</div>'],
  ])('%s', async (_, html) => {
    expect(await click(html, 'text=Publish', planned('Publish the post'))).toBe('done');
    expect(await pressed()).toBe('send');
  });

  test.each([
    [
      'that a box covers',
      `<button id="under">Preview</button>${cover('<button id="over">Preview</button>')}`,
    ],
    [
      'that a box without a role covers, whose options are drawn',
      `<div style="cursor:pointer" onclick="document.title = 'under'"><span>Preview</span></div>
        <div style="position:fixed;inset:0;background:white"><div onclick="document.title = 'over'">
        <div style="cursor:pointer">Source</div><div style="cursor:pointer">Preview</div></div></div>`,
    ],
    [
      'that is cut off by the box around it',
      `<div style="height: 60px; overflow: hidden"><p style="height: 60px">Cover</p><button id="under">Preview</button></div>
        <button id="over">Preview</button>`,
    ],
    ['that is disabled', '<button id="off" disabled>Preview</button><button id="over">Preview</button>'],
  ])('after one %s', async (_, html) => {
    expect(await click(html, 'text=Preview', planned('Preview the post'))).toBe('done');
    expect(await pressed()).toBe('over');
  });

  test('but not the one in sight where a person can scroll to another', async () => {
    const html = `<button id="over">Remove</button><div style="height: 60px; overflow: auto">
      <p style="height: 60px">Cover</p><button id="under">Remove</button></div>`;
    expect(await click(html, 'text=Remove', planned('Remove the cover'))).toMatch(/its ref/);
  });

  test('of mere texts, the one in sight', async () => {
    const html = `<div style="height: 60px; overflow: hidden"><p style="height: 60px">One</p><p>Spring plan</p></div>
      <p onmousedown="document.title = 'seen'">Spring plan</p>`;
    expect(await click(html, 'text=Spring plan', planned('Open the spring plan'))).toBe('done');
    expect(await pressed()).toBe('seen');
  });

  test('by steps as well', async () => {
    expect(
      await click(`<h2>Publish</h2>${send}`, 'text="Publish"', { mode: 'named', prompt: 'Publish' }),
    ).toBe('done');
    expect(await pressed()).toBe('send');
  });

  test('but not where two can be used', async () => {
    const refused = await click(
      `<h2>Remove</h2>${books}`,
      'text=Remove',
      planned('Remove all books from my list'),
    );
    expect(refused).toMatch(/^bad_selector not_executed: .*its ref/);
  });

  test('and a heading alone is clicked', async () => {
    const html =
      '<h2 onmousedown="document.title = this.id" id="head">Details</h2><p>Details of the trip</p>';
    expect(await click(html, 'text=Details', planned('Show the details'))).toBe('done');
    expect(await pressed()).toBe('head');
  });
});

describe('a button in rows of which nothing says what it does', () => {
  const rows = (button: string) =>
    `<table>${['Gauge stuck', 'Tide table', 'Login slow'].map((name) => `<tr><td>${name}<td>Open<td>${button}</tr>`).join('')}</table>`;

  test.each([
    ['a cross', '<button>✕</button>', 'role=button[name="✕"]'],
    ['a dot', '<button>●</button>', 'text=●'],
    ['nothing', '<button class="q"></button>', 'css=.q'],
    ['a cross without a role', '<span style="cursor:pointer" class="q">×</span>', 'css=.q'],
  ])('with %s is refused', async (_, button, selector) => {
    const refused = await click(rows(button), selector, planned('Assign the issue Login slow to Noor.'));
    expect(refused).toMatch(/^bad_selector not_executed: .*matches 3 elements.*its ref/);
    expect(await pressed()).toBe('');
  });

  test.each([
    ['one row', rows('<button>✕</button>'), 'css=tr:nth-child(2) button'],
    ['a name', rows('<button>Show</button>'), 'role=button[name="Show"]'],
    [
      'pages',
      '<ul><li>1 of 3 <button>›</button></ul><p>Rows</p><ul><li>1 of 3 <button>›</button></ul>',
      'text=›',
    ],
    ['no rows', '<button>✕</button><p>Welcome</p><button>✕</button>', 'text=✕'],
  ])('with %s is pressed', async (_, html, selector) => {
    expect(await click(html, selector, planned('Show the issue Login slow.'))).toBe('done');
    expect(await pressed()).not.toBe('');
  });
});

test('who takes steps acts on the first one, as before', async () => {
  expect(await click(books, byRole, { prompt: 'Remove Dune' })).toBe('done');
  expect(await pressed()).toBe('first');
});

describe('buttons that show only while the mouse is over their row', () => {
  const rows = (style = '') =>
    `<style>li button { opacity: 0 } li:hover button, li.on button { opacity: 1 } ${style}</style><ul>${[
      'Atlas',
      'Radio',
      'Globe',
    ]
      .map(
        (name) => `<li onmouseover="this.className = 'on'">${name} <button id="${name}">Remove</button></li>`,
      )
      .join('')}</ul>`;
  const one = (html: string) => html.replace('<li onmouseover', '<li class="on" onmouseover');

  test.each(['text=Remove', 'role=button[name="Remove"]'])('%s is the one that shows', async (selector) => {
    const second = rows().replace('<li onmouseover="this.className = \'on\'">Radio', '<li class="on">Radio');
    expect(await click(second, selector, planned('Remove the radio'))).toBe('done');
    expect(await pressed()).toBe('Radio');
  });

  test('it is while it fades in, too', async () => {
    const fading = one(
      rows('@keyframes come { from { opacity: 0 } } li.on button { animation: come 10s -1ms }'),
    );
    expect(await click(fading, 'text=Remove', planned('Remove the atlas'))).toBe('done');
    expect(await pressed()).toBe('Atlas');
  });

  test('where none shows, none is taken', async () => {
    const refused = await click(rows(), 'text=Remove', planned('Remove the radio'));
    expect(refused).toMatch(/^bad_selector not_executed: .*matches 3 elements/);
    expect(await pressed()).toBe('');
  });

  test('those that do not show are not counted', async () => {
    const two = one(rows())
      .replace('Globe <', 'Globe <button>Remove</button><')
      .replace('li button', 'li button[id]');
    expect(await click(two, 'role=button[name="Remove"]', planned('Remove'))).toContain('matches 2 elements');
  });
});

test('role= is the button of the dialog in front, where a covered one comes before it', async () => {
  const front = cover('<button id="front">Remove</button>');
  const covered = '<p>Atlas <button id="behind">Remove</button></p>';
  expect(await click(`${covered}${front}`, 'role=button[name="Remove"]', planned('Remove the draft'))).toBe(
    'done',
  );
  expect(await pressed()).toBe('front');
});

test('role= is the button of the dialog in front, where others behind it are out of sight', async () => {
  const behind = Array.from(
    { length: 3 },
    (_, at) => `<p style="margin-top: 1500px">Atlas ${at} <button>Remove</button></p>`,
  ).join('');
  const page = `<section>${behind}</section>${cover('<button id="front">Remove</button>')}`;
  expect(await click(page, 'role=button[name="Remove"]', planned('Remove the draft'))).toBe('done');
  expect(await pressed()).toBe('front');
});

test('of a page in a box as large as the window, buttons that a person can scroll to are counted', async () => {
  const rows = Array.from(
    { length: 9 },
    (_, at) => `<p style="margin: 200px 0">Atlas ${at} <button>Remove</button></p>`,
  );
  const shell = `<div style="height: 300px; overflow: hidden"><main style="height: 300px; overflow: auto">${rows.join('')}</main></div>`;
  expect(await click(shell, byRole, planned('Remove'))).toContain('matches 9 elements');
  expect(await pressed()).toBe('');
});

test('where nothing is in front, buttons out of sight are still counted', async () => {
  const some = '<p style="margin-top: 1500px">Atlas <button>Remove</button></p>';
  expect(
    await click(
      `<section><p>Globe <button>Remove</button></p>${some}</section>`,
      'text=Remove',
      planned('Remove'),
    ),
  ).toContain('matches 2 elements');
});
