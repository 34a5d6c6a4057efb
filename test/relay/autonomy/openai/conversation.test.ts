/** What a model still has of the turns before. */
import { expect, test } from 'vitest';
import { createConversation } from '../../../../relay/autonomy/openai/conversation';

const talk = () => {
  const conversation = createConversation('Rules', 'fence');
  let turns = 0;
  const turn = (
    text: string,
    { outcomes = '', whole = false, acts = '', readings = [] as string[] } = {},
  ) => {
    turns += 1;
    const words = turns === 1 ? 'Task: win' : '';
    conversation.addTurn({ words, outcomes, page: { text, whole, base: undefined } }, { acts, readings });
  };
  const reply = (note?: string) =>
    conversation.addReply({
      text: '',
      reasoning: '',
      promptTokens: undefined,
      completionTokens: undefined,
      calls: [{ id: `c${turns}`, name: 'act', input: JSON.stringify({ acts: [], note }) }],
    });
  const said = () => conversation.messages().map(({ content }) => String(content));
  return { conversation, turn, reply, said };
};

test('a view of the whole page replaces the views before it, and the task stays', () => {
  const { turn, reply, said } = talk();
  turn('first page', { whole: true });
  reply();
  turn('+"a line"');
  reply();
  turn('second page', { whole: true });
  expect(said().join('\n')).not.toMatch(/first page|a line/);
  expect(said()[1]).toMatch(/^Task: win/);
  expect(said().at(-1)).toContain('second page');
});

test('a page that cannot be read leaves the views before it', () => {
  const { turn, said } = talk();
  turn('first page', { whole: true });
  turn('(The page cannot be read: it is busy)');
  expect(said().join('\n')).toContain('first page');
});

test('after a whole view the acts before are told in short with the notes, and the latest decision as it was', () => {
  const { conversation, turn, reply, said } = talk();
  turn('first page', { whole: true });
  reply('the key is under the mat');
  turn('+"Shop"', { outcomes: '1. click ref=e1: done', acts: 'click button "Shop": done' });
  reply();
  turn('second page', { outcomes: '1. click ref=e2: done', acts: 'click button "Pay": done', whole: true });
  expect(said()[1]).toContain('1. click button "Shop": done - note: the key is under the mat');
  expect(said()[1]).not.toContain('Pay');
  expect(said().at(-1)).toContain('1. click ref=e2: done');
  expect(conversation.messages().map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'tool']);
});

test('the latest three readings stay when the page is shown whole again', () => {
  const { turn, reply, said } = talk();
  turn('first page', { whole: true });
  for (const name of ['one', 'two', 'three', 'four']) {
    reply();
    turn('(no change)', { acts: 'text: read', readings: [`text:\n${name}`] });
  }
  reply();
  turn('whole page', { acts: 'click: done', whole: true });
  expect(said()[1]?.match(/text:\n\w+/g)).toEqual(['text:\ntwo', 'text:\nthree', 'text:\nfour']);
});

test('a reading that a later one says again is left out', () => {
  const { turn, reply, said } = talk();
  turn('first page', { whole: true });
  for (const [words, found] of [
    ['4471', ['a', 'b']],
    ['oak', ['c']],
    ['4471', ['b', 'a', 'd']],
    ['oak', ['e']],
  ] as const) {
    reply();
    turn('(no change)', { acts: 'find: read', readings: [[`find "${words}":`, ...found].join('\n')] });
  }
  reply();
  turn('whole page', { acts: 'click: done', whole: true });
  const past = said()[1] ?? '';
  expect(past.slice(past.indexOf('find "'))).toContain(
    'find "oak":\nc\nfind "4471":\nb\na\nd\nfind "oak":\ne',
  );
  expect(past.match(/find "4471":/g)).toHaveLength(1);
});

test('of many decisions the latest are told', () => {
  const { turn, reply, said } = talk();
  turn('first page', { whole: true });
  for (let at = 0; at < 60; at += 1) {
    reply(at === 3 ? 'the key is under the mat' : undefined);
    turn('(no change)', {
      acts: `click button "Number ${at} of the many buttons that there are here": done`,
    });
  }
  reply();
  turn('whole page', { acts: 'click: done', whole: true });
  expect(said()[1]?.length).toBeLessThan(4_000);
  expect(said()[1]).toContain('Number 59');
  expect(said()[1]).not.toContain('Number 3 ');
  expect(said()[1]).toContain('the key is under the mat');
});

test('the whole page is preferred once the changes are longer than it', () => {
  const { conversation, turn, reply } = talk();
  turn('page '.repeat(200), { whole: true });
  expect(conversation.prefersWhole(100, 1_000)).toBe(false);
  for (let at = 0; at < 3; at += 1) {
    reply();
    turn(`+"${'word '.repeat(40)}"`);
  }
  expect(conversation.prefersWhole(100, 1_000)).toBe(true);
  expect(conversation.prefersWhole(100, 5_000)).toBe(false);
});

test('a page that has not changed is not shown again', () => {
  const { conversation, turn, reply } = talk();
  turn('page '.repeat(200), { whole: true });
  for (let at = 0; at < 3; at += 1) {
    reply();
    turn(`+"${'word '.repeat(40)}"`);
  }
  const nothing = '(no change)'.length;
  expect(conversation.prefersWhole(nothing, 1_000)).toBe(false);
  reply();
  turn('word '.repeat(12_000));
  expect(conversation.prefersWhole(nothing, 1_000)).toBe(true);
});
