/** What a model still has of the turns before. */
import { expect, test } from 'vitest';
import { createConversation } from '../../../../relay/autonomy/openai/conversation';

const talk = () => {
  const conversation = createConversation('Rules', 'fence');
  const turn = (text: string, { outcomes = '', whole = false } = {}) =>
    conversation.addTurn({ words: '', outcomes, page: { text, whole, base: 1 } });
  const said = () => conversation.messages().map(({ content }) => String(content));
  return { conversation, turn, said };
};

test('a view of the whole page replaces the views before it', () => {
  const { turn, said } = talk();
  turn('first page', { whole: true });
  turn('+"a line"');
  turn('second page', { whole: true });
  expect(said().join('\n')).not.toMatch(/first page|a line/);
  expect(said().at(-1)).toContain('second page');
});

test('a page that cannot be read leaves the views before it', () => {
  const { turn, said } = talk();
  turn('first page', { whole: true });
  turn('(The page cannot be read: it is busy)');
  expect(said().join('\n')).toContain('first page');
});

test('the latest three readings stay when the page is shown whole again', () => {
  const { turn, said } = talk();
  for (const name of ['one', 'two', 'three', 'four']) turn('(no change)', { outcomes: `1. text: ${name}` });
  turn('whole page', { whole: true });
  expect(
    said()
      .join('\n')
      .match(/text: \w+/g),
  ).toEqual(['text: two', 'text: three', 'text: four']);
});

test('after much was said it is long, until the page is shown whole', () => {
  const { conversation, turn } = talk();
  for (let at = 0; at < 30; at += 1) turn(`+"${'word '.repeat(400)}"`);
  expect(conversation.isLong()).toBe(true);
  turn('whole page', { whole: true });
  expect(conversation.isLong()).toBe(false);
});
