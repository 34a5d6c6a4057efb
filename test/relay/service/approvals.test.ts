import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { approvalLimitMs } from '../../../relay/service/approvals/approval';
import { Approvals, type DecidedApproval } from '../../../relay/service/approvals/approvals';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const anybody = () => true;
const { signal } = new AbortController();
const act = {
  what: 'delete',
  action: 'click',
  element: 'button "Delete"',
  where: 'https://a.example/',
  why: 'its name',
  origin: 'https://a.example',
} as const;

function begin() {
  const decided: DecidedApproval[] = [];
  const approvals = new Approvals((one) => decided.push(one));
  const add = (id: string, change = {}) =>
    approvals.add({
      ...act,
      id,
      keyName: 'bot',
      sessionId: 's1',
      isTask: true,
      binding: `binding of ${id}`,
      group: 'task 1',
      ...change,
    });
  const states = () => approvals.list(anybody).map(({ id, state }) => `${id} ${state}`);
  return { approvals, add, decided, states };
}

describe('a held act', () => {
  test('waits for a person, and is released once', async () => {
    const { approvals, add, decided, states } = begin();
    add('a');
    const released = approvals.take('a', anybody, 60_000, signal);
    await vi.advanceTimersByTimeAsync(30_000);
    approvals.decide('a', 'once', 'ann', anybody);
    expect(await released).toMatchObject({ binding: 'binding of a', keyName: 'bot' });
    expect(states()).toEqual(['a used']);
    expect(decided).toMatchObject([{ by: 'ann', approval: { id: 'a' } }]);
    await expect(approvals.take('a', anybody, 0, signal)).rejects.toThrow('No act is pending');
    expect(() => approvals.decide('a', 'deny', 'ann', anybody)).toThrow('No act is pending');
  });

  test('of a step that is sent again is asked about once, and for ten minutes more', async () => {
    const { add, states } = begin();
    const step = { isTask: false, group: 's1', selector: '#del', binding: 'the same' };
    expect(add('a', step)).toBe('a');
    await vi.advanceTimersByTimeAsync(approvalLimitMs - 1_000);
    expect(add('b', step)).toBe('a');
    await vi.advanceTimersByTimeAsync(approvalLimitMs - 1_000);
    expect(states()).toEqual(['a waiting']);
    const others = [
      { selector: '#other' },
      { binding: 'another' },
      { group: 's2', sessionId: 's2' },
      { where: 'B' },
    ];
    for (const [index, other] of others.entries()) add(`other ${index}`, { ...step, ...other });
    expect(states()).toHaveLength(1 + others.length);
  });

  test('goes to one of two that waited for it', async () => {
    const { approvals, add } = begin();
    add('a');
    const both = Promise.allSettled([1, 2].map(() => approvals.take('a', anybody, 1_000, signal)));
    approvals.decide('a', 'once', 'ann', anybody);
    expect((await both).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('that was denied is not done, and the program is told so', async () => {
    const { approvals, add } = begin();
    add('a');
    approvals.decide('a', 'deny', 'ann', anybody);
    await expect(approvals.take('a', anybody, 0, signal)).rejects.toMatchObject({
      code: 'held',
      message: expect.stringContaining('The person denied it'),
    });
  });

  test('that was denied in a task stays denied there, in that place', () => {
    const { approvals, add } = begin();
    add('a');
    add('b', { where: 'row "B"', isTask: false });
    for (const id of ['a', 'b']) approvals.decide(id, 'deny', 'ann', anybody);
    const hasDenied = (group: string, where: string) =>
      approvals.hasDenied(group, { ...act, where, binding: 'now another' });
    expect([hasDenied('task 1', act.where), hasDenied('task 2', act.where)]).toEqual([true, false]);
    expect(hasDenied('task 1', 'row "B"')).toBe(false);
    approvals.end({ sessionId: 's1' });
    expect(hasDenied('task 1', act.where)).toBe(false);
  });

  test('on which nobody decides is denied after ten minutes, and the program is told so', async () => {
    const { approvals, add, decided } = begin();
    add('a');
    const early = approvals.take('a', anybody, 5_000, signal).catch((error) => error);
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await early).message).toContain('Nobody has decided yet');
    await vi.advanceTimersByTimeAsync(approvalLimitMs);
    await expect(approvals.take('a', anybody, 0, signal)).rejects.toThrow(
      'Nobody approved it within ten minutes',
    );
    expect(decided).toMatchObject([{ approval: { state: 'expired' } }]);
    await vi.advanceTimersByTimeAsync(approvalLimitMs);
    expect(approvals.list(anybody)).toEqual([]);
  });

  test('of another key does not exist', async () => {
    const { approvals, add } = begin();
    add('a');
    const other = ({ keyName }: { keyName: string }) => keyName === 'other';
    expect(approvals.list(other)).toEqual([]);
    expect(() => approvals.decide('a', 'once', 'other', other)).toThrow('No act is pending');
    await expect(approvals.take('a', other, 0, signal)).rejects.toThrow('No act is pending');
  });

  test('ends with its session', async () => {
    const { approvals, add } = begin();
    add('a');
    const waits = approvals.take('a', anybody, 60_000, signal);
    approvals.end({ sessionId: 's1' });
    await expect(waits).rejects.toThrow('was not done');
    expect(approvals.list(anybody)).toEqual([]);
  });
});

test('what is approved for a task covers acts of the same kind, in that task only', () => {
  const { approvals, add } = begin();
  add('a');
  const held = { ...act, binding: 'another one' };
  expect(approvals.covers('task 1', held)).toBe(false);
  approvals.decide('a', 'task', 'ann', anybody);
  expect(approvals.covers('task 1', held)).toBe(true);
  expect(approvals.covers('task 2', held)).toBe(false);
  for (const change of [{ what: 'pay' }, { element: 'button "Delete all"' }, { origin: 'https://b.example' }])
    expect(approvals.covers('task 1', { ...held, ...change } as typeof held)).toBe(false);
  approvals.end({ sessionId: 's1' });
  expect(approvals.covers('task 1', held)).toBe(false);
});

test('a key keeps its latest hundred, and those that wait are listed first', () => {
  const { approvals, add, states } = begin();
  for (let number = 0; number < 101; number += 1) add(String(number));
  expect(states()).toHaveLength(100);
  approvals.decide('1', 'deny', 'ann', anybody);
  expect([states()[0], states().at(-1)]).toEqual(['2 waiting', '1 denied']);
});
