import * as z from 'zod/mini';
import { find } from '../../dom/find/find';
import type { ActionSpec, Step } from '../action-spec';
import { presentTarget } from '../element/finding/target';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';
import { orJson } from '../values';

const options = z.strictObject({
  load: z
    .optional(z.boolean())
    .check(z.describe('Waits until the page is at rest and scrolls through it first, for what loads late.')),
});
const wanted = z.optional(z.union([orJson(options), z.literal('')]));

export const passagesSpec = {
  title: 'Read passages',
  description:
    'Reads the page, or all elements that match, as passages: a line of JSON each, with kind, text, headings, columns.',
  synonyms: ['getPassages', 'chunks'],
  selector: 'optional',
  value: {
    description:
      'nothing, or JSON: `{"load": true}` waits until the page is at rest and scrolls through it first, for what loads late',
    schema: wanted,
  },
  effect: 'read',
  offeredToModel: true,
  timeoutMs: 15_000,
  result: textResult,
  example: { selector: '' },
} satisfies ActionSpec;

export async function passages(world: PageWorld, { selector, value }: Step<z.infer<typeof wanted>>) {
  const read = await world.load('passages');
  const { text, framePlaceholders } = await read(world, selector, value || {}, { presentTarget, find });
  world.leave({ framePlaceholders });
  return text;
}
