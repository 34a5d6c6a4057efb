/** With `dialogs: block` no dialog opens, even in the foreground window. */
import { expect, test } from 'vitest';
import * as z from 'zod';
import { soakTest } from '../../support/soak-test';
import { openForeground, tellingTouch } from '../../support/tabrelay/foreground-window';
import { until } from '../../support/until';

const writing = `<pre id="log"></pre><script>
  const log = (line) => { document.querySelector('#log').textContent += line + '\\n' };
  // What no override of the extension can have reached yet: the functions of a frame that was born just now.
  const fresh = () => document.body.appendChild(document.createElement('iframe')).contentWindow;
</script>`;
const csv = "new Blob(['a,b'], { type: 'text/csv' })";

const served = `<title>page</title><script>const first = confirm('First')</script>${writing}<script>log(first); log(fresh().confirm('b')); log('to the end')</script>`;

const pages = openForeground({
  '/page': `<title>page</title>${tellingTouch}${writing}
    <button id="confirm" onclick="log(confirm('Delete it?'))">confirm</button>
    <button id="fresh" onclick="log(fresh().alert('a')); log(fresh().confirm('b')); log(fresh().prompt('c')); fresh().print(); log('printed')">fresh</button>
    <button id="foreign-timer" onclick="fresh().setTimeout(() => log(fresh().confirm('later')), 0)">timer</button>
    <button id="open" onclick="window.open('/inline')">child</button>
    <a id="noopener" href="/inline" target="_blank" rel="noopener">child without an opener</a>
    <button id="blank" onclick="const child = window.open(''); log(child.confirm('in the child')); child.close()">blank child</button>
    <button id="store" onclick="localStorage.setItem('kept', 'yes'); document.cookie = 'kept=too'; log(localStorage.getItem('kept') + document.cookie)">store</button>
    <form action="/inline" method="post"><button id="post">post</button></form>
    <a id="download" download="a.csv" onclick="this.href = URL.createObjectURL(${csv})" href="#">download</a>
    <iframe id="inner" src="/inner"></iframe>`,
  '/inline': `<title>page</title><script>const first = confirm('First')</script>${writing}<script>log(first); log(fresh().confirm('fresh'))</script>`,
  '/inner': `${writing}<button onclick="log(fresh().confirm('In a frame?'))">confirm</button>`,
  '/register': `<title>page</title>${tellingTouch}${writing}<button onclick="
    navigator.serviceWorker.register('/served/worker.js', { scope: '/served/' }).then(({ installing, active }) => {
      if (active) return log('ready');
      installing.onstatechange = () => installing.state === 'activated' && log('ready');
    })">register</button>`,
  '/served/worker.js': (_, response) => {
    response.setHeader('content-type', 'text/javascript');
    response.end(
      `onfetch = (event) => event.respondWith(new Response(${JSON.stringify(served)}, { headers: { 'content-type': 'text/html' } }))`,
    );
  },
  '/strict': (_, response) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-security-policy', "script-src 'nonce-mine'");
    response.end(`<title>page</title><pre id="log"></pre><script>document.title = 'page: foreign script'</script>
      <script nonce="mine">document.querySelector('#log').textContent = 'own script ' + document.title</script>`);
  },
});

const isUnknown = z.object({ type: z.literal('unknown') });
/** That the browser opened none which then had to be ended; one that the page was told no for may be named. */
const openedNone = ({ dialog, dialogs }: Record<string, unknown>) =>
  expect(JSON.stringify([dialog, dialogs])).not.toContain('unknown');
const open = (path = '/page') => pages.open(path, { dialogs: 'block' });

test('the first inline script is told no, as often as it is loaded, and nothing has to be ended', async () => {
  const page = await open('/inline');
  for (let load = 0; load < 5; load += 1) {
    openedNone(await page.act('reload', ''));
    expect(await page.log()).toEqual(['false', 'false']);
  }
});

test('a dialog is named as blocked', async () => {
  const page = await open();
  const { dialog } = await page.act('click', '#confirm');
  expect(dialog).toEqual({ type: 'confirm', message: 'Delete it?', answer: 'blocked' });
  expect(await page.log()).toEqual(['false']);
});

test('functions that nobody has overridden open nothing', async () => {
  const page = await open();
  expect(await page.act('click', '#fresh')).not.toHaveProperty('dialog');
  expect(await page.log()).toEqual(['undefined', 'false', 'null', 'printed']);
});

soakTest('a timer of a fresh frame opens nothing', async () => {
  const page = await open();
  expect(await page.act('click', '#foreign-timer')).not.toHaveProperty('dialog');
  expect(await page.act('wait', '', 'false')).not.toHaveProperty('dialog');
  expect(await page.log()).toEqual(['false']);
});

test('a frame opens nothing', async () => {
  const page = await open();
  expect(await page.act('click', '#inner >>> button')).not.toHaveProperty('dialog');
  expect(await page.read('text', '#inner >>> #log')).toBe('false');
});

test('a window that the page opens opens nothing', async () => {
  const page = await open();
  openedNone(await page.act('click', '#open'));
  expect(await page.log()).toEqual(['false', 'false']);
});

soakTest('a window without an opener opens nothing', async () => {
  const page = await open();
  const reply = await page.act('click', '#noopener');
  expect(reply).toMatchObject({ openedTab: { url: pages.url('/inline') } });
  openedNone(reply);
  expect(await page.log()).toEqual(['false', 'false']);
});

soakTest('a blank window that the page scripts opens nothing', async () => {
  const page = await open();
  openedNone(await page.act('click', '#blank'));
  openedNone(await page.act('wait', '', 'false'));
  expect(await page.log()).toEqual(['false']);
});

soakTest('a page that is reached by a form opens nothing', async () => {
  const page = await open();
  openedNone(await page.act('click', '#post'));
  expect(await page.log()).toEqual(['false', 'false']);
});

soakTest('a session that was opened blank is bound as well', async () => {
  const id = await pages.api().session({ headless: false, dialogs: 'block' });
  await pages.api().act(id, 'navigate', '', pages.url('/inline'));
  expect(await pages.api().read(id, 'text', '#log')).toBe('false\nfalse');
  await pages.api().close(id);
});

test('what the page may do beside stays: its store, its cookies, its downloads', async () => {
  const page = await open();
  await page.act('click', '#store');
  expect((await page.log())[0]).toMatch(/^yes.*kept=too/);
  expect(await page.act('click', '#download')).toMatchObject({
    download: { file: expect.stringMatching(/\.csv$/) },
  });
});

test("the page's own policy stays in force", async () => {
  const page = await open('/strict');
  expect(await page.log()).toEqual(['own script page']);
});

/**
 * Acts in fresh sessions until the browser has opened a dialog that had to be ended: it opens none in a window that it
 * takes for one behind another, which on a busy machine it did after a click that the page in front had felt.
 */
async function untilDialog(act: () => Promise<Record<string, unknown>>): Promise<Record<string, unknown>> {
  return await until(
    'a dialog that has to be ended',
    async () => {
      const reply = await act();
      return isUnknown.safeParse(reply.dialog).success && reply;
    },
    50_000,
  );
}

async function clickInFrame(): Promise<Record<string, unknown>> {
  const page = await pages.open('/page');
  await pages.untilTouched();
  await pages.handBack(page.id);
  const reply = await page.act('click', '#inner >>> button');
  await pages.api().close(page.id);
  return reply;
}

soakTest('the ban ends with the session', async () => {
  const banned = await open();
  await pages.api().close(banned.id);
  await untilDialog(clickInFrame);
});

soakTest('other sessions are not touched by it', async () => {
  await open();
  await untilDialog(clickInFrame);
});

soakTest(
  'a page that its own service worker answers escapes the rule, and is not held for all that',
  async () => {
    const told = await untilDialog(async () => {
      const page = await open('/register');
      await pages.untilTouched();
      await pages.handBack(page.id);
      await page.act('click', 'button');
      await page.act('wait', '', 'ready');
      const reply = await page.act('navigate', '', pages.url('/served/page'));
      const log = await page.log();
      await pages.api().close(page.id);
      return { ...reply, log };
    });
    // No header of the browser reaches such a page; the reply says that a dialog was open.
    expect(told).toMatchObject({
      success: true,
      dialog: { answer: 'dismissed' },
      log: ['false', 'false', 'to the end'],
    });
  },
);
