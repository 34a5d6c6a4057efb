/** Each fault that is planted in a healthy chain is what doctor names first. */

import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { RelayError } from '../../../extension/protocol/errors';
import { diagnose } from '../../../relay/cli/doctor/diagnose';
import type { Probe } from '../../../relay/cli/doctor/probe';
import type { RelayClient } from '../../../relay/cli/relay-client';
import { readConfig } from '../../../relay/config';
import { commandLine } from '../../support/relay/command-line';

const url = 'http://127.0.0.1:8787';
const health = { status: 'ok', version: '1.0.0', browsers: 1, model: 'embedded' } as const;
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 1]).toString('base64');
const withModelEnvironment = {
  TABRELAY_HOME: '/home',
  OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
  OPENAI_MODEL: 'm',
};
const withModel = readConfig([], withModelEnvironment);

/** A relay whose calls all succeed, except those that the test answers itself. */
function client(
  over: (method: string, path: string, action?: unknown) => unknown = () => undefined,
): RelayClient {
  return {
    async call(method, path, body) {
      const own = over(method, path, body?.action);
      if (own instanceof Error) throw own;
      if (own !== undefined) return own as Record<string, unknown>;
      if (path === '/browsers') return { browsers: [{ name: 'Chromium', outdated: false }] };
      if (path === '/session') return { sessionId: 'a-1' };
      if (path.includes('screenshot')) return { screenshot: png };
      return { result: body?.action === 'text' ? 'Hello, 1' : { success: true } };
    },
    browse: async () => ({}),
  };
}

const healthy: Probe = {
  config: readConfig([], { TABRELAY_HOME: '/home' }),
  url,
  version: '1.0.0',
  nodeVersion: '20.19.0',
  isRoot: false,
  checkHome: () => {},
  health: async () => health,
  portHolder: async () => undefined,
  extensionFolder: () => '/extension',
  extensionChanges: () => undefined,
  browser: () => '/usr/bin/chromium',
  pairings: () => ['Chromium'],
  client: () => client(),
  askModels: async () => ({ status: 200, models: [] }),
  clientFiles: () => [],
  exists: () => true,
  freeBytes: () => 2 ** 40,
};

const failsAt = (part: string, error: Error) => () =>
  client((_, path, action) => (path.includes(part) || action === part ? error : undefined));
const configured = (text: string, path = '/mcp.json') => ({ clientFiles: () => [{ path, text }] });
const server = (entry: object) => JSON.stringify({ mcpServers: { tabrelay: entry } });

const faults: [name: string, fault: Partial<Probe>, says: string, todo?: string][] = [
  ['node', { nodeVersion: '18.20.1' }, '18.20.1 is too old', 'Install Node'],
  [
    'home',
    {
      checkHome: () => {
        throw new RelayError('internal', '/home/api-key may be read by others');
      },
    },
    'may be read by others',
  ],
  [
    'port',
    { health: async () => undefined, portHolder: async () => 'nginx (process 7)' },
    'held by nginx (process 7)',
    '--port',
  ],
  ['relay', { health: async () => undefined }, 'No relay runs', 'tabrelay start'],
  ['relay', { health: async () => ({ ...health, version: '0.9.0' }) }, 'version 0.9.0', 'start it again'],
  ['extension', { extensionFolder: () => undefined }, 'not built', 'tabrelay start'],
  ['extension', { extensionChanges: () => 'changed: background.js' }, 'changed: background.js', 'reload'],
  [
    'browser',
    { browser: () => undefined, health: async () => ({ ...health, browsers: 0 }) },
    'No Chrome',
    'TABRELAY_BROWSER',
  ],
  [
    'browser',
    {
      browser: () => {
        throw new RelayError('bad_request', 'TABRELAY_BROWSER=/x is not a program that can be run');
      },
    },
    'TABRELAY_BROWSER=/x',
  ],
  ['paired', { pairings: () => [] }, 'No browser is paired', 'tabrelay browsers pair'],
  [
    'connected',
    { client: () => client((_, path) => (path === '/browsers' ? { browsers: [] } : undefined)) },
    'No browser is connected',
    'Enter',
  ],
  [
    'connected',
    {
      client: () =>
        client((_, path) =>
          path === '/browsers' ? { browsers: [{ name: 'Edge', outdated: true }] } : undefined,
        ),
    },
    'Edge runs an extension of another build',
    'Reload',
  ],
  [
    'connected',
    { client: failsAt('/browsers', new RelayError('unauthorized', 'The key is wrong.')) },
    'The key is wrong.',
    'TABRELAY_API_KEY',
  ],
  [
    'worker',
    { client: failsAt('/session', new RelayError('timeout', 'The browser did not answer.')) },
    'did not answer',
    'restart',
  ],
  [
    'worker',
    { client: failsAt('/session', new RelayError('paused', 'It is paused.')) },
    'It is paused.',
    'Resume',
  ],
  [
    'page',
    { client: failsAt('navigate', new RelayError('restricted_page', 'No access.')) },
    'No access.',
    'all sites',
  ],
  [
    'page',
    { client: failsAt('click', new RelayError('not_actionable', 'It is covered.')) },
    'It is covered.',
  ],
  [
    'page',
    { client: () => client((_, __, action) => (action === 'text' ? { result: 'Bye' } : undefined)) },
    '"Bye" instead',
    'other extensions',
  ],
  [
    'picture',
    { client: failsAt('screenshot', new RelayError('window_hidden', 'The window is covered.')) },
    'covered',
    'unlock',
  ],
  [
    'picture',
    { client: () => client((_, path) => (path.includes('screenshot') ? { screenshot: '' } : undefined)) },
    'no PNG',
  ],
  [
    'model',
    { config: withModel, askModels: async () => ({ status: 401, models: [] }) },
    'refuses the key',
    'OPENAI_API_KEY',
  ],
  [
    'model',
    { config: withModel, askModels: async () => ({ status: 200, models: ['other'] }) },
    'no model m',
    'OPENAI_MODEL',
  ],
  [
    'model',
    {
      config: readConfig([], { ...withModelEnvironment, OPENAI_MODEL: undefined }),
      askModels: async () => ({ status: 200, models: [] }),
    },
    'names no models',
    'OPENAI_MODEL',
  ],
  [
    'model',
    { config: withModel, askModels: () => Promise.reject(new TypeError('fetch failed')) },
    'does not answer',
    'OPENAI_BASE_URL',
  ],
  [
    'clients',
    configured(server({ url: 'http://127.0.0.1:9000/mcp' })),
    'points to http://127.0.0.1:9000/mcp',
    url,
  ],
  [
    'clients',
    configured(server({ command: 'npx', env: { TABRELAY_PORT: '9000' } })),
    'points to http://127.0.0.1:9000',
  ],
  [
    'clients',
    configured('[mcp_servers.tabrelay]\nurl = "http://127.0.0.1:9000/mcp"\n[other]\n', '/config.toml'),
    'points to http://127.0.0.1:9000/mcp',
  ],
  [
    'clients',
    { ...configured(server({ command: '/gone/tabrelay' })), exists: () => false },
    'runs /gone/tabrelay, which does not exist',
  ],
  ['clients', configured('{ "tabrelay": '), 'no valid JSON', 'Correct'],
  ['sandbox', { isRoot: true }, 'no sandbox', 'another user'],
  ['disk', { freeBytes: () => 1_000_000 }, '0 MiB are free', 'Make room'],
];

test('all is well in a healthy chain', async () => {
  const calls: string[] = [];
  const watched = () => client((method, path) => void calls.push(`${method} ${path}`));
  const report = await diagnose({ ...healthy, client: watched });
  expect(report.filter(({ state }) => state !== 'ok').map(({ name }) => name)).toEqual(['clients']);
  expect(calls.at(-1)).toBe('DELETE /session/a-1');
});

test.each(faults)('%s is named first: %o', async (name, fault, says, todo = '') => {
  const report = await diagnose({ ...healthy, ...fault });
  const first = report.find(({ state }) => state === 'broken' || state === 'warning');
  expect(first).toMatchObject({
    name,
    what: expect.stringContaining(says),
    todo: expect.stringContaining(todo),
  });
});

test('a client that is configured for this relay is listed', async () => {
  const commented = `{ // mine\n "mcpServers": { "tabrelay": { "url": "http://localhost:8787/mcp", }, } }`;
  const report = await diagnose({ ...healthy, ...configured(commented) });
  expect(report.find(({ name }) => name === 'clients')).toMatchObject({ state: 'ok', what: '/mcp.json' });
});

test('on this machine: a port that another program holds, and a key that others can read', async () => {
  const other = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 200 OK\r\n\r\nhello');
  });
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const env = { TABRELAY_PORT: String(port) };
  const cli = commandLine(() => ({ body: {} }), { env });
  mkdirSync(cli.home, { recursive: true });
  writeFileSync(join(cli.home, 'api-key'), 'key\n');
  chmodSync(join(cli.home, 'api-key'), 0o644);
  const { code, out } = await cli.run('doctor', '--json');
  const { checks } = JSON.parse(out) as { checks: { name: string; state: string; what: string }[] };
  expect(code).toBe(1);
  expect(checks.filter(({ state }) => state === 'broken').slice(0, 2)).toMatchObject([
    { name: 'home', what: expect.stringContaining('may be read by others') },
    { name: 'port', what: expect.stringContaining('not by tabrelay') },
  ]);
});
