/** Stands in for the connected browsers: records the orders and answers as the test says. */
import type { RelayError } from '../../../extension/protocol/errors';
import type { Order, OrderResults, Session, StepResult } from '../../../extension/protocol/frames/frames';
import type { Browsers, Call, ConnectedBrowser } from '../../../relay/browsers/browsers';

export interface FakeBrowsers extends Browsers {
  /** What was asked, in order. */
  asked: { order: Order; call: Call }[];
  open: Session[];
  connected: ConnectedBrowser[];
  /** What the next steps answer; if not set, what such a step would on an empty page. */
  answer: StepResult | undefined;
  /** If set, every order fails with it. */
  failure: RelayError | undefined;
  /** If set, every order waits for it. */
  pause: Promise<void> | undefined;
  /** What an overview says: whether the person has paused the browser. */
  isPaused: boolean;
  /** Whether the browsers were told that somebody looks. */
  isWatched: boolean;
}

export const oneBrowser: ConnectedBrowser = {
  id: 'b3k9x2m7',
  name: 'Chromium 142 (b3k9)',
  connectedAt: '2026-01-05T09:58:40.000Z',
  pairedByHand: true,
  outdated: false,
  sessions: 0,
};

/** A session as the extension would tell of it. */
export function session(id: string, keyName = 'default', createdAt = '2026-01-05T10:00:00.000Z'): Session {
  return { id, keyName, createdAt, lastActive: createdAt, headless: true, incognito: false };
}

/** One connected browser without sessions, until the test says otherwise. */
export function fakeBrowsers(): FakeBrowsers {
  const fake: FakeBrowsers = {
    asked: [],
    open: [],
    connected: [oneBrowser],
    answer: undefined,
    failure: undefined,
    pause: undefined,
    list: () => fake.connected,
    known: () => fake.open,
    sessions: async () => fake.open,
    hold: () => () => undefined,
    isPaused: false,
    isWatched: false,
    watch(on) {
      fake.isWatched = on;
    },
    async send<Kind extends Order['do']>(
      order: Extract<Order, { do: Kind }>,
      call: Call,
    ): Promise<OrderResults[Kind]> {
      fake.asked.push({ order, call });
      await fake.pause;
      if (fake.failure) throw fake.failure;
      const results: OrderResults = {
        open: session('b3k9x2m7-new', call.keyName),
        step: fake.answer ?? ('action' in order ? onEmptyPage(String(order.action)) : ''),
        close: null,
        get list() {
          return fake.open.map((one) => ({ ...one, url: 'https://example.com/', title: 'Example' }));
        },
        setPolicy: null,
        get overview() {
          return { paused: fake.isPaused, sessions: fake.open.map(shown) };
        },
        show: null,
        pauseAll: null,
        handoff: { success: true, reason: 'The person is done.' },
        drive: { driver: 'user', locked: true },
        screenshot: { image: 'iVBORw0KGgo=' },
      };
      return results[order.do as Kind];
    },
  };
  return fake;
}

function shown(one: Session) {
  return {
    ...one,
    url: 'https://example.com/cart?token=1',
    title: `Example ${one.id}`,
    driver: 'api' as const,
    locked: false,
  };
}

/** What an action answers on a page with nothing on it. */
export function onEmptyPage(action: string): StepResult {
  if (action === 'snapshot' || action === 'text') return '';
  if (action === 'passages') {
    const page = { title: 'Example', lang: 'en', url: 'https://example.com/', contentType: 'text/html' };
    return JSON.stringify({ page });
  }
  const tab = { tab: 1, url: 'https://example.com/', title: 'Example', current: true };
  return action === 'tabs' ? { success: true, tabs: [tab] } : { success: true };
}
