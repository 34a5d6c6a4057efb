import { expect, test } from 'vitest';
import type { Contender, Running } from './contenders/contender';
import { measureRounds } from './rounds';

test('contenders take turns, one at a time, and another one is first each round', async () => {
  const seen: string[] = [];
  const named = (name: string): Contender => ({
    name,
    note: '',
    answers: ['snapshot'],
    async start(): Promise<Running> {
      seen.push(`${name} starts`);
      return {
        async visit(url) {
          return { snapshot: { run: async () => url } };
        },
        stop: async () => seen.push(`${name} ends`),
      };
    },
  });
  const [one, two] = [named('one'), named('two')];

  const results = await measureRounds({
    contenders: [one, two],
    asked: ['snapshot', 'markdown'],
    rounds: 2,
    urlOf: (page) => `http://site/${page}`,
    tell: () => {},
  });

  const [first, second] = [
    ['one starts', 'one ends'],
    ['two starts', 'two ends'],
  ];
  expect(seen).toEqual([first, second, second, first].flat());
  const turns = results.get(two);
  expect(turns).toHaveLength(2);
  expect(turns?.[0]?.snapshot?.samples).toHaveLength(3);
  expect(turns?.[0]?.snapshot?.chars).toBe('http://site/article'.length);
  expect(turns?.[0]).not.toHaveProperty('markdown');
});
