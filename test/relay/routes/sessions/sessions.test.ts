/** Interface sections 2.1 and 4.2: the shapes of opening, listing and closing sessions. */

import { describe, expect, it } from 'vitest';
import { RelayError } from '../../../../extension/protocol/errors';
import { session } from '../../../support/stand-ins/fake-browsers';
import { relayApp } from '../../../support/stand-ins/relay-app';

describe('POST /v1/session', () => {
  it('answers with the id of the new session', async () => {
    const answer = await relayApp().call('POST', '/v1/session', { headless: true, incognito: false });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'success', sessionId: 'b3k9x2m7-new' });
  });

  it.each([
    [404, { status: 'success', sessionId: 'b3k9x2m7-new', httpStatus: 404 }],
    [200, { status: 'success', sessionId: 'b3k9x2m7-new' }],
  ])(
    'tells the HTTP status of the page that was opened where it is an error: %s',
    async (httpStatus, told) => {
      const app = relayApp();
      const { send } = app.browsers;
      app.browsers.send = async (order, call) =>
        Object.assign((await send(order, call)) as object, { httpStatus }) as never;
      const answer = await app.call('POST', '/v1/session', { url: 'https://example.com/nowhere' });
      expect(await answer.json()).toEqual(told);
    },
  );

  it.each([undefined, '', '{}'])('opens a quiet window of 1280x800 for the body %s', async (body) => {
    const app = relayApp();
    await app.call('POST', '/v1/session', body);
    expect(app.browsers.asked).toMatchObject([
      {
        order: {
          do: 'open',
          headless: true,
          incognito: false,
          width: 1280,
          height: 800,
          dialogs: 'dismiss',
        },
        call: { keyName: 'default', effect: 'act', deadline: { limitMs: 30_000 } },
      },
    ]);
  });

  it('passes on every option', async () => {
    const app = relayApp();
    const options = {
      headless: false,
      incognito: true,
      url: 'https://example.com/',
      width: 640,
      height: 480,
      dialogs: 'accept',
      promptText: 'Ada',
    };
    await app.call('POST', '/v1/session', { ...options, browser: 'Chromium 142 (b3k9)' });
    expect(app.browsers.asked).toMatchObject([
      { order: { do: 'open', ...options }, call: { browser: 'Chromium 142 (b3k9)' } },
    ]);
  });

  it('refuses a field that it does not know, and names the one that was meant', async () => {
    const relay = relayApp();
    const answer = await relay.call('POST', '/v1/session', { allowed_domains: ['example.com'] });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: '`allowed_domains` is not a known field: did you mean `allowedDomains`? GET /docs has examples.',
    });
    expect(relay.browsers.asked).toEqual([]);
  });

  it.each([
    ['headless', 'yes'],
    ['incognito', 1],
    ['width', 12],
    ['width', '1280'],
    ['height', 800.5],
    ['url', 'example.com'],
    ['url', 'file:///etc/passwd'],
    ['url', 'javascript:alert(1)'],
    ['url', 'chrome://settings'],
    ['browser', ''],
    ['dialogs', 'ignore'],
    ['promptText', 'only with dialogs: accept'],
  ])('refuses %s: %j by the name of the field, and opens nothing', async (field, value) => {
    const app = relayApp();
    const answer = await app.call('POST', '/v1/session', { [field]: value });
    expect(answer.status).toBe(400);
    expect((await answer.json()).error).toMatch(new RegExp(`\`${field}\` is (not right|empty): `));
    expect(app.browsers.asked).toEqual([]);
  });
});

describe('GET /v1/sessions', () => {
  it('lists id, times, key and page of each open session, oldest first', async () => {
    const app = relayApp();
    app.browsers.open = [
      session('b3k9x2m7-one'),
      session('b3k9x2m7-two', 'default', '2026-01-05T10:05:00.000Z'),
    ];
    const answer = await app.call('GET', '/v1/sessions');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      status: 'success',
      sessions: [
        {
          id: 'b3k9x2m7-one',
          created_at: '2026-01-05T10:00:00.000Z',
          last_active: '2026-01-05T10:00:00.000Z',
          key_name: 'default',
          url: 'https://example.com/',
          title: 'Example',
        },
        {
          id: 'b3k9x2m7-two',
          created_at: '2026-01-05T10:05:00.000Z',
          last_active: '2026-01-05T10:05:00.000Z',
          key_name: 'default',
          url: 'https://example.com/',
          title: 'Example',
        },
      ],
    });
  });

  it('lists a session without its page where the browser does not answer', async () => {
    const app = relayApp();
    app.browsers.open = [session('b3k9x2m7-one')];
    app.browsers.failure = new RelayError('paused', 'The user has paused tabrelay.');
    const answer = await app.call('GET', '/v1/sessions');
    expect(answer.status).toBe(200);
    const [listed] = (await answer.json()).sessions;
    expect(listed).toEqual({
      id: 'b3k9x2m7-one',
      created_at: '2026-01-05T10:00:00.000Z',
      last_active: '2026-01-05T10:00:00.000Z',
      key_name: 'default',
    });
  });

  it('says 503, not an empty list, where no browser can tell', async () => {
    const app = relayApp();
    app.browsers.connected = [];
    const answer = await app.call('GET', '/v1/sessions');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('x-error-code')).toBe('no_browser');
  });
});

describe('DELETE /v1/session/{sessionId}', () => {
  it('closes the session and confirms it in words', async () => {
    const app = relayApp();
    const answer = await app.call('DELETE', '/v1/session/b3k9x2m7-one');
    expect(await answer.json()).toEqual({ status: 'success', message: 'Session b3k9x2m7-one is closed.' });
    expect(app.browsers.asked).toMatchObject([
      {
        order: { do: 'close', sessionId: 'b3k9x2m7-one' },
        call: { effect: 'act', deadline: { limitMs: 10_000 } },
      },
    ]);
  });
});
