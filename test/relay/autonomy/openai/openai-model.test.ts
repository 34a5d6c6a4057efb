/** What a model is asked when it says that its task is done. */
import { describe, expect, test } from 'vitest';
import type { Act, ActOutcome, Decision, Seen } from '../../../../relay/autonomy/model';
import type { Message } from '../../../../relay/autonomy/openai/chat';
import { createOpenAiModel } from '../../../../relay/autonomy/openai/openai-model';

const pageText = 'Order 1047 arrives on 3 December';

/** What a model decides in turn, by name of the tool. */
type Call = [name: string, input: object];
const act = (...acts: Partial<Act>[]): Call => ['act', { acts }];
const done: Call = ['done', { answer: 'It arrives on 3 December.', evidence: pageText }];

/** A task whose model decides so; `outcomes` of each decision are those of its first acts. */
async function follow(
  calls: readonly Call[],
  outcomes: readonly (readonly ActOutcome[])[],
  prompt = 'When does it arrive?',
) {
  const asked: string[] = [];
  const left = [...calls];
  const model = createOpenAiModel({
    name: 'scripted',
    sees: false,
    ask: async ({ messages }: { messages: readonly Message[] }) => {
      asked.push(String(messages.at(-1)?.content));
      const [name, input] = left.shift() ?? ['give_up', { reason: 'Enough.' }];
      return {
        text: '',
        reasoning: '',
        promptTokens: undefined,
        completionTokens: undefined,
        calls: [{ id: `c${asked.length}`, name, input: JSON.stringify(input) }],
      };
    },
  });
  const task = { prompt, url: 'http://shop.test/', secretNames: [], maxSteps: 9 };
  const planner = model.plan(task);
  const seen = (of: readonly ActOutcome[]): Seen => ({
    url: 'http://shop.test/',
    title: 'Orders',
    tabs: [{ tab: 1, url: 'http://shop.test/', title: 'Orders', current: true }],
    outcomes: of,
    stepsLeft: 9,
    turnsLeft: 9,
    read: async () => `"${pageText}"`,
    screenshot: async () => '',
  });
  let decision: Decision | undefined;
  for (const of of [[], ...outcomes]) decision = await planner.next(seen(of), new AbortController().signal);
  return { asked, decision };
}

const ok = (action: string, selector = ''): ActOutcome => ({
  act: { action, selector },
  result: { success: true },
});
const failed = (action: string): ActOutcome => ({ act: { action, selector: '' }, error: 'It is not there.' });
const click = { action: 'click', selector: 'ref=e5' };
const fill = { action: 'fill', selector: 'ref=e7', value: '3SNH10470077' };
const save = { action: 'click', selector: 'text=Save note' };

describe('a model that says it is done', () => {
  test('while acts of its last call were not begun is asked once whether it is, and then believed', async () => {
    const { asked, decision } = await follow([act(click, fill, save), done, done], [[ok('click', 'ref=e5')]]);
    expect(asked[2]).toContain(
      'Not accepted yet: these acts of your last call were not begun: fill ref=e7 "3SNH10470077"; click text=Save note.',
    );
    expect(decision).toMatchObject({ end: 'done' });
    expect(asked).toHaveLength(3);
  });

  test('after an act of its call failed is asked as well', async () => {
    const { asked } = await follow([act(click, fill), done, done], [[failed('click')]]);
    expect(asked[2]).toContain('were not begun: fill ref=e7');
  });

  test('after it has only looked since is asked as well', async () => {
    const look = act({ action: 'text' }, { action: 'scroll', value: 'bottom' });
    const read: ActOutcome = { act: { action: 'text', selector: '' }, result: pageText };
    const { asked } = await follow([act(click, fill), look, done, done], [[ok('click')], [read]]);
    expect(asked[3]).toContain('were not begun: fill ref=e7');
  });

  test('may do those acts then', async () => {
    const { asked, decision } = await follow(
      [act(click, fill), done, act(fill), done],
      [[ok('click')], [ok('fill')]],
    );
    expect(asked).toHaveLength(4);
    expect(decision).toMatchObject({ end: 'done' });
  });

  test.each([
    ['all acts were begun', [click, fill], [ok('click'), ok('fill')]],
    [
      'only reading acts were not begun',
      [click, { action: 'wait', value: '300' }, { action: 'find', value: 'x' }, { action: 'scroll' }],
      [ok('click')],
    ],
    ['it has acted since', [click], [ok('click')]],
  ])('is believed at once where %s', async (_, acts, outcomes) => {
    const { asked, decision } = await follow([act(...acts), done], [outcomes]);
    expect(asked).toHaveLength(2);
    expect(decision).toMatchObject({ end: 'done' });
  });

  test('is asked for its evidence beside, and has given up without it at the second time', async () => {
    const unproved: Call = ['done', { answer: 'Done.', evidence: 'Note saved' }];
    const { asked, decision } = await follow([act(click, fill), unproved, unproved], [[ok('click')]]);
    expect(asked[2]).toMatch(
      /Not accepted: "note saved" stands neither[\s\S]*And these acts of your last call/,
    );
    expect(asked[2]).toMatch(
      /If your next answer is done without such words again, the task ends as given up/,
    );
    expect(decision).toMatchObject({ end: 'gave_up' });
  });
});

describe('a model that says that an ordered change is done', () => {
  const order = 'Cancel order 1047';
  const claim: Call = ['done', { answer: 'It was cancelled before.', evidence: pageText }];
  const asks =
    'Not accepted yet: the task orders a change, and no act that could have made it was carried out.';

  test('before it has done anything is asked once whether it is, and then believed', async () => {
    const { asked, decision } = await follow([claim, claim], [], order);
    expect(asked[1]).toContain(asks);
    expect(decision).toMatchObject({ end: 'done', answer: 'It was cancelled before.' });
  });

  test('is not believed with evidence that has no word of the task', async () => {
    const { decision } = await follow([claim, claim], [], 'Cancel my Boiler Care cover');
    expect(decision).toMatchObject({
      end: 'gave_up',
      reason: expect.stringContaining('tells nothing of what the task names'),
    });
  });

  test('may do it then', async () => {
    const { asked, decision } = await follow([claim, act(click), claim], [[ok('click', 'ref=e5')]], order);
    expect(asked).toHaveLength(3);
    expect(decision).toMatchObject({ end: 'done' });
  });

  test.each([
    ['looked', act({ action: 'scroll', value: 'bottom' }), ok('scroll')],
    ['gone elsewhere', act({ action: 'navigate', value: 'http://shop.test/orders' }), ok('navigate')],
    ['tried', act(click), failed('click')],
  ])('after it has only %s is asked as well', async (_, call, outcome) => {
    const { asked } = await follow([call, claim, claim], [[outcome]], order);
    expect(asked[2]).toContain(asks);
  });

  test.each([
    ['has acted', [act(click), claim], [[ok('click', 'ref=e5')]], order],
    ['was asked for something', [claim], [], 'When does order 1047 arrive?'],
    ['was sent somewhere', [claim], [], 'Open order 1047'],
  ] as const)('is believed at once where it %s', async (_, calls, outcomes, prompt) => {
    const { asked, decision } = await follow(calls, outcomes, prompt);
    expect(asked).toHaveLength(calls.length);
    expect(decision).toMatchObject({ end: 'done' });
  });
});

test('after a person has helped, no acts of an earlier call count as not begun', async () => {
  const { asked } = await follow(
    [act(click, fill), ['need_user', { reason: 'A captcha.' }]],
    [[ok('click')], []],
  );
  expect(asked[1]).toContain('Not begun: 1 more');
  expect(asked[2]).not.toContain('Not begun');
});

describe('a model that says that a task of several parts is done', () => {
  const order = 'Archive order 1047 and move order 1052 to the depot';
  const words = (...acts: object[]) => act(...acts);
  const move = { action: 'select', selector: 'role=combobox[name="Place of 1052"]', value: 'Depot' };

  test('is asked once about the part that neither its evidence nor an act tells of', async () => {
    const { asked, decision } = await follow([words(click), done, done], [[ok('click')]], order);
    expect(asked[2]).toContain(
      'neither the evidence nor an act tells of this part of the task: "move order 1052 to the depot". If it is still to be done, do it now;',
    );
    expect(decision).toMatchObject({ end: 'done' });
    expect(asked).toHaveLength(3);
  });

  test('is believed at once where an act tells of it', async () => {
    const moved: ActOutcome = { act: move, result: { success: true } };
    const { asked, decision } = await follow([words(click, move), done], [[ok('click'), moved]], order);
    expect(asked).toHaveLength(2);
    expect(decision).toMatchObject({ end: 'done' });
  });
});

test('a model that tells of another amount than its task gives is asked once, beside what else it is asked', async () => {
  const order = 'Log a fine of $15.00 for order 1047.';
  const logged: ActOutcome = {
    act: { ...fill, value: '150', target: 'textbox "Fine"' },
    result: { success: true },
  };
  const amount: Call = ['act', { acts: [{ ...fill, value: '150' }, save] }];
  const { asked, decision } = await follow([amount, done, done, done], [[logged]], order);
  expect(asked[2]).toContain('were not begun');
  expect(asked[2]).toContain('The task gives "$15.00"');
  expect(asked).toHaveLength(3);
  expect(decision).toMatchObject({ end: 'done', reason: expect.stringContaining('"$15.00"') });
});
