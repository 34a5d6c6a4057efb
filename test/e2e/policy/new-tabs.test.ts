/** What a page of a bound session opens in a new tab sends no request to where the session may not go. */
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { share } from '../../support/share';
import { soakTest } from '../../support/soak-test';
import { shared } from '../../support/tabrelay/shared-tabrelay';
import { until } from '../../support/until';

const tabrelay = shared();
/** What arrived where the session may not go, with bodies. */
let leaked: string[] = [];
let shop: Site;
let evil: Site;

const portOf = (site: Site) => new URL(site.url('/')).port;
const atShop = (path: string) => `http://shop.test:${portOf(shop)}${path}`;
/** The same host at another port, which the browser's rules by host cannot tell apart. */
const atEvil = (path: string) => `http://shop.test:${portOf(evil)}${path}`;
const elsewhere = (path: string) => `http://evil.test:${portOf(evil)}${path}`;
const html =
  (body: (to: string) => string): RequestListener =>
  (request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>p</title>${body(targetIn(request.url))}`);
/** Redirects to where the opening leads. */
const away =
  (status: number): RequestListener =>
  (request, response) =>
    response.writeHead(status, { location: targetIn(request.url) }).end();
const targetIn = (url = '') => new URL(url, 'http://x').searchParams.get('to') ?? '';

const field = '<input name="card" value="4242">';

/** By name: what the page consists of, and what is clicked, or where Enter is pressed. */
const openings: Record<string, { body(evil: string): string; press?: string; click?: string }> = {
  'a form with target=_blank': { body: (evil) => form(`target="_blank" action="${evil}"`) },
  'a form with a named target': { body: (evil) => form(`target="other" action="${evil}"`) },
  'a form with method get': { body: (evil) => form(`method="get" target="_blank" action="${evil}"`) },
  'a form with rel=opener': { body: (evil) => form(`target="_blank" rel="opener" action="${evil}"`) },
  'a multipart form': {
    body: (evil) => form(`enctype="multipart/form-data" target="_blank" action="${evil}"`),
  },
  'formtarget and formaction': {
    body: (evil) =>
      `<form method="post" action="/other">${field}<button id="go" formtarget="_blank" formaction="${evil}">go</button></form>`,
  },
  'an image button': {
    body: (evil) =>
      `<form method="post" target="_blank" action="${evil}">${field}<input type="image" id="go" alt="go" width="40" height="20"></form>`,
  },
  'base target under a form': { body: (evil) => `<base target="_blank">${form(`action="${evil}"`)}` },
  'base target under a link': { body: (evil) => `<base target="win"><a id="go" href="${evil}">go</a>` },
  'a form that answers Enter': {
    body: (evil) => `<form method="post" target="_blank" action="${evil}"><input id="go" name="card"></form>`,
    press: 'Enter',
  },
  'a button that answers the space bar': {
    body: (evil) => form(`target="_blank" action="${evil}"`),
    press: 'Space',
  },
  'a form that is redirected': { body: (evil) => form(`target="_blank" action="/kept?to=${evil}"`) },
  'a link with a named target': { body: (evil) => `<a id="go" target="win" href="${evil}">go</a>` },
  'a link with rel=opener': {
    body: (evil) => `<a id="go" target="_blank" rel="opener" href="${evil}">go</a>`,
  },
  'a link that answers Enter': {
    body: (evil) => `<a id="go" target="_blank" rel="opener" href="${evil}">go</a>`,
    press: 'Enter',
  },
  'a link that is redirected': { body: (evil) => `<a id="go" target="win" href="/away?to=${evil}">go</a>` },
  'a download link with a target': {
    body: (evil) => `<a id="go" download target="_blank" href="${evil}">go</a>`,
  },
  'a download link': { body: (evil) => `<a id="go" download href="${evil}">go</a>` },
  'a download link that is redirected': {
    body: (evil) => `<a id="go" download href="/away?to=${evil}">go</a>`,
  },
  'an area of a map': {
    body: (evil) =>
      `<img usemap="#m" width="80" height="40" alt=""><map name="m"><area id="go" shape="default" target="win" href="${evil}" alt="go"></map>`,
  },
  'a link in SVG': {
    body: (evil) =>
      `<svg width="90" height="40"><a href="${evil}" target="_blank"><rect id="go" width="80" height="30"/></a></svg>`,
  },
  'a label of a submit button': {
    body: (evil) =>
      `<form method="post" target="_blank" action="${evil}">${field}<input type="submit" id="s" style="opacity:.5"><label id="go" for="s">go</label></form>`,
  },
  'window.open': { body: (evil) => button(`window.open('${evil}')`) },
  'window.open with noopener': { body: (evil) => button(`window.open('${evil}', '_blank', 'noopener')`) },
  'window.open with a size': {
    body: (evil) => button(`window.open('${evil}', 'w', 'width=300,height=200')`),
  },
  'a stored window.open': {
    body: (evil) => `<script>const stored = window.open.bind(window)</script>${button(`stored('${evil}')`)}`,
  },
  'window.open of a frame': {
    body: (evil) => `<iframe id="f" src="about:blank"></iframe>${button(`f.contentWindow.open('${evil}')`)}`,
  },
  'window.open to where it is redirected': { body: (evil) => button(`window.open('/away?to=${evil}')`) },
  'window.open a moment later': {
    body: (evil) => button(`setTimeout(() => { window.open('${evil}') }, 30)`),
  },
  'a blank window that then navigates': {
    body: (evil) => button(`const w = window.open('about:blank', 'b'); if (w) w.location.href = '${evil}'`),
  },
  'a blank window that submits a form': {
    body: (evil) =>
      button(
        `const w = window.open('', 'c'); if (w) { w.document.write('<form method=post action=${evil}><input name=card value=4242></form>'); w.document.forms[0].submit() }`,
      ),
  },
  'a blank window with a meta refresh': {
    body: (evil) =>
      button(
        `const w = window.open('', 'd'); if (w) w.document.write('<meta http-equiv=refresh content="0; url=${evil}">')`,
      ),
  },
  'a javascript: window': {
    body: (evil) => button(`window.open('javascript:location.href=&quot;${evil}&quot;', 'e')`),
  },
  'a blob: window': {
    body: (evil) =>
      button(
        `window.open(URL.createObjectURL(new Blob(['<script>location.href=&quot;${evil}&quot;</' + 'script>'], { type: 'text/html' })), 'g')`,
      ),
  },
  'a page of its own that opens another': { body: (evil) => button(`window.open('/opens?to=${evil}', 'h')`) },
  'a page of its own that leads away at once': {
    body: (evil) => button(`window.open('/leads?to=${evil}', 'i')`),
  },
  'a form into a page of its own that leads away': {
    body: (evil) => form(`target="_blank" action="/leads?to=${evil}"`),
  },
  'a frame of the same site': {
    body: (evil) => `<iframe id="f" src="/framed?to=${evil}"></iframe>`,
    click: '#f >>> #go',
  },
  'a srcdoc frame': {
    body: (evil) => `<iframe id="f" srcdoc="${escaped(form(`target=_blank action=${evil}`))}"></iframe>`,
    click: '#f >>> #go',
  },
  'a sandboxed frame with a form': {
    body: (evil) => sandboxed(form(`target=_blank action=${evil}`)),
    click: '#f >>> #go',
  },
  'a sandboxed frame with a get form': {
    body: (evil) => sandboxed(form(`method=get target=win action=${evil}`)),
    click: '#f >>> #go',
  },
  'a sandboxed frame with a link': {
    body: (evil) => sandboxed(`<a id=go target=_blank rel=opener href=${evil}>go</a>`),
    click: '#f >>> #go',
  },
  'a sandboxed frame with a link in SVG': {
    body: (evil) =>
      sandboxed(
        `<svg width=90 height=40><a xlink:href=${evil} target=w><rect id=go width=80 height=30 /></a></svg>`,
      ),
    click: '#f >>> #go',
  },
  'a sandboxed frame with a script': {
    body: (evil) => sandboxed(button(`window.open('${evil}')`)),
    click: '#f >>> #go',
  },
  'a sandboxed frame that its page tells to open': {
    body: (evil) =>
      sandboxed(`<script>onmessage = () => { window.open('${evil}') }</script>`) +
      button(`f.contentWindow.postMessage('now', '*')`),
  },
  'a data: frame': {
    body: (evil) =>
      `<iframe id="f" src="data:text/html,${encodeURIComponent(form(`target=_blank action=${evil}`))}"></iframe>`,
    click: '#f >>> #go',
  },
  'an object that leads away': {
    body: (evil) =>
      button(`const o = document.createElement('object'); o.data = '${evil}'; document.body.append(o)`),
  },
  'a prerendered new tab': {
    body: (evil) =>
      `<script type="speculationrules">{"prerender":[{"source":"list","urls":["${evil}"],"eagerness":"immediate","target_hint":"_blank"}]}</script>${button('1')}`,
  },
  'a prefetched page': {
    body: (evil) =>
      `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${evil}"],"eagerness":"immediate"}]}</script>${button('1')}`,
  },
};

function form(attributes: string): string {
  return `<form method="post" ${attributes}>${field}<button id="go">go</button></form>`;
}

function button(script: string): string {
  return `<button id="go" type="button" onclick="${script}">go</button>`;
}

function sandboxed(inner: string): string {
  return `<iframe id="f" sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(inner)}"></iframe>`;
}

function escaped(markup: string): string {
  return markup.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

beforeAll(async () => {
  const noted: RequestListener = async (request, response) => {
    leaked.push(`${request.method} ${request.url} ${await text(request)}`);
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>evil</p>');
  };
  evil = await servePages(
    Object.fromEntries(['/there', ...Object.keys(openings).map(pathOf)].map((path) => [path, noted])),
  );
  shop = await servePages({
    '/other': html(() => '<p>Other goods</p>'),
    '/away': away(302),
    '/kept': away(307),
    '/opens': html(
      (to) => `<script>window.open('${to}')</script>${form(`target=_blank action=${to}`)}
      <script>document.forms[0].submit()</script>`,
    ),
    '/leads': html((to) => `<script>location.href = '${to}'</script>`),
    '/framed': html((to) => form(`target="_blank" action="${to}"`)),
    '/asks': html(
      (to) => `<p id="out"></p><script>onmessage = ({ data }) => { out.textContent = data }</script>
        <button onclick="document.title = String(window.open('${to}', 'login', 'width=400,height=300'))">Log in</button>`,
    ),
    '/login': html(
      () =>
        `<input id="user"><button onclick="opener.postMessage(user.value + ' is logged in', '*'); window.close()">Send</button>`,
    ),
    '/own': html(
      () => `<form method="post" target="_blank" action="/echo">${field}<button>Post</button></form>
        <button onclick="window.open('/echo', '_blank', 'noopener')">Window without opener</button>`,
    ),
    '/quiet': html(() => sandboxed(button('1'))),
    '/opening': html(
      () => `<a id="linked" href="/other" target="_blank" rel="noopener">link</a>
        <a id="opened" href="/other" target="_blank" rel="opener">link with an opener</a>
        <button id="scripted" onclick="window.open('/other')">script</button>`,
    ),
    '/many': html(
      () => `<script>setInterval(() => { window.open('/other') }, 20)</script>
        <button onclick="for (let i = 0; i < 5; i += 1) window.open('/other')">Many</button>`,
    ),
    '/echo': async (request, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<!doctype html><p>${request.method} ${await text(request)}</p>`);
    },
    '/at': (request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://x');
      const opening = openings[searchParams.get('name') ?? ''];
      html((to) => opening?.body(to) ?? '')(request, response);
    },
  });
});
afterAll(async () => {
  await shop.close();
  await evil.close();
});

async function step(id: string, action: string, selector: string, value?: unknown) {
  const body = { action, selector, value, timeoutMs: 2_000 };
  const answer = await tabrelay.call('POST', `/session/${id}`, { body });
  return [answer.status, answer.headers.get('x-error-code') ?? '-', answer.headers.get('x-outcome') ?? '-'];
}

/** Sessions at once: most of the time they wait for the browser. */
const maxSessions = 3;

/**
 * Opens pages one after the other in a few sessions, and returns the names of those from which something was sent.
 * @param target where the page with this number is to send something, which names it
 */
async function leaking(
  options: Record<string, unknown>,
  target: (path: string) => string,
  names: readonly string[],
): Promise<string[]> {
  leaked = [];
  const waiting = [...names];
  const sessions = Array.from({ length: Math.min(maxSessions, names.length) }, async () => {
    const id = await tabrelay.session({ url: atShop('/other'), ...options });
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      await openInTab(id, name, target(pathOf(name)));
    }
    await tabrelay.close(id);
  });
  await Promise.all(sessions);
  return names.flatMap((name) => {
    const sent = leaked.filter((line) => line.split(/[ ?]/)[1] === pathOf(name));
    return sent.length > 0 ? [`${name}: ${sent.join()}`] : [];
  });
}

const pathOf = (name: string) => `/there-${Object.keys(openings).indexOf(name)}`;

async function openInTab(id: string, name: string, target: string): Promise<void> {
  const { press, click = '#go' } = openings[name] ?? {};
  const url = atShop(`/at?name=${encodeURIComponent(name)}&to=${encodeURIComponent(target)}`);
  await tabrelay.act(id, 'navigate', '', url);
  if (press) await step(id, 'press', click, press);
  else await step(id, 'click', click);
  // Whatever is on its way comes before the answer to this.
  await step(id, 'wait', '', 100);
  const { tabs } = (await tabrelay.step(id, 'tabs', '')) as { tabs: { tab: number }[] };
  await step(id, 'tab', '', tabs[0]?.tab);
}

/** One of each kind. */
const some = [
  'a form with target=_blank',
  'a link with rel=opener',
  'window.open',
  'a blank window that then navigates',
  'a sandboxed frame with a form',
];

test('nothing is sent by any of many ways to open a tab', { timeout: 120_000 }, async () => {
  const bound = { allowedDomains: [`shop.test:${portOf(shop)}`] };
  expect(await leaking(bound, atEvil, share(Object.keys(openings), 4))).toEqual([]);
});

soakTest.each(['block', 'accept'])('nor with dialogs: %s', async (dialogs) => {
  const bound = { allowedDomains: [`shop.test:${portOf(shop)}`], dialogs };
  expect(await leaking(bound, atEvil, some)).toEqual([]);
});

soakTest('nor to another host, from a list without ports', async () => {
  expect(await leaking({ allowedDomains: ['shop.test'] }, elsewhere, some)).toEqual([]);
});

async function tabsOf(id: string): Promise<string[]> {
  const { tabs } = (await tabrelay.step(id, 'tabs', '')) as { tabs: { url: string; current: boolean }[] };
  return tabs.map(({ url, current }) => `${current ? '> ' : ''}${url}`);
}

test.each(share(['a form with target=_blank', 'a link with rel=opener', 'window.open'], 1))(
  '%s: the step says that it was refused, the tab is closed, and the session goes on',
  async (name) => {
    const id = await tabrelay.session({
      url: atShop('/other'),
      allowedDomains: [`shop.test:${portOf(shop)}`],
    });
    const url = atShop(`/at?name=${encodeURIComponent(name)}&to=${encodeURIComponent(atEvil('/there'))}`);
    await tabrelay.act(id, 'navigate', '', url);
    expect(await step(id, 'click', '#go')).toEqual([403, 'domain_not_allowed', 'executed']);
    expect(await tabsOf(id)).toEqual([`> ${url}`]);
    expect(await tabrelay.read(id, 'count', '#go')).toBe('1');
    await tabrelay.close(id);
  },
);

const atLogin = (path: string) => `http://login.test:${portOf(shop)}${path}`;

test.each([
  ['at the same host', () => atShop('/login')],
  ['at another allowed host, where the session has not been', () => atLogin('/login')],
  ['by a redirect', () => atShop(`/away?to=${atLogin('/login')}`)],
])('a login window %s reports to its opener and closes itself', async (_, where) => {
  const allowedDomains = [`shop.test:${portOf(shop)}`, `login.test:${portOf(shop)}`];
  const id = await tabrelay.session({ url: atShop(`/asks?to=${where()}`), allowedDomains });
  expect(await tabrelay.act(id, 'click', 'text=Log in')).toMatchObject({ openedTab: { url: where() } });
  await tabrelay.act(id, 'fill', '#user', 'ada');
  await tabrelay.act(id, 'click', 'text=Send');
  await tabrelay.act(id, 'wait', '', { text: 'ada is logged in' });
  expect(await tabsOf(id)).toEqual([expect.stringContaining('> http://shop.test')]);
  await tabrelay.close(id);
});

test('forms and windows of one site work as in any session', async () => {
  const id = await tabrelay.session({ url: atShop('/own'), allowedDomains: [`shop.test:${portOf(shop)}`] });
  const first = (await tabrelay.act(id, 'click', 'text=Post')).openedTab;
  expect(first).toMatchObject({ url: atShop('/echo') });
  expect(await tabrelay.read(id, 'text', '')).toBe('POST card=4242');
  const { tabs } = (await tabrelay.step(id, 'tabs', '')) as { tabs: { tab: number }[] };
  await tabrelay.act(id, 'tab', '', tabs[0]?.tab);
  await tabrelay.act(id, 'click', 'text=Window without opener');
  expect(await tabrelay.read(id, 'text', '')).toBe('GET');
  await tabrelay.close(id);
});

test('a page may open one window for an act, and none by itself', async () => {
  const id = await tabrelay.session({ url: atShop('/many'), allowedDomains: [`shop.test:${portOf(shop)}`] });
  await tabrelay.act(id, 'click', 'text=Many');
  await tabrelay.act(id, 'wait', '', { url: '/other' });
  expect(await tabsOf(id)).toHaveLength(2);
  await tabrelay.close(id);
});

test('tabs of sessions that may go anywhere open while new tabs are held for others', async () => {
  const bound = await tabrelay.session({
    url: atShop('/quiet'),
    allowedDomains: [`login.test:${portOf(shop)}`, `shop.test:${portOf(shop)}`],
  });
  // At a host of its own: at that of the other session, windows are forbidden.
  const free = await tabrelay.session({ url: shop.url('/opening') });
  const first = ((await tabrelay.step(free, 'tabs', '')) as { tabs: { tab: number }[] }).tabs[0]?.tab;
  for (const selector of ['#linked', '#opened', '#scripted']) {
    await tabrelay.act(bound, 'click', '#f >>> #go');
    await tabrelay.act(free, 'click', selector);
    const own = `> ${shop.url('/other')}`;
    await until(`the tab of ${selector} to be current`, async () => (await tabsOf(free)).includes(own));
    expect([selector, await tabrelay.read(free, 'text', 'p')]).toEqual([selector, 'Other goods']);
    await tabrelay.act(free, 'tab', '', first);
  }
  await tabrelay.close(bound);
  await tabrelay.close(free);
});
