/** What is sent with every question is short, and the same each time, so that servers can cache it. */
import { expect, test } from 'vitest';
import { newFence } from '../../../../relay/autonomy/language-model/fence';
import { describeTask, rules } from '../../../../relay/autonomy/language-model/rules';
import { byTools, tools } from '../../../../relay/autonomy/openai/tools';

test('rules and tools together take less than 2,900 characters', () => {
  const sent = rules(newFence(), byTools) + JSON.stringify(tools());
  expect(sent.length).toBeLessThan(2_900);
});

test('the tools are the same each time', () => {
  expect(JSON.stringify(tools())).toBe(JSON.stringify(tools()));
});

test('what a model cannot guess of values and evidence is among them', () => {
  const sent = rules(newFence(), byTools);
  expect(sent).toContain('click (keys to hold or {"position":{"x":5,"y":5}})');
  expect(sent).toContain('words copied from them, ... between parts');
});

test.each([
  [
    [],
    'Task: Pay\nToday: 2031-02-03. Limit: 60 acts in 30 turns; reading, scrolling and waiting are no acts.',
  ],
  [
    ['pin'],
    'Task: Pay\nSecrets: write {{pin}} as the value of fill or type; the browser puts in what it stands for.\nToday: 2031-02-03. Limit: 60 acts in 30 turns; reading, scrolling and waiting are no acts.',
  ],
])('a task is told with the date and both limits', (secretNames, told) => {
  const now = new Date(2031, 1, 3, 23, 30);
  expect(describeTask({ prompt: 'Pay', secretNames, maxSteps: 60, maxTurns: 30, now })).toBe(told);
});
