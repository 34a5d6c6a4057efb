/** Forbidden addresses are not opened, and their pages are not read. */
import type { RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { share } from '../../support/share';
import { soakTest } from '../../support/soak-test';
import { shared } from '../../support/tabrelay/shared-tabrelay';

const tabrelay = shared();
const relay = new URL(tabrelay.origin);
const forbidden = ['169.254.169.254', '169.254.1.1', 'metadata.google.internal', 'metadata.google.internal.'];
let hosts: string[] = [];
let site: Site;
const opened: string[] = [];

const html =
  (body: () => string): RequestListener =>
  (request, response) => {
    hosts.push(`${request.headers.host}${request.url}`);
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>page</title>${body()}`);
  };
const port = () => new URL(site.url('/')).port;
const to: RequestListener = (request, response) => {
  const query = new URL(request.url ?? '', 'http://x').searchParams;
  response.writeHead(302, { location: query.get('to') ?? '/' }).end();
};

beforeAll(async () => {
  site = await servePages({
    '/page': html(
      () => `<p>Page</p>
      ${forbidden.map((host) => `<a href="http://${host}:${port()}/never">${host}</a> <a href="/to?to=http://${host}:${port()}/never">by ${host}</a>`).join(' ')}
      <a href="http://ada:secret@127.0.0.1:${port()}/never">user</a>
      <a href="${relay.origin}/docs">docs</a><a href="http://localhost:${relay.port}/health">health</a>
      <a href="http://localhost.:${relay.port}/docs">dotted docs</a><a href="/to?to=http://localhost.:${relay.port}/pair">by dotted pair</a>
      <a href="${relay.origin}/practice">practice</a>
      <button onclick="for (const at of ['http://169.254.1.1:${port()}/never', '${relay.origin}/docs']) document.body.append(Object.assign(document.createElement('iframe'), { src: at }))">frames</button>`,
    ),
    '/to': to,
    '/never': html(() => '<p>Never</p>'),
    '/register': html(
      () => `<button onclick="navigator.serviceWorker.register('/served/worker.js', { scope: '/served/' }).then(({ installing }) => {
        installing.onstatechange = () => { if (installing.state === 'activated') p.textContent = 'ready' } })">register</button>
        <p id="p"></p>`,
    ),
    '/served/worker.js': (_, response) => {
      response.setHeader('content-type', 'text/javascript');
      response.end(
        `onfetch = (event) => event.respondWith(new Response('<title>made up</title><p>From the worker</p>', { headers: { 'content-type': 'text/html' } }))`,
      );
    },
    '/shop': html(
      () => `<p>Shop</p><a id="link" href="//localhost:${port()}/served/page">link</a>
      <button onclick="document.body.append(Object.assign(document.createElement('iframe'), { src: '//localhost:${port()}/served/page', id: 'f' }))">frame</button>`,
    ),
  });
});
afterEach(async () => {
  for (const id of opened.splice(0)) await tabrelay.close(id);
  hosts = [];
});
afterAll(() => site.close());

async function open(options: Record<string, unknown>): Promise<string> {
  const id = await tabrelay.session(options);
  opened.push(id);
  return id;
}

async function step(id: string, action: string, selector: string, value?: unknown): Promise<string> {
  const answer = await tabrelay.call('POST', `/session/${id}`, { body: { action, selector, value } });
  return `${answer.status} ${answer.headers.get('x-error-code')}: ${answer.body.error}`;
}

const asked = (path: string) => hosts.filter((host) => host.endsWith(path));

describe('an address', () => {
  let id: string;
  beforeAll(async () => {
    id = await tabrelay.session();
  });
  afterAll(() => tabrelay.close(id));

  test.each(
    share(
      [
        ['http://169.254.169.254/latest/meta-data/', '403 domain_not_allowed'],
        ['http://[fe80::1]/', '403 domain_not_allowed'],
        ['http://[::ffff:169.254.169.254]/', '403 domain_not_allowed'],
        ['http://0xa9fea9fe/', '403 domain_not_allowed'],
        ['http://2852039166/', '403 domain_not_allowed'],
        ['http://metadata.google.internal/', '403 domain_not_allowed'],
        ['http://100.100.100.200/', '403 domain_not_allowed'],
        ['http://ada:secret@127.0.0.1/', '400 bad_request'],
        ['http://ada@127.0.0.1/', '400 bad_request'],
        ['http://127.0.0.1/\u0000', '400 bad_request'],
        ['file:///etc/passwd', '400 bad_request'],
        ['javascript:alert(1)', '400 bad_request'],
        ['chrome://settings/', '400 bad_request'],
        [`http://127.0.0.1:${relay.port}/docs`, '403 domain_not_allowed'],
        [`http://localhost:${relay.port}/health`, '403 domain_not_allowed'],
        [`http://127.1:${relay.port}/pair`, '403 domain_not_allowed'],
        [`http://[::1]:${relay.port}/`, '403 domain_not_allowed'],
        [`http://0.0.0.0:${relay.port}/v1/sessions`, '403 domain_not_allowed'],
        [`http://127.0.0.1:${relay.port}/practice/../docs`, '403 domain_not_allowed'],
        [`http://localhost.:${relay.port}/docs`, '403 domain_not_allowed'],
        [`http://localhost%2e.:${relay.port}/docs`, '403 domain_not_allowed'],
        ['http://metadata.google.internal./', '403 domain_not_allowed'],
      ],
      11,
    ),
  )('%j is not opened, neither by a step nor with a session', async (url, refusal) => {
    expect(await step(id, 'navigate', '', url)).toMatch(new RegExp(`^${refusal}: `));
    const answer = await tabrelay.call('POST', '/session', { body: { url } });
    expect(`${answer.status} ${answer.headers.get('x-error-code')}`).toBe(refusal);
  });

  test('of the practice page is opened', async () => {
    await tabrelay.act(id, 'navigate', '', `${tabrelay.practice}?x#hello`);
    expect(await tabrelay.read(id, 'count', '#hello')).toBe('1');
  });

  test.each(
    share(
      [
        ...forbidden,
        ...forbidden.map((host) => `by ${host}`),
        'user',
        'docs',
        'health',
        'dotted docs',
        'by dotted pair',
      ],
      4,
    ),
  )('is not reached by a link either: %s', async (words) => {
    await tabrelay.act(id, 'navigate', '', site.url('/page'));
    expect(await step(id, 'click', `text="${words}"`)).toMatch(/^403 domain_not_allowed/);
    expect(asked('/never')).toEqual([]);
    expect(await step(id, 'text', '')).toMatch(/^403 domain_not_allowed/);
  });

  test('of the practice page is reached by a link', async () => {
    await tabrelay.act(id, 'navigate', '', site.url('/page'));
    await tabrelay.act(id, 'click', 'text="practice"');
    expect(await tabrelay.read(id, 'count', '#hello')).toBe('1');
  });

  test('is not reached by a frame', async () => {
    await tabrelay.act(id, 'navigate', '', site.url('/page'));
    await tabrelay.act(id, 'click', 'text="frames"');
    await tabrelay.act(id, 'wait', '', 200);
    expect(asked('/never')).toEqual([]);
    expect(await step(id, 'text', 'iframe[src*=docs] >>> body')).not.toMatch(/^200/);
  });
});

/** A session on the other site, where a service worker makes up a page from now on. */
async function openMadeUp(): Promise<void> {
  const away = await open({ url: `http://localhost:${port()}/register` });
  await tabrelay.act(away, 'click', 'button');
  await tabrelay.act(away, 'wait', '#p', 'ready');
  await tabrelay.act(away, 'navigate', '', `http://localhost:${port()}/served/page`);
  // The rule of the browser does not see it, or these tests would be for nothing.
  expect(await tabrelay.read(away, 'text', '')).toBe('From the worker');
}

test('a page that its own service worker makes up elsewhere is dropped unread', async () => {
  await openMadeUp();
  const id = await open({ url: site.url('/shop'), allowedDomains: [`127.0.0.1:${port()}`] });
  const clicked = await step(id, 'click', '#link');
  expect(clicked).toMatch(/^403 domain_not_allowed/);
  expect(await step(id, 'text', '')).toMatch(/^403 domain_not_allowed/);
  expect(await step(id, 'snapshot', '')).toMatch(/^403 domain_not_allowed/);
  const picture = await tabrelay.call('GET', `/session/${id}/screenshot`);
  expect([picture.status, picture.headers.get('x-error-code')]).toEqual([403, 'domain_not_allowed']);
  await tabrelay.act(id, 'navigate', '', site.url('/shop'));
  expect(await tabrelay.read(id, 'text', 'p')).toBe('Shop');
});

soakTest('a frame that a service worker makes up elsewhere is not read', async () => {
  await openMadeUp();
  const id = await open({ url: site.url('/shop'), allowedDomains: [`127.0.0.1:${port()}`] });
  await tabrelay.act(id, 'click', 'button');
  await tabrelay.act(id, 'wait', '', 300);
  expect(await tabrelay.read(id, 'text', '')).not.toContain('From the worker');
  expect(await tabrelay.read(id, 'snapshot', '')).not.toContain('From the worker');
});
