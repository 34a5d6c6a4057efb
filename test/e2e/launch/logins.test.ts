// Why: a login that is gone after Ctrl-C would make the separate browser useless.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { servePages } from '../../support/pages/serve-pages';
import { tempHome } from '../../support/stand-ins/temp-home';
import { npmStart, type Start } from '../../support/tabrelay/npm-start';
import { api } from '../../support/tabrelay/rest-client';

async function visit(start: Start, home: string, url: string): Promise<void> {
  const key = readFileSync(join(home, 'api-key'), 'utf8').trim();
  await api(`${await start.url()}/v1`, key).session({ url });
}

async function startBrowser(home: string): Promise<Start> {
  const start = npmStart(home, ['--headless', '--port', '0']);
  await start.says('Connected: ');
  return start;
}

test('a login outlives Ctrl-C', async () => {
  const cookies: (string | undefined)[] = [];
  const site = await servePages({
    '/login': (_, response) =>
      response.writeHead(200, { 'set-cookie': 'user=ann; Max-Age=86400', 'content-type': 'text/html' }).end(),
    '/account': (request, response) => {
      cookies.push(request.headers.cookie);
      response.writeHead(200, { 'content-type': 'text/html' }).end();
    },
  });
  onTestFinished(() => site.close());
  const home = tempHome();

  const first = await startBrowser(home);
  await visit(first, home, site.url('/login'));
  first.signal('SIGINT');
  expect(await first.exitCode).toBe(0);

  const preferences = readFileSync(join(home, 'profile/Default/Preferences'), 'utf8');
  expect(JSON.parse(preferences).profile.exit_type).toBe('Normal');
  await visit(await startBrowser(home), home, site.url('/account'));
  expect(cookies).toEqual(['user=ann']);
});
