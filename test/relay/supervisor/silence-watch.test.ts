/** Silence is what passes while both processes could run. */
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SilenceWatch } from '../../../relay/supervisor/silence-watch';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A watch for 5 s of silence, by a clock that can jump. */
function watched() {
  let jumpedMs = 0;
  let silences = 0;
  const watch = new SilenceWatch({
    limitMs: 5_000,
    now: () => Date.now() + jumpedMs,
    onSilent: () => {
      silences += 1;
    },
  });
  onTestFinished(() => watch.stop());
  return {
    watch,
    silences: () => silences,
    jump: (ms: number) => {
      jumpedMs += ms;
    },
  };
}

test('five seconds without a word are noticed', () => {
  const { silences } = watched();
  vi.advanceTimersByTime(5_000);
  expect(silences()).toBe(0);
  vi.advanceTimersByTime(1_000);
  expect(silences()).toBe(1);
});

test('a relay that says something every second is never silent', () => {
  const { watch, silences } = watched();
  for (let second = 0; second < 60; second += 1) {
    vi.advanceTimersByTime(1_000);
    watch.heard();
  }
  expect(silences()).toBe(0);
});

test.each([
  ['the machine slept for an hour', 3_600_000],
  ['both were stopped for 40 s', 40_000],
  ['the clock was set back', -3_600_000],
])('%s: that is no silence', (_name, ms) => {
  const { watch, jump, silences } = watched();
  vi.advanceTimersByTime(900);
  jump(ms);
  vi.advanceTimersByTime(900);
  watch.heard();
  vi.advanceTimersByTime(4_000);
  expect(silences()).toBe(0);
});

test('many short sleeps in a row do not add up as if it were awake', () => {
  const { jump, silences } = watched();
  for (let times = 0; times < 4; times += 1) {
    jump(60_000);
    vi.advanceTimersByTime(500);
  }
  expect(silences()).toBe(0);
});

test('after a sleep a silence is noticed as before', () => {
  const { jump, silences } = watched();
  jump(3_600_000);
  vi.advanceTimersByTime(6_000);
  expect(silences()).toBe(1);
});
