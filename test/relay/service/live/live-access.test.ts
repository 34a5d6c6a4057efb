import { expect, test } from 'vitest';
import { LiveAccess } from '../../../../relay/service/live/live-access';

/** A token of the key. */
function open(access: LiveAccess, keyName: string): string {
  const token = access.exchange(access.issue(keyName).ticket);
  if (token === undefined) throw new Error('The ticket was not good.');
  return token;
}

test('a key that opens the live page again and again ends its own pages only', () => {
  const access = new LiveAccess();
  const owners = open(access, 'default');
  const ticket = access.issue('default').ticket;
  const first = open(access, 'reader');
  for (let count = 0; count < 100; count += 1) open(access, 'reader');
  for (let count = 0; count < 150; count += 1) access.issue('reader');
  expect(access.find(owners)).toBe('default');
  expect(access.exchange(ticket)).toBeDefined();
  expect(access.find(first)).toBeUndefined();
});

test('a key keeps the pages that it used last, and its latest tickets', () => {
  const access = new LiveAccess();
  const tokens = Array.from({ length: 100 }, () => open(access, 'reader'));
  expect(access.find(tokens[0] ?? '')).toBe('reader');
  open(access, 'reader');
  expect(access.find(tokens[0] ?? '')).toBe('reader');
  expect(access.find(tokens[1] ?? '')).toBeUndefined();
  const tickets = Array.from({ length: 101 }, () => access.issue('reader').ticket);
  expect(tickets.map((one) => access.exchange(one) !== undefined)).toEqual([
    false,
    ...Array.from({ length: 100 }, () => true),
  ]);
});
