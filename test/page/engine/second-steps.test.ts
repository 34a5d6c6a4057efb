/** What an act that was let through opens as its own confirmation, and parts of a page that show another thing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Hold } from '../../../extension/protocol/effects/consequential';
import { clickOrHeld } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const click = (selector: string, prompt: string, more: Partial<Hold> = {}) =>
  clickOrHeld(on, selector, { prompt, ...more });

/** Rows of passkeys whose Remove asks in a dialog about the one of `asked`. */
const passkeys = (asked: string) => `<ul><li>YubiKey 5C, added in May <button>Remove</button></li>
  <li>iPhone Face ID, added today <button id="open" onclick="d.showModal()">Remove</button></li></ul>
  <dialog id="d" aria-label="Remove passkey"><p>Are you sure you want to remove the passkey ${asked}?
  You will no longer be able to sign in with it.</p><button id="go" onclick="document.title = 'gone'">Remove passkey</button></dialog>`;

const newest =
  'Revoke the application with the most permissions, and remove the passkey that was registered most recently.';
const afterwards = { inherits: ['delete' as const] };

describe('the dialog of an act', () => {
  test('is answered when it asks about the thing of its row', async () => {
    await on.show(passkeys('iPhone Face ID'));
    expect(await click('#open', newest)).toMatchObject({ effect: 'delete' });
    expect(await click('#go', newest, afterwards)).toMatchObject({ effect: 'delete' });
    expect(await on.look('document.title')).toBe('gone');
  });

  test('that was approved needs no second approval', async () => {
    const prompt = 'Tidy up my account';
    await on.show(passkeys('iPhone Face ID'));
    const { binding } = await click('#open', prompt);
    expect(await click('#open', prompt, { approved: String(binding) })).toMatchObject({ effect: 'delete' });
    expect(await click('#go', prompt, afterwards)).toMatchObject({ effect: 'delete' });
  });

  test.each(['YubiKey 5C', 'iPhone Face ID and all others', 'iPhone Face ID and the account'])(
    'is held when it asks about %s',
    async (asked) => {
      await on.show(passkeys(asked));
      await click('#open', newest);
      expect(await click('#go', newest, afterwards)).toMatchObject({
        why: 'its name begins with a word for deleting, and the task names "passkey" without saying that this one is meant',
      });
      expect(await on.look('document.title')).toBe('');
    },
  );

  test('is held when no act came before it', async () => {
    await on.show(passkeys('iPhone Face ID').replace('<dialog', '<dialog open'));
    expect(await click('#go', newest, afterwards)).toMatchObject({ what: 'delete' });
  });
});

test('"Revoke access" in its row is what revoking the application means', async () => {
  await on.show(`<ul><li>Zapier: read, write, admin <button id="a">Revoke access</button></li>
    <li>Slack: read <button id="b">Revoke access</button></li></ul>`);
  expect(await click('#a', 'Revoke the application with the most permissions.')).toMatchObject({
    effect: 'delete',
  });
  expect(await click('#b', 'Revoke the application Zapier.')).toMatchObject({ what: 'delete' });
  expect(await click('#a', 'Revoke the invitation of Bob.')).toMatchObject({ what: 'delete' });
});

const reader = (
  number: string,
) => `<aside><ul><li>Halvorsen, HF-20718</li><li>Brackley, BR-20844</li></ul></aside>
  <main><h1>Damaged carton</h1><p>Report #4597, delivery note ${number}, 09/10/2025</p><button>Delete report</button></main>`;

describe('beside a list, the part that shows one thing', () => {
  const prompt = 'Delete the report on the delivery note HF-20718, which was entered twice.';

  test('is held when its number is of another', async () => {
    await on.show(reader('BR-20844'));
    expect(await click('main button', prompt)).toMatchObject({ what: 'delete' });
  });

  test('is acted on when it shows the number of the task, or when the task has none', async () => {
    await on.show(reader('HF-20718'));
    expect(await click('main button', prompt)).toMatchObject({ effect: 'delete' });
    await on.show(reader('BR-20844'));
    expect(await click('main button', 'Delete the report about the damaged carton.')).toMatchObject({
      effect: 'delete',
    });
  });
});

describe('a letter that a legend explains', () => {
  const table = `<table><tr><td>Ann Lee</td><td>Monday</td><td><a href="javascript:void 0">A</a> | <a href="javascript:void 0">H</a></td></tr>
    <tr><td>Bob Ray</td><td>Tuesday</td><td><a href="javascript:void 0">A</a> | <a href="javascript:void 0">H</a></td></tr></table><p>A = approve, H = put on hold</p>`;
  const link = (row: number, letter: number) => `tr:nth-child(${row}) a:nth-of-type(${letter})`;

  test('is judged by what it stands for', async () => {
    await on.show(table);
    expect(await click(link(2, 1), 'Approve the request of Ann Lee.')).toMatchObject({ what: 'grant' });
    expect(await click(link(1, 1), 'Approve the request of Ann Lee.')).toMatchObject({ effect: 'grant' });
    expect(await click(link(2, 2), 'What is on the page?')).toMatchObject({ success: true });
  });

  test('leads to its page where it is a link of an index', async () => {
    await on.show(`<script>addEventListener('click', (event) => event.preventDefault())</script>
      <p><a href="/a">A</a> <a href="/b">B</a></p><p>B = book a table</p>`);
    expect(await click('a[href="/b"]', 'What is on the page?')).toMatchObject({ success: true });
  });
});

describe('the dialog that a button of a row opens', () => {
  const rows = ['Larkfield Gym, €19.00', 'Larkfield Garage, €19.00', 'Larkfield Gym, €34.00'];
  const page = `<h1>Payments</h1><table>${rows
    .map((row, at) => `<tr><td>${row}<td><button id="r${at}" onclick="ask('${row}')">Stop</button></tr>`)
    .join('')}</table><div id="question"></div><script>function ask(of) {
      question.innerHTML = '<div role="dialog" aria-label="Stop this standing order?"><p>' + of +
        '</p><button>Keep it</button><button id="go">Stop standing order</button></div>';
    }</script>`;
  const prompt = 'Stop the €19 standing order to Larkfield Gym, but keep the €34 one and all the others.';

  test.each([
    [0, { effect: 'cancel' }],
    [1, { what: 'cancel' }],
    [2, { what: 'cancel' }],
  ])('of row %i: %j', async (row, result) => {
    await on.show(page);
    await click(`#r${row}`, prompt);
    expect(await click('#go', prompt)).toMatchObject(result);
  });
});
