import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Deadline } from '../../relay/deadline';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says how much time is left, and never less than none', () => {
  const deadline = Deadline.after(1_000);
  vi.advanceTimersByTime(400);
  expect(deadline.remainingMs).toBe(600);
  vi.advanceTimersByTime(1_000);
  expect([deadline.remainingMs, deadline.limitMs]).toEqual([0, 1_000]);
});

it('is never later than the one around it', () => {
  const outer = Deadline.after(1_000);
  vi.advanceTimersByTime(700);
  expect(Deadline.after(5_000, outer)).toBe(outer);
  expect(Deadline.after(200, outer).remainingMs).toBe(200);
});
