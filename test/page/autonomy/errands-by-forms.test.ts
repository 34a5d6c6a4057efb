/** Without a model: errands that a form or a list does, which a control of the thing may open. */
import { describe, expect, test } from 'vitest';
import { literalCases } from '../../support/models/literal-case';
import { share } from '../../support/share';

const browseCase = literalCases();

type Case = [prompt: string, html: string, said: string[]];

const each = (names: readonly string[], html: (name: string) => string) => names.map(html).join('');
/** Opens the dialog `box` for a row. */
const opens = (words: string, name: string) =>
  `<button onclick="current = '${name}'; box.showModal()">${words}</button>`;
const dialog = (title: string, fields: string, heard: string, send: string) =>
  `<script>let current = ''</script><dialog id=box aria-label="${title}"><form method=dialog onsubmit="say(current, ${heard})">${fields}
    <button type=button onclick="box.close()">Cancel</button><button>${send}</button></form></dialog>`;
const select = (label: string, options: readonly string[], more = '') =>
  `<label>${label} <select ${more}>${options.map((one) => `<option>${one}`).join('')}</select></label>`;

const thread = each(
  ['Ada', 'Bob'],
  (
    name,
  ) => `<article><b>${name}</b><p>Dinner tonight?</p><button onclick="this.nextElementSibling.hidden = false">Reply</button>
    <form hidden onsubmit="say('${name}:', this.text.value); this.remove(); return false">
      <textarea name=text aria-label="Your reply"></textarea><button>Send</button></form></article>`,
);
const posts = each(
  ['One', 'Two'],
  (
    name,
  ) => `<article><h2>${name}</h2><form onsubmit="say('${name}:', this.text.value); this.text.value = ''; this.after('Posted'); return false">
    <input name=text placeholder="Write a comment"><button>Post</button></form></article>`,
);
const ticket = `<h1>Ticket 4711</h1><button onclick="comment.hidden = false; this.hidden = true">Add comment</button>
  <form id=comment hidden onsubmit="say(text.value); this.remove(); return false"><label>Comment <textarea id=text></textarea></label>
    <button type=button>Cancel</button><button>Save</button></form>
  ${select('Assignee', ['Nobody', 'Ada', 'Bob'], `onchange="say('assigned to', this.value)"`)}`;
const tickets = `<ul>${each(['T-1', 'T-2'], (name) => `<li>${name} ${opens('Assign', name)}</li>`)}</ul>
  ${dialog('Assign ticket', `${select('Assign to', ['Choose…', 'Ada', 'Bob'], 'id=who')}`, 'who.value', 'Assign')}`;
const calendar = `<ul>${each(['Dentist', 'Haircut'], (name) => `<li>${name} appointment, Monday 10:00 ${opens('Edit', name)}</li>`)}</ul>
  ${dialog('Edit', `${select('Day', ['Monday', 'Thursday'], 'id=day')}<label>Time <input id=time type=time value=10:00></label>`, 'day.value, time.value', 'Save')}`;
const products = `<ul>${each(['Red lamp', 'Green lamp'], (name) => `<li>${name} ${opens('Edit', name)}</li>`)}</ul>
  ${dialog('Edit product', '<label>Name <input></label><label>Price <input id=price type=number></label>', 'price.value', 'Save')}`;
const documents = `<ul>${each(['plan.docx', 'notes.txt'], (name) => `<li>${name} ${opens('Move to…', name)}</li>`)}</ul>
  <script>let current = ''</script><dialog id=box aria-label="Move"><ul role=listbox aria-label=Folder>${each(
    ['Archive', 'Work'],
    (name) => `<li role=option tabindex=0 onclick="say(current, 'to ${name}'); box.close()">${name}</li>`,
  )}</ul></dialog>`;
const sharing = `<ul>${each(['plan.docx', 'notes.txt'], (name) => `<li>${name} ${opens('Share', name)}</li>`)}</ul>
  ${dialog('Share', `<input id=who placeholder="Add people">${select('Access', ['Viewer', 'Editor'], 'id=role')}`, 'who.value, role.value', 'Done')}`;
const renaming = `<ul>${each(
  ['notes.txt', 'todo.txt'],
  (name) => `<li><span>${name}</span> <button onclick="
    const field = Object.assign(document.createElement('input'), { ariaLabel: 'File name', value: '${name}' });
    field.onkeydown = ({ key }) => { if (key === 'Enter') { say('${name} is', field.value); field.remove(); } };
    this.previousElementSibling.replaceWith(field)">Rename</button></li>`,
)}</ul>`;
const menus = `<ul>${each(
  ['Lunch', 'Invoice'],
  (
    name,
  ) => `<li>${name} <button aria-label="More options" aria-haspopup=true onclick="this.nextElementSibling.hidden = false">…</button>
    <div role=menu hidden>${each(['Mark as unread', 'Delete'], (act) => `<button role=menuitem onclick="say('${act}: ${name}'); this.parentNode.hidden = true">${act}</button>`)}</div></li>`,
)}</ul>`;
const chat = `<ul>${each(['Ada', 'Bob'], (name) => `<li><a href="#" onclick="with_.textContent = '${name}'; chat.hidden = false">${name}</a></li>`)}</ul>
  <main id=chat hidden><h2 id=with_></h2><form onsubmit="say(with_.textContent, text.value); text.value = ''; return false">
    <input id=text aria-label=Message><button aria-label="Send message">➤</button></form></main>`;
const mails = `<button onclick="box.showModal()">Compose</button>
  ${dialog('New message', '<label>To <input id=to></label><label>Subject <input id=about></label><label>Message <textarea id=text></textarea></label>', "to.value + '|' + about.value + '|' + text.value", 'Send')}`;
const invitation = `<form onsubmit="say(who.value, role.value); return false"><label>Email <input id=who type=email></label>
  ${select('Role', ['Viewer', 'Editor'], 'id=role')}<button>Invite</button></form>`;

describe('done', () => {
  test.concurrent.each<Case>(
    share(
      [
        ["Reply with 'See you at six' to Bob's message", thread, ['Bob: See you at six']],
        ['Reply to Ada with "At six, then"', thread, ['Ada: At six, then']],
        ['Comment "Well done" on the second post', posts, ['Two: Well done']],
        ['Add a comment saying "On my way"', ticket, ['On my way']],
        ['Assign the ticket to Bob', ticket, ['assigned to Bob']],
        ['Assign T-2 to Bob', tickets, ['T-2 Bob']],
        ['Move the dentist appointment to Thursday 14:00', calendar, ['Dentist Thursday 14:00']],
        ['Change the price of the Green lamp to 25', products, ['Green lamp 25']],
        ['Move plan.docx to the Archive folder', documents, ['plan.docx to Archive']],
        ['Share notes.txt with bob@example.com as editor', sharing, ['notes.txt bob@example.com Editor']],
        ['Rename notes.txt to ideas.txt', renaming, ['notes.txt is ideas.txt']],
        ['Mark the second message as unread', menus, ['Mark as unread: Invoice']],
        ['Send "Hello there" to Bob', chat, ['Bob Hello there']],
        [
          'Compose a message to ada@example.com with subject "Lunch" and message "At noon?" and send it',
          mails,
          [' ada@example.com|Lunch|At noon?'],
        ],
      ],
      2,
    ),
  )('%s', async (prompt, html, said) => {
    const { outcome, said: heard, reason } = await browseCase(html, prompt);
    expect({ outcome, said: heard, reason }).toEqual({ outcome: 'done', said, reason: expect.anything() });
  });
});

describe('refused, and nothing is sent', () => {
  const openOnlyForBob = thread
    .replace(/<button [^>]*>Reply<\/button>/, '')
    .replace('Dinner tonight?', 'I am in');
  test.concurrent.each<Case>(
    share(
      [
        ['Reply to Zoe with "Yes"', thread, []],
        ['Reply "Yes"', thread, []],
        ['Reply to Ada with "Yes"', openOnlyForBob, []],
        [
          'Reply to Ada with "Yes"',
          '<article><b>Bob</b><p>Hi Ada</p><button onclick="say(1)">Reply</button></article>',
          [],
        ],
        [
          'Reply to Ada with "Yes"',
          '<article><b>Ada</b><p>Hi</p><button onclick="say(1)">Reply all</button></article>',
          [],
        ],
        ['Comment "Well done"', posts, []],
        ['Assign the ticket to Bob', tickets, []],
        ['Assign the ticket to Zoe', ticket, []],
        ['Assign T-2 to Zoe', tickets, []],
        [
          'Move the task Paint to Done',
          '<ul><li>Paint <button onclick="say(1)">Move up</button></li></ul>',
          [],
        ],
        ['Invite ada@example.com as owner', invitation, []],
        ['Send "Hello" to Zoe', chat, []],
      ],
      2,
    ),
  )('%s', async (prompt, html, said) => {
    const { outcome, said: heard } = await browseCase(html, prompt);
    expect({ outcome, said: heard }).toEqual({ outcome: 'gave_up', said });
  });
});

test('an invitation is filled in, and waits for a person where its button is another one', async () => {
  const opened = `<button onclick="box.showModal()">Invite member</button>${dialog('Invite a member', '<input id=who type=email aria-label=Email>', 'who.value', 'Send invitation')}`;
  const told = await browseCase(opened, 'Invite ada@example.com');
  expect(told).toMatchObject({ outcome: 'needs_user', said: [] });
});
