/** A read-only key can read an open session, but not its passwords. */
import { beforeAll, expect, test } from 'vitest';
import { namedKeysIn } from '../../../relay/access/keys';
import { servePages } from '../../support/pages/serve-pages';
import { api } from '../../support/relay/rest-client';
import { startTabrelay, type Tabrelay } from '../../support/tabrelay/start-tabrelay';

let tabrelay: Tabrelay;

beforeAll(async () => {
  tabrelay = await startTabrelay();
  return () => tabrelay.stop();
});

test('a read-only key does not get the value of a password field', async () => {
  const site = await servePages({
    '/': '<input id="name" value="Ann"><input id="password" type="password" value="hunter2"><button>Go</button>',
  });
  const secret = namedKeysIn(tabrelay.home).add({ name: 'reader', scopes: ['read', 'autonomy'] });
  const reader = api(tabrelay.baseUrl, secret);
  const { body } = await reader.call('POST', '/browse', {
    body: { url: site.url('/'), prompt: 'Click Go', keepSession: true },
  });
  const { sessionId } = body.result as { sessionId: string };
  const step = (selector: string, action = 'value') =>
    reader.call('POST', `/session/${sessionId}`, { body: { action, selector } });

  expect((await step('#name')).body.result).toBe('Ann');
  const refused = await step('#password');
  expect(refused.status).toBe(403);
  expect(refused.body.error).toContain('"act"');
  expect(JSON.stringify(refused.body)).not.toContain('hunter2');
  expect((await step('button', 'click')).status).toBe(403);
  await site.close();
});

test('the steps of a key that holds are approved by a key with the scope approve', async () => {
  const site = await servePages({
    '/': '<title>n</title><button onclick="document.title += 1">Delete</button>',
  });
  const secret = namedKeysIn(tabrelay.home).add({ name: 'held', scopes: ['read', 'act'], hold: true });
  const bot = api(tabrelay.baseUrl, secret);
  const sessionId = await bot.session({ url: site.url('/') });
  const click = (by: typeof bot, approve?: string) =>
    by.call('POST', `/session/${sessionId}`, {
      body: { action: 'click', selector: 'button', approve, approvalMs: approve && 300 },
    });

  const { headers } = await click(bot);
  const { id } = JSON.parse(headers.get('x-pending') ?? '{}');
  expect((await click(bot, id)).body.error).toContain('Nobody has decided yet');
  expect((await click(tabrelay.api, id)).body.result).toMatchObject({ success: true, effect: 'delete' });
  expect((await click(tabrelay.api)).status).toBe(404);
  await bot.close(sessionId);
  await site.close();
});
