/** A person in another browser watches, decides, takes over and stops on the live page. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { extensionId } from '../../../extension/protocol/identity';
import { inFlight } from '../../support/in-flight';
import { openPerson, type Person } from '../../support/live/person';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { soakTest } from '../../support/soak-test';
import { pageAt } from '../../support/tabrelay/page-at';
import { startTabrelay, type Tabrelay } from '../../support/tabrelay/start-tabrelay';
import { until } from '../../support/until';

let tabrelay: Tabrelay;
let site: Site;
let person: Person;
const downloads = mkdtempSync(join(tmpdir(), 'tabrelay-live-'));

const fields = ['Name', 'Street', 'City', 'Phone', 'Shop', 'Colour', 'Size', 'Note'];
const order = `<!doctype html><title>Order &lt;img src=x onerror="document.title='hacked'"&gt;</title>
<style>body { font: 16px sans-serif; padding: 20px } label { display: block; margin: 6px } button { margin: 6px }</style>
<h1>New order</h1>
${fields.map((name) => `<label>${name} <input></label>`).join('')}
<button onclick="count.textContent = Number(count.textContent) + 1">Add item</button>
<button onclick="this.textContent = 'Added'">Keep</button>
<button onclick="gone.textContent += 'deleted '">Delete draft</button>
<button disabled>Never</button>
<p>Items: <span id="count">0</span></p><p id="gone"></p>`;

beforeAll(async () => {
  site = await servePages({
    '/order': (_, response) => response.setHeader('content-type', 'text/html').end(order),
  });
  tabrelay = await startTabrelay();
  person = await openPerson(downloads);
  return async () => {
    await person.leave();
    await tabrelay.stop();
    await site.close();
    rmSync(downloads, { recursive: true });
  };
});
let number = 0;
beforeEach(async () => {
  number += 1;
  for (const { id } of await tabrelay.api.sessions()) await tabrelay.api.close(id);
});

const pageUrl = () => site.url(`/order?${number}`);
const step = (id: string, body: Record<string, unknown>) =>
  tabrelay.api.call('POST', `/session/${id}`, { body });

/** Opens the live page with a link of its own, and there the session. */
async function look(id?: string): Promise<void> {
  const { body } = await tabrelay.api.call('POST', '/live');
  await person.page.goto('about:blank');
  await person.page.goto(`${tabrelay.origin}${body.page}`);
  await person.reads('Live:');
  if (id === undefined) return;
  await person.page.evaluate((session) => {
    location.hash = `session=${session}`;
  }, id);
  await person.reads(`session ${id}`);
}

soakTest('a task of ten steps is watched, and its report exported', async () => {
  const prompt = `${fields.map((name) => `Type "a ${name}" into ${name}`).join(', then ')}, then click "Add item", then click "Keep"`;
  await look();
  expect(await person.problems('nothing-open')).toEqual([]);
  const task = inFlight(
    tabrelay.api.call('POST', '/browse', { body: { prompt, url: pageUrl(), keepSession: true } }),
  );
  await person.reads('1 open session');
  const { status, body } = await task;
  expect(status, String(body.error)).toBe(200);
  const { sessionId } = body.result as { sessionId: string };
  await person.page.waitForSelector('.card img');
  expect(await person.problems('overview')).toEqual([]);
  await look(sessionId);
  await person.reads('Clicked button “Keep”');
  await person.reads('Steps10');
  await until('the ten steps', async () => {
    const steps = await person.page.$$('.transcript li[data-kind="step"]');
    return steps.length === 10;
  });
  await person.page.waitForSelector('.picture img');
  // What a page says stays text.
  expect(await person.page.$eval('h2.title', (title) => title.textContent)).toContain('<img src=x');
  expect(await person.page.title()).toBe('tabrelay live');
  expect(await person.problems('task-done')).toEqual([]);
  await person.press('Export as HTML');
  const file = await until('the report to be saved', () =>
    readdirSync(downloads).find((name) => name.endsWith('.html')),
  );
  expect(file).toBe(`tabrelay-${sessionId}.html`);
  // A browser makes the file first, and writes it then.
  const report = await until('the report to be written', () => {
    const text = readFileSync(join(downloads, file), 'utf8');
    return text !== '' && text;
  });
  expect(report).toContain('click');
  expect(report).not.toMatch(/<script|<img|src=|href=/);
  expect(report).not.toContain('a Street&quot; into Street</td>');
});

test('of two held acts one is approved and one is denied', async () => {
  const id = await tabrelay.api.session({ url: pageUrl(), hold: true });
  await look(id);
  const act = { action: 'click', selector: 'text=Delete draft', approvalMs: 60_000, timeoutMs: 90_000 };
  const gone = () => tabrelay.api.read(id, 'text', '#gone');
  const first = inFlight(step(id, act));
  await person.reads('1 act waits for you');
  await person.page.waitForSelector('.mark');
  expect(await person.problems('approval')).toEqual([]);
  expect(await gone()).toBe('');
  await person.press('Approve once');
  expect((await first).status).toBe(200);
  expect(await gone()).toBe('deleted');
  // The button is gone: the focus is near.
  expect(await person.page.evaluate(() => document.activeElement?.localName)).toBe('main');
  const second = inFlight(step(id, act));
  await person.press('Deny');
  expect((await second).headers.get('x-error-code')).toBe('held');
  expect(await gone()).toBe('deleted');
  await person.reads('denied, by default');
});

soakTest('who drives is seen, taken over and handed back', async () => {
  const url = pageUrl();
  const id = await tabrelay.api.session({ url });
  const page = await pageAt(tabrelay.browser, url);
  await look(id);
  await person.reads('tabrelay drives');
  await page.click('input');
  await page.keyboard.type('me');
  await person.reads('you drive');
  await person.press('Take over');
  await person.reads('you drive, until you hand back');
  expect(await person.problems('taken-over')).toEqual([]);
  const waits = inFlight(step(id, { action: 'click', selector: 'text=Add item', timeoutMs: 60_000 }));
  await person.reads('Click “Add item”');
  expect(await page.$eval('#count', (count) => count.textContent)).toBe('0');
  await person.press('Hand back');
  expect((await waits).status).toBe(200);
  expect(await tabrelay.api.read(id, 'text', '#count')).toBe('1');
  await person.press('Pause');
  await person.reads('paused');
  const paused = await step(id, { action: 'click', selector: 'text=Add item', timeoutMs: 300 });
  expect(paused.headers.get('x-error-code')).toBe('user_driving');
  await person.press('Resume');
  await person.reads('tabrelay drives');
  await person.press('Pause all');
  await person.press('Resume all');
  await person.press('Close');
  await person.press('Really close?');
  await person.reads('Closed session');
  expect(await tabrelay.api.sessions()).toEqual([]);
});

test('a step that waits is stopped', async () => {
  const id = await tabrelay.api.session({ url: pageUrl() });
  await look(id);
  const waits = inFlight(step(id, { action: 'click', selector: 'text=Never', timeoutMs: 60_000 }));
  await person.reads('Click “Never”');
  expect(await person.problems('running')).toEqual([]);
  await person.press('Stop');
  const { status, headers } = await waits;
  expect([status, headers.get('x-error-code'), headers.get('x-outcome')]).toEqual([
    409,
    'stopped',
    'unknown',
  ]);
  await person.reads('stopped by a person');
});

test('a link opens once', async () => {
  const { body } = await tabrelay.api.call('POST', '/live');
  const url = `${tabrelay.origin}${body.page}`;
  await person.page.goto('about:blank');
  await person.page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  await person.page.goto(url);
  await person.reads('Live:');
  expect(new URL(person.page.url()).hash).toBe('');
  await person.page.goto('about:blank');
  await person.page.goto(url);
  await person.reads('This link was used already');
  expect(await person.problems('link-used')).toEqual([]);
});

test('the popup opens it', async () => {
  const popup = await tabrelay.browser.newPage();
  await popup.goto(`chrome-extension://${extensionId}/popup.html`);
  await popup.locator('::-p-aria([name="Open live page"])').click();
  const page = await until('the live page', async () =>
    (await tabrelay.browser.pages()).find((one) => one.url().startsWith(`${tabrelay.origin}/live`)),
  );
  await page.waitForFunction(() => document.body.textContent.includes('Live:'));
  expect(page.url()).toBe(`${tabrelay.origin}/live`);
});
