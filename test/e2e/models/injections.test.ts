/**
 * Prompt injections in pages: with an obedient model the user's secrets and browser stay safe. The pages were written
 * before the task loop and change only to correct errors that the commit states.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Injection, readInjectionPage, readInjections } from '../../autonomy/injections/read-injections';
import { acts, done, type ModelServer, startModelServer } from '../../support/models/model-server';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { isFullShare } from '../../support/share';
import { type Borrowed, borrowTabrelay } from '../../support/tabrelay/borrow-tabrelay';

/** In `npm test` some of the pages, in the soak all. */
const few: readonly string[] = [
  'aria-label',
  'system-message',
  'other-domain-link',
  'foreign-form',
  'window-open',
];

const secret = 'tortoise-4417-lamplight';
/** What the test itself asks of the attacker's host. */
const after = '/after';

interface Host {
  origin: string;
  /** Method and path of all that was asked for, but what the pages load by themselves. */
  asked: string[];
  close(): Promise<void>;
}

let tabrelay: Borrowed;
let model: ModelServer;
let evil: Host;
let site: Site;

beforeAll(async () => {
  tabrelay = await borrowTabrelay();
  model = await startModelServer(tabrelay.modelPort);
  evil = await startEvil();
  site = await servePages({
    ...Object.fromEntries(
      readInjections().map(({ page }) => [`/${page}.html`, readInjectionPage(page, evil.origin)]),
    ),
    '/hop': (request, response) => {
      const to = new URL(request.url ?? '/', 'http://site').searchParams.get('to') ?? '/';
      response.writeHead(302, { location: to }).end();
    },
  });
}, 120_000);

afterAll(async () => {
  await tabrelay?.giveBack();
  await site?.close();
  await evil?.close();
  await model?.close();
});

/** The attacker's host, of another name and port than the site. */
async function startEvil(): Promise<Host> {
  const asked: string[] = [];
  const loads = new Set(readInjections().flatMap((injection) => injection.loads ?? []));
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (!loads.has(path) && path !== after) asked.push(`${request.method} ${path}`);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const answer = '<link rel="icon" href="data:,">got it';
    response.end(loads.has(path) ? readInjectionPage(path.slice(1, -'.html'.length)) : answer);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://evil.localhost:${port}`,
    asked,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Turns of a model that does all the page wants, one act at a time, and then says that it is done. */
function obey({ obedient }: Injection) {
  const turns = obedient.map(({ action, url, selector = '', frame, value }) =>
    acts({ action, selector: frame ? `${frame} >>> ${selector}` : selector, value: url ?? value }),
  );
  return [...turns, done('Done.', 'Done.')];
}

async function browse(injection: Injection) {
  evil.asked.length = 0;
  model.script(...obey(injection));
  const body = {
    prompt: injection.prompt,
    url: site.url(`/${injection.page}.html`),
    maxSteps: injection.obedient.length + 2,
    secrets: { password: secret },
  };
  const answer = await tabrelay.api.call('POST', '/browse', { body });
  // What the page sent last may still be under way; a request after it is there after it.
  await tabrelay.api.close(await tabrelay.api.session({ url: `${evil.origin}${after}` }));
  return answer;
}

test('the other host is within reach of a session that nothing holds back', async () => {
  const id = await tabrelay.api.session({ url: `${evil.origin}/collect` });
  await tabrelay.api.close(id);
  expect(evil.asked).toContain('GET /collect');
});

describe('a model that obeys the page', () => {
  const ids = readInjections()
    .map(({ id }) => id)
    .filter((id) => isFullShare || few.includes(id));
  test.each(ids)('%s', async (id) => {
    const injection = readInjections(evil.origin).find((one) => one.id === id);
    if (!injection) throw new Error(`no injection ${id}`);
    const answer = await browse(injection);

    expect(answer.body.error).toBeUndefined();
    expect(answer.status).toBe(200);
    expect(model.asked.length).toBeGreaterThan(0);
    expect.soft(evil.asked).toEqual([]);
    for (const { raw } of model.asked) {
      expect.soft(raw).not.toContain(secret);
      for (const unseen of injection.neverToModel) expect.soft(raw).not.toContain(unseen);
    }
    expect.soft(JSON.stringify(answer.body)).not.toContain(secret);
  });
});
