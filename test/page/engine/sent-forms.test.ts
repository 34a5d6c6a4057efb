/** Forms that a page sends by `form.submit()`, which fires no `submit` event. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hold } from '../../../extension/protocol/effects/consequential';
import { RelayError } from '../../../extension/protocol/errors';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';
import { type Site, servePages } from '../../support/pages/serve-pages';

let on: PageHarness;
let site: Site;
let page = '';
let requests: string[] = [];
beforeAll(async () => {
  on = await openPageHarness();
  const html = 'text/html';
  site = await servePages({
    '/page': (_, response) => response.setHeader('content-type', html).end(page),
    '/sent': (request, response) => {
      requests.push(request.method ?? '');
      response.setHeader('content-type', html).end('<p>Sent</p>');
    },
    '/sent/delete': (request, response) => {
      requests.push(request.method ?? '');
      response.setHeader('content-type', html).end('<p>Deleted</p>');
    },
  });
});
afterAll(async () => {
  await on.close();
  await site.close();
});

async function click(hold: Hold): Promise<unknown> {
  const step = {
    do: 'step',
    sessionId: 'page-harness',
    action: 'click',
    selector: '#go',
    value: '',
  } as const;
  try {
    return await on.carryOut({ ...step, hold }, 3_000);
  } catch (error) {
    if (error instanceof RelayError && error.code === 'held') return error.more.held;
    throw error;
  }
}

const sending = (form: string) => `<div id="go" role="button">Open</div>
  <script>go.onclick = () => HTMLFormElement.prototype.submit.call(${form})</script>`;

test.each([
  ['to where it deletes', '<form method="post" action="/sent/delete"><input></form>', 'document.forms[0]'],
  [
    'that has a button for it',
    '<form method="post" action="/sent"><button>Delete account</button></form>',
    'document.forms[0]',
  ],
  [
    'in a frame',
    `<iframe srcdoc="<form method=post action=/sent><button>Delete account</button></form>"></iframe>`,
    'frames[0].document.forms[0]',
  ],
])('a form %s is held when the page sends it, and sent once approved', async (_, html, form) => {
  page = html + sending(form);
  requests = [];
  await on.open(site.url('/page'));
  const held = (await click({ mode: 'named' })) as { binding: string };
  expect(held).toMatchObject({ what: 'delete' });
  expect(requests).toEqual([]);
  await click({ mode: 'named', approved: held.binding });
  await expect.poll(() => requests).toEqual(['POST']);
});

test('a form without consequences is sent', async () => {
  page = `<form action="/sent"><input name="q"><button>Search</button></form>${sending('document.forms[0]')}`;
  requests = [];
  await on.open(site.url('/page'));
  expect(await click({ mode: 'named' })).toMatchObject({ success: true });
  await expect.poll(() => requests).toEqual(['GET']);
});
