import { expect, test } from 'vitest';
import { excerptFor } from '../../../../../extension/protocol/effects/prompt/excerpt-for';

const row = `Edge on Windows Seattle ${'Browser 122 System 10 '.repeat(5)} Signed in Oct 15, 2025, 08:00 AM Last seen Jan 20`;

test('a long row keeps what the task names', () => {
  const cut = excerptFor('Revoke all sessions signed in more than 90 days ago.', row, 120);
  expect(cut).toContain('Edge on Windows');
  expect(cut.slice(0, 120)).toContain('Signed in Oct 15, 2025');
  expect(excerptFor('Revoke the session of Ann.', row, 120)).toBe(row);
  expect(excerptFor('Revoke it.', 'Edge on Windows', 120)).toBe('Edge on Windows');
});
