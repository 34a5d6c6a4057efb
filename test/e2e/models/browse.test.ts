/** Interface section 4.1, POST /browse, with a model server. */
import { describe, expect, test } from 'vitest';
import {
  acts,
  answersNothing,
  calls,
  completion,
  done,
  refOf,
  send,
} from '../../support/models/model-server';
import { click, taskPages, withModel } from '../../support/models/with-model';

const { api, asked, browse, modelUrl, script, tabrelay, url } = withModel(taskPages);

describe('4.1 POST /browse', () => {
  test('prompt: what the model is told to do', async () => {
    script(done('It is there.', 'Order now'));
    await browse('/form', { prompt: 'Order something small' });

    expect(asked()[0]?.last).toContain('Task: Order something small');
  });

  test('url: where the task starts', async () => {
    script(done('It is there.', 'Order now'));
    await browse('/form');

    expect(asked()[0]?.last).toContain(`URL: ${url('/form')}`);
    expect(asked()[0]?.last).toContain('heading "Order" 1');
  });

  test('maxSteps: no more steps than this are taken, and the model may then still say what it found', async () => {
    script(click('"Count"'), click('"Count"'), done('Counted to two.', '2'));
    const answer = await browse('/counter', { maxSteps: 2 });

    expect(answer.body.result).toMatchObject({ outcome: 'done', steps: 2, answer: 'Counted to two.' });
    expect(asked()[2]?.last).toContain('No acts are left');
  });

  test('maxSteps: a task that wants more is cut off', async () => {
    const twice = { action: 'click', selector: refOf('"Count"') };
    script(acts(twice, twice, twice, twice));
    const answer = await browse('/counter', { maxSteps: 3 });

    expect(answer).toMatchObject({ status: 200, body: { result: { outcome: 'max_steps', steps: 3 } } });
    expect((answer.body.result as { actions: unknown[] }).actions).toHaveLength(4);
  });

  test('result.finalUrl: the page where the task ended', async () => {
    script(click('link "Go on"'), done('Went on.', 'You made it'));
    const answer = await browse('/first');

    expect(answer.body).toMatchObject({ status: 'success', result: { finalUrl: url('/second') } });
  });

  test('result.actions: navigate, input, click and others, whose selectors work again through the Step API', async () => {
    script(
      acts(
        { action: 'fill', selector: refOf('textbox "Name"'), value: 'Ann' },
        { action: 'select', selector: refOf('combobox "Size"'), value: 'Large' },
        { action: 'check', selector: refOf('checkbox "Gift"') },
        { action: 'click', selector: refOf('button "Order now"') },
      ),
      done('Ordered.', 'Thanks Ann, Large'),
    );
    const answer = await browse('/form');
    const { actions } = answer.body.result as { actions: Record<string, string>[] };
    expect(actions).toEqual([
      { type: 'navigate', url: url('/form') },
      { type: 'input', selector: expect.stringContaining('who'), value: 'Ann' },
      { type: 'select', selector: expect.stringContaining('size'), value: 'Large' },
      { type: 'check', selector: expect.stringContaining('gift') },
      { type: 'click', selector: expect.not.stringContaining('ref=') },
    ]);

    const id = await api().session();
    for (const { type = '', selector = '', value, url } of actions) {
      await api().step(id, type, selector, value ?? url);
    }
    expect(await api().read(id, 'text', '#said')).toBe('Thanks Ann, Large');
    await api().close(id);
  });

  test('result.screenshot: a PNG in base64', async () => {
    script(done('It is there.', 'Order now'));
    const answer = await browse('/form');

    expect(answer.body.result).toMatchObject({ screenshot: expect.stringMatching(/^iVBORw0KGgo/) });
  });

  test('more fields say how it ended, and what it cost', async () => {
    script(calls(['need_user', { reason: 'Solve the captcha.', answer: 'Filled in.' }]));
    const answer = await browse('/form');

    expect(answer.body.result).toMatchObject({
      outcome: 'needs_user',
      answer: 'Filled in.',
      reason: 'Solve the captcha.',
      steps: 0,
      usage: { calls: 1, promptTokens: 100, completionTokens: 10, promptCharacters: expect.any(Number) },
    });
  });
});

describe('options of a task', () => {
  test('sessionId: it acts in the open session and leaves it open', async () => {
    const id = await api().session({ url: url('/counter') });
    script(click('"Count"'), done('Counted.', '1'));
    const answer = await api().call('POST', '/browse', { body: { prompt: 'Count', sessionId: id } });

    expect(answer.body.result).toMatchObject({ outcome: 'done', actions: [{ type: 'click' }] });
    expect(await api().read(id, 'text', '#n')).toBe('1');
    await api().close(id);
  });

  test('keepSession: the answer names the session, which stays open', async () => {
    script(click('"Count"'), done('Counted.', '1'));
    const answer = await browse('/counter', { keepSession: true });
    const { sessionId } = answer.body.result as { sessionId: string };

    expect(await api().read(sessionId, 'text', '#n')).toBe('1');
    await api().close(sessionId);
  });

  test('maxTokens: a task that costs more gives up', async () => {
    script((_, response) => {
      const usage = { prompt_tokens: 990, completion_tokens: 20 };
      send(response, 200, completion({ content: '{"action":"click","selector":"button"}' }, usage));
    });
    const answer = await browse('/counter', { maxTokens: 1_000 });

    expect(answer.body.result).toMatchObject({
      outcome: 'gave_up',
      reason: expect.stringContaining('1000 tokens'),
    });
  });

  test('timeoutMs: a task that takes longer is 504, says how many steps were done, and stops', async () => {
    script(click('"Count"'), answersNothing());
    const answer = await browse('/counter', { timeoutMs: 2_500 });

    expect(answer).toMatchObject({
      status: 504,
      body: { error: expect.stringContaining('1 step was done') },
    });
    expect(answer.headers.get('x-error-code')).toBe('timeout');
  });
});

describe('a relay with a model', () => {
  test('says so in /health and in its banner', async () => {
    const health = await (await fetch(`${tabrelay().origin}/health`)).json();

    expect(health).toMatchObject({ model: `scripted at ${new URL(modelUrl()).host}` });
    expect(tabrelay().printed()).toContain(`Model      scripted at ${new URL(modelUrl()).host}`);
  });
});
