/** Opening a page leads into the private network only where the caller has named that, whichever call opens it. */
import type { RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { share } from '../../support/share';
import { soakTest } from '../../support/soak-test';
import { shared } from '../../support/tabrelay/shared-tabrelay';
import { until } from '../../support/until';

const tabrelay = shared();
let site: Site;
let inner: Site;
/** What the service that nobody has named was asked for. */
let asked: string[] = [];

const portOf = (one: Site) => new URL(one.url('/')).port;
const page =
  (html: string): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Page</title>${html}`);
const goingTo =
  (html: (to: string) => string): RequestListener =>
  (request, response) => {
    const to = new URL(request.url ?? '', 'http://x').searchParams.get('to') ?? '';
    page(html(to))(request, response);
  };

beforeAll(async () => {
  inner = await servePages({
    '/': (request, response) => {
      asked.push(String(request.headers.host));
      page('<p>Inner words cost 5 euros</p>')(request, response);
    },
  });
  site = await servePages({
    '/page': page('<p>Outer words cost 7 euros</p>'),
    '/302': (request, response) => {
      const to = new URL(request.url ?? '', 'http://x').searchParams.get('to') ?? '';
      response.writeHead(302, { location: to }).end();
    },
    '/refresh': (request, response) => {
      const to = new URL(request.url ?? '', 'http://x').searchParams.get('to') ?? '';
      response.writeHead(200, { 'content-type': 'text/html', refresh: `0; url=${to}` }).end('<p>Soon</p>');
    },
    '/meta': goingTo((to) => `<meta http-equiv="refresh" content="0; url=${to}"><p>Soon</p>`),
    '/script': goingTo((to) => `<script>location.replace('${to}')</script><p>Soon</p>`),
    '/form': goingTo(
      (to) => `<form method="post" action="${to}"></form><script>document.forms[0].submit()</script>`,
    ),
    '/link': goingTo((to) => `<a id="a" href="${to}">x</a><script>a.click()</script>`),
    '/late': goingTo(
      (to) =>
        `<script>addEventListener('load', () => setTimeout(() => { location = '${to}' }, 100))</script><p>Soon</p>`,
    ),
    '/frame': goingTo((to) => `<p>Outer words cost 7 euros</p><iframe src="${to}"></iframe>`),
  });
});
beforeEach(() => {
  asked = [];
});
afterEach(async () => {
  for (const { id } of await tabrelay.sessions()) await tabrelay.close(id);
});
afterAll(async () => {
  await site.close();
  await inner.close();
});

/** A public site, to judge by its name, and one at home. */
const starts = [
  ['a public site', () => `http://shop.test:${portOf(site)}`],
  ['a site of this machine', () => `http://127.0.0.1:${portOf(site)}`],
] as const;
const ways = ['302', 'refresh', 'meta', 'script', 'form', 'link'] as const;
const away = (start: string, way: string, to: string) => `${start}/${way}?to=${encodeURIComponent(to)}`;

const calls = {
  retrieve: (url: string) =>
    tabrelay.call('POST', '/retrieve', { body: { url, query: 'What do words cost?' } }),
  browse: (url: string) =>
    tabrelay.call('POST', '/browse', { body: { url, prompt: 'Click "Inner words"', maxSteps: 1 } }),
  session: (url: string) => tabrelay.call('POST', '/session', { body: { url } }),
};

const starting = starts.flatMap(([from, start]) => ways.map((way) => ({ from, start, way })));
for (const { from, start, way } of share(starting, 1))
  test(`from ${from} a ${way} to a service that nobody named is dropped unread`, async () => {
    const host = way === 'link' ? 'localhost.' : 'localhost';
    const to = `http://${host}:${portOf(inner)}/`;
    for (const [name, call] of Object.entries(calls)) {
      const answer = await call(away(start(), way, to));
      const told = JSON.stringify(answer.body);
      expect(told, name).not.toContain('Inner words cost');
      // A script or meta element may navigate after the page has loaded; what is read then is refused.
      if (answer.status === 200 && answer.body.sessionId !== undefined) {
        const id = String(answer.body.sessionId);
        const read = () => tabrelay.call('POST', `/session/${id}`, { body: { action: 'text' } });
        await until('the page to have gone', async () => (await read()).status === 403);
      } else expect(answer.headers.get('x-error-code'), name).toBe('domain_not_allowed');
    }
    expect(asked).toEqual([]);
  });

test('a name that leads into the private network is dropped unread as well', async () => {
  const to = `http://inner.test:${portOf(inner)}/`;
  for (const call of Object.values(calls)) {
    const answer = await call(away(`http://shop.test:${portOf(site)}`, '302', to));
    expect(answer.status).toBe(403);
    expect(JSON.stringify(answer.body)).not.toContain('Inner words cost');
  }
  // Its IP address is known from its answer only, which is dropped.
  expect(asked.length).toBeGreaterThan(0);
});

soakTest('a redirect long after the load is not read either, until the caller acts', async () => {
  const url = away(`http://127.0.0.1:${portOf(site)}`, 'late', `http://localhost:${portOf(inner)}/`);
  const id = await tabrelay.session({ url });
  const read = () => tabrelay.call('POST', `/session/${id}`, { body: { action: 'text' } });
  await until('the page to have gone', async () => (await read()).status === 403);
  expect(asked).toEqual([]);
});

test('a public page shows a question no frame of the private network', async () => {
  for (const [, start] of starts) {
    const url = away(start(), 'frame', `http://localhost:${portOf(inner)}/`);
    const answer = await calls.retrieve(url);
    expect(JSON.stringify(answer.body)).not.toContain('Inner words');
    expect(JSON.stringify(answer.body)).toContain('Outer words cost 7 euros');
  }
  expect(asked).toEqual([]);
});

test('a question in an open session is not led into the private network, and leaves the session free', async () => {
  const id = await tabrelay.session();
  const url = away(`http://shop.test:${portOf(site)}`, '302', `http://localhost:${portOf(inner)}/`);
  const body = { sessionId: id, url, query: 'What do words cost?' };
  expect(await tabrelay.call('POST', '/retrieve', { body })).toMatchObject({ status: 403 });
  expect(asked).toEqual([]);
  await tabrelay.act(id, 'navigate', '', url);
  expect(await tabrelay.read(id, 'text', '')).toBe('Inner words cost 5 euros');
});

test('what the caller names is opened and read: by url, in the question, in the list, by a step', async () => {
  const named = `http://localhost:${portOf(inner)}/`;
  const url = away(`http://shop.test:${portOf(site)}`, '302', named);
  const query = 'What do words cost?';
  const answers = await Promise.all([
    calls.retrieve(named),
    tabrelay.call('POST', '/retrieve', { body: { url, query: `${query} I mean those of ${named}.` } }),
  ]);
  for (const { body } of answers) expect(JSON.stringify(body)).toContain('Inner words cost 5 euros');
  const listed = await tabrelay.session({ url, allowedDomains: ['shop.test', `localhost:${portOf(inner)}`] });
  expect(await tabrelay.read(listed, 'text', '')).toBe('Inner words cost 5 euros');
  const led = await tabrelay.session({ url: `http://shop.test:${portOf(site)}/page` });
  await tabrelay.act(led, 'navigate', '', url);
  expect(await tabrelay.read(led, 'text', '')).toBe('Inner words cost 5 euros');
});

test('redirects within the named site work, with and without secrets', async () => {
  const to = `http://login.shop.test:${portOf(site)}/page`;
  const url = away(`http://www.shop.test:${portOf(site)}`, '302', to);
  expect(JSON.stringify((await calls.retrieve(url)).body)).toContain('Outer words cost 7 euros');
  const id = await tabrelay.session({ url });
  expect(await tabrelay.read(id, 'text', '')).toBe('Outer words cost 7 euros');
  const body = { url, prompt: 'Click "Nothing"', secrets: { password: 'x' }, maxSteps: 1 };
  const answer = await tabrelay.call('POST', '/browse', { body });
  expect(answer.body).toMatchObject({ result: { finalUrl: to } });
});

test.each(share(ways, 2))(
  'with secrets a %s to another site does not widen where they may be typed',
  async (way) => {
    // By its name it is the caller's own site, so that only the list can keep it out.
    const other = `http://127.0.0.1:${portOf(inner)}/`;
    const url = away(`http://shop.test:${portOf(site)}`, way, other);
    const prompt = `Type {{password}} into Field at ${other}`;
    const secrets = { password: 'tiger 42' };
    const answer = await tabrelay.call('POST', '/browse', { body: { url, prompt, secrets, maxSteps: 2 } });
    expect(JSON.stringify(answer.body)).not.toContain('Inner words');
    expect(asked).toEqual([]);
  },
);

test('secrets without a url or a list are refused', async () => {
  const id = await tabrelay.session({ url: `http://shop.test:${portOf(site)}/page` });
  const body = { sessionId: id, prompt: 'Type {{word}} into Field', secrets: { word: 'tiger 42' } };
  const answer = await tabrelay.call('POST', '/browse', { body });
  expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining('allowedDomains')]);
});

test.each(['co.uk', 'com.', '*.com:443'])('a session is not bound to %s', async (entry) => {
  const answer = await tabrelay.call('POST', '/session', { body: { allowedDomains: [entry] } });
  expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining('public suffix')]);
});
