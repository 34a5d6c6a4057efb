/** A browser at a relay's socket that answers at once, keeps its sessions, and remembers what it was asked. */
import { randomBytes } from 'node:crypto';
import type { FleetSites } from '../../../extension/protocol/blocked-sites';
import { RelayError } from '../../../extension/protocol/errors';
import type { Command, Session } from '../../../extension/protocol/frames/frames';
import { pairingsIn } from '../../../relay/access/pairings';
import type { RunningRelay } from '../relay/start-relay';
import { onEmptyPage } from '../stand-ins/fake-browsers';
import { connect, type FakeExtension } from '../stand-ins/fake-extension';

export interface PlayedBrowser {
  id: string;
  /** What it was asked to do, in order. */
  asked: Command[];
  sessions: Map<string, Session>;
  /** If set, answers a step, fails it by throwing a RelayError, or leaves it without an answer by returning nothing. */
  onStep: ((command: Command) => unknown) | undefined;
  /** Connects again, as it does when its relay is back. */
  connect(): Promise<void>;
  disconnect(): void;
  /** What the relay has said last that no session may open. */
  blocked: FleetSites;
  /** Its user blocks these sites. */
  block(sites: string[]): void;
  /** Has done a command that was left without an answer; the relay may be gone by now. */
  finish(commandId: string, result: unknown): void;
}

/** Pairs a browser with a relay and connects it. */
export async function playBrowser(relay: RunningRelay, id: string): Promise<PlayedBrowser> {
  const secret = randomBytes(16).toString('hex');
  pairingsIn(relay.home).save({ id, name: id, secret, byHand: false });
  const url = `${relay.origin.replace('http', 'ws')}/extension`;
  const done = new Map<string, unknown>();
  let socket: FakeExtension;
  let opened = 0;

  function perform(command: Command): unknown {
    const { order, keyName } = command;
    if (order.do === 'open') {
      opened += 1;
      const now = new Date().toISOString();
      const { headless, incognito } = order;
      const session = {
        id: `${id}-${opened}`,
        createdAt: now,
        lastActive: now,
        keyName,
        headless,
        incognito,
      };
      browser.sessions.set(session.id, session);
      socket.send({ type: 'event', event: { name: 'session-opened', session } });
      return session;
    }
    if (order.do === 'close') {
      browser.sessions.delete(order.sessionId);
      socket.send({ type: 'event', event: { name: 'session-closed', sessionId: order.sessionId } });
      return null;
    }
    if (order.do === 'list')
      return [...browser.sessions.values()].map((one) => ({ ...one, url: 'about:blank', title: '' }));
    if (order.do === 'screenshot') return { image: 'iVBORw0KGgo=' };
    if (order.do === 'overview') return { paused: false, sessions: [] };
    if (order.do === 'handoff') return { success: true, reason: 'The person is done.' };
    if (order.do === 'drive') return { driver: 'api', locked: false };
    if (order.do !== 'step') return null;
    if (browser.onStep) return browser.onStep(command);
    return order.action === 'text' ? `text of ${order.sessionId}` : onEmptyPage(order.action);
  }

  const browser: PlayedBrowser = {
    id,
    asked: [],
    sessions: new Map(),
    onStep: undefined,
    blocked: undefined,
    block: (sites) => socket.send({ type: 'blockedSites', sites }),
    async connect() {
      const sessions = [...browser.sessions.values()];
      const welcomed = await connect(url, { browserId: id, secret, sessions });
      socket = welcomed;
      browser.blocked = welcomed.blockedSites;
      void answer(socket);
    },
    disconnect: () => socket.close(),
    finish(id, result) {
      done.set(id, result);
      socket.send({ type: 'reply', id, result });
    },
  };

  async function answer(on: FakeExtension): Promise<void> {
    for (;;) {
      const frame = await on.next();
      if (frame.type === 'blockedSites') browser.blocked = frame.sites;
      if (frame.type !== 'command') continue;
      // As the extension's journal does: an id that it knows is answered, not done again.
      const isKnown = done.has(frame.id);
      if (!isKnown) browser.asked.push(frame);
      let result: unknown;
      try {
        result = isKnown ? done.get(frame.id) : perform(frame);
      } catch (error) {
        if (!(error instanceof RelayError)) throw error;
        const { code, message, more } = error;
        on.send({ type: 'reply', id: frame.id, error: { code, message, ...more } });
        continue;
      }
      if (frame.effect === 'act' && result !== undefined) done.set(frame.id, result);
      if (result !== undefined) on.send({ type: 'reply', id: frame.id, result });
    }
  }

  await browser.connect();
  return browser;
}
