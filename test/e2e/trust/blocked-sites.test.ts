/** The sites that the user has blocked are opened by no session, whichever key or page asks. */
import type { Page } from 'puppeteer-core';
import { beforeAll, expect, test } from 'vitest';
import { extensionId } from '../../../extension/protocol/identity';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { borrowWatched, type Watched } from '../../support/tabrelay/borrow-tabrelay';
import { until } from '../../support/until';

let site: Site;
let tabrelay: Watched;
let options: Page;
const asked: string[] = [];
/** The same server under the name that is blocked. */
const blocked = (path: string) => site.url(path).replace('127.0.0.1', 'localhost');

beforeAll(async () => {
  site = await servePages({
    '/': (_, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end(`<title>start</title><a id="link" href="${blocked('/secret')}">Link</a>
        <a id="tab" target="_blank" href="${blocked('/secret')}">Tab</a>
        <a id="redirect" href="/away">Redirect</a>
        <button id="popup" onclick="open('${blocked('/secret')}', '_blank', 'popup')">Pop-up</button>
        <form method="post" action="${blocked('/secret')}"><button id="post">Log in</button></form>`),
    '/around': (_, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end(`<title>around</title><iframe src="${blocked('/secret')}"></iframe>`),
    '/away': (_, response) => response.writeHead(302, { location: blocked('/secret') }).end(),
    '/secret': (request, response) => {
      asked.push(`${request.method} ${request.headers.host}`);
      response.setHeader('content-type', 'text/html').end('<title>secret</title>Balance');
    },
  });
  tabrelay = await borrowWatched();
  options = await tabrelay.browser.newPage();
  await options.goto(`chrome-extension://${extensionId}/options.html`);
  return async () => {
    await block([]);
    await tabrelay.giveBack();
    await site.close();
  };
});

/** Writes the list into the options page. @returns what it says then */
async function block(sites: string[]): Promise<string> {
  await options.waitForSelector('#block:enabled');
  await options.evaluate((text) => {
    (document.querySelector('#sites') as HTMLTextAreaElement).value = text;
    (document.querySelector('#blocked') as HTMLElement).textContent = '';
  }, sites.join('\n'));
  await options.locator('#block').click();
  return until('an answer', () => options.$eval('#blocked', (answer) => answer.textContent || undefined));
}

test('no session opens a blocked site: directly, by link, redirect, form, frame, tab or pop-up', async () => {
  const shown = await tabrelay.api.session({ url: blocked('/secret') });
  expect(await block(['not a site!'])).toContain('is no site');
  expect(await block(['localhost'])).toBe('Saved.');
  await until('what is shown to be dropped', async () => {
    const [one] = await tabrelay.api.sessions();
    return one && !JSON.stringify(one).includes('secret');
  });
  await tabrelay.api.close(shown);
  asked.length = 0;

  const direct = await tabrelay.api.call('POST', '/session', { body: { url: blocked('/secret') } });
  expect([direct.status, direct.headers.get('x-error-code')]).toEqual([403, 'domain_not_allowed']);
  expect(direct.body.error).toContain('the user has blocked this site');

  for (const id of ['link', 'redirect', 'post', 'tab', 'popup']) {
    const session = await tabrelay.api.session({ url: site.url('/') });
    await tabrelay.api.call('POST', `/session/${session}`, { body: { action: 'click', selector: `#${id}` } });
    await tabrelay.api.close(session);
  }
  await tabrelay.api.close(await tabrelay.api.session({ url: site.url('/around') }));
  expect(asked).toEqual([]);
  await block([]);
  await tabrelay.api.close(await tabrelay.api.session({ url: blocked('/secret') }));
  expect(asked).toHaveLength(1);
}, 60_000);
