/** When the model server fails, a task ends in an error that reports its progress, and the session continues. */
import { describe, expect, test } from 'vitest';
import { answersNothing, done, send, type Turn } from '../../support/models/model-server';
import { ballast, click, withModel } from '../../support/models/with-model';
import { share } from '../../support/share';

const { api, browse, model, request, script, url } = withModel({
  '/counter': `<title>Counter</title><button onclick="n.textContent = Number(n.textContent) + 1">Count</button><p id="n">0</p>${ballast}`,
});
/** For those that never end by themselves; the others are over long before. */
const soonMs = 2_500;
const lateMs = 30_000;

const count = click('"Count"');
/** The last that is heard of the server. */
const countAndGo: Turn = (asked, response) => {
  response.once('finish', () => void model().down());
  return count(asked, response);
};
const fails =
  (status: number, body: unknown): Turn =>
  (_, response) =>
    send(response, status, body);
const floods: Turn = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = () => {
    while (!response.destroyed && response.write(' '.repeat(65_536)));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
};
const drips: Turn = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 50);
  response.once('close', () => clearInterval(timer));
};

type Fault = [words: string, turns: Turn[], status: number, code: string];
const faults: Fault[] = [
  ['is not there any more', [countAndGo], 502, 'model_failed'],
  ['says nothing', [count, answersNothing()], 504, 'timeout'],
  ['answers 429 twice', [count, fails(429, { error: { message: 'too many' } })], 502, 'model_failed'],
  ['answers 503 twice', [count, fails(503, 'Service Unavailable')], 502, 'model_failed'],
  ['answers with garbage', [count, fails(200, '\u0000garbage')], 502, 'model_failed'],
  ['answers with JSON of another kind', [count, fails(200, { hello: 1 })], 502, 'model_failed'],
  ['sends more than can be kept, without end', [count, floods], 502, 'model_failed'],
  ['sends a little at a time, without end', [count, drips], 504, 'timeout'],
];

/** The caller goes on with the session, and so does the next task, once there is a model again. */
async function expectUsable(id: string): Promise<void> {
  await api().act(id, 'click', 'button');
  expect(await api().read(id, 'text', '#n')).toBe('2');
  await model().up();
  script(count, done('Counted.', '3'));
  const next = await api().call('POST', '/browse', { body: { prompt: 'Count', sessionId: id } });
  expect(next.body.result).toMatchObject({ outcome: 'done', steps: 1 });
  await api().close(id);
}

describe.each(share(faults, 3))('a model that %s', (_, turns, status, code) => {
  test('ends the task with an error that says how many steps were done; the session goes on', async () => {
    const id = await api().session({ url: url('/counter') });
    script(...turns);
    const timeoutMs = status === 504 ? soonMs : lateMs;
    const body = { prompt: 'Count', sessionId: id, timeoutMs };
    const answer = await api().call('POST', '/browse', { body });

    expect(answer).toMatchObject({ status, body: { error: expect.stringContaining('1 step was done') } });
    expect(answer.headers.get('x-error-code')).toBe(code);
    expect(answer.headers.get('x-outcome')).toBe('unknown');
    await expectUsable(id);
  });
});

test('who watches the task has been told of the step that was done, and is told of the failure', async () => {
  const id = await api().session({ url: url('/counter') });
  script(count, fails(200, 'garbage'));
  const accept = { accept: 'text/event-stream' };
  const text = await (
    await request('/counter', { headers: accept }, { url: undefined, sessionId: id })
  ).text();
  const events = [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name, data = '']) => [
    name,
    JSON.parse(data),
  ]);

  expect(events).toEqual([
    ['step', expect.objectContaining({ step: 1, action: 'click' })],
    [
      'error',
      { code: 'model_failed', error: expect.stringContaining('1 step was done'), outcome: 'unknown' },
    ],
  ]);
  await expectUsable(id);
});

test('a session of its own is closed', async () => {
  script(count, fails(200, 'garbage'));
  expect((await browse('/counter', { keepSession: true })).status).toBe(502);
  expect(await api().sessions()).toEqual([]);
});
