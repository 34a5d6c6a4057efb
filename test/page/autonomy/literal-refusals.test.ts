/** The embedded planner refuses what it cannot do, and does nothing else instead. */
import { expect, test } from 'vitest';
import { literalCases } from '../../support/models/literal-case';
import { share } from '../../support/share';

const browseCase = literalCases();

const button = (words: string, more = '') => `<button onclick="say('${words}')" ${more}>${words}</button>`;

/** What cannot be done, or was not: a page, a task, nothing that the page may say, and what the reason names. */
const refusals: [prompt: string, html: string, reason: RegExp][] = [
  ['Click Publish', button('Public') + button('Save'), /Nothing was done.*Not understood: "Publish"/],
  [
    'Click Delete',
    `<ul><li>A ${button('Delete')}</li><li>B ${button('Delete')}</li></ul>`,
    /2 elements are Delete.*Say which/,
  ],
  ['Click Delete in the row of Zoe', `<table><tr><td>Ann<td>${button('Delete')}</table>`, /"Zoe"/],
  ["Delete the 'Education' label", '<h2>Labels</h2><p>Education</p><a href="#trash">Trash</a>', /"Delete"/],
  ['Click Save', button('Save', 'disabled'), /disabled/],
  ['Click Save', `<button>Save</button>`, /did not react/],
  ['Enter Bob into Name', '<label>Name <input readonly></label>', /read-only/],
  ['Enter Bob into Age', '<label>Age <input type=number></label>', /does not take "Bob"/],
  [
    'Enter Bob into Name',
    '<label>Name <input oninput="this.value = this.value.slice(0, 1)"></label>',
    /now holds "B"/,
  ],
  ['Enter hello', '<input aria-label=A><input aria-label=B>', /Say which field/i],
  ['Set the name to the name of my dog', '<label>Name <input></label>', /quotation marks/],
  [
    'Select Peru from Country',
    '<label>Country <select><option>Chile<option>Spain</select></label>',
    /no option Peru.*"Chile", "Spain"/,
  ],
  ['Check Newsletter', '<label><input type=checkbox onclick="return false">Newsletter</label>', /no effect/],
  [
    'Type Bob into Name and press Send',
    `<form><label>Name <input></label><label>Mail <input required></label><button>Send</button></form>`,
    /The form is not valid: .*fill out/,
  ],
  [
    'Log in with username bob and password wrong',
    `<form onsubmit="m.textContent = 'Wrong password'; return false"><input placeholder=Username><input type=password placeholder=Password><button>Log in</button></form><p id=m></p>`,
    /The page says: "Wrong password"/,
  ],
  [
    'Set Name to Ada and save',
    `<form onsubmit="b.textContent = 'Saving…'; setTimeout(() => { b.textContent = 'Save'; m.textContent = 'Could not save. Try again.' }, 1500); return false"><label>Name <input></label><button id=b>Save</button></form><p id=m></p>`,
    /The page says: "Could not save/,
  ],
  [
    'Log in with username bob and password wrong',
    `<form onsubmit="const old = m.innerHTML; m.innerHTML = '<p>Checking…</p>'; setTimeout(() => { m.innerHTML = old }, 1500); return false"><div id=m><input placeholder=Username><input type=password placeholder=Password><button>Log in</button></div></form>`,
    /still asks for the password/,
  ],
  [
    'Click Send',
    `<button onclick="m.textContent = 'Sending'; setTimeout(() => { m.textContent = 'Message could not be sent' }, 1200)">Send</button><p id=m></p>`,
    /The page says: "Message could not be sent"/,
  ],
  ['log in with bob', '<form><input type=email><button>Send</button></form>', /Not understood: .*"bob"/],
  ['Set the Volume slider to 300', '<label>Volume <input type=range max=100></label>', /300/],
  ['Sing me a song', button('Save'), /Not understood: "Sing"/],
  ['What is the price of gold?', '<p>Nothing of the kind.</p>', /Not understood: "What"/],
  ['Drag A to B', '<p id=a>A</p><p>B</p>', /did not react/],
  [
    'Delete Borealis',
    `<ul><li>Borealis <button onclick="q.showModal()">Delete</button></ul><dialog id=q>Export it first? <button onclick="say('exported')">Yes</button><button>No</button></dialog>`,
    /asks further/,
  ],
  [
    'Leave Borealis',
    `<ul><li>Borealis <button onclick="q.hidden=false">Leave</button></ul><div id=q hidden>Sure? ${button('Leave and delete all')}${button('Cancel')}</div>`,
    /asks further/,
  ],
  [
    'Change the name to Ada',
    `<form><label>Name <input></label><button onclick="say('saved'); return false">Save</button></form>`,
    /"Save" was not pressed/,
  ],
  ['Click Save. Do not save.', button('Save'), /says not to use button "Save"/],
  [
    'Put two packs of Assam in the cart',
    `<article><h3>Assam</h3>${button('Add to cart')}</article>`,
    /Not understood: "two", "packs"/,
  ],
  ['If there is a banner, close it and click Save', button('Save'), /not clear which steps depend on it/],
  [
    'Set the name to Ada',
    `<label>Name <input oninput="b.disabled=false"></label><button id=b disabled onclick="say('saved')">Apply</button>`,
    /"Apply" was not pressed/,
  ],
];

test.concurrent.each(share(refusals, 1))('%s', async (prompt, html, reason) => {
  const told = await browseCase(html, prompt);
  expect({ outcome: told.outcome, said: told.said, reason: told.reason }).toEqual({
    outcome: 'gave_up',
    said: [],
    reason: expect.stringMatching(new RegExp(`${reason.source}.*literal instructions.*POST /v1/task`)),
  });
});

test.concurrent('nothing is done where a later clause can never be understood', async () => {
  const told = await browseCase(button('Save'), 'Click Save, then tidy up my inbox');
  expect(told).toMatchObject({ outcome: 'gave_up', said: [], reason: expect.stringContaining('tidy') });
});

test.concurrent('a task that ends midway says what was done and what was not begun', async () => {
  const told = await browseCase(button('Save'), 'Click Save, then click Publish, then click Close');
  expect(told).toMatchObject({
    outcome: 'gave_up',
    said: ['Save'],
    reason: expect.stringMatching(
      /not "click Publish".*Done: Clicked button "Save"\. Not begun: "click Close"/,
    ),
  });
});

test.concurrent.each([
  [
    'Click Send',
    `<button onclick="say('sent'); m.textContent = 'The message could not be sent'">Send</button><p id=m></p>`,
    ['sent'],
    /^"Click Send" was begun, and not carried out\. Done: Clicked button "Send"\. The page says/,
  ],
  [
    'Enter Bob into Name and 300 into Age',
    `<label>Name <input onchange="say('named')"></label><label>Age <input oninput="this.value = this.value.slice(0, 1)"></label>`,
    ['named'],
    /^"Enter Bob.*" was begun, and not carried out\. Done: Filled in textbox "Name"\. .*now holds "3"/,
  ],
  [
    'Click Save, then click Send',
    `${button('Save')}<button onclick="say('sent'); m.textContent = 'Sending failed'">Send</button><p id=m></p>`,
    ['Save', 'sent'],
    /^1 of 2 .* not "click Send"\. Done: Clicked button "Save"\. Clicked button "Send"\./,
  ],
])('what was begun is said: %s', async (prompt, html, said, reason) => {
  const told = await browseCase(html, prompt);
  expect(told).toMatchObject({ outcome: 'gave_up', said, reason: expect.stringMatching(reason) });
  expect(told.reason).not.toContain('Nothing was done');
});

test.concurrent('the answer says what the page shows at the end', async () => {
  const told = await browseCase(
    `<button onclick="say('ok'); o.textContent = 'Your order number is 4711'">Confirm</button><p id=o role=status></p>`,
    'Click Confirm',
  );
  expect(told).toMatchObject({ outcome: 'done', answer: expect.stringContaining('order number is 4711') });
});
