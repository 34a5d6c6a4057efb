/** A planner without a language model matches words with things, and needs all that each thing could be called. */
import * as z from 'zod/mini';
import type { Action } from '../action';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';
import { readTarget } from '../target';

export const inspect = {
  summary:
    'Reads the page, or an element, thing by thing for programs: names, states, values, boxes and refs.',
  synonyms: ['things', 'elements'],
  selector: 'optional',
  value: {
    words: 'nothing; the result is one line of JSON for each thing behind its ref',
    schema: z.unknown(),
  },
  effect: 'read',
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: '' },
  async run(world, { selector }) {
    const root = await readTarget(world, selector, world.document.documentElement);
    const read = await world.inspector();
    const { text, framePlaceholders } = read(root, world);
    world.leave({ framePlaceholders, refs: world.refs.latest() });
    return text;
  },
} satisfies Action<PageWorld>;
