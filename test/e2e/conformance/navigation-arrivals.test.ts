/** When a navigation counts as finished: events of the previous page and of a loading page do not count. */
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { share } from '../../support/share';
import { soakTest } from '../../support/soak-test';
import { shared } from '../../support/tabrelay/shared-tabrelay';
import { until } from '../../support/until';

const tabrelay = shared();
const goTo = (path: string, waitUntil = 'load') =>
  tabrelay.act(id, 'navigate', '', { url: site.url(path), waitUntil });

let site: Site;
let id: string;
/** Answers that the server holds back until a test lets them go. */
let held: ServerResponse[] = [];

const hold = (_: unknown, response: ServerResponse) => held.push(response);
const atLeaving = (script: string) => `<h1>Old</h1><script>onbeforeunload = () => { ${script} }</script>`;
const whileLoading = (script: string) =>
  `<h1>App</h1><script>${script}; fetch('/told')</script><img src="/never">`;

beforeAll(async () => {
  site = await servePages({
    '/one': '<h1>One</h1>',
    '/two': '<h1>Two</h1>',
    '/form': '<form action="/late" method="post"><button>Send</button></form>',
    '/held': whileLoading(''),
    '/held-picture': `<h1>Old</h1><img src="/never" onerror="fetch('/told')">`,
    '/held-script': `<h1>Old</h1><script src="/never"></script><script>
      addEventListener('DOMContentLoaded', () => fetch('/told'));
    </script>`,
    '/spying': `<h1>Old</h1><script>
      fetch('/never').then(() => { history.replaceState(null, '', '#section'); fetch('/told'); });
    </script>`,
    '/told': '',
    '/never': hold,
    '/late': hold,
    '/staying': `<button onclick="location.href = '/late'; window.stop()">Go</button>`,
    '/history-at-leaving': atLeaving(`history.replaceState(null, '', '/rewritten')`),
    '/hash-at-leaving': atLeaving(`location.hash = 'left'`),
    '/replaced-hash-at-leaving': atLeaving(`history.replaceState(null, '', '#left')`),
    '/history-while-loading': whileLoading(`history.pushState({}, '', '/written')`),
    '/hash-while-loading': whileLoading(`location.hash = '/home'`),
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  id = await tabrelay.session({ url: site.url('/one') });
});
afterEach(async () => {
  for (const response of held) response.end();
  held = [];
  await tabrelay.close(id);
});

const asked = (times: number) => until('the server to be asked', async () => held.length === times);

/** Opens a page whose picture is held back, and sees that there is no answer before that has come. */
async function goToHeld(path: string) {
  const told = site.hits('/told');
  const loaded = goTo(path);
  await asked(1);
  await until('the page to have run', async () => site.hits('/told') > told);
  let answered = false;
  void loaded.then(() => {
    answered = true;
  });
  // Long enough for an answer that came too early.
  await tabrelay.close(await tabrelay.session({ url: site.url('/one') }));
  expect(answered).toBe(false);
  held[0]?.end();
  return loaded;
}

test('navigate waits until the page has loaded, pictures included', async () => {
  expect(await goToHeld('/held')).toMatchObject({ success: true, url: site.url('/held') });
});

for (const how of share(['history', 'hash', 'replaced-hash'], 1)) {
  test(`a page that changes its ${how} as it is left does not pass for the one that comes`, async () => {
    await goTo(`/${how}-at-leaving`);
    expect(await goTo('/two')).toMatchObject({ url: site.url('/two') });
  });
}

soakTest.each([
  ['history', '/history-while-loading', '/written'],
  ['hash', '/hash-while-loading', '/hash-while-loading#/home'],
])('a page that changes its %s while it loads has not loaded for all that', async (_, path, arrived) => {
  expect(await goToHeld(path)).toMatchObject({ success: true, url: site.url(arrived) });
});

const beforeThem = [
  ['loads in the end', '/held-picture', 'load'],
  ['is read in the end', '/held-script', 'domcontentloaded'],
  ['follows its reader with its hash', '/spying', 'load'],
] as const;

test.each(share(beforeThem, 1))(
  'a page that %s while the next one is awaited does not pass for that',
  async (_, path, waitUntil) => {
    const told = site.hits('/told');
    await goTo(path, 'commit');
    await asked(1);
    const arrived = goTo('/late', waitUntil);
    await asked(2);
    held[0]?.end();
    await until('the old page to have done it', async () => site.hits('/told') > told);
    held[1]?.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Late</h1>');
    expect(await arrived).toMatchObject({ success: true, url: site.url('/late') });
    expect(await tabrelay.read(id, 'text', 'h1')).toBe('Late');
  },
);

test('a place within the page is an arrival, and so is the same place again', async () => {
  const hits = site.hits('/one');
  for (const hash of ['#below', '#below', '#above'])
    expect(await goTo(`/one${hash}`)).toMatchObject({ success: true, url: site.url(`/one${hash}`) });
  expect(site.hits('/one')).toBe(hits);
});

test('a page that sets out for another one and stops at once is not waited for', async () => {
  await goTo('/staying');
  const clicked = await tabrelay.act(id, 'click', 'button');
  expect(clicked).toMatchObject({ success: true });
  expect(clicked).not.toHaveProperty('note');
});

test.each([
  ['back', '/one', 'One'],
  ['forward', '/two', 'Two'],
])('%s goes where it leads although a form that was sent gets no answer', async (action, path, heading) => {
  await goTo('/form');
  await goTo('/two');
  await tabrelay.act(id, 'back', '');
  await tabrelay.act(id, 'click', 'button', undefined, 500);
  await asked(1);
  expect(await tabrelay.act(id, action, '')).toMatchObject({ success: true, url: site.url(path) });
  expect(await tabrelay.read(id, 'text', 'h1')).toBe(heading);
});
