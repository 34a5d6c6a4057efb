/** Lines of the audit log that no flood of other lines keeps out. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { auditFile } from '../../../relay/audit/audit-file';
import { openAuditLog } from '../../../relay/audit/audit-log';
import type { DecidedApproval } from '../../../relay/service/approvals/approvals';
import { tempHome } from '../../support/stand-ins/temp-home';

/** A log whose clock stands still. */
function open() {
  const home = tempHome();
  const log = openAuditLog({ home, onError: (error) => expect(error).toBeUndefined(), now: () => 0 });
  return {
    log,
    lines() {
      log.close();
      const text = readFileSync(auditFile(home), 'utf8').trim();
      return text.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
    },
  };
}

const attempt = { browser: 'a1b2c3d4', purpose: 'pair' as const, reason: 'wrong proof' };
const decided = (keyName: string): DecidedApproval => ({
  approval: {
    ...{ id: 'a1', keyName, sessionId: 's-1', isTask: false, selector: '#buy', state: 'once' },
    ...{ what: 'pay', action: 'click', element: 'button "Buy"', where: 'page', why: 'It pays.' },
    ...{ origin: 'https://shop.example', heldAt: '', expiresAt: '' },
  },
  by: 'default',
});

test('one that cannot prove itself has a line, however often it comes', () => {
  const { log, lines } = open();
  for (let count = 0; count < 1_100; count += 1) log.browserRefused(attempt);
  const all = lines();
  expect(all[0]).toMatchObject({ action: 'browser-refused', ...attempt });
  expect(all.at(-1)).toMatchObject({ action: 'not-listed', count: 100 });
});

test('browsers that are refused keep no decision out of the log', () => {
  const { log, lines } = open();
  for (let count = 0; count < 25_000; count += 1) log.browserRefused(attempt);
  log.approvalDecided(decided('bot'));
  const all = lines();
  expect(all.filter(({ action }) => action === 'approval-once')).toMatchObject([
    { key: 'bot', session: 's-1', held: 'click', by: 'default' },
  ]);
  expect(all.length).toBeLessThan(2_000);
});

test('neither the calls of a key nor the decisions on the acts of another one do', () => {
  const { log, lines } = open();
  for (let count = 0; count < 20_100; count += 1) log.liveOpened('bot');
  for (let count = 0; count < 2_100; count += 1) log.approvalDecided(decided('loud'));
  log.approvalDecided(decided('bot'));
  const all = lines();
  expect(all.filter(({ key, action }) => key === 'bot' && action === 'approval-once')).toHaveLength(1);
  expect(all.filter(({ action }) => action === 'not-listed')).toMatchObject([
    { key: 'bot', of: { 'live-opened': 100 } },
    { key: 'loud', of: { 'approval-once': 100 } },
  ]);
  expect(log.budget().fewestLinesLeft).toBe(0);
});

test('browsers that are refused do not count as a key that calls', () => {
  const { log } = open();
  log.browserRefused(attempt);
  expect(log.budget().fewestLinesLeft).toBe(20_000);
  log.close();
});
