/** Tasks through POST /v1/browse with a scripted model: failures, closing the session, and what the caller learns. */
import { describe, expect, it } from 'vitest';
import type { HeldAct } from '../../../../extension/protocol/effects/consequential';
import { RelayError } from '../../../../extension/protocol/errors';
import type { Order } from '../../../../extension/protocol/frames/frames';
import { type Decision, type Model, noUsage, type Seen } from '../../../../relay/autonomy/model';
import { relayApp, type TestApp } from '../../../support/stand-ins/relay-app';

const task = { prompt: 'Do it', url: 'https://example.com/' };
const act = { acts: [{ action: 'click', selector: '#a' }] };
const over: Decision = { end: 'done', answer: 'Yes.', reason: 'Seen.' };

/** A model that decides as told, one decision after another, and remembers what it was shown. */
function deciding(...decisions: (Decision | Error)[]): Model & { seen: Seen[] } {
  const seen: Seen[] = [];
  return {
    name: 'scripted',
    seen,
    plan: () => ({
      async next(now) {
        const decision = decisions[seen.push(now) - 1] ?? over;
        if (decision instanceof Error) throw decision;
        return decision;
      },
      usage: noUsage,
    }),
  };
}

/** An app whose browser fails on the orders that `fails` picks. */
function failing(model: Model, fails: (order: Order) => boolean, error: Error): TestApp {
  const app = relayApp({ model });
  const { send } = app.browsers;
  app.browsers.send = async (order, call) => {
    const answer = await send(order, call);
    if (fails(order)) throw error;
    return answer;
  };
  return app;
}

type Waits = { result: { pending: { id: string } } };

const clicks = (order: Order) => order.do === 'step' && order.action === 'click';
const ordersOf = (app: TestApp) =>
  app.browsers.asked.map(({ order }) => (order.do === 'step' ? order.action : order.do));

describe('a task', () => {
  it('is answered also where its window cannot be photographed', async () => {
    const hidden = new RelayError('window_hidden', 'The window of s3cret is covered.');
    const app = failing(deciding(over), (order) => order.do === 'screenshot', hidden);
    const answer = await app.call('POST', '/v1/browse', { ...task, secrets: { password: 's3cret' } });
    expect(await answer.json()).toMatchObject({
      result: {
        outcome: 'done',
        screenshot: '',
        screenshotMissing: 'The window of {{password}} is covered.',
      },
    });
  });

  it('is answered also where its window cannot be closed', async () => {
    const away = new RelayError('no_browser', 'It is gone.');
    const app = failing(deciding(over), (order) => order.do === 'close', away);
    expect((await app.call('POST', '/v1/browse', task)).status).toBe(200);
  });

  it('goes on after an act that failed', async () => {
    const model = deciding(act);
    const app = failing(model, clicks, new RelayError('not_actionable', 'It is covered.'));
    expect((await app.call('POST', '/v1/browse', task)).status).toBe(200);
    expect(model.seen[1]?.outcomes).toEqual([{ act: act.acts[0], error: 'It is covered.' }]);
  });

  it('whose literal instructions cannot go on without it ends when its act is denied', async () => {
    const held = {
      ...act.acts[0],
      what: 'delete',
      element: 'button "Delete"',
      where: '',
      why: '',
      binding: '1',
    };
    const app = failing(
      deciding(act),
      clicks,
      new RelayError('held', 'Held.', { outcome: 'not_executed', held: held as HeldAct }),
    );
    const waits = (await (await app.call('POST', '/v1/browse', task)).json()) as Waits;
    await app.call('POST', `/v1/approvals/${waits.result.pending.id}`, { decision: 'deny' });
    const answer = await app.call('POST', '/v1/browse', { resume: waits.result.pending.id });
    expect(await answer.json()).toMatchObject({
      result: { outcome: 'needs_user', answer: '', reason: expect.stringContaining('The person denied it') },
    });
    expect(ordersOf(app).at(-1)).toBe('close');
  });

  it.each([
    ['session_not_found', 404],
    ['paused', 503],
    ['no_browser', 503],
    ['interrupted', 503],
  ] as const)('ends with %s, says how far it came, and acts no more', async (code, status) => {
    const app = failing(deciding(act, act), clicks, new RelayError(code, 'No.'));
    const answer = await app.call('POST', '/v1/browse', task);
    expect([answer.status, answer.headers.get('x-error-code'), answer.headers.get('x-outcome')]).toEqual([
      status,
      code,
      'unknown',
    ]);
    expect(await answer.json()).toEqual({ error: 'No. 1 step was done.' });
    expect(ordersOf(app).filter((order) => order === 'click')).toHaveLength(1);
    expect(ordersOf(app).at(-1)).toBe('close');
  });

  it('that fails in a stream ends it with what a reply has in body and headers', async () => {
    const more = { outcome: 'unknown', retryAfterMs: 1_500, pending: { id: 'p1', where: '„hier“' } } as never;
    const opens = (order: Order) => order.do === 'open';
    const app = failing(deciding(), opens, new RelayError('interrupted', 'No.', more));
    const reply = await app.call('POST', '/v1/browse', task);
    const streamed = await app.call('POST', '/v1/browse', task, { accept: 'text/event-stream' });
    const [, last = ''] = /event: error\ndata: (.*)/.exec(await streamed.text()) ?? [];
    expect(JSON.parse(last)).toEqual({
      ...(await reply.json()),
      code: reply.headers.get('x-error-code'),
      outcome: reply.headers.get('x-outcome'),
      retryAfter: Number(reply.headers.get('retry-after')),
      pending: JSON.parse(reply.headers.get('x-pending') ?? ''),
    });
  });

  it('that meets a bug of ours is 500, logged, and closes its window', async () => {
    const app = relayApp({ model: deciding(new TypeError('secret detail')) });
    const answer = await app.call('POST', '/v1/browse', task);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret detail');
    expect(app.logged).toContainEqual({ err: expect.objectContaining({ message: 'secret detail' }) });
    expect(ordersOf(app).at(-1)).toBe('close');
  });

  it('learns of a missing element after a second, as a question does not', async () => {
    const app = relayApp({ model: deciding(act) });
    await app.call('POST', '/v1/browse', task);
    await app.call('POST', '/v1/retrieve', { url: task.url, query: 'What?', selector: '#a' });
    const steps = app.browsers.asked.flatMap(({ order }) => (order.do === 'step' ? [order] : []));
    expect(steps.find(clicks)?.missAfterMs).toBe(1_000);
    expect(steps.find(({ selector, action }) => action !== 'click' && selector === '#a')).toMatchObject({
      missAfterMs: undefined,
    });
  });

  it('that decides on nothing uses up its turns', async () => {
    const nothing = Array.from({ length: 10 }, () => ({ acts: [] }));
    const app = relayApp({ model: deciding(...nothing) });
    const answer = await app.call('POST', '/v1/browse', { ...task, maxTurns: 3 });
    expect(await answer.json()).toMatchObject({ result: { outcome: 'max_steps', steps: 0 } });
  });

  it('is not begun for a caller who has disconnected', async () => {
    const app = relayApp({ model: deciding(over) });
    await app.raw('/v1/browse', {
      method: 'POST',
      headers: { authorization: 'Bearer test-key-0123456789', 'content-type': 'application/json' },
      body: JSON.stringify(task),
      signal: AbortSignal.abort(),
    });
    expect(ordersOf(app)).toEqual([]);
  });
});
