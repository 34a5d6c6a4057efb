/** A notification says which act waits, if the user wants one. */
import { expect, test } from 'vitest';
import { ApprovalNotice } from '../../../../extension/background/user/approval-notice';
import type { WaitingApproval } from '../../../../extension/protocol/approvals';

const act = (id: string): WaitingApproval => ({
  id,
  sessionId: 's',
  keyName: 'ci',
  isTask: false,
  what: 'delete',
  action: 'click',
  element: `button "Delete ${id}"`,
  where: 'row "Beta" of https://shop.example',
  why: 'It deletes.',
  expiresAt: '2026-01-01T00:00:00Z',
});

function notice(isOn: boolean) {
  const shown: string[] = [];
  const parts = {
    isOn: () => isOn,
    show: async (_: string, title: string, message: string) => void shown.push(`${title}: ${message}`),
    clear: async () => void shown.push('cleared'),
  };
  return { shown, notice: new ApprovalNotice(parts) };
}

test('each act that comes is told once, and none is told when none waits', () => {
  const { shown, notice: tells } = notice(true);
  tells.tell([act('1')]);
  tells.tell([act('1')]);
  tells.tell([act('1'), act('2')]);
  tells.tell([act('2')]);
  tells.tell([]);
  expect(shown).toEqual([
    expect.stringMatching(/^1 act waits for you: click on button "Delete 1", row "Beta" of .*key ci/),
    expect.stringMatching(/^2 acts wait for you: click on button "Delete 2"/),
    'cleared',
  ]);
});

test('without the choice of the user nothing is shown', () => {
  const { shown, notice: tells } = notice(false);
  tells.tell([act('1')]);
  expect(shown).toEqual([]);
});
