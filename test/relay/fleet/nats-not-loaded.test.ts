/** A relay that is in no fleet loads nothing of NATS. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasNatsServer, startNatsServer, withoutNatsServer } from '../../support/fleet/nats-server';
import { type Relay, startRelay } from '../../support/relay/start-relay';
import { until } from '../../support/until';

/** The packages of NATS that the processes of a relay have loaded, by the coverage that Node writes at their end. */
async function loadedOfNats(
  env: Record<string, string>,
  use: (relay: Relay) => Promise<unknown>,
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tabrelay-loaded-'));
  try {
    const relay = await startRelay({ ...env, NODE_V8_COVERAGE: folder });
    await use(relay);
    await relay.stop();
    const written = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const urls = written.flatMap((text) => [...text.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url));
    expect(urls.some((url) => url.endsWith('/relay/main.mjs'))).toBe(true);
    return [...new Set(urls.flatMap((url) => /@nats-io\/[\w-]+/.exec(url)?.[0] ?? []))].sort();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('loads no package of NATS where TABRELAY_NATS is not set', async () => {
  expect(await loadedOfNats({}, (relay) => relay.api.call('GET', '/browsers'))).toEqual([]);
});

it.skipIf(!hasNatsServer)(hasNatsServer ? 'loads them where it is set' : withoutNatsServer, async () => {
  const nats = await startNatsServer();
  const isJoined = async (relay: Relay) =>
    JSON.stringify((await relay.api.call('GET', '/fleet')).body).includes('"nats":"connected"');
  const loaded = await loadedOfNats({ TABRELAY_NATS: nats.url }, (relay) =>
    until('the relay to join the fleet', () => isJoined(relay)),
  );
  await nats.stop();
  expect(loaded).toContain('@nats-io/transport-node');
});
