/** Tasks that the caller's own model decides, through POST /v1/task over a fake browser. */
import { describe, expect, it } from 'vitest';
import type { HeldAct } from '../../../../extension/protocol/effects/consequential';
import { RelayError } from '../../../../extension/protocol/errors';
import type { Order } from '../../../../extension/protocol/frames/frames';
import { otherKey, relayApp, type TestApp } from '../../../support/stand-ins/relay-app';

const prompt = 'Press Save';
const click = { acts: [{ action: 'click', selector: '#save' }] };
const minuteMs = 60_000;

type Body = Record<string, unknown>;

/** An app with a clock, whose page says what the test says, and which can open tasks and take turns. */
function begin(page = 'heading "Saved" [e1]') {
  const clock = { ms: 0 };
  const app = relayApp({ now: () => clock.ms });
  const { send } = app.browsers;
  const on = { page, fails: undefined as ((order: Order) => RelayError | undefined) | undefined };
  app.browsers.send = async (order, call) => {
    const answer = await send(order, call);
    const failure = on.fails?.(order);
    if (failure) throw failure;
    const { action = '' } = order as { action?: string };
    const reads = /^(?:snapshot|text)$/.test(action);
    return (reads ? on.page : answer) as typeof answer;
  };
  const json = async (answer: Response | Promise<Response>) => (await (await answer).json()) as Body;
  const open = async (more: Body = {}) => {
    const answer = await app.call('POST', '/v1/task', { prompt, url: 'https://example.com/', ...more });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Body & { taskId: string };
  };
  const turn = (taskId: string, body: Body) => app.call('POST', `/v1/task/${taskId}`, body);
  return { app, clock, on, open, turn, json };
}

const orders = (app: TestApp) =>
  app.browsers.asked.map(({ order }) => (order.do === 'step' ? String(order.action) : order.do));
const count = (app: TestApp, what: string) => orders(app).filter((order) => order === what).length;

describe('opening a task', () => {
  it('answers with all that a model needs', async () => {
    const { open } = begin();
    const task = await open({ secrets: { password: 's3cret' }, maxSteps: 7 });
    expect(task).toMatchObject({ status: 'success', turn: 0, wholePage: true, stepsLeft: 7, outcomes: [] });
    const fence = /<(page-\w+)>/.exec(String(task.view))?.[1];
    expect(task.view).toContain('Task: Press Save\nSecrets: write {{password}}');
    expect(task.view).toContain(`<${fence}>\nURL: https://example.com/\nTitle: Example\nheading "Saved"`);
    expect(task.rules).toContain(`between <${fence}> and </${fence}>`);
    expect(Object.keys((task.schema as { properties: Body }).properties)).toEqual([
      'acts',
      'done',
      'needUser',
      'giveUp',
    ]);
  });

  it('with an Idempotency-Key is done once', async () => {
    const { app, json } = begin();
    const again = () =>
      json(app.call('POST', '/v1/task', { prompt, url: 'https://example.com/' }, { 'idempotency-key': 'k' }));
    expect(await again()).toEqual(await again());
    expect(count(app, 'open')).toBe(1);
  });

  it('that fails closes its window and does not count', async () => {
    const { app, on, open } = begin();
    on.fails = ({ do: what }) => (what === 'setPolicy' ? new RelayError('no_browser', 'Gone.') : undefined);
    for (let times = 0; times < 11; times += 1) {
      expect((await app.call('POST', '/v1/task', { prompt, url: 'https://example.com/' })).status).toBe(503);
    }
    on.fails = undefined;
    await open();
    expect(count(app, 'close')).toBe(11);
  });

  it('is refused to a key with ten open ones, and possible again when one has ended', async () => {
    const { app, open, turn, json } = begin();
    const tasks = await Promise.all(Array.from({ length: 10 }, () => open()));
    const refused = await app.call('POST', '/v1/task', { prompt, url: 'https://example.com/' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await json(refused)).error).toContain('DELETE /v1/task/{taskId}');
    await turn(String(tasks[0]?.taskId), { turn: 0, giveUp: { reason: 'No.' } });
    await open();
  });
});

describe('a turn', () => {
  it('does the acts and answers with their outcomes and the page', async () => {
    const { app, on, open, turn, json } = begin();
    const { taskId } = await open();
    on.page = `${on.page}\nstatus "Well" [e2]`;
    expect(await json(turn(taskId, { turn: 0, ...click }))).toMatchObject({
      turn: 1,
      outcomes: [{ action: 'click', selector: '#save', success: true }],
      view: expect.stringMatching(/^\n?<page-\w+>\n1\. click #save: done\n[\s\S]*\+status "Well"/),
      wholePage: false,
      stepsLeft: 59,
      turnsLeft: 29,
    });
    expect(count(app, 'click')).toBe(1);
  });

  it.each(['e5', '[e5]', 'ref=e5'])('takes %s for the handle of an element', async (selector) => {
    const { app, open, turn } = begin();
    const { taskId } = await open();
    await turn(taskId, { turn: 0, acts: [{ action: 'click', selector }] });
    expect(app.browsers.asked.map(({ order }) => order)).toContainEqual(
      expect.objectContaining({ action: 'click', selector: 'ref=e5' }),
    );
  });

  it('that is sent again is done once, and answered again', async () => {
    const { app, open, turn, json } = begin();
    const { taskId } = await open();
    const answers = await Promise.all([0, 1].map(() => json(turn(taskId, { turn: 0, ...click }))));
    const later = await json(turn(taskId, { turn: 0, ...click }));
    expect([answers[1], later]).toEqual([answers[0], answers[0]]);
    expect(count(app, 'click')).toBe(1);
  });

  it('is 422 with another decision', async () => {
    const { app, open, turn, json } = begin();
    const { taskId } = await open();
    await turn(taskId, { turn: 0, ...click });
    const other = await turn(taskId, { turn: 0, acts: [] });
    expect([other.status, other.headers.get('x-error-code')]).toEqual([422, 'key_reused']);
    expect((await json(other)).error).toContain('GET the task');
    expect(count(app, 'click')).toBe(1);
  });

  it.each([
    [3, 'The task is at turn 0, not 3.'],
    [-1, 'turn'],
  ])('%s of a task at turn 0 is 400', async (number, message) => {
    const { open, turn, json } = begin();
    const { taskId } = await open();
    const answer = await turn(taskId, { turn: number, ...click });
    expect(answer.status).toBe(400);
    expect((await json(answer)).error).toContain(message);
  });

  it.each([
    [{}, 'exactly one of acts, done, needUser, giveUp and approve'],
    [{ ...click, giveUp: { reason: 'No.' } }, 'and got acts and giveUp'],
    [{ done: { answer: 'Yes.' } }, 'evidence'],
    [{ act: [] }, 'did you mean `acts`?'],
    [{ acts: Array.from({ length: 51 }, () => ({ action: 'click', selector: '#a' })) }, '50'],
  ])('%# says what is expected', async (decision, message) => {
    const { open, turn, json } = begin();
    const { taskId } = await open();
    const answer = await turn(taskId, { turn: 0, ...decision });
    expect(answer.status).toBe(400);
    expect((await json(answer)).error).toContain(message);
  });

  it('is done to its end although the caller disconnects, and GET repeats its answer', async () => {
    const { app, open, json } = begin();
    const { taskId } = await open();
    await app.raw(`/v1/task/${taskId}`, {
      method: 'POST',
      headers: { authorization: 'Bearer test-key-0123456789', 'content-type': 'application/json' },
      body: JSON.stringify({ turn: 0, ...click }),
      signal: AbortSignal.abort(),
    });
    expect(await json(app.call('GET', `/v1/task/${taskId}`))).toMatchObject({ turn: 1 });
  });

  it('refuses what a model is not offered, and says so in the outcome', async () => {
    const { app, open, turn, json } = begin();
    const { taskId } = await open();
    const acts = [{ action: 'html', selector: '#password' }];
    expect(await json(turn(taskId, { turn: 0, acts }))).toMatchObject({
      outcomes: [{ action: 'html', success: false, error: expect.stringContaining('not part of a task') }],
    });
    expect(orders(app)).not.toContain('html');
  });

  it('that was not begun can be sent again', async () => {
    const { app, on, open, turn } = begin();
    const { taskId } = await open();
    const away = new RelayError('no_browser', 'It is away.', { outcome: 'not_executed' });
    on.fails = (order) => (order.do === 'step' && order.action === 'click' ? away : undefined);
    expect((await turn(taskId, { turn: 0, ...click })).status).toBe(503);
    on.fails = undefined;
    expect((await turn(taskId, { turn: 0, ...click })).status).toBe(200);
    expect(count(app, 'click')).toBe(2);
  });

  it('that was cut off answers with what is known, and is not done again', async () => {
    const { app, on, open, turn, json } = begin();
    const { taskId } = await open();
    const cut = new RelayError('interrupted', 'Cut off.', { outcome: 'unknown' });
    on.fails = (order) => (order.do === 'step' && order.action === 'click' ? cut : undefined);
    const first = await json(turn(taskId, { turn: 0, ...click }));
    expect(first).toMatchObject({ turn: 1, outcomes: [{ success: false, error: 'Cut off.' }] });
    on.fails = undefined;
    expect(await json(turn(taskId, { turn: 0, ...click }))).toEqual(first);
    expect(count(app, 'click')).toBe(1);
  });

  it('shows no value of a secret, whatever the page does with it', async () => {
    const { on, open, turn } = begin();
    const { taskId } = await open({ prompt: 'Log in with s3cret', secrets: { password: 's3cret' } });
    on.page = 'text "You typed s3cret"';
    const acts = [{ action: 'text', selector: '' }];
    const shown = await (await turn(taskId, { turn: 0, acts })).text();
    expect(shown).not.toContain('s3cret');
    expect(shown).toContain('You typed {{password}}');
  });

  it('whose act is held answers with what waits, and goes on with other acts or with its approval', async () => {
    const { app, on, open, turn, json } = begin();
    const { taskId } = await open();
    const act = {
      what: 'delete',
      action: 'click',
      element: 'button "Delete"',
      where: 'Page',
      why: 'not named',
    };
    const held = { ...act, binding: 'binding 1' } as const;
    on.fails = (order) => {
      if (order.do !== 'step' || order.action !== 'click' || order.hold?.approved === 'binding 1')
        return undefined;
      return new RelayError('held', 'It was held.', { outcome: 'not_executed', held: held as HeldAct });
    };
    const first = await json(turn(taskId, { turn: 0, ...click }));
    const pending = first.pending as { id: string };
    expect(first).toMatchObject({
      turn: 1,
      outcomes: [{ success: false, error: 'It was held.' }],
      pending: act,
    });
    expect(JSON.stringify(first)).not.toContain('binding 1');
    expect(await json(turn(taskId, { turn: 1, acts: [] }))).not.toHaveProperty('pending');

    const approve = { turn: 2, approve: pending.id };
    const other = { authorization: `Bearer ${otherKey}` };
    expect((await app.call('POST', `/v1/task/${taskId}`, approve, other)).status).toBe(404);
    expect(await json(turn(taskId, approve))).toMatchObject({ turn: 3, outcomes: [{ success: true }] });
    const again = await turn(taskId, { turn: 3, approve: pending.id });
    expect([again.status, (await json(again)).error]).toEqual([
      400,
      expect.stringContaining('is pending under'),
    ]);
  });

  it('whose acts were not all begun is asked once whether it is done without them', async () => {
    const { on, open, turn, json } = begin();
    const { taskId } = await open({ prompt: 'Press the button' });
    on.fails = (order) =>
      order.do === 'step' && order.action === 'click'
        ? new RelayError('not_actionable', 'It is covered.', { outcome: 'not_executed' })
        : undefined;
    const fill = { action: 'fill', selector: '[e7]', value: 'Ann' };
    await turn(taskId, { turn: 0, acts: [...click.acts, fill] });
    const done = { answer: 'It is saved.', evidence: 'heading "Saved"' };
    const asked = await json(turn(taskId, { turn: 1, done }));
    expect(asked.view).toContain('these acts of your last call were not begun: fill ref=e7 "Ann".');
    expect(asked).not.toHaveProperty('ended');
    expect(await json(turn(taskId, { turn: 2, done }))).toMatchObject({ ended: { outcome: 'done' } });
  });

  it('that claims an ordered change without an act for it is asked once', async () => {
    const { open, turn, json } = begin();
    const { taskId } = await open({ prompt: 'Save the note' });
    const done = { answer: 'It was saved before.', evidence: 'heading "Saved"' };
    const asked = await json(turn(taskId, { turn: 0, done }));
    expect(asked.view).toContain('no act that could have made it was carried out');
    expect(asked).not.toHaveProperty('ended');
    expect(await json(turn(taskId, { turn: 1, done }))).toMatchObject({ ended: { outcome: 'done' } });
  });

  it('without acts waits until the page changes', async () => {
    const { app, on, open, turn, json } = begin();
    const { taskId } = await open();
    on.fails = (order) => {
      if (order.do === 'step' && order.action === 'wait' && count(app, 'wait') === 3)
        on.page = 'heading "Ready" [e2]';
      return undefined;
    };
    expect((await json(turn(taskId, { turn: 0, acts: [] }))).view).toContain('Ready');
    expect(count(app, 'wait')).toBe(3);
  });

  it('says at the end which requests were held', async () => {
    const { app, open, turn, json } = begin();
    const { taskId } = await open();
    const { send } = app.browsers;
    const clicked = { success: true, held: [{ type: 'image', origin: 'https://evil.example' }] };
    app.browsers.send = async (order, call) =>
      (order as { action?: string }).action === 'click' ? (clicked as never) : send(order, call);
    for (let at = 0; at < 2; at += 1) await turn(taskId, { turn: at, ...click });
    expect(await json(turn(taskId, { turn: 2, giveUp: { reason: 'x' } }))).toMatchObject({
      ended: { held: [{ type: 'image', origin: 'https://evil.example' }] },
    });
  });

  it('that sees nothing new is warned, then ended', async () => {
    const { open, turn, json } = begin();
    const { taskId } = await open();
    const answers: Body[] = [];
    for (let at = 0; at < 8; at += 1) answers.push(await json(turn(taskId, { turn: at, ...click })));
    expect(answers[3]?.view).toContain('No progress: nothing new was seen');
    expect(answers[7]).toMatchObject({ outcomes: [{ success: true }], ended: { outcome: 'gave_up' } });
    expect(answers[7]).toHaveProperty('ended.actions.length', 9);
  });

  it('beyond maxSteps ends the task', async () => {
    const { open, turn, json } = begin();
    const { taskId } = await open({ maxSteps: 1 });
    expect((await json(turn(taskId, { turn: 0, ...click }))).view).toContain('No acts are left');
    expect(await json(turn(taskId, { turn: 1, ...click }))).toMatchObject({
      ended: { outcome: 'max_steps' },
    });
  });
});

describe('the end of a task', () => {
  it('comes with evidence that stands on the page', async () => {
    const { app, open, turn, json } = begin();
    const { taskId } = await open();
    const done = { answer: 'It is saved.', evidence: 'heading "Saved"' };
    expect(await json(turn(taskId, { turn: 0, done }))).toMatchObject({
      turn: 1,
      ended: {
        outcome: 'done',
        answer: 'It is saved.',
        finalUrl: 'https://example.com/',
        actions: [{ type: 'navigate', url: 'https://example.com/' }],
        steps: 0,
      },
    });
    expect(orders(app).at(-1)).toBe('close');
    expect(await json(app.call('GET', `/v1/task/${taskId}`))).toMatchObject({ ended: { outcome: 'done' } });
    const more = await turn(taskId, { turn: 1, ...click });
    expect([more.status, (await json(more)).error]).toEqual([400, expect.stringContaining('has ended')]);
  });

  it('without such evidence is refused once, then given up', async () => {
    const { open, turn, json } = begin();
    const { taskId } = await open();
    const done = { answer: 'It is sold.', evidence: 'It was sold' };
    const first = await json(turn(taskId, { turn: 0, done }));
    expect(first).toMatchObject({
      turn: 1,
      view: expect.stringMatching(/^Not accepted: "it was sold" stands neither/),
    });
    expect(first).not.toHaveProperty('ended');
    expect(await json(turn(taskId, { turn: 1, done }))).toMatchObject({ ended: { outcome: 'gave_up' } });
  });

  it('leaves a session open that was to be kept, and one that was open before', async () => {
    const { app, open, turn, json } = begin();
    const kept = await open({ keepSession: true });
    expect(await json(turn(kept.taskId, { turn: 0, needUser: { reason: 'A captcha.' } }))).toMatchObject({
      ended: { outcome: 'needs_user', reason: 'A captcha.', sessionId: kept.sessionId },
    });
    const entered = await open({ url: undefined, sessionId: 'b3k9x2m7-1' });
    await turn(entered.taskId, { turn: 0, giveUp: { reason: 'No.' } });
    expect(count(app, 'close')).toBe(0);
    expect(app.browsers.asked.at(-1)?.order).toEqual({
      do: 'setPolicy',
      sessionId: 'b3k9x2m7-1',
      taskId: expect.any(String),
    });
  });

  it('comes when its session is gone', async () => {
    const { on, open, turn, json } = begin();
    const { taskId } = await open();
    const gone = new RelayError('session_not_found', 'It was closed.');
    on.fails = (order) => (order.do === 'step' ? gone : undefined);
    expect(await json(turn(taskId, { turn: 0, ...click }))).toMatchObject({
      ended: { outcome: 'gave_up', reason: expect.stringContaining('It was closed.') },
    });
  });

  it('comes by DELETE, which closes its session', async () => {
    const { app, open, turn } = begin();
    const { taskId } = await open();
    expect((await app.call('DELETE', `/v1/task/${taskId}`)).status).toBe(200);
    expect(orders(app).at(-1)).toBe('close');
    const answer = await turn(taskId, { turn: 0, ...click });
    expect([answer.status, answer.headers.get('x-error-code')]).toEqual([404, 'task_not_found']);
  });

  it('comes after ten minutes without a call', async () => {
    const { app, clock, open, turn } = begin();
    const [idle, used] = [await open(), await open()];
    clock.ms = 9 * minuteMs;
    await turn(used.taskId, { turn: 0, acts: [] });
    clock.ms = 11 * minuteMs;
    await app.service.deleteIdleTasks();
    expect((await app.call('GET', `/v1/task/${idle.taskId}`)).status).toBe(404);
    expect((await app.call('GET', `/v1/task/${used.taskId}`)).status).toBe(200);
    expect(count(app, 'close')).toBe(1);
  });
});

it('is not there for another key', async () => {
  const { app, open } = begin();
  const { taskId } = await open();
  const other = { authorization: `Bearer ${otherKey}` };
  for (const method of ['GET', 'DELETE']) {
    expect((await app.call(method, `/v1/task/${taskId}`, undefined, other)).status).toBe(404);
  }
  const turn = { turn: 0, ...click };
  expect((await app.call('POST', `/v1/task/${taskId}`, turn, other)).status).toBe(404);
  expect((await app.call('GET', `/v1/task/${taskId}`)).status).toBe(200);
});
