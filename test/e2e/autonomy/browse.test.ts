/** Interface section 4.1, POST /browse, with the embedded model. */
import { describe, expect, test } from 'vitest';
import { servePages } from '../../support/pages/serve-pages';
import { shared } from '../../support/tabrelay/shared-tabrelay';
import { until } from '../../support/until';

const { call, close, practice, read, session, sessions } = shared();

test('a question of the page is answered with the act that the prompt names, and "confirm" is that', async () => {
  const row = (id: string) =>
    `<tr><td>${id}<td><button onclick="if (confirm('Delete ${id}?')) this.closest('tr').remove()">Delete</button></tr>`;
  const site = await servePages({
    '/': `<h1>Invoices</h1><table><tr><th>No.<th></tr>${row('R-101')}${row('R-102')}</table>`,
  });
  const sessionId = await session({ url: site.url('/') });
  const body = { prompt: 'Delete invoice R-102 and confirm.', sessionId };
  const answer = await call('POST', '/browse', { body });

  expect(answer.body.result).toMatchObject({ outcome: 'done' });
  expect(await read(sessionId, 'text', 'table')).toMatch(/R-101(?!.*R-102)/s);
  await close(sessionId);
  await site.close();
});

describe('4.1 POST /browse', () => {
  test.each([
    ['prompt', 'missing', { url: practice }],
    ['prompt', 'empty', { url: practice, prompt: ' ' }],
    ['prompt', 'no text', { url: practice, prompt: 7 }],
    ['url', 'missing', { prompt: 'Go' }],
    ['url', 'no full address', { prompt: 'Go', url: 'example.com' }],
    ['url', 'no web address', { prompt: 'Go', url: 'file:///etc/passwd' }],
    ['maxSteps', '0', { prompt: 'Go', url: practice, maxSteps: 0 }],
    ['maxSteps', 'over 500', { prompt: 'Go', url: practice, maxSteps: 501 }],
    ['maxSteps', 'no whole number', { prompt: 'Go', url: practice, maxSteps: 1.5 }],
    ['maxSteps', 'no number', { prompt: 'Go', url: practice, maxSteps: '5' }],
    ['sessionId', 'beside headless', { prompt: 'Go', sessionId: 'x', headless: true }],
    ['secrets', 'with a name of two words', { prompt: 'Go', url: practice, secrets: { 'a b': 'c' } }],
    ['allowedDomains', 'no domains', { prompt: 'Go', url: practice, allowedDomains: ['a/b'] }],
    ['timeoutMs', 'never', { prompt: 'Go', url: practice, timeoutMs: 0 }],
  ])('%s: %s is 400 and names it', async (field, _, body) => {
    const answer = await call('POST', '/browse', { body });

    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining(field) } });
    expect(Object.keys(answer.body)).toEqual(['error']);
  });

  test('a page that cannot be loaded is 400', async () => {
    const answer = await call('POST', '/browse', { body: { prompt: 'Go', url: 'http://127.0.0.1:1/' } });

    expect([answer.status, answer.headers.get('x-error-code')]).toEqual([400, 'navigation_failed']);
    expect(await sessions()).toEqual([]);
  });

  test('a file is no page to work on, and the page that is shown instead is not taken for it', async () => {
    const site = await servePages({
      '/file.zip': (_, response) => response.writeHead(200, { 'content-type': 'application/zip' }).end('PK'),
    });
    const sessionId = await session({ url: practice });
    const body = { prompt: 'Click "Say hello"', url: site.url('/file.zip'), sessionId };
    const answer = await call('POST', '/browse', { body });

    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining('is a file') } });
    await close(sessionId);
    await site.close();
  });

  test('a session that is not open is 404', async () => {
    const answer = await call('POST', '/browse', { body: { prompt: 'Go', sessionId: 'testbrowser-none' } });

    expect([answer.status, answer.headers.get('x-error-code')]).toEqual([404, 'session_not_found']);
  });

  test('a call without a key is 401', async () => {
    const headers = { authorization: 'Bearer wrong' };
    const answer = await call('POST', '/browse', { body: { prompt: 'Go', url: practice }, headers });

    expect(answer.status).toBe(401);
  });

  test('answers with the final address, the actions and a screenshot, and closes its session', async () => {
    const answer = await call('POST', '/browse', { body: { prompt: 'Click "Say hello"', url: practice } });

    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: 'success',
        result: {
          finalUrl: practice,
          actions: [
            { type: 'navigate', url: practice },
            { type: 'click', selector: '#hello' },
          ],
          screenshot: expect.stringMatching(/^iVBORw0KGgo/),
          outcome: 'done',
          steps: 1,
          usage: { calls: 0, promptTokens: 0, completionTokens: 0, promptCharacters: 0 },
        },
      },
    });
    expect(await sessions()).toEqual([]);
  });

  test('types, chooses and follows a link, and says what it did', async () => {
    const site = await servePages({
      '/order': `<label>Name <input id="who"></label><label>Size <select id="size"><option>Small<option>Large</select></label>
        <a href="#" onclick="location.href = '/thanks?' + who.value + '+' + size.value">Order</a>`,
      '/thanks': '<h1>Thanks</h1>',
    });
    const prompt = 'Type ann into Name, select Large from Size and click Order';
    const { body } = await call('POST', '/browse', { body: { prompt, url: site.url('/order') } });

    expect(body.result).toMatchObject({
      outcome: 'done',
      finalUrl: site.url('/thanks?ann+Large'),
      actions: [{ type: 'navigate' }, { type: 'input' }, { type: 'select' }, { type: 'click' }],
    });
    await site.close();
  });

  test('a secret goes into its field and is never said', async () => {
    const site = await servePages({
      '/login': `<form onsubmit="fetch('/report', { method: 'POST', body: p.value }); said.textContent = 'Welcome'; return false"><label>User <input></label>
        <label>Password <input id="p" type="password"></label><button>Log in</button></form><p id="said"></p>`,
    });
    const prompt = 'Type ann into User and {{word}} into Password, then click Log in';
    const answer = await call('POST', '/browse', {
      body: { prompt, url: site.url('/login'), secrets: { word: 'tiger 42' } },
    });

    expect(answer.body.result).toMatchObject({ outcome: 'done' });
    await until('the report of the page', () => site.reports.length > 0);
    expect(site.reports).toEqual(['tiger 42']);
    expect(JSON.stringify(answer.body)).not.toContain('tiger');
    await site.close();
  });
});
