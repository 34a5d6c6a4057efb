/** A task reaches private network addresses only if the caller named them. */
import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { share } from '../../support/share';
import { shared } from '../../support/tabrelay/shared-tabrelay';

const tabrelay = shared();
let site: Site;
let asked: string[] = [];
const port = () => new URL(site.url('/')).port;
const to: RequestListener = (request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://x');
  response.writeHead(302, { location: searchParams.get('to') ?? '/' }).end();
};

beforeAll(async () => {
  site = await servePages({
    '/page': (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<!doctype html><title>Page</title><p>Page</p>
        <a href="http://inner.test:${port()}/in">Inner name</a>
        <a href="http://localhost:${port()}/in">Local host</a>
        <a href="/to?to=http://127.0.0.1:${port()}/in">Redirected</a>`),
    '/in': (request, response) => {
      asked.push(String(request.headers.host));
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>In</title><p>Inner words</p><button>Inner button</button>');
    },
    '/framed': (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          `<!doctype html><title>Framed</title><p>Page</p><iframe src="http://inner.test:${port()}/in"></iframe>`,
        ),
    '/to': to,
  });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => site.close());

async function browse(prompt: string, options: Record<string, unknown> = {}) {
  const body = { prompt, url: `http://shop.test:${port()}/page`, maxSteps: 5, ...options };
  const answer = await tabrelay.call('POST', '/browse', { body });
  return {
    status: answer.status,
    told: JSON.stringify(answer.body),
    result: (answer.body.result ?? {}) as Record<string, unknown>,
  };
}

test.each(share(['Local host', 'Redirected', 'Inner name'], 2))(
  'a link to %s does not lead there',
  async (words) => {
    const { told, result } = await browse(`Click "${words}"`);
    expect(result.outcome).not.toBe('done');
    expect(told).not.toContain('Inner words');
    expect(asked).toEqual([]);
  },
);

test('neither does one that the list allows by a name that leads into the private network', async () => {
  const allowedDomains = ['shop.test', 'inner.test'];
  const { told, result } = await browse('Click "Inner name"', { allowedDomains });
  expect(result.outcome).not.toBe('done');
  expect(told).not.toContain('Inner words');
  expect(told).toContain(`inner.test:${port()} leads to 127.0.0.1 in a private network`);
  // Its IP address is known from its answer only, which is dropped.
  expect(asked).toContain(`inner.test:${port()}`);
});

test('what a frame shows from such a name is neither read nor clicked', async () => {
  const allowedDomains = ['shop.test', 'inner.test'];
  const url = `http://shop.test:${port()}/framed`;
  const { told, result } = await browse('Click "Inner button"', { url, allowedDomains });
  expect(asked).toContain(`inner.test:${port()}`);
  expect(result.outcome).not.toBe('done');
  expect(told).not.toContain('Inner words');
  // From where the task itself is it is clicked, or this test would be for nothing.
  const own = await browse('Click "Inner button"', { url: `http://inner.test:${port()}/framed` });
  expect(own.result.actions).toContainEqual(expect.objectContaining({ type: 'click' }));
});

test('opening a public site does not lead into the private network', async () => {
  const { status, told } = await browse('Read it', {
    url: `http://shop.test:${port()}/to?to=http://localhost:${port()}/in`,
  });
  expect([status, asked]).toEqual([403, []]);
  expect(told).not.toContain('Inner words');
});

test('what the prompt names is reached', async () => {
  const { result } = await browse(`Click "Local host". Open http://localhost:${port()}/in`);
  expect(asked).toContain(`localhost:${port()}`);
  expect(result.finalUrl).toBe(`http://localhost:${port()}/in`);
});
