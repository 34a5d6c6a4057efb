/** The page navigates between finding an element and acting on it. */
import type { ServerResponse } from 'node:http';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { borrowTabrelay } from '../../support/tabrelay/borrow-tabrelay';
import { until } from '../../support/until';

let tabrelay: Awaited<ReturnType<typeof borrowTabrelay>>['api'];
let site: Site;
let id: string;
let held: ServerResponse | undefined;

/** A document that reports its clicks and inputs under its name. */
const documentOf = (
  name: string,
  body: string,
) => `<title>${name}</title><h1>${name}</h1>${body}<button id="last">last</button><script>
    const report = (what) => fetch('/report', { method: 'POST', body: '${name} ' + what, keepalive: true });
    onclick = ({ target }) => { if (target.id) report('click ' + target.id); };
    oninput = ({ target }) => report('input ' + target.value);
    const go = () => { location.href = '/next'; };
  </script>`;

beforeAll(async () => {
  const borrowed = await borrowTabrelay();
  tabrelay = borrowed.api;
  site = await servePages({
    '/next': documentOf(
      'next',
      '<button id="late">late</button><button id="go">go</button><input id="field">',
    ),
    '/leaves-at-press': documentOf('first', '<button id="go" onmousedown="go()">go</button>'),
    // Not at any mouse: the machine's own pointer may rest above the window.
    '/leaves-at-hover': documentOf(
      'first',
      '<button id="go" onmouseenter="go()">go</button><div id="veil" hidden style="position: fixed; inset: 0">veil</div><script>onmouseover = ({ target }) => { if (target.id === "go") veil.hidden = false; }</script>',
    ),
    '/leaves-while-waited-for': documentOf(
      'first',
      '<button id="late" disabled>late</button><script>setTimeout(() => go(), 400)</script>',
    ),
    '/moves-on': documentOf('first', `<script>setTimeout(() => { location.href = '/link'; }, 400)</script>`),
    '/link': documentOf('link', '<a id="late" href="/held">late</a>'),
    '/held': (_, response) => {
      held = response;
    },
    '/leaves-at-third-key': documentOf(
      'first',
      `<input id="field"><script>
        let keys = 0;
        onkeydown = () => { keys += 1; if (keys === 3) go(); };
      </script>`,
    ),
    '/first': documentOf('first', '<button id="late">late</button><button id="own">own</button>'),
    '/goes-back': documentOf(
      'second',
      '<button id="late" disabled>late</button><script>setTimeout(() => history.back(), 400)</script>',
    ),
    '/stays': documentOf('second', '<button id="late">late</button><button id="other">other</button>'),
  });
  return async () => {
    await borrowed.giveBack();
    await site.close();
  };
});
beforeEach(async () => {
  id = await tabrelay.session();
  site.reports.length = 0;
});
afterEach(() => tabrelay.close(id));

const send = (body: Record<string, unknown>) => tabrelay.call('POST', `/session/${id}`, { body });

/** What pages have reported, once the steps before have been felt: this page's last report comes after them. */
async function reported(): Promise<string[]> {
  await tabrelay.act(id, 'click', '#last');
  await until('the last report', () => site.reports.some((line) => line.endsWith(' last')));
  return site.reports.filter((line) => !line.endsWith(' last'));
}

describe('a page that goes away', () => {
  test('at the press: the answer is of the press, and the next page is not clicked', async () => {
    await tabrelay.act(id, 'navigate', '', site.url('/leaves-at-press'));
    const answer = await send({ action: 'click', selector: '#go' });
    await until('the next page', async () => (await tabrelay.read(id, 'text', 'h1')) === 'next');
    expect([200, 503]).toContain(answer.status);
    expect(await reported()).not.toContain('next click go');
  });

  test('as the mouse comes: the next page is not clicked instead', async () => {
    await tabrelay.act(id, 'navigate', '', site.url('/leaves-at-hover'));
    const answer = await send({ action: 'click', selector: '#go' });
    // The next page may be slow to come; the veil is told of then.
    expect([400, 503]).toContain(answer.status);
    await until('the next page', async () => (await tabrelay.read(id, 'text', 'h1')) === 'next');
    expect(await reported()).toEqual([]);
  });

  test('while its button is waited for: one page is clicked once, and the answer says so', async () => {
    await tabrelay.act(id, 'navigate', '', site.url('/leaves-while-waited-for'));
    const answer = await send({ action: 'click', selector: '#late' });
    await until('the click to be counted', () => site.reports.length > 0);
    expect(answer.status).toBe(200);
    expect(await reported()).toEqual(['next click late']);
  });

  test('while its link is waited for: the answer says where the link led, not the page before', async () => {
    await tabrelay.act(id, 'navigate', '', site.url('/moves-on'));
    const clicked = tabrelay.act(id, 'click', '#late');
    await until('the page behind the link to be asked for', () => held !== undefined);
    held?.writeHead(200, { 'content-type': 'text/html' }).end('<h1>held</h1>');
    expect(await clicked).toMatchObject({ success: true, url: site.url('/held') });
  });

  test('while text is being typed: the rest is not typed into the next page', async () => {
    await tabrelay.act(id, 'navigate', '', site.url('/leaves-at-third-key'));
    const answer = await send({ action: 'type', selector: '#field', value: 'abcdefgh' });
    await until('the next page', async () => (await tabrelay.read(id, 'text', 'h1')) === 'next');
    expect(await tabrelay.read(id, 'value', '#field')).toBe('');
    expect((await reported()).filter((line) => line.startsWith('next input'))).toEqual([]);
    // Typed in full or not, nobody may be told that the next page took it.
    if (answer.status !== 200) expect(answer.headers.get('x-outcome')).toBe('unknown');
  });
});

describe('a page that comes back out of the cache', () => {
  test('while a button of the other one is waited for: one page is clicked once', async () => {
    await tabrelay.act(id, 'navigate', '', site.url('/first'));
    await tabrelay.act(id, 'navigate', '', site.url('/goes-back'));
    const answer = await send({ action: 'click', selector: '#late' });
    await until('the click to be counted', () => site.reports.length > 0);
    expect(answer.status).toBe(200);
    expect(await reported()).toEqual(['first click late']);
    expect(await tabrelay.read(id, 'text', 'h1')).toBe('first');
  });

  test('knows its own refs, and the page between does not take them for its own', async () => {
    await tabrelay.act(id, 'navigate', '', site.url('/first'));
    const own = /button "own" \[(\w+)\]/.exec(await tabrelay.read(id, 'snapshot', ''))?.[1];
    expect(own).toBeDefined();
    await tabrelay.act(id, 'navigate', '', site.url('/stays'));
    const astray = await send({ action: 'click', selector: `ref=${own}`, timeoutMs: 300 });
    expect([astray.status, astray.headers.get('x-error-code')]).toEqual([404, 'element_not_found']);
    await tabrelay.act(id, 'back', '');
    await tabrelay.act(id, 'click', `ref=${own}`);
    expect(await reported()).toEqual(['first click own']);
  });

  test('knows its own refs, and gives none that the page between has given', async () => {
    const refsIn = async (selector: string) =>
      [...(await tabrelay.read(id, 'snapshot', selector)).matchAll(/\[(\w+)\]/g)].map(([, ref]) => ref);
    await tabrelay.act(id, 'navigate', '', site.url('/first'));
    const [own] = await refsIn('#own');
    await tabrelay.act(id, 'navigate', '', site.url('/stays'));
    const between = await refsIn('');
    await tabrelay.act(id, 'back', '');
    const now = await refsIn('');
    expect(now).toContain(own);
    expect(now.filter((ref) => between.includes(ref))).toEqual([]);
  });
});
