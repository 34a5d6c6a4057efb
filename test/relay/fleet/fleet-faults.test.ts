/** What callers are told when a relay or NATS dies during their calls. Every act is counted at its browser. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  hasNatsServer,
  type NatsServer,
  startNatsServer,
  withoutNatsServer,
} from '../../support/fleet/nats-server';
import { type PlayedBrowser, playBrowser } from '../../support/fleet/played-browser';
import { readStream } from '../../support/fleet/read-stream';
import { inFlight } from '../../support/in-flight';
import { type Relay, startRelay } from '../../support/relay/start-relay';
import { startTcpProxy, type TcpProxy } from '../../support/relay/tcp-proxy';
import { soakTest } from '../../support/soak-test';
import { until } from '../../support/until';

describe.skipIf(!hasNatsServer)(hasNatsServer ? 'in a fleet' : withoutNatsServer, () => {
  let nats: NatsServer;
  /** Between the door and NATS. */
  let way: TcpProxy;
  let door: Relay;
  let holder: Relay;
  let browser: PlayedBrowser;
  let sessionId: string;

  beforeAll(async () => {
    nats = await startNatsServer();
    way = await startTcpProxy();
    way.aim(nats.port);
    const common = {
      TABRELAY_API_KEY: 'a-key-of-the-fleet-0123',
      TABRELAY_LOG: 'error',
    };
    const through = `nats://127.0.0.1:${way.port}`;
    door = await startRelay({ ...common, TABRELAY_NATS: through, TABRELAY_NODE: 'door' });
    holder = await startRelay({ ...common, TABRELAY_NATS: nats.url, TABRELAY_NODE: 'holder' });
    browser = await playBrowser(holder, 'fleetone');
    await until('the door to know the browser', async () => (await door.connectedBrowsers()) === 1);
    sessionId = await door.api.session({});
  }, 60_000);

  afterEach(() => {
    browser.onStep = undefined;
    browser.asked.length = 0;
  });

  afterAll(async () => {
    await door?.stop();
    await holder?.stop();
    await way?.close();
    await nats?.stop();
  });

  const click = (relay: Relay, headers: Record<string, string> = {}) =>
    relay.api.call('POST', `/session/${sessionId}`, {
      body: { action: 'click', selector: 'body', timeoutMs: 8_000 },
      headers,
    });
  const told = ({ status, headers }: { status: number; headers: Headers }) => [
    status,
    headers.get('x-error-code'),
    headers.get('x-outcome'),
  ];
  const clicks = () => browser.asked.filter(({ order }) => order.do === 'step' && order.action === 'click');
  const asked = () => until('the browser to be asked', () => clicks().length === 1);

  it('an act is answered although NATS was gone meanwhile', async () => {
    let finish = () => {};
    browser.onStep = (command) => {
      finish = () => browser.finish(command.id, { success: true });
    };
    const answer = inFlight(click(door));
    await asked();
    await nats.end();
    finish();
    await nats.begin();
    expect((await answer).status).toBe(200);
    expect(clicks()).toHaveLength(1);
  });

  soakTest(
    'of an act whose relay is cut off from NATS meanwhile the outcome is unknown, and it is done once',
    async () => {
      const key = { 'idempotency-key': 'cut off' };
      const finishLater = new Promise<void>((finish) => {
        browser.onStep = (command) => {
          way.set('hole');
          browser.finish(command.id, { success: true });
          finish();
        };
      });
      const answer = inFlight(click(door, key));
      await finishLater;
      expect(told(await answer)).toEqual([503, 'interrupted', 'unknown']);
      await until('the others to miss the relay', async () => {
        const { relays } = (await holder.api.call('GET', '/fleet')).body as { relays: { state: string }[] };
        return relays.some(({ state }) => state === 'lost');
      });
      way.set('pass');
      await until('the act to be answered', async () => (await click(door, key)).status === 200);
      expect(clicks()).toHaveLength(1);
    },
    40_000,
  );

  soakTest(
    'without NATS a relay serves its own browsers, and says of others that nothing was done',
    async () => {
      const key = { 'idempotency-key': 'before the end' };
      expect((await click(door, key)).status).toBe(200);
      await nats.end();
      await until('the relay to notice', async () => (await fleetOf(door)).nats === 'disconnected');
      expect(told(await click(door))).toEqual([503, 'no_browser', 'not_executed']);
      // It was done before, which only the other relay's browser knows.
      expect(told(await click(door, key))).toEqual([503, 'no_browser', 'unknown']);
      expect((await click(holder)).status).toBe(200);
      expect(clicks()).toHaveLength(2);
      await nats.begin();
      await until('calls to be passed on again', async () => (await click(door)).status === 200);
    },
  );

  it('the outcome of an act is unknown when the holder dies, and known by its key afterwards', async () => {
    browser.onStep = () => undefined;
    const key = { 'idempotency-key': 'through the death' };
    const answer = inFlight(click(door, key));
    await asked();
    await holder.signalListener('SIGKILL');
    browser.finish(clicks()[0]?.id ?? '', { success: true });
    expect(told(await answer)).toEqual([503, 'interrupted', 'unknown']);
    await until('the holder to be back', () => browser.connect().then(() => true), 15_000);
    await until('the act to be answered', async () => (await click(door, key)).status === 200);
    expect(clicks()).toHaveLength(1);
  }, 40_000);

  it('a lost relay is named, and its browsers are not listed', async () => {
    await holder.end('SIGKILL');
    const answer = await until('the call to say so', async () => {
      const one = await click(door);
      return one.status === 503 && told(one)[2] === 'not_executed' && one;
    });
    expect(answer.body.error).toContain('"holder"');
    await until('it to be lost', async () => (await door.connectedBrowsers()) === 0, 10_000);
    const events = await readStream(nats.url, 'tabrelay-event');
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'relay-lost', lost: 'holder', relay: 'door' }),
    );
    const lost = { event: 'session-lost', session: sessionId, key: 'default' };
    expect(events).toContainEqual(expect.objectContaining(lost));
  }, 40_000);
});

async function fleetOf(relay: Relay) {
  return (await relay.api.call('GET', '/fleet')).body.fleet as { nats: string };
}
