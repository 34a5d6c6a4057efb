/** The live page's own routes: who gets in, what they see, and what they can do. */
import { describe, expect, it } from 'vitest';
import { ownersKey } from '../../../relay/access/keys';
import { hashOf } from '../../../relay/hash-of';
import { createKeys } from '../../../relay/http/auth';
import { Approvals } from '../../../relay/service/approvals/approvals';
import { LiveAccess } from '../../../relay/service/live/live-access';
import type { LiveFrame } from '../../../relay/service/live/live-state';
import { session } from '../../support/stand-ins/fake-browsers';
import { otherKey, relayApp, type TestApp, testKey } from '../../support/stand-ins/relay-app';

const ours = { origin: 'http://127.0.0.1:8787', 'sec-fetch-site': 'same-origin' };
const json = { 'content-type': 'application/json' };

async function ticketOf(app: TestApp, key = testKey): Promise<string> {
  const answer = await app.raw('/v1/live', { method: 'POST', headers: { authorization: `Bearer ${key}` } });
  const { page } = (await answer.json()) as { page: string };
  return page.replace('/live#', '');
}

const exchange = (app: TestApp, ticket: string, headers: Record<string, string> = ours) =>
  app.raw('/live/token', {
    method: 'POST',
    headers: { ...headers, ...json },
    body: JSON.stringify({ ticket }),
  });

/** Calls as the page does. */
async function enter(app: TestApp, key = testKey) {
  const { token } = (await (await exchange(app, await ticketOf(app, key))).json()) as { token: string };
  const call = (method: string, path: string, body?: unknown) =>
    app.raw(`/live/api${path}`, {
      method,
      headers: { ...ours, authorization: `Bearer ${token}`, ...(body !== undefined && json) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { token, call };
}

/** Reads frames from the stream. */
async function frames(response: Response) {
  const reader = response.body?.getReader();
  let text = '';
  return {
    async next(): Promise<LiveFrame> {
      while (!text.includes('\n')) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) throw new Error('the stream has ended');
        text += new TextDecoder().decode(value);
      }
      const [line = '', ...rest] = text.split('\n');
      text = rest.join('\n');
      return JSON.parse(line);
    },
    end: () => reader?.cancel(),
  };
}

describe('the page', () => {
  it('is served without a key, cannot be framed, and runs nothing but its own files', async () => {
    const answer = await relayApp().raw('/live', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('content-security-policy') ?? '';
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "frame-ancestors 'none'",
      "form-action 'none'",
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toContain('unsafe');
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(await answer.text()).not.toMatch(/https?:/);
  });
});

describe('a ticket', () => {
  it('is exchanged once', async () => {
    const app = relayApp();
    const ticket = await ticketOf(app);
    expect(Buffer.from(ticket, 'base64url')).toHaveLength(16);
    expect((await exchange(app, ticket)).status).toBe(200);
    expect((await exchange(app, ticket)).status).toBe(401);
  });

  it('is good for a minute', async () => {
    let now = 0;
    const app = relayApp({ access: new LiveAccess({ now: () => now }) });
    const [early, late] = [await ticketOf(app), await ticketOf(app)];
    now = 59_999;
    expect((await exchange(app, early)).status).toBe(200);
    now = 60_000;
    expect((await exchange(app, late)).status).toBe(401);
  });

  it.each([
    ['of no page', {}],
    ['of another port', { origin: 'http://127.0.0.1:9999', 'sec-fetch-site': 'same-site' }],
    ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['of the extension', { origin: 'chrome-extension://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }],
    ['without an origin', { 'sec-fetch-site': 'same-origin' }],
  ])('is not exchanged for a call %s, and stays good', async (_, headers) => {
    const app = relayApp();
    const ticket = await ticketOf(app);
    expect((await exchange(app, ticket, headers as Record<string, string>)).status).toBe(403);
    expect((await exchange(app, ticket)).status).toBe(200);
  });

  it('cannot be guessed for long', async () => {
    const app = relayApp();
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) statuses.push((await exchange(app, `guess-${guess}`)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the token', () => {
  it('is needed for everything, and an API key is none', async () => {
    const app = relayApp();
    const paths = app.routes.filter((route) => route.includes('/live/api/'));
    expect(paths.length).toBeGreaterThan(9);
    for (const route of paths) {
      const [method = '', path = ''] = route.split(' ');
      for (const headers of [{ ...ours }, { ...ours, authorization: `Bearer ${testKey}` }]) {
        const answer = await relayApp().raw(path, { method, headers });
        expect(answer.status, route).toBe(401);
        expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      }
    }
  });

  it('is no API key', async () => {
    const app = relayApp();
    const { token } = await enter(app);
    const answer = await app.raw('/v1/sessions', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
  });

  it('is good for no page of another origin, nor where a browser says that another site calls', async () => {
    const app = relayApp();
    const { token } = await enter(app);
    for (const [name, value] of [
      ['origin', 'https://evil.example'],
      ['sec-fetch-site', 'cross-site'],
    ] as const) {
      const answer = await app.raw('/live/api/events', {
        headers: { [name]: value, authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(403);
    }
  });

  it('dies after eight idle hours', async () => {
    let now = 0;
    const app = relayApp({ access: new LiveAccess({ now: () => now }) });
    const { call } = await enter(app);
    now += 8 * 3_600_000 - 1;
    expect((await call('POST', '/sessions/b3k9x2m7-1/stop')).status).toBe(200);
    now += 8 * 3_600_000;
    expect((await call('POST', '/sessions/b3k9x2m7-1/stop')).status).toBe(401);
  });

  it('dies with its key, and what it watches ends', async () => {
    let keys = [ownersKey(testKey), { name: 'other', hash: hashOf(otherKey), scopes: ['read' as const] }];
    const app = relayApp({ keys: createKeys(() => keys) });
    const { call } = await enter(app, otherKey);
    const stream = await frames(await call('GET', '/events'));
    await stream.next();
    keys = [ownersKey(testKey)];
    app.service.live.changed();
    await expect(stream.next()).rejects.toThrow('ended');
    expect((await call('GET', '/events')).status).toBe(401);
  });

  it('has the scopes of its key', async () => {
    const app = relayApp();
    app.browsers.open = [session('b3k9x2m7-1'), session('b3k9x2m7-2', 'other')];
    const { call } = await enter(app, otherKey);
    expect((await call('POST', '/pause', { on: true })).status).toBe(403);
    expect((await call('POST', '/approvals/x', { decision: 'once' })).status).toBe(403);
    expect(app.browsers.asked).toEqual([]);
    const stream = await frames(await call('GET', '/events'));
    const { sessions } = await stream.next();
    expect(sessions?.map(({ id }) => id)).toEqual(['b3k9x2m7-2']);
    await stream.end();
  });
});

describe('who looks', () => {
  it('is shown all sessions at once, then what changes', async () => {
    const app = relayApp();
    app.browsers.open = [session('b3k9x2m7-1'), session('b3k9x2m7-2', 'other')];
    const { call } = await enter(app);
    const stream = await frames(await call('GET', '/events'));
    const first = await stream.next();
    expect(first.sessions?.map(({ id, isOpen }) => [id, isOpen])).toEqual([
      ['b3k9x2m7-1', true],
      ['b3k9x2m7-2', true],
    ]);
    expect(first.browsers).toEqual([{ id: 'b3k9x2m7', name: 'Chromium 142 (b3k9)', paused: false }]);
    const { sessions = [] } = await stream.next();
    expect(sessions[0]).toMatchObject({ title: 'Example b3k9x2m7-1', driver: 'api', locked: false });
    app.browsers.open = [session('b3k9x2m7-1')];
    app.service.live.changed();
    expect(await stream.next()).toEqual({ gone: ['b3k9x2m7-2'] });
    await stream.end();
  });

  it('has browsers tell of acts only as long as they look, and takes no picture by that', async () => {
    const app = relayApp();
    const { call } = await enter(app);
    expect(app.browsers.isWatched).toBe(false);
    const stream = await frames(await call('GET', '/events'));
    await stream.next();
    expect(app.browsers.isWatched).toBe(true);
    await stream.end();
    await expect.poll(() => app.browsers.isWatched).toBe(false);
    expect(app.browsers.asked.map(({ order }) => order.do)).not.toContain('screenshot');
  });

  it('has pictures taken that wait for all others, do not count as use, and are of any key for the owner', async () => {
    const app = relayApp();
    app.browsers.open = [session('b3k9x2m7-2', 'other')];
    const { call } = await enter(app);
    const picture = await call('GET', '/sessions/b3k9x2m7-2/picture');
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(app.browsers.asked).toMatchObject([
      {
        order: { do: 'screenshot', format: 'jpeg', whenIdle: true, raise: false },
        call: { keyName: 'other', byPerson: true, effect: 'read' },
      },
    ]);
  });

  it.each([
    ['POST', '/sessions/b3k9x2m7-2/show', undefined, { do: 'show' }],
    ['POST', '/sessions/b3k9x2m7-2/pause', undefined, { do: 'drive', driver: 'user', paused: true }],
    ['POST', '/sessions/b3k9x2m7-2/driver', { driver: 'user' }, { do: 'drive', driver: 'user' }],
    ['POST', '/sessions/b3k9x2m7-2/driver', { driver: 'api' }, { do: 'drive', driver: 'api' }],
    ['DELETE', '/sessions/b3k9x2m7-2', undefined, { do: 'close' }],
    ['POST', '/pause', { on: true }, { do: 'pauseAll', on: true }],
  ])('%s %s %j is done although the browser is paused', async (method, path, body, order) => {
    const app = relayApp();
    app.browsers.open = [session('b3k9x2m7-2', 'other')];
    const { call } = await enter(app);
    expect((await call(method, path, body)).status).toBe(200);
    expect(app.browsers.asked).toMatchObject([{ order, call: { byPerson: true } }]);
  });

  it('decides on held acts', async () => {
    const approvals = new Approvals();
    const app = relayApp({ approvals });
    const { call } = await enter(app);
    const about = {
      what: 'delete',
      action: 'click',
      element: 'button "Delete"',
      where: '',
      why: '',
    } as const;
    const whose = { keyName: 'other', sessionId: 'b3k9x2m7-2', isTask: false, group: 'b3k9x2m7-2' };
    approvals.add({ id: 'act', ...about, ...whose });
    const stream = await frames(await call('GET', '/events'));
    expect((await stream.next()).approvals).toMatchObject([{ id: 'act', state: 'waiting' }]);
    expect((await call('POST', '/approvals/act', { decision: 'deny' })).status).toBe(200);
    let frame = await stream.next();
    while (!frame.approvals) frame = await stream.next();
    expect(frame.approvals).toMatchObject([{ id: 'act', state: 'denied' }]);
    await stream.end();
  });
});

describe('stop', () => {
  it('cancels what runs in the session, and says so to its caller', async () => {
    const app = relayApp();
    app.browsers.open = [session('b3k9x2m7-1')];
    app.browsers.pause = new Promise(() => {});
    const { call } = await enter(app);
    const step = app.call('POST', '/v1/session/b3k9x2m7-1', { action: 'click', selector: '#a' });
    await expect.poll(() => app.browsers.asked.length).toBe(1);
    const [asked] = app.browsers.asked;
    expect((await call('POST', '/sessions/b3k9x2m7-1/stop')).status).toBe(200);
    expect(asked?.call.signal.reason).toMatchObject({ code: 'stopped' });
    void step;
  });
});
