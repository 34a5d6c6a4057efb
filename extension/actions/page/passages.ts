import * as z from 'zod/mini';
import { find } from '../../dom/find/find';
import { isVisible } from '../../dom/tree/visibility';
import { composedContains } from '../../dom/tree/walk';
import type { ActionSpec, Step } from '../action-spec';
import { presentTarget } from '../element/target';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';
import { orJson } from '../values';

const appearsWithinMs = 1_000;
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
  const { document } = world;
  const read = await world.load('passages');
  const roots = async () => {
    if (selector === '') return { elements: [document.body ?? document.documentElement], isWholePage: true };
    // A page at rest that does not contain it will not get it later.
    const soon = value && AbortSignal.any([world.signal, AbortSignal.timeout(appearsWithinMs)]);
    const { element } = await presentTarget(soon ? { ...world, signal: soon } : world, selector);
    const shown = find(world, selector).filter(isVisible);
    const outermost = shown.filter(
      (one) => !shown.some((other) => other !== one && composedContains(other, one)),
    );
    return { elements: outermost.length > 0 ? outermost : [element], isWholePage: false };
  };
  const { text, framePlaceholders } = await read(world, roots, value || {});
  world.leave({ framePlaceholders });
  return text;
}
