/** Relays, NATS between them if there are several, and simulated browsers, each paired with one relay. */
import { randomBytes } from 'node:crypto';
import type { Seeded } from '../support/attacks/seeded';
import { type NatsServer, startNatsServer } from '../support/fleet/nats-server';
import { api } from '../support/relay/rest-client';
import { until } from '../support/until';
import type { Ledger } from './ledger';
import type { Plan } from './plan';
import { createRelayProcess, type RelayProcess } from './relay-process';
import { SimulatedBrowser } from './simulated-browser';

export interface Fleet {
  apiKey: string;
  nats: NatsServer | undefined;
  relays: RelayProcess[];
  /** Each with the relay that it is paired with. */
  browsers: { browser: SimulatedBrowser; relay: RelayProcess }[];
  stop(): Promise<void>;
}

/** Resolves when every relay lists every browser. */
export async function startFleet(plan: Plan, ledger: Ledger, random: Seeded): Promise<Fleet> {
  const apiKey = randomBytes(32).toString('base64url');
  const nats = plan.relays > 1 ? await startNatsServer() : undefined;
  const relays: RelayProcess[] = [];
  const browsers: Fleet['browsers'] = [];
  const fleet: Fleet = {
    apiKey,
    nats,
    relays,
    browsers,
    async stop() {
      for (const { browser } of browsers) browser.kill();
      await Promise.all(relays.map((relay) => relay.stop()));
      await nats?.stop();
    },
  };
  try {
    for (let n = 0; n < plan.relays; n += 1)
      relays.push(
        await createRelayProcess({ name: `relay-${n}`, apiKey, ...(nats && { natsPort: nats.port }) }),
      );
    for (let n = 0; n < plan.browsers; n += 1) {
      const relay = relays[n % relays.length] as RelayProcess;
      const id = `browser${String(n).padStart(4, '0')}`;
      const browser = new SimulatedBrowser({ id, relayUrl: relay.origin, ledger, random });
      relay.pair(browser);
      browsers.push({ browser, relay });
    }
    for (const relay of relays) await relay.start();
    for (const { browser } of browsers) await browser.start();
    for (const relay of relays) {
      const { browsers: listed } = api(`${relay.origin}/v1`, apiKey);
      await until(`${relay.name} to list all`, async () => (await listed()).length === plan.browsers, 60_000);
    }
    return fleet;
  } catch (error) {
    await fleet.stop();
    throw error;
  }
}
