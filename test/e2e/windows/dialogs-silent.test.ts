/** A page that never answers is replaced; the session continues. */
import { expect, test } from 'vitest';
import * as z from 'zod';
import { expectInTime } from '../../support/relay/expect-in-time';
import { soakTest } from '../../support/soak-test';
import { type Foreground, openForeground } from '../../support/tabrelay/foreground-window';
import { until } from '../../support/until';

const pages = openForeground({
  '/loop': `<title>page</title><button id="loop" onclick="for (;;);">loop</button>
    <button id="long" onclick="const end = Date.now() + 2500; while (Date.now() < end);">long</button>
    <button id="longer" onclick="const end = Date.now() + 4000; while (Date.now() < end);">longer</button>
    <button id="fine" onclick="document.title = 'page: fine'">fine</button>
    <button id="past" onclick="
      const frame = document.body.appendChild(document.createElement('iframe'));
      document.title = 'page: ' + frame.contentWindow.confirm('Fresh')">past</button>`,
  '/stays': `<title>page</title><input id="field"><script>
    onpointerdown = () => { document.querySelector('#field').value = 'touched'; };
    addEventListener('beforeunload', (event) => Reflect.apply(Event.prototype.preventDefault, event, []));
</script>`,
  '/next': '<title>page: next</title><h1>next</h1>',
});

const tabsSchema = z.array(z.object({ tab: z.number(), url: z.string() }));
const tabsOf = async (page: Foreground) => tabsSchema.parse((await page.act('tabs', '')).tabs);

soakTest('after an endless loop navigate continues the session, in a fresh tab', async () => {
  const page = await pages.open('/loop');
  await pages.expectSilence(page.id, '#loop', 800);
  expect(await page.act('navigate', '', pages.url('/next'))).toMatchObject({ url: pages.url('/next') });
  expect(await page.read('text', 'h1')).toBe('next');
  expect(await tabsOf(page)).toMatchObject([{ url: pages.url('/next') }]);
});

soakTest('after an endless loop reload opens the last address again', async () => {
  const page = await pages.open('/loop');
  await pages.expectSilence(page.id, '#loop', 800);
  expect(await page.act('reload', '')).toMatchObject({ url: pages.url('/loop') });
  await page.act('click', '#fine');
  expect(await page.act('wait', '', { text: 'loop' })).toMatchObject({ success: true });
  await pages.isInFront('page: fine');
});

soakTest('every further step is silent until then, and close closes the window all the same', async () => {
  const page = await pages.open('/loop');
  await pages.expectSilence(page.id, '#loop', 500);
  await pages.expectSilence(page.id, '#fine', 500);
  await pages.api().close(page.id);
  expect((await pages.api().sessions()).map(({ id }) => id)).not.toContain(page.id);
});

soakTest('a quiet window is replaced where it stands, without taking the focus', async () => {
  const front = await pages.open('/next');
  const quiet = await pages.open('/loop', { headless: true });
  await pages.expectSilence(quiet.id, '#loop', 500);
  await quiet.act('reload', '');
  expect(await quiet.act('click', '#fine')).toMatchObject({ success: true });
  await pages.isInFront('page: next');
  expect(await front.read('text', 'h1')).toBe('next');
});

soakTest('a script that is busy for seconds in front is not told as a dialog that was ended', async () => {
  const page = await pages.open('/loop');
  const answer = await pages.api().call('POST', `/session/${page.id}`, {
    body: { action: 'click', selector: '#longer', timeoutMs: 15_000 },
  });
  expect(answer.body.result).toMatchObject({ success: true });
  expect(answer.body.result).not.toHaveProperty('dialog');
});

soakTest('a script that was only long keeps its tab', async () => {
  const page = await pages.open('/loop');
  const [before] = await tabsOf(page);
  await pages.expectSilence(page.id, '#long', 500);
  await page.act('click', '#fine');
  await page.act('navigate', '', pages.url('/next'));
  expect(await tabsOf(page)).toEqual([{ ...before, url: pages.url('/next') }]);
});

soakTest('where dialogs are blocked they are blocked in the fresh tab as well', async () => {
  const page = await pages.open('/loop', { dialogs: 'block' });
  await pages.expectSilence(page.id, '#loop', 500);
  await page.act('reload', '');
  expect(await page.act('click', '#past')).not.toHaveProperty('dialog');
  await pages.isInFront('page: false');
});

/** Opens a page in front that has found a way to be asked about, and touches it as a person does. */
async function staying(): Promise<Foreground> {
  const page = await pages.open('/stays');
  await until('the click to arrive', async () => {
    await pages.touch();
    return (await page.read('value', '#field')) === 'touched';
  });
  await pages.handBack(page.id);
  return page;
}

test('a page that gets the browser to ask before leaving is left by the second navigate', async () => {
  const page = await staying();
  const navigate = { action: 'navigate', selector: '', value: pages.url('/next'), timeoutMs: 1_000 };
  const first = await pages.api().call('POST', `/session/${page.id}`, { body: navigate });
  expect(first.status).toBe(504);
  expectInTime(first, 1_000);
  await page.act('navigate', '', pages.url('/next'));
  expect(await page.read('text', 'h1')).toBe('next');
});

soakTest('a page that gets the browser to ask before it is closed is closed', async () => {
  const page = await staying();
  await pages.api().close(page.id);
  expect(await pages.windows('page')).toEqual([]);
});
