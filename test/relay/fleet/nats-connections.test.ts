/** The ways to connect to NATS that the documentation names: TLS with certificates, and files of credentials. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { natsCredentials } from '../../support/fleet/nats-credentials';
import { hasNatsServer, startNatsServer, withoutNatsServer } from '../../support/fleet/nats-server';
import { selfSigned } from '../../support/fleet/self-signed';
import { startRelay } from '../../support/relay/start-relay';
import { until } from '../../support/until';

/** Writes files into a folder that is removed when the test ends. @returns their paths */
async function written<Name extends string>(files: Record<Name, string>): Promise<Record<Name, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'tabrelay-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const paths = { ...files };
  for (const name of Object.keys(files) as Name[]) {
    paths[name] = join(folder, name);
    await writeFile(paths[name], files[name], { mode: 0o600 });
  }
  return paths;
}

async function natsWith(configuration: string) {
  const { file } = await written({ file: configuration });
  const nats = await startNatsServer(['-c', file]);
  onTestFinished(() => nats.stop());
  return nats;
}

async function relay(name: string, env: Record<string, string>) {
  const started = await startRelay({
    TABRELAY_API_KEY: 'a-key-of-the-fleet-0123',
    TABRELAY_NODE: name,
    TABRELAY_LOG: 'silent',
    ...env,
  });
  onTestFinished(() => started.stop());
  return async () => {
    const { body } = await started.api.call('GET', '/fleet');
    return body as unknown as { fleet: { nats: string }; relays: { name: string }[] };
  };
}

describe.skipIf(!hasNatsServer)(hasNatsServer ? 'relays find each other' : withoutNatsServer, () => {
  it('over TLS, with a certificate of their own, and nobody does without', async () => {
    const [server, client] = [selfSigned(), selfSigned()];
    const files = await written({
      serverCertificate: server.certificate,
      serverKey: server.key,
      clientCertificate: client.certificate,
      clientKey: client.key,
    });
    const nats = await natsWith(`tls {
      cert_file: "${files.serverCertificate}", key_file: "${files.serverKey}"
      ca_file: "${files.clientCertificate}", verify: true
    }`);
    const ca = {
      TABRELAY_NATS: `tls://127.0.0.1:${nats.port}`,
      TABRELAY_NATS_CA: files.serverCertificate,
    };
    const own = { TABRELAY_NATS_CERT: files.clientCertificate, TABRELAY_NATS_KEY: files.clientKey };
    const stranger = await relay('stranger', ca);
    await relay('one', { ...ca, ...own });
    const two = await relay('two', { ...ca, ...own });
    await until('both to be listed', async () => (await two()).relays.length === 2);
    expect((await two()).relays.map(({ name }) => name)).toEqual(['one', 'two']);
    expect(await stranger()).toMatchObject({ fleet: { nats: 'disconnected' } });
  }, 30_000);

  it('with a file of credentials, and nobody does without', async () => {
    const { configuration, credentials } = natsCredentials();
    const nats = await natsWith(configuration);
    const { file } = await written({ file: credentials });
    const common = { TABRELAY_NATS: nats.url };
    const stranger = await relay('stranger', common);
    await relay('one', { ...common, TABRELAY_NATS_CREDENTIALS: file });
    const two = await relay('two', { ...common, TABRELAY_NATS_CREDENTIALS: file });
    await until('both to be listed', async () => (await two()).relays.length === 2);
    expect((await two()).relays.map(({ name }) => name)).toEqual(['one', 'two']);
    expect(await stranger()).toMatchObject({ fleet: { nats: 'disconnected' } });
  }, 30_000);
});
