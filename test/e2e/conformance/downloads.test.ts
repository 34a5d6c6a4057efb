/** Steps that start a download report its file name and state. */
import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { share } from '../../support/share';
import { soakTest } from '../../support/soak-test';
import { shared } from '../../support/tabrelay/shared-tabrelay';
import { until } from '../../support/until';

const tabrelay = shared();
const click = (selector: string) => tabrelay.act(id, 'click', selector);
let site: Site;
let id: string;
let held: ServerResponse | undefined;

const attachment = (name: string, body: string) => (_: unknown, response: ServerResponse) =>
  response
    .writeHead(200, { 'content-type': 'text/csv', 'content-disposition': `attachment; filename="${name}"` })
    .end(body);

beforeAll(async () => {
  const nobody = await servePages({});
  await nobody.close();
  site = await servePages({
    '/page': `<h1>Reports</h1>
      <a id="attribute" href="/plain.txt" download="notes.txt">notes</a>
      <a id="attachment" href="/report.csv">report</a>
      <a id="other" href="/other.csv">another</a>
      <a id="endless" href="/endless.bin">endless</a>
      <a id="nobody">where nobody listens</a>
      <a id="blank" href="/report.csv" target="_blank">report in a tab of its own</a>
      <a id="opener" href="/report.csv" target="_blank" rel="opener">report in a tab that may reach back</a>
      <button id="blob">made here</button>
      <button id="later" onclick="setTimeout(() => { location.href = '/other.csv'; }, 300)">later</button>
      <form action="/report.csv"><button id="form">form</button></form>
      <script>document.querySelector('#nobody').href = '${nobody.url('/')}';
      document.querySelector('#blob').onclick = () => {
        const link = document.createElement('a');
        link.href = URL.createObjectURL(new Blob(['made in the page']));
        link.download = 'made.txt';
        link.click();
      };</script>`,
    '/frames': `<h1>Frames</h1><iframe id="own" src="/in-frame"></iframe><iframe id="foreign"></iframe>
      <script>document.querySelector('#foreign').src = '//other.test:' + location.port + '/in-frame';</script>`,
    '/in-frame': '<a id="attachment" href="/report.csv">report</a> <a id="page" href="/next">next</a>',
    '/next': '<p>Next</p>',
    '/empty': (_, response) => response.writeHead(204).end(),
    '/plain.txt': (_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('notes'),
    '/report.csv': attachment('report 2026.csv', 'a,b\n1,2\n'),
    '/other.csv': attachment('other.csv', 'c,d\n'),
    '/endless.bin': (_, response) => {
      held = response;
      response
        .writeHead(200, { 'content-disposition': 'attachment; filename="endless.bin"' })
        .write('x'.repeat(2_000));
    },
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  id = await tabrelay.session({ url: site.url('/page') });
});
afterEach(async () => {
  held?.destroy();
  await tabrelay.close(id);
});

/** The browser adds a number where a file of that name is there already. */
const named = (name: string, ending: string) =>
  expect.stringMatching(new RegExp(`^${name}( \\(\\d+\\))?\\.${ending}$`));

test('a link with a download attribute is named as the attribute says, with the path of the file', async () => {
  const { success, download } = await click('#attribute');
  expect({ success, download }).toEqual({
    success: true,
    download: { file: named('notes', 'txt'), path: expect.any(String), state: 'complete' },
  });
  expect(existsSync((download as { path: string }).path)).toBe(true);
});

test('a link to an attachment is named as the server says, and the page stays', async () => {
  expect(await click('#attachment')).toMatchObject({
    download: { file: named('report 2026', 'csv'), state: 'complete' },
  });
  expect(await tabrelay.read(id, 'text', 'h1')).toBe('Reports');
});

test.each(share(['#blank', '#opener'], 1))(
  'a link into a new tab that is a download is named, and leaves no tab: %s',
  async (link) => {
    expect(await click(link)).toMatchObject({
      download: { file: named('report 2026', 'csv'), state: 'complete' },
    });
    expect(await tabrelay.act(id, 'tabs', '')).toMatchObject({
      tabs: [{ url: site.url('/page'), current: true }],
    });
    expect(await tabrelay.read(id, 'text', 'h1')).toBe('Reports');
  },
);

test.each(share(['#own', '#foreign'], 1))(
  'a link in a frame to an attachment is named: %s',
  async (frame) => {
    await tabrelay.act(id, 'navigate', '', site.url('/frames'));
    expect(await click(`${frame} >>> #attachment`)).toMatchObject({
      download: { file: named('report 2026', 'csv'), state: 'complete' },
    });
    expect(await tabrelay.read(id, 'text', `${frame} >>> #attachment`)).toBe('report');
  },
);

soakTest.each(['#own', '#foreign'])('a link in a frame to a page is no download: %s', async (frame) => {
  await tabrelay.act(id, 'navigate', '', site.url('/frames'));
  expect(await click(`${frame} >>> #page`)).not.toHaveProperty('download');
  await tabrelay.act(id, 'wait', `${frame} >>> p`);
  expect(await tabrelay.read(id, 'text', `${frame} >>> p`)).toBe('Next');
});

test('a file that the page made itself is named', async () => {
  expect(await click('#blob')).toMatchObject({ download: { file: named('made', 'txt'), state: 'complete' } });
});

soakTest('a form that answers with a file is named', async () => {
  expect(await click('#form')).toMatchObject({ download: { file: named('report 2026', 'csv') } });
});

test('a second and a third download of the same page are not dropped', async () => {
  await click('#attachment');
  expect(await click('#other')).toMatchObject({
    download: { file: named('other', 'csv'), state: 'complete' },
  });
  expect(await click('#attribute')).toMatchObject({
    download: { file: named('notes', 'txt'), state: 'complete' },
  });
});

test('an address that is a file is saved, and the page stays', async () => {
  expect(await tabrelay.act(id, 'navigate', '', site.url('/report.csv'))).toMatchObject({
    success: true,
    stays: true,
    url: site.url('/page'),
    download: { file: named('report 2026', 'csv'), state: 'complete' },
  });
  expect(await tabrelay.read(id, 'text', 'h1')).toBe('Reports');
});

test('files at addresses are saved one after the other, of another site as well, and the next step continues in the page', async () => {
  const elsewhere = site.url('/report.csv').replace('127.0.0.1', 'other.test');
  for (const address of [
    site.url('/other.csv'),
    elsewhere,
    elsewhere,
    site.url('/report.csv?für=alle#top'),
  ]) {
    expect(await tabrelay.act(id, 'navigate', '', address)).toMatchObject({
      stays: true,
      download: { file: expect.stringMatching(/csv$/), state: 'complete' },
    });
  }
  expect(await click('h1')).not.toHaveProperty('download');
});

soakTest('a file that the page saved before is not taken for one at an address that has none', async () => {
  await click('#later');
  await until('the file to be asked for', () => site.hits('/other.csv') > 0);
  const answer = await tabrelay.call('POST', `/session/${id}`, {
    body: { action: 'navigate', selector: '', value: site.url('/empty') },
  });
  expect([answer.status, answer.headers.get('x-error-code')]).toEqual([400, 'navigation_failed']);
});

soakTest('a download in progress is reported as such', async () => {
  expect(await click('#endless')).toMatchObject({
    download: { file: named('endless', 'bin'), state: 'in_progress' },
  });
});

test('a download that goes on at the deadline was clicked for all that', async () => {
  const answer = await tabrelay.call('POST', `/session/${id}`, {
    body: { action: 'click', selector: '#endless', timeoutMs: 1_000 },
  });
  expect(answer.body).toMatchObject({
    result: { success: true, download: { file: named('endless', 'bin') } },
  });
});

test('a click whose page cannot be opened says nothing of a download', async () => {
  const did = await click('#nobody');
  expect(did).toMatchObject({ success: true });
  expect(did).not.toHaveProperty('download');
});

soakTest('a click without a download says nothing of one, and that nothing was seen of it', async () => {
  expect(await click('#attachment')).not.toHaveProperty('verified');
  expect(await click('h1')).not.toHaveProperty('download');
  expect(await click('h1')).toMatchObject({ success: true, verified: false });
});
