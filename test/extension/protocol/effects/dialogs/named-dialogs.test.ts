/** Buttons that open the dialog in which a task is to be done, and questions about the record of the row that was pressed. */
import { describe, expect, test } from 'vitest';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';
import type { ActFacts } from '../../../../../extension/protocol/effects/prompt/act-facts';
import { opensNamedDialog } from '../../../../../extension/protocol/effects/prompt/dialogs/opens-named-dialog';

describe('a button that is called as the dialog of the task', () => {
  const button = (name: string, more: Partial<ActFacts> = {}): ActFacts => ({
    what: 'send',
    name,
    object: [],
    isFinisher: false,
    row: '',
    dialog: '',
    isOneOfMany: false,
    ...more,
  });

  test.each([
    ['In the Share dialog, set the link access to Restricted.', 'Share'],
    ['Set the role to Reader in the invite window.', 'Invite…'],
    ['Open the "Send" panel and choose the format PDF.', 'Send'],
    ['Turn off the public link in the sharing settings.', 'Share'],
    ['Delete the third slide, and change link sharing to people with an account.', 'Share'],
    ['Take Ida Holm off the collaborators of the budget.', 'Share'],
    ['Give Ida edit access to the board.', 'Share…'],
    ['Set the permissions for everyone to view only.', 'Teilen'],
    ['Open Share and copy the address.', 'Share'],
  ])('opens it: %s', (prompt, name) => expect(opensNamedDialog(prompt, button(name))).toBe(true));

  test.each<[string, ActFacts]>([
    ['Restrict the link to editors.', button('Share')],
    ['Do not open the Share dialog.', button('Share')],
    ['In the Share dialog, copy the link, but do not share it.', button('Share')],
    ['In the Share dialog, copy the link.', button('Send')],
    ['In the Share dialog, copy the link.', button('Share', { inDialog: true, dialog: 'Share' })],
    ['In the Share dialog, copy the link.', button('Share post', { object: ['post'] })],
    ['Do not change link sharing, only delete the third slide.', button('Share')],
    ['Take Ida off the collaborators, and do not share the budget.', button('Share')],
    ['Who are the collaborators of the budget?', button('Share')],
    ['Revoke the access of Ida.', button('Share')],
    ['Open the share price page.', button('Share')],
    ['Take Ida off the collaborators.', button('Publish')],
    ['Take Ida off the collaborators.', button('Share', { inForm: true })],
    ['Take Ida off the collaborators.', button('Share', { inDialog: true, dialog: 'Share' })],
    ['In the Delete dialog, read the warning.', button('Delete', { what: 'delete' })],
    ['In the Share dialog of plan.pdf, copy the link.', button('Share', { row: 'draft.doc Ida' })],
  ])('does not count as one: %s', (prompt, facts) => expect(opensNamedDialog(prompt, facts)).toBe(false));
});

describe('the question of an act that was let through', () => {
  const prompt = 'Withdraw the pending request for Gale Hall 2 for the resit of CHM2204.';
  const lines = 'RR-3338\nCHM2204\nResit\nGH 2\nDorian Nesbitt\nPending';
  const row = lines.replaceAll('\n', ' ');
  const ask = (message: string, isOwn = true) =>
    judgeDialog({ type: 'confirm', message }, { mode: 'named', prompt }, ['cancel'], {
      row,
      rowLines: () => lines,
      isOneOfMany: true,
      otherRows: () => ['RR-3321 CHM2204 Main GH 2 Ada Fink Pending'],
      opened: isOwn ? { what: 'cancel', shown: `Withdraw ${row}` } : undefined,
    }).answer;

  test('is accepted when it names the record of the row', () => {
    expect(ask('Withdraw request RR-3338?')).toBe('accept');
    expect(ask('Withdraw the request RR-3338 of Dorian Nesbitt?')).toBe('accept');
  });

  test.each([
    'Withdraw request RR-3321?',
    'Withdraw request RR-3338 and all other requests?',
    'Withdraw the requests of Dorian Nesbitt?',
  ])('is held when it says "%s"', (message) => expect(ask(message)).toBe('dismiss'));

  test('is held when only an act before this one was let through', () => {
    expect(ask('Withdraw request RR-3338?', false)).toBe('dismiss');
  });
});
