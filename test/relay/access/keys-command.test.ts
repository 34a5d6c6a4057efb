/** `npx tabrelay keys`: keys are added and revoked while the relay runs. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { npmStart } from '../../support/relay/npm-start';
import { api } from '../../support/relay/rest-client';
import { share } from '../../support/share';
import { pairedRelay } from '../../support/stand-ins/paired-relay';
import { tempHome } from '../../support/stand-ins/temp-home';

let relay: Awaited<ReturnType<typeof pairedRelay>>;
beforeAll(async () => {
  relay = await pairedRelay();
}, 60_000);
afterAll(() => relay.stop());

/** What `npx tabrelay keys ...` prints, and its exit code. */
async function keys(home: string, ...args: string[]) {
  const command = npmStart(home, ['keys', ...args]);
  const code = await command.exitCode;
  return { code, printed: command.printed() };
}

test('a key that is added works at once, and one that is revoked does not', async () => {
  const { code, printed } = await keys(relay.home, 'add', 'bot', '--scopes', 'read,act');
  expect(code).toBe(0);
  const [secret = ''] = printed.split('\n');
  const bot = api(`${relay.url}/v1`, secret);
  expect((await bot.call('GET', '/sessions')).status).toBe(200);
  expect((await bot.call('GET', '/browsers')).status).toBe(403);
  expect((await keys(relay.home, 'list')).printed).toMatch(
    /^default {2}.*\nbot {6}read,act +since .* without end\n$/,
  );
  expect((await keys(relay.home, 'list')).printed).not.toContain(secret);
  expect((await keys(relay.home, 'revoke', 'bot')).printed).toBe('Revoked bot.\n');
  expect((await bot.call('GET', '/sessions')).status).toBe(401);
}, 30_000);

test('the sessions of one key do not exist for another', async () => {
  const [secret = ''] = (await keys(relay.home, 'add', 'other')).printed.split('\n');
  const other = api(`${relay.url}/v1`, secret);
  const path = `/session/${relay.sessionId}`;
  expect((await other.call('GET', '/sessions')).body.sessions).toEqual([]);
  const strange = await other.call('POST', path, { body: { action: 'text' } });
  const missing = await other.call('POST', '/session/browser01-none', { body: { action: 'text' } });
  expect(strange.status).toBe(404);
  expect(String(strange.body.error)).toBe(
    String(missing.body.error).replace('browser01-none', relay.sessionId),
  );
  expect((await other.call('DELETE', path)).status).toBe(404);
  expect((await other.call('GET', `${path}/screenshot`)).status).toBe(404);
  expect((await relay.call('POST', path, { action: 'text' })).status).toBe(200);
  const own = await other.session();
  expect((await other.sessions()).map(({ id }) => id)).toEqual([own]);
}, 30_000);

test('a key with origins opens sessions that are held to them, whatever the caller asks for', async () => {
  const origins = 'https://shop.example,http://localhost:3000';
  const [secret = ''] = (await keys(relay.home, 'add', 'shopper', '--origins', origins)).printed.split('\n');
  const shopper = api(`${relay.url}/v1`, secret);
  await shopper.session();
  expect(relay.lastOpened()).toEqual({ allowedDomains: ['shop.example:443', 'localhost:3000'] });
  await shopper.session({ allowedDomains: ['shop.example:443', 'evil.example'] });
  expect(relay.lastOpened()).toEqual({ allowedDomains: ['shop.example:443'] });
  await shopper.session({ allowedDomains: ['evil.example'] });
  expect(relay.lastOpened()).toEqual({ allowedDomains: [] });
  await relay.call('POST', '/session', {});
  expect(relay.lastOpened()).toBeUndefined();
}, 30_000);

test.each(
  share(
    [
      [['add', 'a b'], 'a name has up to 64'],
      [['add', 'x', '--scopes', 'read,fly'], '"fly" is no scope; there are read, act'],
      [['add', 'x', '--origins', 'example.com'], '"example.com" is no origin'],
      [['add', 'x', '--expires', '2001-01-01'], '--expires must be such as 12h'],
      [['add', 'x', '--colour', 'red'], "Unknown option '--colour'"],
      [['revoke', 'nobody'], 'no key is called "nobody"'],
      [
        ['revoke', 'r2', 'dup'],
        'nothing was done: revoke takes one name; call it once for each key, without "dup"',
      ],
      [['add', 'x', 'y', 'z'], 'add takes one name; call it once for each key, without "y" "z"'],
      [['list', 'x'], 'list takes no name, without "x"'],
      [['add'], 'add needs the name of a key'],
      [['dance'], '"dance" is not a command'],
      [[], 'what should be done?'],
    ],
    2,
  ),
)(
  '%j is refused in words',
  async (args, words) => {
    const { code, printed } = await keys(tempHome(), ...args);
    expect(code).toBe(1);
    expect(printed).toMatch(/^tabrelay: /);
    expect(printed).toContain(words);
  },
  30_000,
);

test('a scope or an origin that is given twice is kept once', async () => {
  const home = tempHome();
  const origins = 'https://a.example,https://a.example/';
  await keys(home, 'add', 'bot', '--scopes', 'read,act,read', '--origins', origins);
  expect((await keys(home, 'list')).printed).toMatch(/\nbot {6}read,act {2}.* at https:\/\/a\.example\n$/);
}, 30_000);

test('the owner’s own key gets a new secret', async () => {
  const home = tempHome();
  expect((await keys(home, 'revoke', 'default')).printed).toContain('The default key is a new one, in ');
}, 30_000);

test.each(['keys', 'browsers'])(
  'npm run %s -- --help prints its own help',
  async (name) => {
    const help = npmStart(tempHome(), [name, '--help']);
    expect(await help.exitCode).toBe(0);
    expect(help.printed()).toMatch(new RegExp(`^Usage: npx tabrelay ${name} `));
  },
  30_000,
);
