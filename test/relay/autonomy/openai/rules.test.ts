/** What is sent with every question is short, and the same each time, so that servers can cache it. */
import { expect, test } from 'vitest';
import { newFence } from '../../../../relay/autonomy/language-model/fence';
import { rules } from '../../../../relay/autonomy/language-model/rules';
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
