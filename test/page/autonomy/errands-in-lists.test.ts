/** Without a model: errands in lists and settings, where the page shows plainly what is meant. */
import { describe, expect, test } from 'vitest';
import { literalCases } from '../../support/models/literal-case';
import { share } from '../../support/share';

const browseCase = literalCases();

type Case = [prompt: string, html: string, said: string[]];

const each = (names: readonly string[], html: (name: string) => string) => names.map(html).join('');
const button = (name: string, words = name, more = '') =>
  `<button onclick="say('${words}')" ${more}>${name}</button>`;
const select = (label: string, options: readonly string[]) =>
  `<label>${label} <select onchange="say(this.value)">${options.map((one) => `<option>${one}`).join('')}</select></label>`;
const box = (name: string, more = '') =>
  `<label><input type=checkbox onchange="say('${name}', this.checked)" ${more}> ${name}</label>`;

const lamps = (act: string) =>
  each(
    ['Red lamp', 'Green lamp'],
    (name) => `<div class=card><h3>${name}</h3><p>€ 20</p>${button(act, name)}</div>`,
  );
const files = `<ul>${each(
  ['plan.docx', 'notes.txt'],
  (
    name,
  ) => `<li><a href="/${name}">${name}</a> <button aria-label=More aria-haspopup=menu onclick="this.nextElementSibling.hidden = false">⋮</button>
    <div role=menu hidden>${each(['Open', 'Download'], (act) => `<div role=menuitem tabindex=0 onclick="say('${act} ${name}'); this.parentNode.hidden = true">${act}</div>`)}</div></li>`,
)}</ul>`;
const mails = (about: readonly (readonly [from: string, subject: string])[]) =>
  `<ul>${about
    .map(
      ([from, subject]) =>
        `<li><b>${from}</b><p>${subject}</p><button onclick="say('${subject}'); this.parentNode.remove()">Archive</button></li>`,
    )
    .join('')}</ul>`;
const inbox = mails([
  ['Ada', 'Lunch'],
  ['Bob', 'Invoice'],
  ['Ada', 'Trip'],
]);
const table = `<table><tr><th>Name<th><button onclick="
    const all = this.closest('table'), rows = [...all.rows].slice(1);
    const way = all.dataset.way = all.dataset.way === 'up' ? 'down' : 'up';
    rows.sort((one, other) => (one.cells[1].textContent - other.cells[1].textContent) * (way === 'up' ? 1 : -1));
    all.tBodies[0].append(...rows); say(way)">Price</button></tr>
  <tr><td>Oak<td>3</tr><tr><td>Elm<td>1</tr><tr><td>Fir<td>2</tr></table>`;
const prices = ['Relevance', 'Price: low to high', 'Price: high to low'];
const brands = `<button aria-expanded=false onclick="this.ariaExpanded = 'true'; brands.hidden = false">Brand</button>
  <div id=brands hidden>${box('Acme')}${box('Zeta')}</div>`;
const rows = `<div role=grid>${each(
  ['plan.docx', 'notes.txt'],
  (name) =>
    `<div role=row><input type=checkbox aria-label="Select ${name}" onchange="say('${name}', this.checked)"> ${button(name, `open ${name}`)}</div>`,
)}</div>`;
const themes = `<fieldset><legend>Theme</legend>${each(['Light', 'Dark'], (name) => `<label><input type=radio name=theme onchange="say('${name}')"> ${name}</label>`)}</fieldset>`;
const shipping = `<h3><button aria-expanded=false onclick="this.ariaExpanded = 'true'; fee.hidden = false; say('open')">Shipping</button></h3>
  <p id=fee hidden>The fee is € 4.90.</p>`;
const sizes = `<nav>Show: ${each(['10', '25', '50'], (name) => `<a href="#${name}" onclick="say('${name}')">${name}</a> `)} per page</nav>`;
const languages = `<button aria-haspopup=listbox aria-expanded=false onclick="this.ariaExpanded = 'true'; list.hidden = false">Language: English</button>
  <ul role=listbox id=list hidden>${each(['English', 'German (Deutsch)'], (name) => `<li role=option tabindex=0 onclick="say('${name}'); list.hidden = true">${name}</li>`)}</ul>`;
const stars = (what: string) =>
  `<article><h2>${what}</h2>${each(['3', '4'], (name) => button('☆', `${what} ${name}`, `aria-label="${name} stars"`))}</article>`;

describe('done', () => {
  test.concurrent.each<Case>(
    share(
      [
        ['Buy the Green lamp', lamps('Buy now'), ['Green lamp']],
        ['Add the Green lamp', lamps('Add to cart'), ['Green lamp']],
        ['Download plan.docx', files, ['Download plan.docx']],
        ['Archive all messages from Ada', inbox, ['Lunch', 'Trip']],
        ['Sort by price, highest first', select('Sort by', prices), ['Price: high to low']],
        ['Sort by price, highest first', table, ['up', 'down']],
        ['Filter by brand Acme', brands, ['Acme true']],
        ['Show 50 per page', select('Rows per page', ['10', '50']), ['50']],
        ['Show 50 per page', sizes, ['50']],
        [
          'Go to page 3',
          `<label>Page <input type=number onchange="say(this.value); shown.textContent = 'Third'"></label><p id=shown>First</p>`,
          ['3'],
        ],
        ['Switch to dark mode', themes, ['Dark']],
        ['Change the language to German', languages, ['German (Deutsch)']],
        [
          'Unsubscribe from the newsletter',
          box('Newsletter', 'checked') + box('Updates', 'checked'),
          ['Newsletter false'],
        ],
        ['Mark Buy milk as done', box('Buy milk') + box('Pay rent'), ['Buy milk true']],
        ['Select plan.docx', rows, ['plan.docx true']],
        ['Rate Hotel Sol 4 stars', stars('Hotel Sol') + stars('Hotel Mar'), ['Hotel Sol 4']],
      ],
      2,
    ),
  )('%s', async (prompt, html, said) => {
    const { outcome, said: heard, reason } = await browseCase(html, prompt);
    expect({ outcome, said: heard, reason }).toEqual({ outcome: 'done', said, reason: expect.anything() });
  });
});

test('what was opened is quoted', async () => {
  const told = await browseCase(shipping, 'Expand the section Shipping and tell me the fee');
  expect(told).toMatchObject({
    outcome: 'done',
    said: ['open'],
    answer: expect.stringContaining('The fee is € 4.90.'),
  });
});

describe('refused, and nothing else is taken instead', () => {
  const selecting = `<input type=checkbox aria-label="Select all">${box('Newsletter', 'checked')}`;
  test.concurrent.each<Case>(
    share(
      [
        ['Buy the lamp', lamps('Buy now'), []],
        ['Buy the Green lamp', lamps('Add to wishlist'), []],
        ['Add the Green lamp to my wishlist', lamps('Add to cart'), []],
        [
          'Archive all messages from Ada',
          mails([
            ['Ada', 'Lunch'],
            ['Bob', 'Lunch with Ada'],
          ]),
          [],
        ],
        ['Archive all messages from Ada', `${inbox}<a href="#2">Next page</a>`, []],
        ['Sort by price, highest first', select('Sort by', ['Relevance', 'Price']), []],
        ['Sort by price', select('Sort by', prices), []],
        ['Show 50 per page', `${select('Show', ['10', '25'])}<a href="#">50 ideas</a>`, []],
        [
          'Unsubscribe from the newsletter',
          box('Weekly newsletter', 'checked') + box('Daily newsletter', 'checked'),
          [],
        ],
        ['Unsubscribe from the newsletter', selecting, []],
        [
          'Turn off notifications for email',
          box('SMS notifications', 'checked') + box('Email address is public', 'checked'),
          [],
        ],
        ['Rate it 4 stars', stars('Hotel Sol') + stars('Hotel Mar'), []],
      ],
      2,
    ),
  )('%s', async (prompt, html, said) => {
    const { outcome, said: heard } = await browseCase(html, prompt);
    expect({ outcome, said: heard }).toEqual({ outcome: 'gave_up', said });
  });
});
