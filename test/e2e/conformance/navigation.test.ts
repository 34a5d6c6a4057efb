/** Navigation: `navigate`, `back`, `forward`, `reload`, and the reported URL. */
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { soakTest } from '../../support/soak-test';
import { shared } from '../../support/tabrelay/shared-tabrelay';
import { until } from '../../support/until';

const tabrelay = shared();
const act = (name: string, selector: string, value?: unknown) => tabrelay.act(id, name, selector, value);
const read = (name: string, selector: string, value?: unknown) => tabrelay.read(id, name, selector, value);
const goTo = (path: string) => act('navigate', '', site.url(path));
const tried = (step: Record<string, unknown>) => tabrelay.call('POST', `/session/${id}`, { body: step });

let site: Site;
let id: string;
/** Answers that the server holds back until a test lets them go. */
let held: ServerResponse[] = [];
let posted = '';

const redirect = (to: string) => (_: unknown, response: ServerResponse) =>
  response.writeHead(302, { location: to }).end();

beforeAll(async () => {
  site = await servePages({
    '/one': `<title>One</title><h1>One</h1><a id="two" href="/two">two</a> <a id="hash" href="#below">below</a>
      <a id="empty" href="/empty">nothing</a>
      <form action="/posted" method="post"><input name="who" value="Ada"><button>Send</button></form>`,
    '/two': '<title>Two</title><h1>Two</h1><button onclick="this.textContent = \'done\'">Do</button>',
    '/held': '<h1>Held</h1><img src="/never">',
    '/held-script': '<h1>Held</h1><script src="/never"></script><p id="after">after the script</p>',
    '/never': (_, response) => held.push(response),
    '/count': (_, response) => {
      counted += 1;
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>${counted}</h1>`);
    },
    '/first': redirect('/second'),
    '/second': redirect('/two?redirected'),
    '/missing': (_, response) =>
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>'),
    '/broken': (_, response) => response.writeHead(500).end(),
    '/empty': (_, response) => response.writeHead(204).end(),
    '/posted': async (request, response) => {
      posted = '';
      for await (const chunk of request) posted += chunk;
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Thank you</h1>');
    },
    '/app': `<h1 id="view">home</h1><button id="go">settings</button><button id="replace">about</button><script>
      const show = (name) => { document.querySelector('#view').textContent = name; };
      document.querySelector('#go').onclick = () => { history.pushState({}, '', '/app/settings'); show('settings'); };
      document.querySelector('#replace').onclick = () => { history.replaceState({}, '', '/app/about'); show('about'); };
      addEventListener('popstate', () => show('back home'));
    </script>`,
    '/hop': `<h1>Hop</h1><script>setTimeout(() => { location.href = '/two?hopped'; }, 50)</script>`,
    '/meta': '<meta http-equiv="refresh" content="0; url=/two?refreshed"><h1>Meta</h1>',
    '/slow-link': '<a href="/late">late</a>',
    '/late': (_, response) => held.push(response),
  });
});
let counted = 0;
afterAll(() => site.close());
beforeEach(async () => {
  id = await tabrelay.session({ url: site.url('/one') });
});
afterEach(async () => {
  for (const response of held) response.end();
  held = [];
  await tabrelay.close(id);
});

describe('navigate', () => {
  soakTest('with waitUntil commit does not wait for the rest of the page', async () => {
    const result = await act('navigate', '', { url: site.url('/held'), waitUntil: 'commit' });
    expect(result).toMatchObject({ success: true, url: site.url('/held') });
    await until('the picture to be asked for', async () => held.length === 1);
  });

  test('with waitUntil domcontentloaded waits for the page and not for its pictures', async () => {
    await act('navigate', '', { url: site.url('/held'), waitUntil: 'domcontentloaded' });
    expect(await read('text', 'h1')).toBe('Held');
    await until('the picture to be asked for', async () => held.length === 1);
  });

  test('says where redirects have led', async () => {
    expect(await goTo('/first')).toMatchObject({
      success: true,
      url: site.url('/two?redirected'),
      status: 200,
    });
  });

  soakTest('says the status of a page that is an error page of the site', async () => {
    expect(await goTo('/missing')).toMatchObject({ success: true, status: 404 });
    expect(await read('text', 'h1')).toBe('Not here');
    const opened = await tabrelay.call('POST', '/session', { body: { url: site.url('/missing') } });
    await tabrelay.call('DELETE', `/session/${opened.body.sessionId}`);
    expect(opened.body).toMatchObject({ status: 'success', httpStatus: 404 });
  });

  test('to a site that answers with nothing but an error is an error that names it', async () => {
    const answer = await tried({ action: 'navigate', selector: '', value: site.url('/broken') });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('HTTP_RESPONSE_CODE_FAILURE') },
    });
  });

  test('to a port where nobody listens says so, and the session continues', async () => {
    const nobody = await servePages({});
    await nobody.close();
    const answer = await tried({ action: 'navigate', selector: '', value: nobody.url('/') });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('x-error-code')).toBe('navigation_failed');
    expect(answer.body.error).toContain('ERR_CONNECTION_REFUSED');
    expect(await goTo('/two')).toMatchObject({ success: true });
  });

  soakTest('to a host that does not exist says so', async () => {
    const answer = await tried({ action: 'navigate', selector: '', value: 'http://nowhere.invalid/' });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('ERR_NAME_NOT_RESOLVED') },
    });
  });

  soakTest('on an error page tells the next step to go elsewhere', async () => {
    await tried({ action: 'navigate', selector: '', value: 'http://nowhere.invalid/' });
    const answer = await tried({ action: 'click', selector: 'h1' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('x-error-code')).toBe('restricted_page');
    expect(answer.body.error).toContain('The tab shows an error page');
  });

  soakTest('to an answer without content says so, and the page stays', async () => {
    const answer = await tried({ action: 'navigate', selector: '', value: site.url('/empty') });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('empty response') },
    });
    expect(await read('text', 'h1')).toBe('One');
  });
});

describe('a click that navigates', () => {
  test('is answered when the new page is there, and says where', async () => {
    expect(await act('click', '#two')).toMatchObject({ success: true, changed: true, url: site.url('/two') });
  });

  test('is followed by a step in the new page, however soon that comes', async () => {
    const both = [act('click', '#two'), act('click', 'button')];
    await Promise.all(both);
    expect(await read('text', 'button')).toBe('done');
  });

  soakTest(
    'that the server answers with nothing leaves the page, and the next step continues there',
    async () => {
      expect(await act('click', '#empty')).toMatchObject({ success: true });
      expect(await read('text', 'h1')).toBe('One');
    },
  );

  soakTest('within the page says the new address and loads nothing', async () => {
    const hits = site.hits('/one');
    expect(await act('click', '#hash')).toMatchObject({ success: true, url: site.url('/one#below') });
    expect(site.hits('/one')).toBe(hits);
  });

  test('by sending a form brings the page that answers it', async () => {
    expect(await act('click', 'form button')).toMatchObject({ success: true, url: site.url('/posted') });
    expect(posted).toBe('who=Ada');
    expect(await read('text', 'h1')).toBe('Thank you');
  });

  test('to a page that takes its time is waited for until the deadline', async () => {
    await goTo('/slow-link');
    const clicked = act('click', 'a');
    await until('the page to be asked for', async () => held.length === 1);
    held[0]?.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Late</h1>');
    expect(await clicked).toMatchObject({ success: true, url: site.url('/late') });
    expect(await read('text', 'h1')).toBe('Late');
  });

  test('to a page that does not come by the deadline was clicked all the same, and the next step says what it waits for', async () => {
    await goTo('/slow-link');
    const clicked = await tried({ action: 'click', selector: 'a', timeoutMs: 300 });
    expect(clicked.body.result).toMatchObject({ success: true, note: expect.stringContaining('deadline') });
    const next = await tried({ action: 'click', selector: 'a', timeoutMs: 300 });
    expect(next).toMatchObject({ status: 504, body: { error: expect.stringMatching(/late did not load/) } });
  });
});

describe('an app that changes its address by itself', () => {
  test('is reported with its address in the reply', async () => {
    await goTo('/app');
    expect(await act('click', '#go')).toMatchObject({ changed: true, url: site.url('/app/settings') });
    expect(await read('text', '#view')).toBe('settings');
  });

  soakTest('goes back without loading again', async () => {
    await goTo('/app');
    await act('click', '#go');
    expect(await act('back', '')).toMatchObject({ success: true, url: site.url('/app') });
    expect(await act('wait', '#view', { text: 'back home' })).toMatchObject({ success: true });
    expect(site.hits('/app/settings')).toBe(0);
  });

  soakTest('that replaces its address leaves no step in the history', async () => {
    await goTo('/app');
    await act('click', '#replace');
    expect(await act('back', '')).toMatchObject({ url: site.url('/one') });
  });
});

describe('the history', () => {
  test('goes forward again', async () => {
    await act('click', '#two');
    await act('back', '');
    expect(await act('forward', '')).toMatchObject({ success: true, url: site.url('/two') });
    expect(await read('text', 'h1')).toBe('Two');
  });

  test('leads back from an error page to the page before it', async () => {
    await act('click', '#two');
    await goTo('/count');
    await tried({ action: 'navigate', selector: '', value: 'http://nowhere.invalid/' });
    expect(await act('back', '')).toMatchObject({ success: true, url: site.url('/count') });
    expect(await act('back', '')).toMatchObject({ success: true, url: site.url('/two') });
  });

  soakTest('at its beginning says that there is nothing before, and stays', async () => {
    const answer = await tried({ action: 'back' });
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining('back') } });
    expect(await read('text', 'h1')).toBe('One');
    expect(await act('click', '#two')).toMatchObject({ url: site.url('/two') });
  });

  soakTest('at its end says that there is nothing further', async () => {
    const answer = await tried({ action: 'forward' });
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining('forward') } });
  });
});

soakTest('a page that is still loading can be opened again', async () => {
  await act('navigate', '', { url: site.url('/held'), waitUntil: 'commit' });
  await until('the picture to be asked for', async () => held.length === 1);
  expect(await act('navigate', '', { url: site.url('/held'), waitUntil: 'commit' })).toMatchObject({
    success: true,
  });
  await until('the picture to be asked for again', async () => held.length === 2);
});

test('reload asks the server again', async () => {
  await goTo('/count');
  const before = Number(await read('text', 'h1'));
  await act('reload', '');
  expect(Number(await read('text', 'h1'))).toBe(before + 1);
});

test('a page that moves on by script is waited for by its address', async () => {
  await goTo('/hop');
  expect(await act('wait', '', { url: 'hopped' })).toMatchObject({ success: true });
  expect(await read('text', 'h1')).toBe('Two');
});

soakTest('a page that moves on by meta refresh is waited for by its text', async () => {
  await goTo('/meta');
  expect(await act('wait', '', 'Two')).toMatchObject({ success: true });
});

test('a step in a page that is still being parsed waits for the element that is to come', async () => {
  await act('navigate', '', { url: site.url('/held-script'), waitUntil: 'commit' });
  const text = read('text', '#after');
  await until('the script to be asked for', async () => held.length === 1);
  held[0]?.end();
  expect(await text).toBe('after the script');
});
