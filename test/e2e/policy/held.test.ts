/** Acts that have consequences are held in sessions that were opened so, and done once they are approved. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { shared } from '../../support/tabrelay/shared-tabrelay';

const tabrelay = shared();
let site: Site;
let sessionId = '';
beforeAll(async () => {
  const counts = 'onclick="document.title += 1"';
  site = await servePages({
    '/': `<title>n</title><ul><li>Alpha <button id="a" ${counts}>Delete</button></li>
      <li>Beta <button id="b" ${counts}>Delete</button></li></ul><button id="save" ${counts}>Save</button>`,
  });
});
afterAll(() => site.close());
afterEach(() => tabrelay.close(sessionId));

async function open(options: Record<string, unknown> = {}): Promise<void> {
  sessionId = await tabrelay.session({ url: site.url('/'), hold: true, ...options });
}

const click = (selector: string, more: Record<string, unknown> = {}) =>
  tabrelay.call('POST', `/session/${sessionId}`, { body: { action: 'click', selector, ...more } });

const title = async () => (await tabrelay.act(sessionId, 'tabs', '')).tabs;

test('a held step does nothing, says what waits, and is done with its id', async () => {
  await open();
  const held = await click('#b');
  const pending = JSON.parse(held.headers.get('x-pending') ?? '');
  expect([held.status, held.headers.get('x-error-code'), held.headers.get('x-outcome')]).toEqual([
    409,
    'held',
    'not_executed',
  ]);
  expect(Object.keys(held.body)).toEqual(['error']);
  expect(held.body.error).toContain(`"approve": "${pending.id}"`);
  expect(pending).toMatchObject({
    what: 'delete',
    action: 'click',
    element: 'button "Delete"',
    where: expect.stringMatching(/^row "Beta" of http/),
  });
  expect(await title()).toMatchObject([{ title: 'n' }]);

  expect((await click('#b', { approve: pending.id })).body.result).toMatchObject({
    success: true,
    effect: 'delete',
  });
  expect(await title()).toMatchObject([{ title: 'n1' }]);
  expect((await click('#b', { approve: pending.id })).status).toBe(400);
});

test('an approval lets no other element through', async () => {
  await open();
  const { id } = JSON.parse((await click('#b')).headers.get('x-pending') ?? '');
  expect((await click('#a', { approve: id })).headers.get('x-error-code')).toBe('held');
  expect(await title()).toMatchObject([{ title: 'n' }]);
});

test('everyday acts are done, and without hold all are', async () => {
  await open();
  expect((await click('#save')).status).toBe(200);
  await tabrelay.close(sessionId);
  await open({ hold: false });
  expect((await click('#a')).status).toBe(200);
});
