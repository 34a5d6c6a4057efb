/** Frames whose page has not come yet: what a view tells of them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';
import { type Site, servePages } from '../../support/pages/serve-pages';

let on: PageHarness;
let site: Site;
let answer = () => {};
let arrived = () => {};
const asked = new Promise<void>((resolve) => {
  arrived = resolve;
});
beforeAll(async () => {
  on = await openPageHarness();
  site = await servePages({
    '/page': (_, response) => response.setHeader('content-type', 'text/html').end('<p>Plans</p>'),
    '/slow': (_, response) => {
      answer = () => response.setHeader('content-type', 'text/html').end('<p>Plan 12</p>');
      arrived();
    },
  });
});
afterAll(async () => {
  await on.close();
  await site.close();
});

const view = async () =>
  String(
    await on.carryOut(
      { do: 'step', sessionId: 'page-harness', action: 'snapshot', selector: '', onlySeen: true },
      5_000,
    ),
  );

test('a frame is told as loading until its page is there', async () => {
  await on.open(site.url('/page'));
  await on.look("document.body.append(Object.assign(document.createElement('iframe'), { src: '/slow' }))");
  expect(await view()).toMatch(/iframe loading \[e\d+\]/);
  await asked;
  answer();
  await on.act('wait', 'iframe >>> text=Plan 12');
  expect(await view()).toMatch(/iframe \[e\d+\][\s\S]*Plan 12/);
});

test('a frame without an address is not', async () => {
  await on.show('<p>Plans</p><iframe></iframe><iframe srcdoc="<p>In</p>"></iframe>');
  expect(await view()).not.toContain('loading');
});
