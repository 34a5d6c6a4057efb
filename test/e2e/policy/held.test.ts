/** Acts that have consequences are held in sessions that were opened so, and done once they are approved. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { shared } from '../../support/tabrelay/shared-tabrelay';
import { until } from '../../support/until';

const tabrelay = shared();
let site: Site;
let sessionId = '';
beforeAll(async () => {
  const counts = 'onclick="document.title += 1"';
  site = await servePages({
    '/': `<title>n</title><ul><li>Alpha <button id="a" ${counts}>Delete</button></li>
      <li>Beta <button id="b" ${counts}>Delete</button></li></ul><button id="save" ${counts}>Save</button>`,
    '/asks': `<title>n</title>
      <button id="tidy" onclick="if (confirm('Delete all messages?')) document.title += 1">Tidy up</button>
      <button id="twice" onclick="document.title += [confirm('Pay?'), confirm('Pay?')]">Twice</button>
      <button id="leave" onclick="if (confirm('Leave without saving?')) document.title += 1">Leave</button>
      <button id="later" onclick="setTimeout(() => { document.title += confirm('Delete it?') }, 300)">Later</button>
      <iframe srcdoc="<button onclick=&quot;if (confirm('Send it?')) parent.document.title += 1&quot;>Go</button>"></iframe>`,
    '/around': (_, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end(`<iframe src="${site.url('/').replace('127.0.0.1', 'localhost')}"></iframe>`),
  });
});
afterAll(() => site.close());
afterEach(() => tabrelay.close(sessionId));

async function open(options: Record<string, unknown> = {}): Promise<void> {
  sessionId = await tabrelay.session({ url: site.url('/'), hold: true, ...options });
}

/** What the step was held for. */
const pendingIn = ({ headers }: { headers: Headers }) => JSON.parse(headers.get('x-pending') ?? '{}');

const click = (selector: string, more: Record<string, unknown> = {}) =>
  tabrelay.call('POST', `/session/${sessionId}`, { body: { action: 'click', selector, ...more } });

const title = async () => (await tabrelay.act(sessionId, 'tabs', '')).tabs;

test('a held step does nothing, says what waits, and is done with its id', async () => {
  await open();
  const held = await click('#b');
  const pending = pendingIn(held);
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
  const { id } = pendingIn(await click('#b'));
  expect((await click('#a', { approve: id })).headers.get('x-error-code')).toBe('held');
  expect(await title()).toMatchObject([{ title: 'n' }]);
});

test('a person decides while the program waits, and each decision is in the list', async () => {
  await open();
  const decide = async (decision: string) => {
    const own = (one: Record<string, string>) => one.sessionId === sessionId && one.state === 'waiting';
    const waiting = async () =>
      ((await tabrelay.call('GET', '/approvals')).body.approvals as Record<string, string>[]).find(own);
    const { id } = await until('an act that waits', waiting);
    return tabrelay.call('POST', `/approvals/${id}`, { body: { decision } });
  };
  const [approved, decided] = await Promise.all([click('#a', { approvalMs: 10_000 }), decide('once')]);
  expect(decided.body.approval).toMatchObject({ what: 'delete', selector: '#a', state: 'once' });
  expect(approved.body.result).toMatchObject({ success: true, effect: 'delete' });
  const [denied] = await Promise.all([click('#b', { approvalMs: 10_000 }), decide('deny')]);
  expect([denied.status, denied.body.error]).toEqual([409, expect.stringContaining('The person denied it')]);
  expect(await title()).toMatchObject([{ title: 'n1' }]);
});

test('everyday acts are done, and without hold all are', async () => {
  await open();
  expect((await click('#save')).status).toBe(200);
  await tabrelay.close(sessionId);
  await open({ hold: false });
  expect((await click('#a')).status).toBe(200);
});

test('an act in a frame of another site is held there', async () => {
  await open({ url: site.url('/around') });
  const held = await click('iframe >>> #b');
  expect(pendingIn(held)).toMatchObject({ what: 'delete', where: expect.stringContaining('localhost') });
  const { id } = pendingIn(held);
  expect((await click('iframe >>> #b', { approve: id })).body.result).toMatchObject({ effect: 'delete' });
});

describe('a session that accepts dialogs', () => {
  const accepting = () => open({ url: site.url('/asks'), dialogs: 'accept' });

  test('dismisses one with consequences, says what it asks, and accepts it once approved', async () => {
    await accepting();
    const held = await click('#tidy');
    expect([held.status, held.headers.get('x-outcome')]).toEqual([409, 'executed']);
    expect(pendingIn(held)).toMatchObject({
      what: 'delete',
      action: 'accept',
      element: 'confirm "Delete all messages?"',
      where: expect.stringContaining('button "Tidy up"'),
    });
    expect(await title()).toMatchObject([{ title: 'n' }]);
    expect((await click('#tidy', { approve: pendingIn(held).id })).body.result).toMatchObject({
      effect: 'delete',
      dialog: { answer: 'accepted' },
    });
    expect(await title()).toMatchObject([{ title: 'n1' }]);
    expect((await click('#tidy')).status).toBe(409);
  });

  test('each once', async () => {
    await accepting();
    const first = pendingIn(await click('#twice'));
    expect(pendingIn(await click('#twice', { approve: first.id }))).toMatchObject({ what: 'pay' });
    expect(await title()).toMatchObject([{ title: 'nfalse,falsetrue,false' }]);
  });

  test('in a frame too', async () => {
    await accepting();
    expect(pendingIn(await click('iframe >>> button'))).toMatchObject({ what: 'send' });
  });

  test('accepts everyday ones, and after the act none with consequences', async () => {
    await accepting();
    expect((await click('#leave')).body.result).toMatchObject({ dialog: { answer: 'accepted' } });
    await click('#later');
    await expect.poll(title).toMatchObject([{ title: 'n1false' }]);
  });
});
