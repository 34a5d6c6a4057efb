/** Held acts, and what only a person can do: as a question where the client shows forms, else in words. */
import { describe, expect, test } from 'vitest';
import type { HeldAct } from '../../../extension/protocol/effects/consequential';
import { RelayError } from '../../../extension/protocol/errors';
import type { Order } from '../../../extension/protocol/frames/frames';
import { mcpRelay, ways } from '../../support/mcp/mcp-relay';
import { textOf } from '../../support/mcp/text-of';
import { otherKey } from '../../support/stand-ins/relay-app';

const session = 'b3k9x2m7-one';
const url = 'https://example.com/';
const held: HeldAct = {
  what: 'delete',
  action: 'click',
  element: 'button "Delete account"',
  where: 'dialog "Are you sure?"',
  why: 'It deletes something.',
  binding: 'binding 1',
};

/** The browser holds each click that is not approved. */
function holdsClicks(order: Order): RelayError | undefined {
  if (order.do !== 'step' || order.action !== 'click' || order.hold?.approved === held.binding)
    return undefined;
  return new RelayError('held', 'It was held.', { outcome: 'not_executed', held });
}

const press = { name: 'act', arguments: { session, action: 'click', selector: '#delete' } };
const canShowForms = ways.filter(({ over, era }) => over === 'stdio' || era === 'modern');

describe.each(canShowForms)('over $over, $era: a held act', (way) => {
  test('is done once the person agrees', async () => {
    const { on, client, asked } = await mcpRelay();
    on.fails = holdsClicks;
    const questions: string[] = [];
    const mcp = await client(way, { person: (question) => questions.push(question) > 0 });
    expect(textOf(await mcp.callTool(press))).toContain('click: done');
    expect(questions).toEqual([expect.stringContaining('button "Delete account" (delete)')]);
    expect(asked()).toEqual(['click', 'click', 'snapshot']);
  });

  test('is not done where the person declines', async () => {
    const { on, client, asked } = await mcpRelay();
    on.fails = holdsClicks;
    const mcp = await client(way, { person: () => false });
    expect(textOf(await mcp.callTool(press))).toBe('Not done: the user did not agree.');
    expect(asked()).toEqual(['click']);
  });

  test('of a task is done once the person agrees', async () => {
    const decisions = [{ acts: [{ action: 'click', selector: '#delete' }] }];
    const { on, client } = await mcpRelay({ decisions });
    on.fails = holdsClicks;
    const mcp = await client(way, { person: () => true });
    const task = { name: 'task', arguments: { prompt: 'Look around', url } };
    expect(textOf(await mcp.callTool(task))).toContain('outcome: done');
  });

  test('of a key that may not approve is not asked about', async () => {
    const { on, client } = await mcpRelay();
    on.fails = holdsClicks;
    const mcp = await client(way, { key: otherKey, person: () => true });
    expect(textOf(await mcp.callTool(press))).toMatch(/^held: .*a key with the scope "approve"/);
  });
});

describe.each(ways)('over $over, $era: without forms', (way) => {
  test('the model is told how a held act is approved', async () => {
    const { on, client } = await mcpRelay();
    on.fails = holdsClicks;
    const mcp = await client(way);
    const told = textOf(await mcp.callTool(press));
    const approve = /"approve": "(\S+)"/.exec(told)?.[1];
    const again = await mcp.callTool({ ...press, arguments: { ...press.arguments, approve } });
    expect(textOf(again)).toContain('click: done');
  });

  test('a task says what the person has to do, and leaves its session open', async () => {
    const decisions = [{ end: 'needs_user' as const, answer: '', reason: 'Solve the captcha.' }];
    const { client, asked } = await mcpRelay({ decisions });
    const mcp = await client(way);
    const task = { name: 'task', arguments: { prompt: 'Look around', url } };
    const told = textOf(await mcp.callTool(task));
    expect(told).toContain('outcome: needs_user\nSolve the captcha.\nsession: b3k9x2m7-new (open)');
    expect(asked()).not.toContain('close');
  });
});

test.each([
  [true, 'turn: 2'],
  [false, 'Not done: the user did not agree.'],
])('a turn that was held is shown after the answer %s', async (agrees, said) => {
  const { on, client } = await mcpRelay();
  on.fails = holdsClicks;
  const mcp = await client({ over: 'stdio', era: 'older' }, { person: () => agrees });
  const call = async (more: object) => textOf(await mcp.callTool({ name: 'task', arguments: { ...more } }));
  const task = /task: (\S+), turn: 0/.exec(await call({ prompt: 'Look around', url, drive: true }))?.[1];
  const told = await call({ task, turn: 0, acts: [{ action: 'click', selector: '#delete' }] });
  expect(told).toContain('turn: 1');
  expect(told).toContain(said);
});

test('what only a person can do is asked of them', async () => {
  const decisions = [{ end: 'needs_user' as const, answer: '', reason: 'Solve the captcha.' }];
  const { client } = await mcpRelay({ decisions });
  const questions: string[] = [];
  const mcp = await client({ over: 'http', era: 'modern' }, { person: (said) => questions.push(said) > 0 });
  const told = textOf(await mcp.callTool({ name: 'task', arguments: { prompt: 'Look around', url } }));
  expect(questions).toEqual([expect.stringContaining('Solve the captcha.')]);
  expect(told).toContain('The user says that it is done.');
});
