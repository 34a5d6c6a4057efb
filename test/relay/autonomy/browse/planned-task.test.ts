/** What a task does with a model that asks for what it is not offered, and with secrets that come back in other forms. */
import { describe, expect, it, test } from 'vitest';
import { allActions } from '../../../../extension/actions/table';
import type { HandoffResult } from '../../../../extension/protocol/driving';
import type { HeldAct } from '../../../../extension/protocol/effects/consequential';
import { RelayError } from '../../../../extension/protocol/errors';
import type { AgentSession } from '../../../../relay/autonomy/agent-session';
import { PlannedTask } from '../../../../relay/autonomy/browse/planned-task';
import type { Progress } from '../../../../relay/autonomy/browse/progress';
import { browseRequest } from '../../../../relay/autonomy/browse/requests/browse-request';
import { type Act, type Decision, type Model, noUsage, type Seen } from '../../../../relay/autonomy/model';

const secret = 'Tr0ub4+dor(&3)!';
const inForm = new URLSearchParams({ q: secret }).toString();
const inHtml = secret.replace('&', '&amp;');
const inMarkdown = secret.replace(/[+()!]/g, '\\$&');
const inBase64 = Buffer.from(`ann:${secret}`).toString('base64');
const forms = [secret, inForm.slice(2), inHtml, inMarkdown, inBase64.slice(6, -2)];

/** Runs a task with a model that decides so, in a session that answers so. */
async function run(
  decide: (seen: Seen) => Decision | Promise<Decision>,
  answers: Partial<Record<string, () => unknown>> = {},
  more: Record<string, unknown> = {},
  tabs: () => Seen['tabs'] = () => [
    { tab: 1, url: `https://a.example/?${inForm}`, title: `Typed ${inHtml}`, current: true },
  ],
) {
  const steps: string[] = [];
  const seen: Seen[] = [];
  const progress: Progress[] = [];
  const session: AgentSession = {
    async step(action) {
      steps.push(action);
      return (answers[action]?.() ??
        (action === 'snapshot' ? 'button "Go" [e1]' : { success: true })) as string;
    },
    tabs: async () => [...tabs()],
    screenshot: async () => (answers.screenshot?.() ?? 'iVBORw0KGgo=') as string,
    setPolicy: async () => {},
    handOff: async (instructions) => {
      steps.push(`handOff ${instructions}`);
      return (answers.handOff?.() ?? { success: true, reason: 'The person is done.' }) as HandoffResult;
    },
  };
  const planner = {
    next: async (now: Seen) => {
      seen.push(now);
      return decide(now);
    },
    usage: noUsage,
  };
  const request = browseRequest.parse({
    prompt: 'Do it',
    url: 'https://a.example/',
    secrets: { password: secret },
    ...more,
  });
  const model: Model = { name: 'test', plan: () => planner };
  const task = new PlannedTask(model, request, (step) => void progress.push(step));
  const result = await task.work(session, new AbortController().signal);
  return { result, steps, seen, progress, task, session };
}

const end: Decision = { end: 'done', answer: 'Done.', reason: 'It says so.' };
const once = (act: Act) => (seen: Seen) => (seen.outcomes.length > 0 ? end : { acts: [act] });

describe('what only a person can do', () => {
  const captcha: Decision = { end: 'needs_user', answer: '', reason: 'Solve the captcha.' };
  const untilHelped = (seen: Seen) => (seen.notice ? end : captcha);

  it('ends the task, unless it is to wait for them', async () => {
    const { result, steps } = await run(untilHelped);
    expect(result).toMatchObject({ outcome: 'needs_user', reason: 'Solve the captcha.' });
    expect(steps).not.toContain('handOff Solve the captcha.');
  });

  it('is handed over, and the task goes on where it was', async () => {
    const { result, steps, seen } = await run(untilHelped, {}, { handoffMs: 60_000 });
    expect(steps).toContain('handOff Solve the captcha.');
    expect(seen[1]?.notice).toContain('has done it: Solve the captcha.');
    expect(result.outcome).toBe('done');
  });

  it('ends the task when they refuse', async () => {
    const handOff = () => ({ success: false, reason: 'The person refused.' });
    const { result } = await run(untilHelped, { handOff }, { handoffMs: 60_000 });
    expect(result).toMatchObject({
      outcome: 'needs_user',
      reason: 'Solve the captcha. The person refused.',
    });
  });
});

test('after a held act was approved, the planner is told of all acts of its decision', async () => {
  const held = {
    action: 'press',
    what: 'send',
    why: 'no word of the prompt names it',
    element: 'button "Send"',
    where: '',
    binding: 'of the act',
  } as HeldAct;
  const press = () => {
    answers.press = () => ({ success: true });
    throw new RelayError('held', 'It was held.', { outcome: 'not_executed', held });
  };
  const answers: Partial<Record<string, () => unknown>> = { press };
  const acts = ['fill', 'press'].map((action) => ({ action, selector: 'ref=e1' }));
  const { result, seen, task, session } = await run(
    (now) => (now.outcomes.length > 0 ? end : { acts }),
    answers,
  );
  expect(result).toMatchObject({ outcome: 'needs_user', pending: { action: 'press' } });

  await task.resume(session, new AbortController().signal);
  expect(seen.at(-1)?.outcomes.map(({ act: { action }, error }) => [action, error])).toEqual([
    ['fill', undefined],
    ['press', undefined],
  ]);
});

describe('acts that were decided on after a held one', () => {
  const heldAct = (action: string) =>
    ({ action, what: 'send', why: 'unnamed', element: 'button', where: '', binding: action }) as HeldAct;
  /** Holds the actions, each once. */
  async function resumed(names: string[], actions: string[], move: { url?: string } = {}) {
    const answers: Partial<Record<string, () => unknown>> = {};
    for (const name of names)
      answers[name] = () => {
        answers[name] = () => ({ success: true });
        throw new RelayError('held', 'It was held.', { outcome: 'not_executed', held: heldAct(name) });
      };
    const acts = actions.map((action) => ({ action, selector: 'ref=e1' }));
    const { seen, task, session } = await run((now) => (now.outcomes.length > 0 ? end : { acts }), answers);
    const { url } = move;
    if (url) session.tabs = async () => [{ tab: 1, url, title: '', current: true }];
    const result = await task.resume(session, new AbortController().signal);
    return { result, seen, task, session };
  }
  const actionsOf = (seen: Seen[]) => seen.at(-1)?.outcomes.map(({ act: { action } }) => action);

  it('are done once it is approved', async () => {
    const { seen } = await resumed(['press'], ['fill', 'press', 'click', 'hover']);
    expect(actionsOf(seen)).toEqual(['fill', 'press', 'click', 'hover']);
  });

  it('are held in their turn, and the others follow', async () => {
    const { result, seen, task, session } = await resumed(['press', 'click'], ['press', 'click', 'hover']);
    expect(result).toMatchObject({ outcome: 'needs_user', pending: { action: 'click' } });
    await task.resume(session, new AbortController().signal);
    expect(actionsOf(seen)).toEqual(['press', 'click', 'hover']);
  });

  it('are not done where the page is another one by then', async () => {
    const { seen } = await resumed(['press'], ['press', 'click'], { url: 'https://a.example/other' });
    expect(actionsOf(seen)).toEqual(['press']);
  });
});

test('reading, scrolling and waiting take nothing from the steps, and acts beyond those that are left are not begun', async () => {
  const named = (...actions: string[]) => actions.map((action) => ({ action, selector: 'ref=e1' }));
  const acts = named('find', 'click', 'wait', 'scroll', 'click', 'text', 'click');
  const { result, steps, seen, progress } = await run(
    ({ outcomes }) => (outcomes.length > 0 ? end : { acts }),
    { find: () => 'Go', text: () => 'Go' },
    { maxSteps: 2 },
  );
  expect(steps.filter((action) => action === 'click')).toHaveLength(2);
  expect([seen[0]?.stepsLeft, seen[1]?.stepsLeft, result.steps]).toEqual([2, 0, 2]);
  expect(seen[1]?.outcomes.map(({ act: { action } }) => action)).toEqual(
    acts.slice(0, -1).map(({ action }) => action),
  );
  expect(progress.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6]);
});

describe('an action that a model is not offered', () => {
  const notOffered = Object.entries(allActions()).filter(([, { offeredToModel }]) => !offeredToModel);
  const names = notOffered.flatMap(([name, { synonyms }]) => [name, ...synonyms]);

  it.each(names)('%s is refused before it runs', async (action) => {
    const { steps, seen, result } = await run(once({ action, selector: '#pw', value: 'value' }));
    expect(new Set(steps)).toEqual(new Set(['snapshot']));
    expect(seen[1]?.outcomes[0]?.error).toMatch(/is not part of a task and was not done. Use one of: click,/);
    expect(result.actions).toEqual([{ type: 'navigate', url: 'https://a.example/' }]);
  });

  it.each(['value', 'html', 'attribute', 'markdown'])('%s cannot be read either', async (action) => {
    const refused: unknown[] = [];
    await run(async (seen) => {
      await seen.read(action, '#pw').catch((error: unknown) => refused.push(error));
      return end;
    });
    expect(refused).toMatchObject([{ code: 'forbidden' }]);
  });
});

it.each([
  'input[value^="a"]',
  'input[ value *= "a" i]',
  "#login input[type='password'][value$='9']",
  'form:has(input[value^=a]) button',
  'xpath=//input[starts-with(@value, "a")]',
  'xpath=//input[substring(@value, 1, 1)="a"]',
  'xpath=//*[string-length( @value ) = 8]',
])('a selector that asks for parts of a value is refused: %s', async (selector) => {
  const { steps, seen } = await run(once({ action: 'click', selector }));
  expect(steps).not.toContain('click');
  expect(seen[1]?.outcomes[0]?.error).toContain('Name the element by its ref');
});

it.each([
  'input[value="red"]',
  'ref=e5',
  'text=value',
  'xpath=//option[@value="3"]',
  '[data-value^="a"] >>> b',
])('a selector that names an element runs: %s', async (selector) => {
  const { steps } = await run(once({ action: 'click', selector }));
  expect(steps).toContain('click');
});

describe('a secret that comes back', () => {
  const everything = `${secret} ${inForm} ${inHtml} ${inMarkdown} ${inBase64}`;
  const hidden = (told: unknown) => {
    for (const form of forms) expect(JSON.stringify(told)).not.toContain(JSON.stringify(form).slice(1, -1));
  };

  it('does not reach the model, the progress or the result, whatever its form', async () => {
    const acts = [
      { action: 'click', selector: `text=${secret}`, target: `button "${inMarkdown}"` },
      { action: 'text', selector: '' },
    ];
    const { seen, progress, result } = await run(
      async (now) => {
        hidden(await now.read('text'));
        return now.outcomes.length > 0
          ? { end: 'gave_up', answer: everything, reason: everything }
          : { acts };
      },
      { text: () => everything, click: () => ({ success: true, css: '#a', value: everything }) },
    );
    hidden(seen);
    hidden(progress);
    hidden(result);
    expect(result.finalUrl).toBe('https://a.example/?q={{password}}');
    expect(result.answer).toContain('{{password}} q={{password}} {{password}} {{password}}');
  });

  it('is not in an act that failed', async () => {
    const { seen } = await run(once({ action: 'click', selector: '#a' }), {
      click: () => {
        throw new RelayError('not_actionable', `It is covered by ${everything}.`);
      },
    });
    hidden(seen);
    expect(seen[1]?.outcomes[0]?.error).toContain('{{password}}');
  });
});

describe('a message that a page takes away again', () => {
  const passed = [{ words: `Saved for ${inHtml}`, actsAgo: 0 }];
  const goesOn =
    (action: string) =>
    async (seen: Seen): Promise<Decision> => {
      await seen.read('snapshot');
      const isFirst = seen.outcomes.length === 0;
      return isFirst ? { acts: [{ action, selector: 'ref=e1' }] } : { end: 'done', answer: '', reason: '' };
    };

  test('is told after the act, without the values of secrets', async () => {
    const { seen } = await run(goesOn('click'), { inspect: () => JSON.stringify(passed) });
    expect(seen[0]?.passed).toBeUndefined();
    expect(seen[1]?.passed).toEqual([{ words: expect.stringMatching(/^Saved for (?!Tr0)/), actsAgo: 0 }]);
  });

  test('is not told again where the view before has shown it', async () => {
    const tree = () => 'button "Go" [e1]\nstatus "Letter saved"';
    const answers = { snapshot: tree, inspect: () => '[{"words":"Letter saved","actsAgo":0}]' };
    expect((await run(goesOn('click'), answers)).seen[1]?.passed).toBeUndefined();
  });

  test('is not told again where a view of its tab has shown it before another tab was looked at', async () => {
    let current = 1;
    const { seen } = await run(
      async (now) => {
        await now.read('snapshot');
        if (now.outcomes.length === 0) return { acts: [{ action: 'click', selector: 'ref=e1' }] };
        if (now.outcomes[0]?.act.value === '1') return { end: 'done', answer: '', reason: '' };
        const value = current === 1 ? '2' : '1';
        return { acts: [{ action: 'tab', selector: '', value }] };
      },
      {
        tab: () => {
          current = current === 1 ? 2 : 1;
          return { success: true, url: 'https://a.example/' };
        },
        snapshot: () => (current === 1 ? 'button "Go" [e1]\nstatus: "Letter saved"' : 'button "Print" [e7]'),
        inspect: () => (current === 1 ? '[{"words":"Letter saved","actsAgo":1}]' : '[]'),
      },
      {},
      () =>
        [1, 2].map((tab) => ({ tab, url: `https://a.example/${tab}`, title: '', current: tab === current })),
    );
    expect(seen.map(({ passed }) => passed)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('is not told where it only says that something is loading', async () => {
    const answers = { inspect: () => '[{"words":"Loading letters…","actsAgo":0}]' };
    expect((await run(goesOn('click'), answers)).seen[1]?.passed).toBeUndefined();
  });

  test('is not asked for after acts that only look', async () => {
    const { steps } = await run(goesOn('hover'), { inspect: () => JSON.stringify(passed) });
    expect(steps).not.toContain('inspect');
  });
});
