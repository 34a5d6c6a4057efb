/** What an act that was let through opens as its own confirmation. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Hold } from '../../../extension/protocol/effects/consequential';
import { RelayError } from '../../../extension/protocol/errors';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** A click in a task: its result, or what was held. */
async function click(
  selector: string,
  prompt: string,
  more: Partial<Hold> = {},
): Promise<Record<string, unknown>> {
  const order = { do: 'step', sessionId: 'page-harness', action: 'click', selector, value: '' } as const;
  try {
    return (await on.carryOut({ ...order, hold: { mode: 'named', prompt, ...more } }, 3_000)) as Record<
      string,
      unknown
    >;
  } catch (error) {
    if (error instanceof RelayError && error.more.held) return error.more.held;
    throw error;
  }
}

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
