/** Rows that only their like controls show, and the dialogs that their buttons open. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EffectKind } from '../../../extension/protocol/effects/consequential';
import { RelayError } from '../../../extension/protocol/errors';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** Presses the button with the class `it` in a task: whether the page got the click. */
async function isPressed(html: string, prompt: string, inherits: EffectKind[] = []): Promise<boolean> {
  await on.show(html.replaceAll('<button it', '<button id="it" onclick="document.title = 1"'));
  const order = { do: 'step', sessionId: 'page-harness', action: 'click', selector: '#it' } as const;
  try {
    await on.carryOut({ ...order, value: '', hold: { mode: 'named', prompt, inherits } }, 3_000);
  } catch (error) {
    if (!(error instanceof RelayError && error.code === 'held')) throw error;
  }
  return (await on.look('document.title')) === '1';
}

const passkeys = `<h3>Passkeys</h3><div><div>MacBook <button it>Remove</button></div>
  <div>YubiKey <button>Remove</button></div></div>`;
const paragraphs = '<p>Ann <button it>Remove</button></p><p>Bob <button>Remove</button></p>';
const apps = `<h3>Apps</h3><div><div><div>Raycast</div><div>Authorized Jul 10</div><button it>Revoke access</button></div>
  <div><div>Zapier</div><div>Authorized May 20</div><button>Revoke access</button></div></div>`;
const unlike =
  '<div><div>MacBook</div><div><button it>Remove</button></div><div><button>Edit</button></div></div>';

test.each([
  [passkeys, 'Remove the MacBook passkey.', true],
  [passkeys, 'Remove the YubiKey passkey.', false],
  [paragraphs, 'Remove Ann.', true],
  [paragraphs, 'Remove Bob.', false],
  [apps, 'Revoke the OAuth application Raycast.', true],
  [apps, 'Revoke Raycast.', true],
  [apps, 'Revoke the access of Raycast.', true],
  [apps, 'Revoke Zapier.', false],
  [unlike, 'Tell me the total of the report.', false],
])('%s in "%s": %s', async (html, prompt, expected) => {
  expect(await isPressed(html, prompt)).toBe(expected);
});

const asking = (title: string, question: string) =>
  `<div role="dialog" style="position: fixed; inset: 9px"><h3>${title}</h3><p>${question}</p>
  <button>Cancel</button><button it>${title}</button></div>`;

test.each([
  [
    'Remove passkey',
    'Remove the passkey MacBook?',
    'Remove the passkey that was created the earliest.',
    true,
  ],
  ['Remove passkey', 'Remove the passkey MacBook?', 'Remove the passkey that was added most recently.', true],
  ['Remove passkey', 'Remove the passkey MacBook?', 'Remove the oldest passkey.', true],
  ['Remove passkey', 'Remove the passkey YubiKey?', 'Remove the oldest MacBook passkey.', false],
  ['Remove account', 'Remove the account?', 'Remove the passkey that was created the earliest.', false],
  ['Revoke access', 'Revoke Raycast?', 'Revoke the access of Raycast.', true],
  ['Revoke access', 'Revoke Slack?', 'Revoke the access of Raycast.', false],
  ['Remove project', 'Remove the project Alpha?', "Revoke Ann's access to the project Alpha.", false],
])('a dialog "%s", "%s" after "%s" is answered: %s', async (title, question, prompt, expected) => {
  expect(await isPressed(asking(title, question), prompt, ['delete'])).toBe(expected);
});
