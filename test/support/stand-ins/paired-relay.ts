/** The real relay in a process of its own, with a browser at its socket that answers at once and never fails. */
import { randomBytes } from 'node:crypto';
import type { Command } from '../../../extension/protocol/frames/frames';
import { pairingsIn } from '../../../relay/access/pairings';
import { api } from '../relay/rest-client';
import { startRelay } from '../relay/start-relay';
import { until } from '../until';
import { connect, openSocket } from './fake-extension';

/** Starts both, with one session open. */
export async function pairedRelay(env: Record<string, string> = {}) {
  const relay = await startRelay({ TABRELAY_RATE_LIMIT: '0', TABRELAY_LOG: 'error', ...env });
  const [first, second] = ['browser01', 'browser02'].map((id) => ({
    id,
    name: id,
    secret: randomBytes(16).toString('hex'),
    byHand: id === 'browser01',
  })) as [
    Parameters<ReturnType<typeof pairingsIn>['save']>[0],
    Parameters<ReturnType<typeof pairingsIn>['save']>[0],
  ];
  for (const pairing of [first, second]) pairingsIn(relay.home).save(pairing);

  const url = `${relay.origin.replace('http', 'ws')}/extension`;
  const now = new Date().toISOString();
  const session = (id: string) => ({
    id,
    createdAt: now,
    lastActive: now,
    keyName: 'default',
    headless: true,
    incognito: false,
  });
  const sessionId = `${first.id}-session`;
  const browser = await connect(url, {
    browserId: first.id,
    secret: first.secret,
    sessions: [session(sessionId)],
  });
  const asked: Command[] = [];
  let held: Command[] | undefined;
  let opened = 0;

  function resultOf({ order, keyName }: Command): unknown {
    opened += 1;
    if (order.do === 'open') {
      const made = { ...session(`${first.id}-${opened}`), keyName };
      browser.send({ type: 'event', event: { name: 'session-opened', session: made } });
      return made;
    }
    if (order.do === 'screenshot') return { image: 'iVBORw0KGgo=' };
    if (order.do === 'list') return [];
    if (order.do === 'overview') return { paused: false, sessions: [] };
    if (order.do === 'handoff') return { success: true, reason: 'The person is done.' };
    if (order.do === 'drive') return { driver: 'api', locked: false };
    if (order.do === 'step') return order.action === 'text' ? 'still here' : { success: true };
    return null;
  }
  const answer = (command: Command) =>
    browser.send({ type: 'reply', id: command.id, result: resultOf(command) });
  void (async () => {
    for (;;) {
      const frame = await browser.next();
      if (frame.type !== 'command') continue;
      asked.push(frame);
      if (held) held.push(frame);
      else answer(frame);
    }
  })();

  return {
    url: relay.origin,
    key: relay.apiKey,
    home: relay.home,
    sessionId,
    printed: relay.printed,
    listenerPid: relay.listenerPid,
    stop: relay.stop,
    end: relay.end,
    call: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      api(relay.baseUrl, relay.apiKey).call(method, path, { body, headers }),
    /** From now on commands are kept instead of answered. */
    hold() {
      held = [];
    },
    /** Answers what is kept, or of that the steps with this action, and from now on all. */
    release(action?: string) {
      const kept = held ?? [];
      held = undefined;
      kept.filter(({ order }) => !action || (order.do === 'step' && order.action === action)).forEach(answer);
    },
    /** Waits until the browser has been asked for a step with this action. */
    asked: (action: string) =>
      until(action, () => asked.find(({ order }) => order.do === 'step' && order.action === action)),
    /** What the session that was opened last is held to. */
    lastOpened() {
      const order = asked.map((command) => command.order).findLast((each) => each.do === 'open');
      return order?.do === 'open' ? order.policy : undefined;
    },
    /** A socket that has not proved itself. */
    stranger: () => openSocket(url),
    /** Another browser, which has. */
    secondBrowser: () => connect(url, { browserId: second.id, secret: second.secret }),
  };
}
