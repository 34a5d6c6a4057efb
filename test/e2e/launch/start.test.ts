/** `npm start` launches a browser and reopens it. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { decode } from 'fast-png';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { pairingsIn } from '../../../relay/access/pairings';
import { servePages } from '../../support/pages/serve-pages';
import {
  expectNothingLeft,
  findProcess,
  npmStart,
  processTree,
  runStart,
  type Start,
  signalProcess,
  stillRunning,
} from '../../support/relay/npm-start';
import { api } from '../../support/relay/rest-client';
import { share } from '../../support/share';
import { soakTest } from '../../support/soak-test';

const home = mkdtempSync(join(tmpdir(), 'tabrelay-home-'));
/** The one that runs; the tests below are what happens to it in the course of a day. */
let start: Start;

beforeAll(async () => {
  start = runStart(home, ['--port', '0'], { DISPLAY: '', WAYLAND_DISPLAY: '' });
  await start.says('Try it');
  return async () => {
    await start.end();
    rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
}, 90_000);

const apiKey = () => readFileSync(join(home, 'api-key'), 'utf8').trim();
const client = async () => api(`${await start.url()}/v1`, apiKey());
const practice = async () => `${await start.url()}/practice`;

async function connectedBrowsers(one = start): Promise<number> {
  const health = await (await fetch(`${await one.url()}/health`)).json();
  return (health as { browsers: number }).browsers;
}

/** Resolves when the browser has connected once more since `act`. */
async function connectsAfter(act: () => void): Promise<void> {
  const before = start.printed().split('Connected: ').length - 1;
  act();
  await start.says('Connected: ', before + 1);
}

/** Starts tabrelay again on the same home. */
async function startAgain(port = '0'): Promise<void> {
  await start.end();
  start = runStart(home, ['--headless', '--port', port]);
  await start.says('Try it');
}

describe('a first start', () => {
  test('brings a browser that is paired without a click', async () => {
    expect(start.printed()).toContain('Connected: ');
    expect(await connectedBrowsers()).toBe(1);
  });

  test('prints three lines that work when pasted, once there is a browser for them', async () => {
    await start.says('screenshot.png');
    const [before, after] = start.printed().split('Connected: ');
    expect(before).toContain('Base URL');
    expect(before).not.toContain('curl ');
    const lines = after?.match(/^(reply=|curl ).*$/gm) ?? [];
    const { stdout } = await promisify(execFile)('bash', ['-c', lines.join('\n')], { cwd: home });
    expect(JSON.parse(stdout)).toMatchObject({
      status: 'success',
      result: { action: 'click', success: true },
    });
    expect(decode(readFileSync(join(home, 'screenshot.png')))).toMatchObject({ width: 1280, height: 800 });
  });

  test('keeps the key out of the terminal and of every command line', () => {
    const secrets = [
      apiKey(),
      ...pairingsIn(home)
        .list()
        .map(({ secret }) => secret),
    ];
    expect(secrets).toHaveLength(2);
    const commandLines = processTree(start.pid).map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
    for (const secret of secrets) expect([start.printed(), ...commandLines].join('\n')).not.toContain(secret);
  });

  test('without a display says that there is no window to see', () => {
    expect(start.printed()).toContain('headless, as there is no display');
  });
});

describe('the browser', () => {
  soakTest('survives the relay, which is back by itself', async () => {
    const browser = findProcess(start.pid, '--user-data-dir') ?? 0;
    await connectsAfter(() => signalProcess(start.pid, 'main.mjs', 'SIGKILL'));
    expect(stillRunning([browser])).toEqual([browser]);
  });

  test('is not started twice on one profile', async () => {
    const second = npmStart(home, ['--headless', '--port', '0']);
    await second.says('/profile is in use by another browser; close that one, or set TABRELAY_HOME');
    expect(await connectedBrowsers(second)).toBe(0);
  });

  const endings = [
    ['closed by the user', 'SIGTERM'],
    ['killed', 'SIGKILL'],
  ] as const;
  test.each(share(endings, 1))(
    '%s restarts on Enter: its sessions are lost and reported as lost, new ones work',
    async (_, signal) => {
      const tabrelay = await client();
      const lost = await tabrelay.session({ url: await practice() });
      const said = start.printed().split('The browser was closed').length;
      signalProcess(start.pid, '--user-data-dir', signal);
      await start.says('The browser was closed; the relay goes on. Enter starts it again.', said);
      const count = () =>
        tabrelay.call('POST', `/session/${lost}`, { body: { action: 'count', selector: 'a' } });
      const meanwhile = await count();
      expect([meanwhile.status, meanwhile.headers.get('x-error-code')]).toEqual([503, 'no_browser']);

      await connectsAfter(start.pressEnter);
      expect(await connectedBrowsers()).toBe(1);
      expect(await tabrelay.sessions()).toEqual([]);
      const gone = await count();
      expect([gone.status, gone.headers.get('x-error-code')]).toEqual([404, 'session_not_found']);
      const fresh = await tabrelay.session({ url: await practice() });
      expect(await tabrelay.read(fresh, 'text', 'h1')).toBe('tabrelay practice');
    },
  );
});

describe('after the end', () => {
  test('nothing is left running by SIGINT', () => expectNothingLeft(start, 'SIGINT'));

  soakTest('the browser is the same one for sessions after a new start', async () => {
    const [before] = pairingsIn(home).list();
    await startAgain(new URL(await start.url()).port);
    expect(pairingsIn(home).list()).toEqual([before]);
    expect(start.printed().match(/Connected: /g)).toHaveLength(1);
    // Its profile knows relay and extension from before; what is asked now must not be cut off when that is loaded anew.
    await (await client()).session();
    await start.says('Started ');
    await (await client()).session();
    expect(start.printed().match(/browser connected/g)).toHaveLength(1);
  });

  soakTest('a login outlives Ctrl-C', async () => {
    const cookies: (string | undefined)[] = [];
    const site = await servePages({
      '/login': (_, response) =>
        response
          .writeHead(200, { 'set-cookie': 'user=ann; Max-Age=86400', 'content-type': 'text/html' })
          .end(),
      '/account': (request, response) => {
        cookies.push(request.headers.cookie);
        response.writeHead(200, { 'content-type': 'text/html' }).end();
      },
    });
    onTestFinished(() => site.close());

    await (await client()).session({ url: site.url('/login') });
    start.signal('SIGINT');
    expect(await start.exitCode).toBe(0);

    const preferences = readFileSync(join(home, 'profile/Default/Preferences'), 'utf8');
    expect(JSON.parse(preferences).profile.exit_type).toBe('Normal');
    await startAgain();
    await (await client()).session({ url: site.url('/account') });
    expect(cookies).toEqual(['user=ann']);
  });
});
