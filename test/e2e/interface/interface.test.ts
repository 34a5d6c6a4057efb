/** Each row of interface.md sections 2.1 to 2.3, 4.2, 5 and 7, named after the row. */
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { picture } from '../../support/picture';
import { api, imageOf } from '../../support/relay/rest-client';
import { startRelay } from '../../support/relay/start-relay';
import { shared } from '../../support/tabrelay/shared-tabrelay';

const isoUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const tabrelay = shared();
const { call, session, step, practice } = tabrelay;

let opened: string[] = [];
async function open(options: Record<string, unknown> = { url: practice }): Promise<string> {
  const id = await session(options);
  opened.push(id);
  return id;
}
afterEach(async () => {
  for (const id of opened) await call('DELETE', `/session/${id}`);
  opened = [];
});

describe('2.1 session', () => {
  test('sessionId: a string in the response of POST /session, usable as the path parameter', async () => {
    const answer = await call('POST', '/session', { body: {} });
    const id = String(answer.body.sessionId);
    opened.push(id);

    expect(answer.body).toEqual({ status: 'success', sessionId: expect.any(String) });
    expect((await call('GET', `/session/${id}/screenshot`)).status).toBe(200);
  });

  test('id: a string in each element of sessions', async () => {
    const id = await open();

    expect((await tabrelay.sessions()).map((listed) => listed.id)).toContain(id);
  });

  test('created_at: ISO 8601 UTC and true', async () => {
    const before = Date.now();
    const id = await open();
    const after = Date.now();

    const listed = (await tabrelay.sessions()).find((each) => each.id === id);

    expect(listed?.created_at).toMatch(isoUtc);
    expect(Date.parse(listed?.created_at ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(listed?.created_at ?? '')).toBeLessThanOrEqual(after);
  });

  test('url and title: those of the page that the session shows now', async () => {
    const id = await open();
    await tabrelay.act(id, 'navigate', '', `${tabrelay.origin}/practice#first`);

    const listed = (await tabrelay.sessions()).find((each) => each.id === id);

    expect(listed).toMatchObject({
      url: `${tabrelay.origin}/practice#first`,
      title: 'tabrelay practice',
      key_name: tabrelay.keyName,
    });
  });

  test('last_active: ISO 8601 UTC, moved on by a step', async () => {
    const id = await open();
    const beforeStep = Date.now();
    await step(id, 'click', '#hello');

    const listed = (await tabrelay.sessions()).find((each) => each.id === id);

    expect(listed?.last_active).toMatch(isoUtc);
    expect(Date.parse(listed?.last_active ?? '')).toBeGreaterThanOrEqual(beforeStep);
  });

  test.each([true, false])('headless: %s is accepted', async (headless) => {
    const id = await open({ headless, url: practice });

    expect(await step(id, 'text', 'h1')).toBe('tabrelay practice');
  });

  test('headless: anything but a boolean is 400', async () => {
    const answer = await call('POST', '/session', { body: { headless: 'yes' } });

    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining('headless') } });
  });

  test.each([true, false])('incognito: %s is accepted', async (incognito) => {
    const id = await open({ incognito, url: practice });

    expect(await step(id, 'text', 'h1')).toBe('tabrelay practice');
  });

  test('incognito: anything but a boolean is 400', async () => {
    const answer = await call('POST', '/session', { body: { incognito: 1 } });

    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining('incognito') } });
  });
});

describe('2.2 step', () => {
  test('action: a string names what is done', async () => {
    const id = await open();

    await call('POST', `/session/${id}`, { body: { action: 'click', selector: '#hello' } });

    expect(await step(id, 'text', '#greeting')).toBe('Hello, 1');
  });

  test('action: required', async () => {
    const answer = await call('POST', `/session/${await open()}`, { body: { selector: '#hello' } });

    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining('action') } });
  });

  test('selector: a CSS selector of the target element', async () => {
    const id = await open();

    expect(await step(id, 'text', 'section.form > h2')).toMatch(/a form/i);
  });

  test('selector: required', async () => {
    const answer = await call('POST', `/session/${await open()}`, { body: { action: 'click' } });

    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining('selector') } });
  });

  test('value: the text to type', async () => {
    const id = await open();

    await step(id, 'type', '#name', 'Ada');

    expect(await step(id, 'value', '#name')).toBe('Ada');
  });

  test('value: not required', async () => {
    const answer = await call('POST', `/session/${await open()}`, {
      body: { action: 'click', selector: '#hello' },
    });

    expect(answer.status).toBe(200);
  });
});

describe('4.2 endpoints', () => {
  test('POST /session: status and sessionId, whatever the body leaves out', async () => {
    for (const body of [undefined, {}, { headless: true }, { incognito: false }]) {
      const answer = await call('POST', '/session', { body });
      opened.push(String(answer.body.sessionId));

      expect(answer).toMatchObject({ status: 200, body: { status: 'success' } });
      expect(Object.keys(answer.body).sort()).toEqual(['sessionId', 'status']);
    }
  });

  test('POST /session/{sessionId}: 2.3, a plain string as result', async () => {
    const answer = await call('POST', `/session/${await open()}`, {
      body: { action: 'text', selector: 'h1' },
    });

    expect(answer).toMatchObject({ status: 200, body: { status: 'success', result: 'tabrelay practice' } });
    expect(Object.keys(answer.body).sort()).toEqual(['result', 'status']);
  });

  test('POST /session/{sessionId}: 2.3, an object with action, selector and success as result', async () => {
    const answer = await call('POST', `/session/${await open()}`, {
      body: { action: 'click', selector: '#hello' },
    });

    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'success', result: { action: 'click', selector: '#hello', success: true } },
    });
    expect(Object.keys(answer.body).sort()).toEqual(['result', 'status']);
  });

  test('DELETE /session/{sessionId}: status and message, and the session is gone', async () => {
    const id = await open();

    const answer = await call('DELETE', `/session/${id}`);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'success', message: expect.stringMatching(/\w+/) });
    expect((await tabrelay.sessions()).map((listed) => listed.id)).not.toContain(id);
  });

  test('GET /session/{sessionId}/screenshot: status and a base64 image of the page', async () => {
    const id = await open({ url: practice, width: 900, height: 700 });

    const answer = await call('GET', `/session/${id}/screenshot`);

    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).sort()).toEqual(['screenshot', 'status']);
    expect(answer.body.status).toBe('success');
    expect(answer.body.screenshot).toMatch(/^[A-Za-z0-9+/]+=*$/);
    const image = picture(imageOf(answer));
    expect(image.width).toBeGreaterThan(800);
  });

  test('GET /sessions: status and sessions, oldest first', async () => {
    const first = await open();
    const second = await open();

    const answer = await call('GET', '/sessions');

    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).sort()).toEqual(['sessions', 'status']);
    const ids = (answer.body.sessions as { id: string }[]).map((each) => each.id);
    expect(ids.filter((id) => id === first || id === second)).toEqual([first, second]);
    for (const each of answer.body.sessions as object[]) {
      expect(each).toEqual({
        id: expect.any(String),
        created_at: expect.stringMatching(isoUtc),
        last_active: expect.stringMatching(isoUtc),
        key_name: tabrelay.keyName,
        url: expect.any(String),
        title: expect.any(String),
        ...(process.env.TABRELAY_TEST_THROUGH === 'fleet' && { relay: expect.any(String) }),
      });
    }
  });

  test('every reply is JSON', async () => {
    for (const answer of [await call('GET', '/sessions'), await call('GET', '/nothing-here')]) {
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    }
  });
});

describe('5 authentication and 7 errors', () => {
  test.each([
    ['POST', '/session'],
    ['POST', '/session/some-id'],
    ['DELETE', '/session/some-id'],
    ['GET', '/session/some-id/screenshot'],
    ['GET', '/sessions'],
  ])('401: %s %s without a valid token', async (method, path) => {
    for (const authorization of ['', 'Bearer wrong', `Basic ${tabrelay.apiKey}`]) {
      const answer = await call(method, path, { headers: { authorization } });

      expect(answer).toMatchObject({ status: 401, body: { error: expect.any(String) } });
      expect(Object.keys(answer.body)).toEqual(['error']);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
    }
  });

  test('400: an invalid request', async () => {
    const answer = await call('POST', `/session/${await open()}`, { body: '{"action": ' });

    expect(answer).toMatchObject({ status: 400, body: { error: expect.any(String) } });
    expect(Object.keys(answer.body)).toEqual(['error']);
  });

  test.each([
    ['POST', '', { action: 'click', selector: '#hello' }],
    ['DELETE', '', undefined],
    ['GET', '/screenshot', undefined],
  ])('404: %s /session/{sessionId}%s of a session that is not there', async (method, suffix, body) => {
    const id = await open();
    await call('DELETE', `/session/${id}`);

    for (const gone of [id, 'never-was']) {
      const answer = await call(method, `/session/${gone}${suffix}`, { body });

      expect(answer).toMatchObject({ status: 404, body: { error: expect.any(String) } });
      expect(Object.keys(answer.body)).toEqual(['error']);
      expect(answer.headers.get('x-error-code')).toBe('session_not_found');
    }
  });

  test('429: too many requests', async () => {
    const slow = await startRelay({ TABRELAY_RATE_LIMIT: '1' });
    onTestFinished(slow.stop);
    const client = api(slow.baseUrl, slow.apiKey);

    // Not the sessions: those wait for a browser after the start.
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.call('GET', '/browsers')));
    const refused = answers.find((answer) => answer.status === 429);

    expect(refused?.body).toEqual({ error: expect.any(String) });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
