/** Calls of POST /browse: progress, disconnecting, repeating. */
import { describe, expect, test } from 'vitest';
import { acts, answersNothing, done } from '../../support/models/model-server';
import { click, taskPages, withModel } from '../../support/models/with-model';
import { until } from '../../support/until';

const { api, asked, browse, request, script, tabrelay, url } = withModel(taskPages);

describe('a caller that disconnects', () => {
  test('stops the task within one step', async () => {
    const caller = new AbortController();
    script(click('"Count"'), answersNothing());
    const call = request('/counter', { signal: caller.signal });
    await until('the model to be asked again', () => asked().length === 2);
    caller.abort();

    await expect(call).rejects.toThrow();
    await until('the session to be closed', async () => (await api().sessions()).length === 0);
    expect(asked()).toHaveLength(2);
  });
});

describe('Accept: text/event-stream', () => {
  const events = { accept: 'text/event-stream' };

  /** The events of a task, in order. */
  async function eventsOf(path: string, body: Record<string, unknown> = {}) {
    const answer = await request(path, { headers: events }, body);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const blocks = (await answer.text()).split('\n\n').filter(Boolean);
    return blocks.map((block) => {
      const [, event, data = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      return { event, data: JSON.parse(data) as Record<string, unknown> };
    });
  }

  test('tells each step before it is taken, then the result', async () => {
    script(acts({ action: 'text', selector: 'a' }), click('link "Go on"'), done('Went on.', 'You made it'));
    const events = await eventsOf('/first');

    expect(events).toMatchObject([
      { event: 'step', data: { step: 1, url: url('/first'), title: 'First', action: 'text', selector: 'a' } },
      { event: 'step', data: { step: 2, action: 'click', target: 'link "Go on"', before: 'Go on' } },
      {
        event: 'result',
        data: { status: 'success', result: { outcome: 'done', finalUrl: url('/second') } },
      },
    ]);
  });

  test('cancels the task when the caller disconnects', async () => {
    const caller = new AbortController();
    script(click('"Count"'), answersNothing());
    const answer = await request('/counter', { headers: events, signal: caller.signal });
    await until('the model to be asked again', () => asked().length === 2);
    caller.abort();

    await expect(answer.text()).rejects.toThrow();
    await until('the session to be closed', async () => (await api().sessions()).length === 0);
    expect(asked()).toHaveLength(2);
  });

  test('ends with the error where there is one', async () => {
    script(answersNothing());

    expect(await eventsOf('/first', { timeoutMs: 1_500 })).toMatchObject([
      { event: 'error', data: { code: 'timeout', error: expect.stringContaining('0 steps were done') } },
    ]);
  });
});

describe('Idempotency-Key', () => {
  test('a repeated task is answered with the first answer', async () => {
    script(click('"Count"'), done('Counted.', '1'));
    const first = await browse('/counter', {}, { 'idempotency-key': 'one' });
    const again = await browse('/counter', {}, { 'idempotency-key': 'one' });

    expect(again.body).toEqual(first.body);
    expect(asked()).toHaveLength(2);
    const other = await browse('/counter', { prompt: 'Another' }, { 'idempotency-key': 'one' });
    expect([other.status, other.headers.get('x-error-code')]).toEqual([422, 'key_reused']);
  });

  test('a task that has not finished is 409', async () => {
    let goOn = () => {};
    const paused = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    script(async (asked, response) => {
      await paused;
      await done('It is there.', 'Order now')(asked, response);
    });
    const first = browse('/form', {}, { 'idempotency-key': 'two' });
    await until('the model to be asked', () => asked().length === 1);
    const again = await browse('/form', {}, { 'idempotency-key': 'two' });
    goOn();

    expect([again.status, again.headers.get('x-error-code')]).toEqual([409, 'still_running']);
    expect((await first).status).toBe(200);
  });

  test('a task cut off by a crash of the relay is reported as unknown, and not begun again', async () => {
    script(click('"Count"'), answersNothing());
    const first = browse('/counter', {}, { 'idempotency-key': 'three' }).catch(() => 'cut off');
    await until('the model to be asked again', () => asked().length === 2);
    await tabrelay().signalListener();
    await first;
    await until('the browser to be back', async () => (await tabrelay().connectedBrowsers()) === 1);
    const again = await browse('/counter', {}, { 'idempotency-key': 'three' });

    expect([again.status, again.headers.get('x-outcome')]).toEqual([503, 'unknown']);
    expect(asked()).toHaveLength(2);
    for (const { id } of await api().sessions()) await api().close(id);
  });
});
