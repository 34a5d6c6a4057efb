// Why: interface section 4.1, POST /browse, with a model behind a server: from the HTTP call to the page and back.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  acts,
  answersNothing,
  calls,
  done,
  type ModelServer,
  refOf,
  startModelServer,
} from '../../support/model-server';
import { type Site, servePages } from '../../support/serve-pages';
import { startTabrelay, type Tabrelay } from '../../support/start-tabrelay';
import { until } from '../../support/until';

/** A page must be longer than what changes on it, else it is simply shown again. */
const ballast = Array.from({ length: 9 }, (_, line) => `<p>Line ${line} of many</p>`).join('');

const pages = {
  '/form': `<title>Form</title><h1>Order</h1><form onsubmit="event.preventDefault(); said.textContent = 'Thanks ' + who.value + ', ' + size.value">
    <label>Name <input id="who"></label>
    <label>Size <select id="size"><option>Small<option>Large</select></label>
    <label><input type="checkbox" id="gift"> Gift</label>
    <button>Order now</button></form><p id="said"></p>`,
  '/counter': `<title>Counter</title><button onclick="n.textContent = Number(n.textContent) + 1">Count</button><p id="n">0</p>${ballast}`,
  '/still': `<title>Still</title><button>Nothing happens</button>`,
  '/first': `<title>First</title><a href="/second">Go on</a><button>Old</button>`,
  '/second': `<title>Second</title><h1>You made it</h1><button>Old</button>`,
  '/menu': `<title>Menu</title><button onclick="more.hidden = false">Open menu</button><div id="more" hidden><button>Delete all</button></div>
    <button onclick="said.textContent = 'saved'">Save</button><p id="said"></p>${ballast}`,
};

let model: ModelServer;
let site: Site;
let tabrelay: Tabrelay;

beforeAll(async () => {
  model = await startModelServer();
  site = await servePages(pages);
  const env = { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'scripted', OPENAI_API_KEY: '' };
  tabrelay = await startTabrelay({ watched: false, env });
}, 90_000);
afterAll(async () => {
  await tabrelay.stop();
  await site.close();
  await model.close();
});
afterEach(async () => {
  // No task leaves a window behind.
  expect(await tabrelay.api.sessions()).toEqual([]);
});

const browse = (path: string, body: Record<string, unknown> = {}, headers = {}) =>
  tabrelay.api.call('POST', '/browse', { body: { prompt: 'Do it', url: site.url(path), ...body }, headers });
const click = (name: string) => acts({ action: 'click', selector: refOf(name) });

describe('4.1 POST /browse', () => {
  test('prompt: what the model is told to do', async () => {
    model.script(done('It is there.', 'Order'));
    await browse('/form', { prompt: 'Order something small' });

    expect(model.asked[0]?.last).toContain('Task: Order something small');
  });

  test('url: where the task starts', async () => {
    model.script(done('It is there.', 'Order'));
    await browse('/form');

    expect(model.asked[0]?.last).toContain(`URL: ${site.url('/form')}`);
    expect(model.asked[0]?.last).toContain('heading "Order" 1');
  });

  test('maxSteps: no more steps than this are taken, and the model may then still say what it found', async () => {
    model.script(click('"Count"'), click('"Count"'), done('Counted to two.', '2'));
    const answer = await browse('/counter', { maxSteps: 2 });

    expect(answer.body.result).toMatchObject({ outcome: 'done', steps: 2, answer: 'Counted to two.' });
    expect(model.asked[2]?.last).toContain('No steps are left');
  });

  test('maxSteps: a task that wants more is cut off', async () => {
    const twice = { action: 'click', selector: refOf('"Count"') };
    model.script(acts(twice, twice, twice, twice));
    const answer = await browse('/counter', { maxSteps: 3 });

    expect(answer).toMatchObject({ status: 200, body: { result: { outcome: 'max_steps', steps: 3 } } });
    expect((answer.body.result as { actions: unknown[] }).actions).toHaveLength(4);
  });

  test('result.finalUrl: the page where the task ended', async () => {
    model.script(click('link "Go on"'), done('Went on.', 'You made it'));
    const answer = await browse('/first');

    expect(answer.body).toMatchObject({ status: 'success', result: { finalUrl: site.url('/second') } });
  });

  test('result.actions: navigate, input, click and others, whose selectors work again through the Step API', async () => {
    model.script(
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
      { type: 'navigate', url: site.url('/form') },
      { type: 'input', selector: expect.stringContaining('who'), value: 'Ann' },
      { type: 'select', selector: expect.stringContaining('size'), value: 'Large' },
      { type: 'check', selector: expect.stringContaining('gift') },
      { type: 'click', selector: expect.not.stringContaining('ref=') },
    ]);

    const id = await tabrelay.api.session();
    for (const { type = '', selector = '', value, url } of actions) {
      await tabrelay.api.step(id, type, selector, value ?? url);
    }
    expect(await tabrelay.api.read(id, 'text', '#said')).toBe('Thanks Ann, Large');
    await tabrelay.api.close(id);
  });

  test('result.screenshot: a PNG in base64', async () => {
    model.script(done('It is there.', 'Order'));
    const answer = await browse('/form');

    expect(answer.body.result).toMatchObject({ screenshot: expect.stringMatching(/^iVBORw0KGgo/) });
  });

  test('more fields say how it ended, and what it cost', async () => {
    model.script(calls(['need_user', { reason: 'Solve the captcha.', answer: 'Filled in.' }]));
    const answer = await browse('/form');

    expect(answer.body.result).toMatchObject({
      outcome: 'needs_user',
      answer: 'Filled in.',
      reason: 'Solve the captcha.',
      steps: 0,
      usage: { calls: 1, promptTokens: 100, completionTokens: 10 },
    });
  });
});

describe('options of a task', () => {
  test('sessionId: it acts in the open session and leaves it open', async () => {
    const id = await tabrelay.api.session({ url: site.url('/counter') });
    model.script(click('"Count"'), done('Counted.', '1'));
    const answer = await tabrelay.api.call('POST', '/browse', { body: { prompt: 'Count', sessionId: id } });

    expect(answer.body.result).toMatchObject({ outcome: 'done', actions: [{ type: 'click' }] });
    expect(await tabrelay.api.read(id, 'text', '#n')).toBe('1');
    await tabrelay.api.close(id);
  });

  test('keepSession: the answer names the session, which stays open', async () => {
    model.script(click('"Count"'), done('Counted.', '1'));
    const answer = await browse('/counter', { keepSession: true });
    const { sessionId } = answer.body.result as { sessionId: string };

    expect(await tabrelay.api.read(sessionId, 'text', '#n')).toBe('1');
    await tabrelay.api.close(sessionId);
  });

  test('timeoutMs: a task that takes longer is 504, says how many steps were done, and stops', async () => {
    model.script(click('"Count"'), answersNothing());
    const answer = await browse('/counter', { timeoutMs: 2_500 });

    expect(answer).toMatchObject({
      status: 504,
      body: { error: expect.stringContaining('1 step was done') },
    });
    expect(answer.headers.get('x-error-code')).toBe('page_silent');
  });
});

describe('a caller who hangs up', () => {
  test('stops the task within one step', async () => {
    const caller = new AbortController();
    model.script(click('"Count"'), answersNothing());
    const call = fetch(`${tabrelay.baseUrl}/browse`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tabrelay.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'Count', url: site.url('/counter') }),
      signal: caller.signal,
    });
    await until('the model to be asked again', () => model.asked.length === 2);
    caller.abort();

    await expect(call).rejects.toThrow();
    await until('the session to be closed', async () => (await tabrelay.api.sessions()).length === 0);
    expect(model.asked).toHaveLength(2);
  });
});

describe('Accept: text/event-stream', () => {
  /** The events of a task, in order. */
  async function eventsOf(path: string, body: Record<string, unknown> = {}) {
    const answer = await fetch(`${tabrelay.baseUrl}/browse`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tabrelay.apiKey}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({ prompt: 'Do it', url: site.url(path), ...body }),
    });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const blocks = (await answer.text()).split('\n\n').filter(Boolean);
    return blocks.map((block) => {
      const [, event, data = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      return { event, data: JSON.parse(data) as Record<string, unknown> };
    });
  }

  test('tells each step before it is taken, then the result', async () => {
    model.script(click('link "Go on"'), done('Went on.', 'You made it'));
    const events = await eventsOf('/first');

    expect(events).toMatchObject([
      {
        event: 'step',
        data: { step: 1, url: site.url('/first'), title: 'First', action: 'click', target: 'link "Go on"' },
      },
      {
        event: 'result',
        data: { status: 'success', result: { outcome: 'done', finalUrl: site.url('/second') } },
      },
    ]);
  });

  test('ends with the error where there is one', async () => {
    model.script(answersNothing());

    expect(await eventsOf('/first', { timeoutMs: 1_500 })).toMatchObject([
      { event: 'error', data: { code: 'page_silent', error: expect.stringContaining('0 steps were done') } },
    ]);
  });
});

describe('Idempotency-Key', () => {
  test('a repeated task is answered with the first answer', async () => {
    model.script(click('"Count"'), done('Counted.', '1'));
    const first = await browse('/counter', {}, { 'idempotency-key': 'one' });
    const again = await browse('/counter', {}, { 'idempotency-key': 'one' });

    expect(again.body).toEqual(first.body);
    expect(model.asked).toHaveLength(2);
    const other = await browse('/counter', { prompt: 'Another' }, { 'idempotency-key': 'one' });
    expect([other.status, other.headers.get('x-error-code')]).toEqual([422, 'key_reused']);
  });

  test('a task that has not finished is 409', async () => {
    let goOn = () => {};
    const paused = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    model.script(async (asked, response) => {
      await paused;
      await done('It is there.', 'Order')(asked, response);
    });
    const first = browse('/form', {}, { 'idempotency-key': 'two' });
    await until('the model to be asked', () => model.asked.length === 1);
    const again = await browse('/form', {}, { 'idempotency-key': 'two' });
    goOn();

    expect([again.status, again.headers.get('x-error-code')]).toEqual([409, 'still_running']);
    expect((await first).status).toBe(200);
  });

  test('a task cut off by a crash of the relay is told as unknown, and not begun again', async () => {
    model.script(click('"Count"'), answersNothing());
    const first = browse('/counter', {}, { 'idempotency-key': 'three' }).catch(() => 'cut off');
    await until('the model to be asked again', () => model.asked.length === 2);
    const pid = await tabrelay.listenerPid();
    process.kill(pid ?? 0, 'SIGKILL');
    await first;
    await until('the browser to be back', async () => (await tabrelay.connectedBrowsers()) === 1);
    const again = await browse('/counter', {}, { 'idempotency-key': 'three' });

    expect([again.status, again.headers.get('x-outcome')]).toEqual([503, 'unknown']);
    expect(model.asked).toHaveLength(2);
    for (const { id } of await tabrelay.api.sessions()) await tabrelay.api.close(id);
  });
});

describe('a model that does the wrong thing', () => {
  test('is told once that it goes round in circles, then stopped', async () => {
    model.script(click('button "Nothing happens"'));
    const answer = await browse('/still', { maxSteps: 50 });

    expect(answer.body.result).toMatchObject({
      outcome: 'gave_up',
      reason: expect.stringContaining('circles'),
    });
    expect(model.asked.filter(({ last }) => last.includes('round in circles'))).toHaveLength(1);
    expect((answer.body.result as { steps: number }).steps).toBeLessThan(8);
  });

  test('may say it is done only with words that stand on the page', async () => {
    model.script(done('Saved!', 'Everything was saved'), click('button "Save"'), done('Saved!', 'saved'));
    const answer = await browse('/menu');

    expect(model.asked[1]?.last).toContain('Not accepted');
    expect(answer.body.result).toMatchObject({ outcome: 'done', reason: 'The page shows: saved' });
  });

  test('who insists without proof has given up', async () => {
    model.script(done('Saved!', 'Everything was saved'));
    const answer = await browse('/menu');

    expect(answer.body.result).toMatchObject({ outcome: 'gave_up', answer: 'Saved!' });
  });

  test('sees what its first act changed before its second is done', async () => {
    model.script(
      acts(
        { action: 'click', selector: refOf('button "Open menu"') },
        { action: 'click', selector: refOf('button "Save"') },
      ),
      calls(['give_up', { reason: 'Enough.' }]),
    );
    const answer = await browse('/menu');

    expect((answer.body.result as { steps: number }).steps).toBe(1);
    expect(model.asked[1]?.last).toContain('The other 1 were not begun.');
    expect(model.asked[1]?.last).toMatch(/\+ *button "Delete all"/);
  });

  test('hears why an act failed, and goes on', async () => {
    model.script(
      acts({ action: 'click', selector: '#nowhere' }, { action: 'click', selector: refOf('"Save"') }),
      acts({ action: 'fly' }),
      click('button "Save"'),
      done('Saved.', 'saved'),
    );
    const answer = await browse('/menu');

    expect(model.asked[1]?.last).toMatch(/click #nowhere: failed: .*nowhere/);
    expect(model.asked[2]?.last).toContain('fly: failed: There is no action "fly"');
    expect(answer.body.result).toMatchObject({ outcome: 'done', actions: [{}, { type: 'click' }] });
  });
});

describe('what a model sees', () => {
  test('is the page once, then what changed', async () => {
    model.script(click('"Count"'), click('"Count"'), done('Counted.', '2'));
    await browse('/counter');

    expect(model.asked[1]?.last).toMatch(/^-"0"$[\s\S]*^\+"1"$/m);
    expect(model.asked[2]?.all.match(/Title: Counter\nbutton "Count"/g)).toHaveLength(1);
  });

  test('is a new page without the old one', async () => {
    model.script(click('link "Go on"'), done('Went on.', 'You made it'));
    await browse('/first');

    expect(model.asked[1]?.all).toContain('You made it');
    expect(model.asked[1]?.all).not.toContain('link "Go on" [');
  });

  test('stands between marks that no page can know', async () => {
    model.script(done('It is there.', 'Order'));
    await browse('/form');
    const [, fence] = /<(page-\w{18})>\nURL:/.exec(model.asked[0]?.last ?? '') ?? [];
    expect(model.asked[0]?.last.trimEnd().endsWith(`</${fence}>`)).toBe(true);
    await browse('/form');

    expect(model.asked[1]?.all).not.toContain(String(fence));
  });
});

describe('a relay with a model', () => {
  test('says so in /health and in its banner', async () => {
    const health = await (await fetch(`${tabrelay.origin}/health`)).json();

    expect(health).toMatchObject({ model: `scripted at ${new URL(model.url).host}` });
    expect(tabrelay.printed()).toContain(`Model      scripted at ${new URL(model.url).host}`);
  });
});
