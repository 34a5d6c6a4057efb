/** One line per browser, however often its extension reconnects. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcements } from '../../../relay/supervisor/announcements';

const connected = (id: string, name = 'Chromium', pairedByHand = false) => ({
  browserConnected: { id, name, pairedByHand, sessions: 0 },
});
const lost = (id: string) => ({ browserLost: { id } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The lines for these messages; each comes so many milliseconds after the one before. */
function printedFor(
  ...messages: [number, Parameters<ReturnType<typeof announcements>['onMessage']>[0]][]
): string[] {
  const lines: string[] = [];
  const { onMessage } = announcements({
    say: (line) => lines.push(line),
    onLastLost: () => lines.push('Nobody.'),
  });
  for (const [laterMs, message] of messages) {
    vi.advanceTimersByTime(laterMs);
    onMessage(message);
  }
  vi.advanceTimersByTime(60_000);
  return lines;
}

test('a browser that reconnects while it starts is named once', () => {
  const flapping = printedFor(
    [0, connected('a')],
    [300, lost('a')],
    [300, connected('a')],
    [100, connected('a')],
    [60_000, lost('a')],
    [4_000, connected('a')],
  );
  expect(flapping).toEqual(['Connected: Chromium (a).']);
});

test('one that was away is named when it goes and when it is back', () => {
  const back = printedFor([0, connected('a')], [0, lost('a')], [6_000, connected('a')]);
  expect(back).toEqual([
    'Connected: Chromium (a).',
    'Disconnected: Chromium (a).',
    'Connected: Chromium (a).',
  ]);
});

test.each([
  ['relay', 'Removed'],
  ['browser', 'Unpaired by its user'],
] as const)('one that is unpaired on the side of the %s is reported at once, and once', (where, what) => {
  const unpaired = { unpaired: { id: 'a', name: 'Chromium', byHand: true, where } };
  const printed = printedFor(
    [0, connected('a', 'Chromium', true)],
    [0, unpaired],
    [0, lost('a')],
    [0, connected('b', 'Edge')],
  );
  expect(printed).toEqual([
    'Connected: Chromium (a).',
    `${what}: Chromium (a). Its sessions have ended.`,
    'Nobody.',
    'Connected: Edge (b).',
  ]);
});

test('one that was away when it was unpaired is reported, and nobody is missed', () => {
  const unpaired = { unpaired: { id: 'a', name: 'Chrome', byHand: true, where: 'relay' as const } };
  expect(printedFor([0, unpaired])).toEqual(['Removed: Chrome (a). Its sessions have ended.']);
});

test('two browsers are named each', () => {
  expect(printedFor([0, connected('a', 'Chrome')], [0, connected('b', 'Edge')])).toEqual([
    'Connected: Chrome (a).',
    'Connected: Edge (b).',
  ]);
});

test('one that is started again is printed again, though the relay tells of its end late', () => {
  const lines: string[] = [];
  const { onMessage, forgetLaunched } = announcements({
    say: (line) => lines.push(line),
    onLastLost: () => lines.push('Nobody.'),
  });
  onMessage(connected('a'));
  forgetLaunched();
  onMessage(lost('a'));
  onMessage(connected('a'));
  expect(lines).toHaveLength(2);
});

test('after the relay died all are named again', () => {
  const restarted = printedFor([0, connected('a')], [0, { ready: { port: 1 } }], [0, connected('a')]);
  expect(restarted).toHaveLength(2);
});

test('the last browser paired by hand is missed, others are not', () => {
  const gone = printedFor(
    [0, connected('a', 'Chrome', true)],
    [0, connected('b', 'Edge', true)],
    [0, lost('a')],
    [6_000, lost('b')],
  );
  expect(gone.slice(2)).toEqual(['Disconnected: Chrome (a).', 'Disconnected: Edge (b).', 'Nobody.']);
});
