import { beforeEach, describe, expect, it } from 'vitest';
import { RelayError } from '../../../extension/protocol/errors';
import type { Order } from '../../../extension/protocol/frames/frames';
import type { Call } from '../../../relay/browsers/browsers';
import { isIdleClose } from '../../../relay/browsers/ending';
import { checkIdleEveryMs, IdleSessions } from '../../../relay/browsers/idle-sessions';
import { Deadline } from '../../../relay/deadline';
import { fakeBrowsers, session } from '../../support/stand-ins/fake-browsers';
import { until } from '../../support/until';

const minute = 60_000;
const start = Date.parse('2026-01-05T10:00:00.000Z');
const step = (sessionId: string) => ({ do: 'step', sessionId, action: 'click', selector: '#a' }) as const;
const call = (keyName = 'default'): Call => ({
  keyName,
  commandId: 'command-1',
  hasIdempotencyKey: false,
  deadline: Deadline.after(5_000),
  effect: 'act',
  signal: new AbortController().signal,
});

let now: number;
beforeEach(() => {
  now = start;
});

/** A browser that knows its sessions, and that closes them when it is told to. */
function begin(idleMinutes = 30) {
  const inner = fakeBrowsers();
  inner.open = [session('b-1'), session('b-2')];
  const { send } = inner;
  inner.send = async (order, given) => {
    const answer = await send(order, given);
    if (!('sessionId' in order)) return answer;
    const known = inner.open.find(({ id }) => id === order.sessionId);
    if (known?.keyName !== given.keyName) throw new RelayError('session_not_found', 'There is none.');
    if (order.do === 'close') inner.open = inner.open.filter((one) => one !== known);
    return answer;
  };
  const troubles: unknown[] = [];
  const browsers = new IdleSessions(inner, {
    idleMinutes,
    now: () => now,
    onError: (error) => troubles.push(error),
  });
  const openIds = () => inner.open.map(({ id }) => id);
  return { inner, browsers, troubles, openIds };
}

/** Pauses all orders until it is called. */
function pause(inner: ReturnType<typeof fakeBrowsers>): () => void {
  let resume = () => {};
  inner.pause = new Promise((resolve) => {
    resume = resolve;
  });
  return resume;
}

describe('a session without a call', () => {
  it('is closed when its time is over, and not before', async () => {
    const { browsers, openIds } = begin();
    now = start + 30 * minute - 1;
    await browsers.closeIdle();
    expect(openIds()).toEqual(['b-1', 'b-2']);
    now += 1;
    await browsers.closeIdle();
    expect(openIds()).toEqual([]);
  });

  it('is closed by an order of its own key, which can be told from one that a caller sent', async () => {
    const { inner, browsers } = begin();
    inner.open = [session('b-3', 'bot')];
    now = start + 30 * minute;
    await browsers.closeIdle();
    expect(inner.asked).toMatchObject([
      { order: { do: 'close', sessionId: 'b-3' }, call: { keyName: 'bot' } },
    ]);
    const isOwn = (id = '') => isIdleClose({ id, order: { do: 'close', sessionId: 'b-3' } });
    expect([isOwn(inner.asked[0]?.call.commandId), isOwn('command-1')]).toEqual([true, false]);
  });

  it('stays open where sessions may be idle for ever', async () => {
    const { browsers, openIds } = begin(0);
    now = start + 1e6 * minute;
    await browsers.closeIdle();
    expect(openIds()).toEqual(['b-1', 'b-2']);
    expect(checkIdleEveryMs(0)).toBeGreaterThan(1_000);
  });

  it('that cannot be closed is told of, is not said to be closed, and is tried again later', async () => {
    const { inner, browsers, troubles, openIds } = begin();
    inner.failure = new RelayError('paused', 'The user has paused tabrelay.');
    now = start + 30 * minute;
    await browsers.closeIdle();
    await browsers.closeIdle();
    expect(troubles).toEqual([inner.failure, inner.failure]);
    inner.failure = undefined;
    now += 30 * minute;
    await browsers.closeIdle();
    expect(openIds()).toEqual([]);
  });
});

describe('a session', () => {
  it('that had a call is idle only after as long again, counted from the end of the call', async () => {
    const { inner, browsers, openIds } = begin();
    now = start + 20 * minute;
    const resume = pause(inner);
    const answer = browsers.send(step('b-1'), call());
    now = start + 29 * minute;
    resume();
    await answer;
    now = start + 58 * minute;
    await browsers.closeIdle();
    expect(openIds()).toEqual(['b-1']);
    now = start + 59 * minute;
    await browsers.closeIdle();
    expect(openIds()).toEqual([]);
  });

  it('with a call under way is never idle', async () => {
    const { inner, browsers } = begin();
    const resume = pause(inner);
    const answers = [browsers.send(step('b-1'), call()), browsers.send(step('b-2'), call())];
    now = start + 99 * minute;
    await browsers.closeIdle();
    resume();
    await Promise.all(answers);
    expect(inner.asked.map(({ order }) => order.do)).toEqual(['step', 'step']);
  });

  it('that a call is still opening is not idle', async () => {
    const { inner, browsers, openIds } = begin();
    inner.open = [];
    const resume = pause(inner);
    const open = { do: 'open', headless: true, incognito: false, width: 1, height: 1, dialogs: 'dismiss' };
    const answer = browsers.send(open as Extract<Order, { do: 'open' }>, call());
    inner.open = [session('b-3')];
    now = start + 99 * minute;
    await browsers.closeIdle();
    resume();
    await answer;
    expect(openIds()).toEqual(['b-3']);
  });

  it('that is held for a task is used between two orders, by each who holds it', async () => {
    const { browsers, openIds } = begin();
    const [letGo, letGoToo] = [browsers.hold('b-1'), browsers.hold('b-1')];
    now = start + 99 * minute;
    letGo();
    await browsers.closeIdle();
    expect(openIds()).toEqual(['b-1']);
    letGoToo();
    now += 29 * minute;
    await browsers.closeIdle();
    expect(openIds()).toEqual(['b-1']);
    now += 1 * minute;
    await browsers.closeIdle();
    expect(openIds()).toEqual([]);
  });

  it('is not kept alive by who has another key', async () => {
    const { browsers, openIds } = begin();
    now = start + 30 * minute;
    await expect(browsers.send(step('b-1'), call('other'))).rejects.toThrow('There is none.');
    await browsers.closeIdle();
    expect(openIds()).toEqual([]);
  });
});

describe('a call for a session that was idle', () => {
  it('is told that nobody used it, for how long, and what says how long that may be', async () => {
    const { browsers } = begin();
    now = start + 30 * minute;
    await browsers.closeIdle();
    await expect(browsers.send(step('b-1'), call())).rejects.toMatchObject({
      code: 'session_not_found',
      message: expect.stringMatching(/b-1 .*nobody used it for 30 minutes \(TABRELAY_SESSION_IDLE/),
    });
  });

  it('is told so while it is being closed', async () => {
    const { inner, browsers } = begin();
    inner.open = [session('b-1')];
    now = start + 30 * minute;
    const resume = pause(inner);
    const closing = browsers.closeIdle();
    await until('the order to close it', () => inner.asked.length === 1);
    const late = expect(browsers.send(step('b-1'), call())).rejects.toThrow('TABRELAY_SESSION_IDLE');
    resume();
    await Promise.all([closing, late]);
  });

  it('is told nothing with another key, and nothing of sessions that were never there', async () => {
    const { browsers } = begin();
    now = start + 30 * minute;
    await browsers.closeIdle();
    await expect(browsers.send(step('b-1'), call('other'))).rejects.toThrow('There is none.');
    await expect(browsers.send(step('b-9'), call())).rejects.toThrow('There is none.');
  });

  it('is told why of the last thousand', async () => {
    const { inner, browsers } = begin();
    inner.open = Array.from({ length: 1_001 }, (_, index) => session(`b-${index}`));
    now = start + 30 * minute;
    await browsers.closeIdle();
    await expect(browsers.send(step('b-0'), call())).rejects.toThrow('There is none.');
    await expect(browsers.send(step('b-1'), call())).rejects.toThrow('nobody used it');
    await expect(browsers.send(step('b-1000'), call())).rejects.toThrow('nobody used it');
  });
});
