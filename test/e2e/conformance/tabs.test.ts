/** Links and scripts that open new tabs. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { inFlight } from '../../support/in-flight';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { share } from '../../support/share';
import { soakTest } from '../../support/soak-test';
import { untilQueued } from '../../support/tabrelay/interrupted-steps';
import { shared } from '../../support/tabrelay/shared-tabrelay';
import { until } from '../../support/until';
import { testInVisibleWindow } from '../../support/windows/visible-window-test';

const tabrelay = shared();
const act = (name: string, selector: string, value?: unknown) => tabrelay.act(id, name, selector, value);
const read = (name: string, selector: string) => tabrelay.read(id, name, selector);

const tabSchema = z.object({ tab: z.number(), url: z.string(), title: z.string(), current: z.boolean() });
const tabs = async () => z.array(tabSchema).parse((await act('tabs', '')).tabs);
const addresses = async () => (await tabs()).map(({ url }) => new URL(url).pathname);

/** Pages that hold a connection as long as they live. */
const living = new Set<string>();
let site: Site;
let id: string;

beforeAll(async () => {
  site = await servePages({
    '/opener': `<h1 id="said">nothing said</h1>
      <a id="blank" href="/child" target="_blank">new tab</a>
      <a id="with-opener" href="/child" target="_blank" rel="opener">new tab that may reach back</a>
      <a id="named" href="/child" target="helper">named tab</a>
      <a id="refused" href="/child" target="_blank" onclick="event.preventDefault()">the page says no</a>
      <a id="stopped" href="/child" target="_blank" onclick="event.stopPropagation()">the page keeps it to itself</a>
      <a id="inner" href="/child" target="_blank"><span><b>bold</b></span></a>
      <form action="/child" target="_blank"><button id="form">form</button></form>
      <button id="open" onclick="window.open('/child')">open</button>
      <button id="fleeting" onclick="window.open('/child').close()">open and close</button>
      <button id="features" onclick="window.open('/child', 'small', 'width=400,height=300')">small window</button>
      <a id="where" href="/where" target="_blank">where</a>
      <a id="living" href="/living" target="_blank">a tab that holds a line open</a>
      <button id="living-too" onclick="window.open('/living-too')">another such</button>
      <button id="asks" onclick="window.open('/leave')">a window that asks</button>
      <button id="two" onclick="window.open('/child?a'); window.open('/child?b')">two</button>
      <button id="sign-in" onclick="window.open('/sign-in', 'login', 'width=400,height=500')">sign in</button>
      <script>addEventListener('message', (event) => { document.querySelector('#said').textContent = event.data; })</script>`,
    '/where': '<h1></h1><script>document.querySelector("h1").textContent = [screenX, screenY]</script>',
    '/child': `<title>Child</title><h1 id="opener"></h1><button id="close" onclick="window.close()">close</button>
      <a id="grandchild" href="/grandchild" target="_blank">further</a>
      <script>document.querySelector('#opener').textContent = window.opener ? 'has an opener' : 'has no opener';</script>`,
    '/living': '<script>fetch("/line?living")</script>',
    '/living-too': '<script>fetch("/line?living-too")</script>',
    '/line': (request, response) => {
      const [, name = ''] = request.url?.split('?') ?? [];
      living.add(name);
      response.once('close', () => living.delete(name));
    },
    '/grandchild': '<h1>Grandchild</h1>',
    '/leave': `<button onclick="confirm('Leave?'); window.close()">Leave</button>`,
    '/sign-in': `<input id="user"><button onclick="opener.postMessage('signed in as ' + document.querySelector('#user').value, '*'); window.close()">Sign in</button>`,
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  id = await tabrelay.session({ url: site.url('/opener') });
});
afterEach(() => tabrelay.close(id).catch(() => 'closed itself'));

describe('a link with target _blank', () => {
  test('opens a tab of the session, which is current and named in the reply', async () => {
    const result = await act('click', '#blank');
    expect(result).toMatchObject({
      success: true,
      defaultPrevented: false,
      openedTab: { url: site.url('/child') },
    });
    expect(await tabs()).toMatchObject([
      { url: site.url('/opener'), current: false },
      { url: site.url('/child'), current: true },
    ]);
  });

  test('opens a page that cannot reach back', async () => {
    await act('click', '#blank');
    expect(await read('text', '#opener')).toBe('has no opener');
  });

  soakTest('and rel opener opens a page that can', async () => {
    expect(await act('click', '#with-opener')).toMatchObject({ openedTab: { url: site.url('/child') } });
    expect(await read('text', '#opener')).toBe('has an opener');
  });

  soakTest('whose click the page prevents opens nothing', async () => {
    const result = await act('click', '#refused');
    expect(result).toMatchObject({ success: true, defaultPrevented: true });
    expect(result).not.toHaveProperty('openedTab');
    expect(await addresses()).toEqual(['/opener']);
  });

  soakTest('whose click goes no further up the page opens all the same, once', async () => {
    await act('click', '#stopped');
    expect(await addresses()).toEqual(['/opener', '/child']);
  });

  soakTest('opens when something inside it is clicked', async () => {
    await act('click', '#inner b');
    expect(await addresses()).toEqual(['/opener', '/child']);
  });

  soakTest('opens when Enter is pressed on it', async () => {
    expect(await act('press', '#blank', 'Enter')).toMatchObject({ openedTab: { url: site.url('/child') } });
    expect(await addresses()).toEqual(['/opener', '/child']);
  });

  soakTest('in a tab that was itself opened so continues from there', async () => {
    await act('click', '#blank');
    await act('click', '#grandchild');
    expect(await read('text', 'h1')).toBe('Grandchild');
    expect(await addresses()).toEqual(['/opener', '/child', '/grandchild']);
  });
});

describe('a tab that only the browser can open joins too', () => {
  const ways = [
    ['window.open', '#open'],
    ['window.open with a size', '#features'],
    ['a link to a named tab', '#named'],
    ['a form with target _blank', '#form'],
  ] as const;
  test.each(share(ways, 2))('by %s', async (_, selector) => {
    expect(await act('click', selector)).toMatchObject({
      openedTab: { url: expect.stringContaining('/child') },
    });
    expect(await read('text', 'button')).toBe('close');
    expect(await addresses()).toEqual(['/opener', '/child']);
  });

  soakTest('even two at a time, both named', async () => {
    const result = await act('click', '#two');
    expect(result.openedTabs).toMatchObject([{ url: site.url('/child?a') }, { url: site.url('/child?b') }]);
    // A tab that is named by where it is going has no address yet.
    await until('both pages', async () => `${await addresses()}` === '/opener,/child,/child');
  });

  test('a sign-in window does its work, closes, and the session is back where it was', async () => {
    await act('click', '#sign-in');
    await act('fill', '#user', 'ada');
    await act('click', 'button');
    expect(await act('wait', '#said', { text: 'signed in as ada' })).toMatchObject({ success: true });
    expect(await addresses()).toEqual(['/opener']);
  });
});

describe('several tabs', () => {
  test('are switched between by number and by "last"', async () => {
    await act('click', '#blank');
    const [first] = await tabs();
    expect(await act('tab', '', first?.tab)).toMatchObject({ success: true, url: site.url('/opener') });
    expect(await read('text', '#said')).toBe('nothing said');
    await act('tab', '', 'last');
    expect(await read('text', '#opener')).toBe('has no opener');
  });

  test('give way to the opener when one closes itself', async () => {
    await act('click', '#open');
    await act('click', '#close');
    expect(await act('wait', '#said')).toMatchObject({ success: true });
    expect(await addresses()).toEqual(['/opener']);
  });

  testInVisibleWindow('are photographed one by one: the current one', async () => {
    await act('click', '#blank');
    const child = await tabrelay.screenshot(id);
    const [first] = await tabs();
    await act('tab', '', first?.tab);
    expect(Buffer.compare(await tabrelay.screenshot(id), child)).not.toBe(0);
  });

  soakTest('give way to the opener when that closes one as soon as it is open', async () => {
    await act('click', '#fleeting');
    expect(await read('text', '#said')).toBe('nothing said');
  });

  test('of another session cannot be switched to', async () => {
    const other = await tabrelay.session({ url: site.url('/child') });
    const theirs = z.array(tabSchema).parse((await tabrelay.act(other, 'tabs', '')).tabs)[0]?.tab;
    const answer = await tabrelay.call('POST', `/session/${id}`, { body: { action: 'tab', value: theirs } });
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining('has no tab') } });
    await tabrelay.close(other);
  });

  soakTest('all close with their session', async () => {
    await act('click', '#living');
    await act('tab', '', (await tabs())[0]?.tab);
    await act('click', '#living-too');
    await until('both tabs', () => [...living].sort().join() === 'living,living-too');
    await tabrelay.close(id);
    expect((await tabrelay.sessions()).map((session) => session.id)).not.toContain(id);
    await until('no tab any more', () => living.size === 0);
  });
});

test('a click whose page asks and then closes the window reports the dialog', async () => {
  // A page may close a window that a page has opened.
  await act('click', '#asks');
  expect(await act('click', 'button')).toMatchObject({
    success: true,
    dialog: { type: 'confirm', message: 'Leave?' },
  });
  await until('the end of the window', async () => (await tabs()).length === 1);
});

test('a step that waits for its element when the session is closed says that it is', async () => {
  const waiting = inFlight(
    tabrelay.call('POST', `/session/${id}`, {
      body: { action: 'click', selector: '#never', timeoutMs: 20_000 },
    }),
  );
  await untilQueued(tabrelay, id);
  await tabrelay.close(id);
  const answer = await waiting;
  expect([answer.status, answer.headers.get('x-error-code')]).toEqual([404, 'session_not_found']);
});

soakTest('further tabs leave a strip of each other uncovered', async () => {
  const [first] = await tabs();
  for (let opened = 0; opened < 2; opened += 1) {
    await act('tab', '', first?.tab);
    await act('click', '#where');
  }
  const places = new Set<string>();
  for (const { tab, url } of await tabs()) {
    if (!url.endsWith('/where')) continue;
    await act('tab', '', tab);
    places.add(await read('text', 'h1'));
  }
  expect(places.size).toBe(2);
});
