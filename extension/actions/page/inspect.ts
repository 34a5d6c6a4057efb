import * as z from 'zod/mini';
import type { ActionSpec, Step } from '../action-spec';
import { readTarget } from '../element/finding/target';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';

export const inspectSpec = {
  title: 'Inspect elements',
  description:
    'Reads the page, or an element, thing by thing for programs: names, states, values, boxes and refs.',
  synonyms: ['things', 'elements'],
  selector: 'optional',
  value: {
    description:
      'nothing; the result is one line of JSON for each thing behind its ref. `{"messages": true}`: a JSON list of the messages that a page has shown and taken away since the acts of a task',
    schema: z.unknown(),
  },
  effect: 'read',
  offeredToModel: false,
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: '' },
} satisfies ActionSpec;

export async function inspect(world: PageWorld, { selector, value }: Step) {
  const root = await readTarget(world, selector);
  const read = await world.load('inspect');
  const { text, framePlaceholders } = read(root, world, value);
  world.leave({ framePlaceholders, refs: world.refs.latest() });
  return text;
}
