import { expect, test } from 'vitest';
import type { Contender } from '../contenders/contender';
import type { Results } from '../rounds';
import { durations, multiples } from './report';
import { isMet, verdicts } from './verdicts';

const contender = (name: string): Contender => ({
  name,
  note: '',
  answers: ['click', 'markdown'],
  start: () => Promise.reject(new Error('not started here')),
});
const [floor, ours] = [contender('floor'), contender('ours')];
const turn = (click: number) => ({ click: { samples: [click], chars: undefined } });
const results: Results = new Map([
  [floor, [turn(2), turn(4)]],
  [ours, [{ ...turn(5), markdown: { samples: [250], chars: 9 } }, turn(12)]],
]);

test('durations stand side by side, and what was not measured is left open', () => {
  const lines = durations(results, ['click', 'markdown']).split('\n');
  expect(lines[0]?.split(/ {3,}/)).toEqual(['p50 / p95 in ms', 'floor', 'ours']);
  expect(lines.slice(2)).toEqual([
    'click             2.00 / 4.00   5.00 / 12.0',
    'markdown                    -     250 / 250',
  ]);
});

test('multiples name the rounds that lie farthest apart, and leave out what the base cannot do', () => {
  expect(multiples(results, ['click', 'markdown'], floor, [ours]).split('\n').slice(2)).toEqual([
    'click         2.75 (2.50 - 3.00)',
  ]);
});

test('a target is met at its bound, and its multiple of the floor stands beside it', () => {
  const ofFloor = { median: 2.5, least: 2, greatest: 3 };
  const target = { what: 'click, p50', measured: 5, atMost: 5, unit: 'ms', ofFloor };
  expect(isMet(target)).toBe(true);
  expect(isMet({ ...target, atMost: 4.9 })).toBe(false);
  expect(isMet({ ...target, measured: Number.NaN })).toBe(false);
  expect(verdicts([target]).split('\n').at(-1)).toBe('met   click, p50   5.0 ms     at most 5   2.5');
});
