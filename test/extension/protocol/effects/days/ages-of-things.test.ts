/** Rows that say when several things happened: only the age of what the task speaks of counts. */
import { describe, expect, test } from 'vitest';
import { isOtherAge } from '../../../../../extension/protocol/effects/prompt/things/ages/is-other-age';
import { isLetThrough } from '../place-of-act';

const unused = 'Revoke any API keys not used in the last 7 days.';
const idle = 'Remove all members who have been inactive for three months.';
const sessions = 'Revoke all sessions signed in more than 90 days ago.';
const backups = 'Delete all backups older than two weeks.';
const recent = 'Delete the files uploaded in the last 3 days.';

test.each<[string, string, string, boolean]>([
  [unused, 'Revoke', 'Build bot|Created Jun 20, 2024 · Last used 2h ago', false],
  [unused, 'Revoke', 'Build bot|Created 2 years ago · Last used 2h ago', false],
  [unused, 'Revoke', 'Build bot|Created|Jun 20, 2024|Last used|2h ago', false],
  [unused, 'Revoke', 'Build bot|2h ago|Created Jun 20, 2024', false],
  [unused, 'Revoke', 'Build bot|Created by Ann, used 2h ago, expired 4 weeks ago', false],
  [unused, 'Revoke', 'Build bot|First used 2 years ago · Last used 2h ago', false],
  [unused, 'Revoke', 'Build bot|Issued 2 years ago, last active yesterday', false],
  [unused, 'Revoke', 'Build bot|Created 2 years ago · Last used 3 weeks ago', true],
  [unused, 'Revoke', 'Build bot|Updated today · Last accessed 3 weeks ago', true],
  [unused, 'Revoke', 'Build bot|Created 2 days ago · Never used', true],
  [unused, 'Revoke', 'Build bot|Created 2 years ago · Last used: never', true],
  [unused, 'Revoke', 'Build bot|read, write', true],
  [idle, 'Remove', 'Ada Holm|Joined 3 years ago|Last active 2 days ago', false],
  [idle, 'Remove', 'Ada Holm|Joined 3 years ago|Last seen 5 months ago', true],
  [sessions, 'Revoke access', 'Edge|Signed in 3 days ago|Password changed 2 years ago', false],
  [sessions, 'Revoke access', 'Edge|Last seen today|Logged in 4 months ago', true],
  [backups, 'Delete', 'nightly|Made 3 days ago|Verified 3 weeks ago', false],
  [backups, 'Delete', 'nightly|Created 3 weeks ago|Verified yesterday', true],
  [recent, 'Delete', 'plan.pdf|Uploaded a year ago|Opened today', false],
  [recent, 'Delete', 'plan.pdf|Uploaded yesterday|Modified a year ago', true],
])('%s %s in %s: %s', (prompt, name, row, goes) => {
  const heading = prompt === idle ? 'Members' : prompt === sessions ? 'Sessions' : '';
  expect(isLetThrough(prompt, name, { row, heading, others: ['Other|read'] })).toBe(goes);
});

describe('what the head of the table says', () => {
  const facts = { what: 'delete', name: 'Revoke', dialog: '', row: 'Build bot Jun 20, 2024 2h ago' } as const;
  const isHeld = (cells: string) => isOtherAge(unused, { ...facts, cells: () => cells }, Date.now());

  test('tells when the thing was used', () => {
    expect(isHeld('Name: Build bot\nCreated: Jun 20, 2024\nLast used: 2h ago')).toBe(true);
    expect(isHeld('Name: Build bot\nLast used: Jun 20, 2024\nRenewed: 2h ago')).toBe(false);
  });
});
