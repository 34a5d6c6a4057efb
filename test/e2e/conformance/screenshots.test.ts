/** Screenshots of the viewport: formats, concurrent requests, errors. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { picture, type Rgb } from '../../support/picture';
import { imageOf } from '../../support/relay/rest-client';
import { isFullShare } from '../../support/share';
import { soakTest } from '../../support/soak-test';
import { shared } from '../../support/tabrelay/shared-tabrelay';
import { until } from '../../support/until';

const colours: Record<string, Rgb> = { red: [255, 0, 0], lime: [0, 255, 0], blue: [0, 0, 255] };

const tabrelay = shared();
let site: Site;
let id: string;
beforeAll(async () => {
  const plain = (colour: string) => [
    `/${colour}`,
    `<!doctype html><body style="margin: 0; background: ${colour}"><p style="height: 1500px"></p>`,
  ];
  site = await servePages({
    ...Object.fromEntries(Object.keys(colours).map(plain)),
    '/changes': `<!doctype html><button onclick="document.body.style.background = 'blue'">B</button>`,
    '/loops': `<!doctype html><body style="background: red"><script>
      onmessage = () => { for (;;); };
      addEventListener('click', () => postMessage(''));</script><button>Loop</button>`,
    '/tells': `<!doctype html><p style="height: 30000px"></p><script>
      addEventListener('scroll', () => fetch('/report', { method: 'POST', body: scrollY }));</script>`,
    '/leaves': `<!doctype html><body style="background: red"><button onclick="setTimeout(() => location.href = '/blue')">Go</button>`,
  });
  id = await tabrelay.session({ url: site.url('/red') });
});
afterAll(async () => {
  await tabrelay.close(id);
  await site.close();
});

test('what the step before it changed is in the screenshot', async () => {
  await tabrelay.act(id, 'navigate', '', site.url('/changes'));
  await tabrelay.act(id, 'click', 'button');

  expect(picture(await tabrelay.screenshot(id)).at(400, 400)).toEqual(colours.blue);
});

soakTest(
  'many callers at once each get the page they asked for, and none the quota of the browser',
  async () => {
    const names = Object.keys(colours);
    const ids = await Promise.all(names.map((name) => tabrelay.session({ url: site.url(`/${name}`) })));
    // The browser gives two a second.
    const queries = isFullShare ? ['', '?selector=p', '', '?selector=body', ''] : ['', '?selector=p'];

    const asked = queries.flatMap((query) =>
      ids.map(async (session, index) => {
        const image = picture(await tabrelay.screenshot(session, query));
        return [names[index], image.at(5, 60)];
      }),
    );

    for (const [name, colour] of await Promise.all(asked)) expect(colour).toEqual(colours[String(name)]);
    await Promise.all(ids.map((session) => tabrelay.close(session)));
  },
);

soakTest('callers that wait for the same screenshot of a page get the same one', async () => {
  await tabrelay.act(id, 'navigate', '', site.url('/lime'));
  const ask = () => tabrelay.screenshot(id, '?fullPage=true');

  const [first, ...others] = await Promise.all([ask(), ask(), ask()]);

  expect(picture(first as Buffer)).toMatchObject({ height: 1500 + 32 });
  for (const other of others) expect(other.equals(first as Buffer)).toBe(true);
});

test('a caller that disconnects leaves the page as it was to the next step', async () => {
  await tabrelay.act(id, 'navigate', '', site.url('/tells'));
  const left = new AbortController();
  const headers = { authorization: `Bearer ${tabrelay.apiKey}` };
  const path = `${tabrelay.baseUrl}/session/${id}/screenshot?fullPage=true`;
  const asked = fetch(path, { headers, signal: left.signal }).then(
    () => 'answered',
    () => 'left',
  );
  await until('the page to be scrolled through', () => site.reports.length > 1);

  left.abort();

  expect(await asked).toBe('left');
  expect(await tabrelay.step(id, 'scroll', '', 7, 3_000)).toMatchObject({ scrollTop: 7 });
});

soakTest('a page that is busy for ever is shown as it stands, or told to be silent', async () => {
  const busy = await tabrelay.session({ url: site.url('/loops') });
  await tabrelay.call('POST', `/session/${busy}`, {
    body: { action: 'click', selector: 'button', timeoutMs: 500 },
  });

  const answer = await tabrelay.call('GET', `/session/${busy}/screenshot`);

  // Whether the browser still has a picture of it is its own affair.
  if (answer.status === 200) expect(picture(imageOf(answer)).at(400, 400)).toEqual(colours.red);
  else expect(answer.headers.get('x-error-code')).toBe('timeout');
  expect(answer.tookMs).toBeLessThan(6_000);
  await tabrelay.close(busy);
});

test('a page that has been left is not shown any more, the next one is', async () => {
  await tabrelay.act(id, 'navigate', '', site.url('/leaves'));
  await tabrelay.act(id, 'click', 'button');
  await tabrelay.step(id, 'wait', '', { url: '/blue' });

  expect(picture(await tabrelay.screenshot(id)).at(400, 400)).toEqual(colours.blue);
});

test('the address of a page that could not be loaded is no reason to hang', async () => {
  await tabrelay.call('POST', `/session/${id}`, {
    body: { action: 'navigate', selector: '', value: 'http://127.0.0.1:9/' },
  });

  const shown = await tabrelay.call('GET', `/session/${id}/screenshot`);
  const element = await tabrelay.call('GET', `/session/${id}/screenshot?selector=body`);

  expect([shown.status, element.headers.get('x-error-code')]).toEqual([200, 'restricted_page']);
});

test('a new session is a white page, in full too', async () => {
  const blank = await tabrelay.session();

  expect(picture(await tabrelay.screenshot(blank, '?fullPage=true')).at(9, 9)).toEqual([255, 255, 255]);
  await tabrelay.close(blank);
});
