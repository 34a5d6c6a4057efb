import { expect, test } from 'vitest';
import { readArguments, usage } from './bench-arguments';
import { allQuestions } from './questions';

test('without parts everything is measured', () => {
  expect(readArguments([])).toEqual({
    asked: allQuestions,
    others: ['first-steps', 'tasks', 'recoveries', 'fleet', 'sessions', 'mcp'],
    rounds: 5,
    legs: false,
  });
});

test('parts are chosen by name', () => {
  const asked = readArguments(['text', 'click', 'recoveries', '--rounds', '2']);
  expect(asked).toEqual({ asked: ['click', 'text'], others: ['recoveries'], rounds: 2, legs: false });
});

test('legs are told of click and text unless others are chosen', () => {
  expect(readArguments(['--legs'])).toMatchObject({ asked: ['click', 'text'], others: [] });
  expect(readArguments(['--legs', 'echo'])).toMatchObject({ asked: ['echo'], others: [] });
});

test.each([
  [['clck'], 'there is no part "clck"'],
  [['--legs', 'screenshot'], 'no part "screenshot" with legs'],
  [['--rounds', '0'], '--rounds takes a whole number from 1'],
  [['--rounds', '1.5'], '--rounds takes a whole number from 1'],
  [['--fast'], "Unknown option '--fast'"],
])('%j is refused', (args, reason) => {
  expect(() => readArguments(args)).toThrow(reason);
});

test('the help names every part', () => {
  expect(readArguments(['--help'])).toBe('help');
  for (const name of [...allQuestions, 'first-steps', 'tasks', 'recoveries', 'fleet', 'sessions', 'mcp'])
    expect(usage).toContain(name);
});
