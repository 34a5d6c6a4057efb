/** Relays of one fleet, over a real NATS server, with browsers that tests play. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RelayError } from '../../../extension/protocol/errors';
import { namedKeysIn } from '../../../relay/access/keys';
import {
  hasNatsServer,
  type NatsServer,
  startNatsServer,
  withoutNatsServer,
} from '../../support/fleet/nats-server';
import { type PlayedBrowser, playBrowser } from '../../support/fleet/played-browser';
import { readStream } from '../../support/fleet/read-stream';
import { api } from '../../support/relay/rest-client';
import { type Relay, startRelay } from '../../support/relay/start-relay';
import { until } from '../../support/until';

describe.skipIf(!hasNatsServer)(hasNatsServer ? 'a fleet of two relays' : withoutNatsServer, () => {
  let nats: NatsServer;
  let door: Relay;
  let holder: Relay;
  let browser: PlayedBrowser;

  beforeAll(async () => {
    nats = await startNatsServer();
    const common = {
      TABRELAY_NATS: nats.url,
      TABRELAY_API_KEY: 'a-key-of-the-fleet-0123',
      TABRELAY_LOG: 'warn',
    };
    door = await startRelay({ ...common, TABRELAY_NODE: 'door' });
    holder = await startRelay({ ...common, TABRELAY_NODE: 'holder', TABRELAY_LABELS: 'eu' });
    browser = await playBrowser(holder, 'fleetone');
    await until('the door to know the browser', async () => (await door.connectedBrowsers()) === 1);
  }, 60_000);

  afterAll(async () => {
    await door?.stop();
    await holder?.stop();
    await nats?.stop();
  });

  const step = (relay: Relay, sessionId: string, action: string, headers = {}) =>
    relay.api.call('POST', `/session/${sessionId}`, { body: { action, selector: 'body' }, headers });

  it('opens, steps and closes through the relay that holds nothing', async () => {
    const sessionId = await door.api.session({});
    expect(sessionId).toMatch(/^fleetone-/);
    expect((await step(door, sessionId, 'text')).body.result).toBe(`text of ${sessionId}`);
    expect((await door.api.sessions()).map(({ id }) => id)).toEqual([sessionId]);
    expect((await door.api.call('DELETE', `/session/${sessionId}`)).status).toBe(200);
    expect(await door.api.sessions()).toEqual([]);
  });

  it('tells monitoring of NATS, the relays and all browsers', async () => {
    const answer = await fetch(`${door.origin}/metrics`, {
      headers: { authorization: `Bearer ${door.apiKey}` },
    });
    const lines = (await answer.text()).split('\n');
    expect(lines).toContain('tabrelay_nats_connected 1');
    expect(lines).toContain('tabrelay_fleet_relays{state="up"} 2');
    expect(lines).toContain('tabrelay_fleet_browsers 1');
    expect(lines).toContain('tabrelay_browsers 0');
  });

  it('passes on what is larger than a message of the server', async () => {
    const sessionId = await door.api.session({});
    const long = 'x'.repeat(3_000_000);
    browser.onStep = ({ order }) => (order.do === 'step' ? String(order.value) : '');
    const body = { action: 'fill', selector: 'body', value: long };
    const answer = await door.api.call('POST', `/session/${sessionId}`, { body });
    browser.onStep = undefined;
    expect(answer.body.result).toBe(long);
    await door.api.call('DELETE', `/session/${sessionId}`);
  });

  it('does an act once, whichever relay it is repeated at', async () => {
    const sessionId = await door.api.session({});
    const headers = { 'idempotency-key': 'once' };
    const first = await step(door, sessionId, 'click', headers);
    const again = await step(holder, sessionId, 'click', headers);
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect(browser.asked.filter(({ order }) => order.do === 'step' && order.action === 'click')).toHaveLength(
      1,
    );
    const opened = await door.api.call('POST', '/session', { body: {}, headers });
    expect((await holder.api.call('POST', '/session', { body: {}, headers })).body).toEqual(opened.body);
    for (const { id } of await holder.api.sessions()) await door.api.call('DELETE', `/session/${id}`);
  });

  it('knows of a key that is added and revoked at another relay within a second', async () => {
    const secret = namedKeysIn(holder.home).add({ name: 'guest', scopes: ['read', 'act'] });
    const guest = api(door.baseUrl, secret);
    const status = async () => (await guest.call('GET', '/sessions')).status;
    await until('the key to be known', async () => (await status()) === 200);
    namedKeysIn(holder.home).revoke('guest');
    // 429 where more than ten wrong keys came before it was known.
    await until('the key to be revoked', async () => (await status()) !== 200, 1_000);
  });

  it('shows no session of another key', async () => {
    const sessionId = await holder.api.session({});
    const secret = namedKeysIn(door.home).add({ name: 'stranger', scopes: ['read', 'act'] });
    const stranger = api(door.baseUrl, secret);
    expect(await until('the key to be known', () => stranger.sessions())).toEqual([]);
    const body = { action: 'text', selector: 'body' };
    expect((await stranger.call('POST', `/session/${sessionId}`, { body })).status).toBe(404);
    await door.api.call('DELETE', `/session/${sessionId}`);
  });

  it('keeps what happens, and the audit log, in streams of the server', async () => {
    const sessionId = await door.api.session({});
    const about = async (stream: string, what: RegExp) =>
      (await readStream(nats.url, stream)).filter((entry) => what.test(JSON.stringify(entry)));
    const ofSession = () => about('tabrelay-event', new RegExp(sessionId));
    await until('its opening to be kept', async () => (await ofSession()).length === 1);
    await step(door, sessionId, 'click');
    await door.api.call('DELETE', `/session/${sessionId}`);
    await until('its end to be kept', async () => (await ofSession()).length === 2);
    expect((await ofSession()).map(({ relay, event }) => [relay, event])).toEqual([
      ['holder', 'session-opened'],
      ['holder', 'session-closed'],
    ]);
    const joined = async () => (await about('tabrelay-event', /"relay-joined"/)).map(({ relay }) => relay);
    await until('both relays to have joined', async () => String((await joined()).sort()) === 'door,holder');
    const audited = await about('tabrelay-audit', new RegExp(`${sessionId}.*click|click.*${sessionId}`));
    expect(audited).toMatchObject([{ relay: 'holder', key: 'default', outcome: 'done' }]);
  });

  it('lets a person decide at any relay on an act that is held', async () => {
    const sessionId = await door.api.session({ hold: true });
    browser.onStep = ({ order }) => {
      if (order.do === 'step' && order.hold?.approved === 'this one') return { success: true };
      throw new RelayError('held', 'It deletes something.', { outcome: 'not_executed', held: deletion });
    };
    const held = await step(door, sessionId, 'click');
    const { id: approve } = JSON.parse(held.headers.get('x-pending') ?? '{}');
    const waiting = async (relay: Relay) =>
      ((await relay.api.call('GET', '/approvals')).body.approvals as { id: string }[]).map(({ id }) => id);
    expect([held.status, await waiting(door), await waiting(holder)]).toEqual([409, [approve], [approve]]);
    const decided = await door.api.call('POST', `/approvals/${approve}`, { body: { decision: 'once' } });
    expect(decided.status).toBe(200);
    const body = { action: 'click', selector: 'body', approve };
    expect((await door.api.call('POST', `/session/${sessionId}`, { body })).status).toBe(200);
    browser.onStep = undefined;
    const transcript = await door.api.call('GET', `/session/${sessionId}/transcript`);
    expect(JSON.stringify(transcript.body)).toContain('once, by default');
    await door.api.call('DELETE', `/session/${sessionId}`);
  });

  it('takes the turns of a task at any relay', async () => {
    const task = { prompt: 'Look', url: 'https://example.com/' };
    const opened = await door.api.call('POST', '/task', { body: task });
    expect(opened.status).toBe(200);
    const path = `/task/${opened.body.taskId}`;
    const turn = { turn: 0, giveUp: { reason: 'Enough.' } };
    const taken = await door.api.call('POST', path, { body: turn });
    expect(taken.body).toMatchObject({ turn: 1 });
    expect((await holder.api.call('GET', path)).body).toEqual((await door.api.call('GET', path)).body);
    expect((await door.api.call('DELETE', path)).status).toBe(200);
    expect((await door.api.call('GET', path)).status).toBe(404);
  });

  it('shows the sessions of the other relay on its live page', async () => {
    const sessionId = await holder.api.session({});
    const { page } = (await door.api.call('POST', '/live', { body: {} })).body;
    const exchanged = await fetch(`${door.origin}/live/token`, {
      method: 'POST',
      headers: { origin: door.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ ticket: String(page).replace('/live#', '') }),
    });
    const { token } = (await exchanged.json()) as { token: string };
    const gone = new AbortController();
    const headers = { authorization: `Bearer ${token}` };
    const events = await fetch(`${door.origin}/live/api/events`, { headers, signal: gone.signal });
    let shown = '';
    for await (const part of events.body ?? []) {
      shown += Buffer.from(part).toString();
      if (shown.includes(sessionId)) break;
    }
    gone.abort();
    expect(shown).toContain('"relay":"holder"');
    await door.api.call('DELETE', `/session/${sessionId}`);
  });

  it('opens in a browser with the labels, and nowhere else', async () => {
    const sessionId = await door.api.session({ labels: ['eu'] });
    expect(sessionId).toMatch(/^fleetone-/);
    await door.api.call('DELETE', `/session/${sessionId}`);
    const answer = await door.api.call('POST', '/session', { body: { labels: ['us'] } });
    expect([answer.status, answer.headers.get('x-error-code')]).toEqual([503, 'no_browser']);
  });

  it('opens no session in a relay that is drained, and goes on with those that are open', async () => {
    const sessionId = await door.api.session({});
    const drain = (draining: boolean) =>
      door.api.call('POST', '/fleet/relays/holder', { body: { draining } });
    expect((await drain(true)).status).toBe(200);
    await until('the relay to be drained', async () => (await browsersOf(door))[0]?.draining === true);
    const refused = await door.api.call('POST', '/session', { body: {} });
    expect([refused.status, refused.headers.get('x-error-code')]).toEqual([429, 'too_many_sessions']);
    expect(refused.headers.get('retry-after')).toBeTruthy();
    expect((await step(door, sessionId, 'text')).status).toBe(200);
    await drain(false);
    await door.api.call('DELETE', `/session/${sessionId}`);
    await until('sessions to be opened again', async () => {
      const opened = await door.api.call('POST', '/session', { body: {} });
      return opened.status === 200 && door.api.call('DELETE', `/session/${opened.body.sessionId}`);
    });
  });

  it('has a site that one user has blocked opened in no browser, and in all again once it is not', async () => {
    const other = await playBrowser(door, 'fleettwo');
    expect(other.blocked).toEqual([]);
    other.block([]);
    browser.block(['bank.example']);
    await until('the other relay’s browser to know', () => other.blocked?.includes('bank.example'), 1_000);
    browser.disconnect();
    const late = await playBrowser(door, 'fleetthree');
    expect(late.blocked).toEqual(['bank.example']);
    await browser.connect();
    expect(browser.blocked).toEqual(['bank.example']);
    browser.block([]);
    await until('the site to be allowed again', () => other.blocked?.length === 0, 1_000);
    late.disconnect();
    other.disconnect();
  });

  it('tells an extension nothing of blocked sites that has not told its own: it may be too old', async () => {
    const other = await playBrowser(door, 'fleettwo');
    const old = await playBrowser(door, 'fleetold');
    other.block(['bank.example']);
    await until('the newer extension to know', () => other.blocked?.includes('bank.example'));
    // Had the relay told it, that would have come first.
    await door.api.session({ browser: 'fleetold' });
    expect(old.blocked).toEqual([]);
    other.block([]);
    other.disconnect();
    old.disconnect();
  });
});

const deletion = {
  what: 'delete',
  action: 'click',
  element: 'button "Delete"',
  where: 'https://a.example/',
  why: 'its name',
  binding: 'this one',
} as const;

async function browsersOf(relay: Relay) {
  return (await relay.api.call('GET', '/browsers')).body.browsers as { draining: boolean; relay: string }[];
}
