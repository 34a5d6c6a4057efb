/** An action is one file and one line; this is where a forgotten line is noticed. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allActions, findAction, pageActions, tabActions } from '../../extension/actions/table';

const filesIn = (folder: string) =>
  readdirSync(new URL(`../../extension/actions/${folder}/`, import.meta.url))
    .map((file) => file.replace('.ts', ''))
    .sort();

test('every file in page/ is listed under its name', () => {
  expect(Object.keys(pageActions).sort()).toEqual(filesIn('page'));
});

test('every name and synonym means one action', () => {
  const names = Object.entries(allActions()).flatMap(([name, { synonyms }]) => [name, ...synonyms]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each([
  ['input', 'fill'],
  ['getText', 'text'],
  ['tap', 'click'],
  ['doubleClick', 'dblclick'],
  ['setValue', 'fill'],
  ['hoverOver', 'hover'],
  ['goto', 'navigate'],
])('%s means %s', (name, canonical) => {
  expect(findAction(name)?.name).toBe(canonical);
});

test('an unknown name means nothing', () => {
  expect(findAction('frobnicate')).toBeUndefined();
  expect(findAction('toString')).toBeUndefined();
});

describe.each(Object.entries({ ...pageActions, ...tabActions }))('%s', (_, action) => {
  test('has an example that its own schema takes', () => {
    expect(
      action.value.schema.safeParse('value' in action.example ? action.example.value : undefined).success,
    ).toBe(true);
    if (action.selector === 'required') expect(action.example.selector).not.toBe('');
  });

  test('is described in words and as JSON Schema', () => {
    expect(action.summary).toMatch(/^[A-Z].*\.$/);
    expect(action.value.words).toMatch(/[^.]$/);
    expect(() => z.toJSONSchema(action.value.schema, { io: 'input', unrepresentable: 'any' })).not.toThrow();
    expect(() => z.toJSONSchema(action.result, { unrepresentable: 'any' })).not.toThrow();
  });
});
