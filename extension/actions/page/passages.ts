/** Whoever answers questions about a page wants its passages apart, each with its headings and columns. */
import * as z from 'zod/mini';
import { find } from '../../dom/find/find';
import { isVisible } from '../../dom/tree/visibility';
import { composedContains } from '../../dom/tree/walk';
import type { Action } from '../action';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';
import { presentTarget } from '../target';
import { orJson } from '../values';

const appearsWithinMs = 1_000;
const wanted = z.optional(z.union([orJson(z.object({ load: z.optional(z.boolean()) })), z.literal('')]));

export const passages = {
  summary:
    'Reads the page, or all elements that match, as passages: a line of JSON each, with kind, text, headings, columns.',
  synonyms: ['getPassages', 'chunks'],
  selector: 'optional',
  value: {
    words:
      'nothing, or JSON: `{"load": true}` waits until the page is at rest and scrolls through it first, for what loads late',
    schema: wanted,
  },
  effect: 'read',
  timeoutMs: 15_000,
  result: textResult,
  example: { selector: '' },
  async run(world, { selector, value }) {
    const { document } = world;
    const read = await world.passageReader();
    const roots = async () => {
      if (selector === '')
        return { elements: [document.body ?? document.documentElement], isWholePage: true };
      // A page at rest that does not have it will not get it.
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
  },
} satisfies Action<PageWorld, z.infer<typeof wanted>>;
