/** Incognito sessions, and the error where incognito access is not allowed. */
import { beforeAll, expect, test } from 'vitest';
import { extensionId } from '../../../extension/protocol/identity';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { startTabrelay, type Tabrelay } from '../../support/tabrelay/start-tabrelay';
import { until } from '../../support/until';

let tabrelay: Tabrelay;
let site: Site;

beforeAll(async () => {
  site = await servePages({
    '/sign-in': `<script>document.cookie = 'user=Ada'</script><p id="who"></p>`,
    '/who': `<p id="who"></p><script>who.textContent = document.cookie || 'nobody'</script>`,
  });
  tabrelay = await startTabrelay();
  return async () => {
    await tabrelay.stop();
    await site.close();
  };
});

test('an incognito session does not know who is signed in', async () => {
  const usual = await tabrelay.api.session({ url: site.url('/sign-in') });
  await tabrelay.api.step(usual, 'navigate', '', site.url('/who'));
  const incognito = await tabrelay.api.session({ url: site.url('/who'), incognito: true });

  expect(await tabrelay.api.read(usual, 'text', '#who')).toBe('user=Ada');
  expect(await tabrelay.api.read(incognito, 'text', '#who')).toBe('nobody');
  for (const id of [usual, incognito]) await tabrelay.api.close(id);
});

test('without the permission: 400, and the way to allow it', async () => {
  await forbidIncognito();

  const answer = await until('the extension to be back and answer', async () => {
    const attempt = await tabrelay.api.call('POST', '/session', { body: { incognito: true } });
    return attempt.status === 503 ? undefined : attempt;
  });

  expect(answer.status).toBe(400);
  expect(answer.headers.get('x-error-code')).toBe('incognito_not_allowed');
  expect(answer.body).toEqual({ error: expect.stringMatching(/chrome:\/\/extensions/) });
});

/** Takes the permission away as a user does at chrome://extensions; the browser then reloads the extension. */
async function forbidIncognito(): Promise<void> {
  const page = await tabrelay.browser.newPage();
  await page.goto('chrome://extensions');
  await page.evaluate(`chrome.developerPrivate.updateExtensionConfiguration({
    extensionId: '${extensionId}', incognitoAccess: false })`);
  await page.close();
}
