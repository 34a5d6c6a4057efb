import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { approvalLimitMs } from '../../../../relay/service/approvals/approval';
import { PendingActs } from '../../../../relay/service/tasks/pending-acts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const anybody = () => true;

test('an act waits ten minutes, then what is kept for it ends', () => {
  const pending = new PendingActs<string>();
  const ended: string[] = [];
  pending.add('a', { keyName: 'bot', kept: 'A', end: () => ended.push('a') });
  pending.add('b', { keyName: 'bot', kept: 'B', end: () => ended.push('b') });
  vi.advanceTimersByTime(approvalLimitMs - 1);
  expect(pending.take('a', anybody).kept).toBe('A');
  vi.advanceTimersByTime(1);
  expect(ended).toEqual(['b']);
  expect(() => pending.take('b', anybody)).toThrow('its ten minutes are over');
});

test('nobody takes what is not theirs, and nobody twice', () => {
  const pending = new PendingActs<string>();
  pending.add('a', { keyName: 'bot', kept: 'A' });
  expect(() => pending.take('a', (keyName) => keyName === 'other')).toThrow('No act is pending');
  expect(pending.take('a', (keyName) => keyName === 'bot').kept).toBe('A');
  expect(() => pending.take('a', anybody)).toThrow('No act is pending');
});
