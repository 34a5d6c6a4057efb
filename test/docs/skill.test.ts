/** SKILL.md: what a coding agent reads. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allActions } from '../../extension/actions/table';
import { codeBlocksIn } from '../support/docs/documents';

const skill = readFileSync('SKILL.md', 'utf8');

/** Commands that are no actions. */
const others: readonly string[] = [
  'open',
  'sessions',
  'close',
  'screenshot',
  'status',
  'doctor',
  'start',
  'browse',
  'retrieve',
];

/** Counts high: tokenizers take a word or a mark as one token, and long or rare words as more. */
function tokensOf(text: string): number {
  const pieces = text.match(/[A-Za-z]+|\d{1,3}|[^\sA-Za-z\d]/g) ?? [];
  return pieces.reduce((sum, piece) => sum + Math.ceil(piece.length / 8), 0);
}

test('has name and description, as the format asks for', () => {
  expect(skill).toMatch(/^---\nname: tabrelay\ndescription: .{50,1024}\n---\n/);
});

test('takes less than 1,500 tokens', () => {
  expect(tokensOf(skill)).toBeLessThan(1_500);
});

test('its table names every action, and nothing that is no command', () => {
  const rows = skill.match(/^\| (?:read|act|move|manage) \|.*$/gm) ?? [];
  const named: string[] = rows.join('').match(/(?<=`)\w+(?=`)/g) ?? [];
  const actions: string[] = Object.keys(allActions());
  expect(named.filter((name) => !actions.includes(name) && !others.includes(name))).toEqual([]);
  expect(actions.filter((name) => !named.includes(name))).toEqual([]);
});

test('its examples call commands that exist', () => {
  const code = codeBlocksIn(skill).map((block) => block.code);
  const called = [...code.join('\n').matchAll(/\btabrelay ([a-z]\w*)/g)];
  const known: string[] = [...Object.keys(allActions()), ...others];
  expect(called.length).toBeGreaterThan(10);
  expect(called.map(([, name = '']) => name).filter((name) => !known.includes(name))).toEqual([]);
});
