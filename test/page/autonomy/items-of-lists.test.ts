/** Without a model: items told by their place, by what owns them, and by what the clause before was about. */
import { describe, expect, test } from 'vitest';
import { literalCases } from '../../support/models/literal-case';
import { share } from '../../support/share';

const browseCase = literalCases();

const button = (name: string, words = name, more = '') =>
  `<button onclick="say('${words}')" ${more}>${name}</button>`;
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const link = (name: string) => `<a href="#${name}" onclick="say('${name}')">${name}</a>`;

const results = `<nav>${list([link('Home'), link('Help')])}</nav>
  <main><h1>Results</h1>${list(['Red lamp', 'Blue lamp', 'Green lamp'].map(link))}</main>`;
const cards = ['Red lamp', 'Blue lamp', 'Green lamp']
  .map((name) => `<article><h3>${name}</h3>${button('Add to cart', name)}</article>`)
  .join('');
const wrapped = ['Oak desk', 'Pine desk', 'Oak chair']
  .map((name) => `<div><div><div><b>${name}</b></div><div>${button('Details', name)}</div></div></div>`)
  .join('');
const people = `<table><tr><th>Box<th>Name<th></tr>${['Ada', 'Bob', 'Cleo']
  .map(
    (name) =>
      `<tr><td><input type=checkbox onchange="say('tick ${name}')"><td>${name}<td>${name === 'Ada' ? '' : button('Edit', `edit ${name}`)}${button('Copy', `copy ${name}`)}</tr>`,
  )
  .join('')}</table>`;
const clickable = `<table><tr><th>Name</tr>${['Ada', 'Bob', 'Cleo']
  .map((name) => `<tr style="cursor:pointer" onclick="say('${name}')"><td>${name}</tr>`)
  .join('')}</table>`;
const mails = list(
  [
    ['Ada', 'Lunch'],
    ['Bob', 'Invoice'],
    ['Ada', 'Trip'],
  ].map(([from, about]) => `<span>${from}</span> <span>${about}</span> ${button('Delete', `${about}`)}`),
);
const orders = list(
  [1041, 1042, 1043].map(
    (number) =>
      `${link(`Order ${number}`)} ${button('Details', `details ${number}`)}${number === 1042 ? button('Refund', 'refund 1042') : ''}`,
  ),
);
const food = `<h2>Fruit</h2>${list(['Apple', 'Pear'].map(link))}<h2>Vegetables</h2>${list(['Leek', 'Kale'].map(link))}`;
const files = list(
  ['notes.txt', 'report.pdf'].map(
    (name) => `<span>${name}</span>
      <button aria-label="More actions" aria-haspopup="menu" aria-expanded="false"
        onclick="this.setAttribute('aria-expanded', true); this.nextElementSibling.hidden = false">⋮</button>
      <div role="menu" hidden>${button('Rename', `rename ${name}`, 'role=menuitem')}${button('Delete', `delete ${name}`, 'role=menuitem')}</div>`,
  ),
);
const photos = list(
  ['Sunset', 'Beach'].map(
    (name) => `<img alt="${name}" width=20 height=20>
      <button aria-label="Delete ${name}" onclick="say('${name}')">x</button>`,
  ),
);
const titled = list([]).replace(
  '</ul>',
  `${['Quarterly report', 'Quarry photos'].map((name) => `<li title="${name}">${name.slice(0, 4)}… ${button('Open', name)}</li>`).join('')}</ul>`,
);

const menus = files.replaceAll(
  /onclick="say\('rename ([\w.]+)'\)"/g,
  (_, name) =>
    `onclick="field.value = '${name}'; box.showModal(); box.onclose = () => say('${name} is ' + field.value)"`,
);
const renaming = `${menus}<dialog id=box><form method=dialog><label>Name <input id=field></label><button>Save</button></form></dialog>`;
const ticket = `<h1>Tickets</h1>${list(['T-101', 'T-102'].map(link))}<section><h2>T-102</h2>
  ${button('Close ticket')}<button aria-label="Hide details" onclick="say('hidden')">×</button></section>`;
const roles = `<table><tr><th>Name<th>Role</tr>${['Ada', 'Bob']
  .map(
    (name) =>
      `<tr><td>${name}<td><select onchange="say('${name} ' + this.value)"><option>Viewer<option>Editor</select></tr>`,
  )
  .join('')}</table>`;
const filtered = `<label>Status <select onchange="say(this.value)"><option>All<option>Closed</select></label>
  <table><tr><th>Status</tr><tr><td>Closed</tr></table>`;

type Case = [prompt: string, html: string, said: string[]];

const byPlace: Case[] = [
  ['Open the first result', results, ['Red lamp']],
  ['Click the last result', results, ['Green lamp']],
  ['Click the second item in the list', results, ['Blue lamp']],
  ['Click the first item under Vegetables', food, ['Leek']],
  ['Click the last item in the Fruit list', food, ['Pear']],
  ['Add the second product to the cart', cards, ['Blue lamp']],
  ['Put the last product in the cart', cards, ['Green lamp']],
  ['Click Details of the second desk', wrapped, ['Pine desk']],
  ['Click Details of the last card', wrapped, ['Oak chair']],
  ['Click Edit in the second row', people, ['edit Bob']],
  ['Click Copy in the last row', people, ['copy Cleo']],
  ['Select the first row', people, ['tick Ada']],
  ['Tick the checkbox in the last row', people, ['tick Cleo']],
  ['Click the first row', clickable, ['Ada']],
  ['Open the third row of the table', clickable, ['Cleo']],
  ['Delete the first message', mails, ['Lunch']],
  ['Delete the second message from Ada', mails, ['Trip']],
];

const byOwner: Case[] = [
  ['Open the order 1042 and click its Details button', orders, ['Order 1042', 'details 1042']],
  ['Find the order 1042 and click its Details button', orders, ['details 1042']],
  ["Click order 1042's Details button", orders, ['details 1042']],
  ["Delete Bob's message", mails, ['Invoice']],
  ["Delete Ada's message Trip", mails, ['Trip']],
  ['Find the message from Bob and delete it', mails, ['Invoice']],
  ['Delete the file report.pdf using its menu', files, ['delete report.pdf']],
  ['Rename report.pdf via its menu', files, ['rename report.pdf']],
  ['Delete report.pdf', files, ['delete report.pdf']],
  ['Rename report.pdf to plan.pdf', renaming, ['report.pdf is plan.pdf']],
  ['Open ticket T-102 and close it', ticket, ['T-102', 'Close ticket']],
  ['Make Bob an editor', roles, ['Bob Editor']],
  ['Show only closed tickets', filtered, ['Closed']],
  ['Find the file report.pdf, open its menu and choose Delete', files, ['delete report.pdf']],
];

const byOtherNames: Case[] = [
  ['Delete Beach', photos, ['Beach']],
  ['Delete the photo Beach', photos, ['Beach']],
  ['Open the Quarterly report', titled, ['Quarterly report']],
];

const refused: Case[] = [
  ['Click Edit in the first row', people, []],
  ['Open the fourth result', results, []],
  ['Click the first item', food, []],
  ['Delete the first two messages', mails, []],
  ['Delete the third message from Ada', mails, []],
  ["Delete Ada's message", mails, []],
  ['Find the message from Ada and delete it', mails, []],
  ['Find the message from Cleo and delete it', mails, []],
  ['Put a lamp in the cart', cards, []],
  ['Click its Refund button', orders, []],
  ['Open the order 1041 and click its Refund button', orders, ['Order 1041']],
];

describe('found', () => {
  test.concurrent.each([...share(byPlace, 1), ...share(byOwner, 1), ...share(byOtherNames, 1)])(
    '%s',
    async (prompt, html, said) => {
      const { outcome, said: heard, reason } = await browseCase(html, prompt);
      expect({ outcome, said: heard, reason }).toEqual({ outcome: 'done', said, reason: expect.anything() });
    },
  );
});

describe('refused, and nothing else is taken instead', () => {
  // Each waits until nothing more comes.
  test.concurrent.each(share(refused, 1))('%s', async (prompt, html, said) => {
    const { outcome, said: heard } = await browseCase(html, prompt);
    expect({ outcome, said: heard }).toEqual({ outcome: 'gave_up', said });
  });
});
