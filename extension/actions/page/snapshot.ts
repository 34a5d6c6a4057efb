/** An agent needs the page in as few words as will do, with a handle on everything it can act on. */
import * as z from 'zod/mini';
import { takeSnapshot } from '../../dom/snapshot/snapshot';
import type { Action } from '../action';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';
import { readTarget } from '../target';
import { orJson } from '../values';

const options = z.object({
  interactive: z.optional(z.boolean()),
  depth: z.optional(z.int().check(z.nonnegative())),
  maxChars: z.optional(z.int().check(z.positive())),
  diff: z.optional(z.boolean()),
});
const wanted = z.optional(z.union([orJson(options), z.literal('')]));

export const snapshot = {
  summary:
    'Shows the page, or an element, as a tree of roles, names and states, with a ref for each thing to act on.',
  synonyms: ['getSnapshot', 'accessibilityTree', 'ariaSnapshot', 'observe'],
  selector: 'optional',
  value: {
    words:
      'nothing, or JSON: `{"interactive": true}` for what can be acted on alone, `"depth": 2` for so many levels, ' +
      '`"maxChars": 5000`, `"diff": true` for what has changed since the last snapshot of the same',
    schema: wanted,
  },
  effect: 'read',
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: '' },
  async run(world, { selector, value }) {
    const root = await readTarget(world, selector, world.document.documentElement);
    const { interactive, depth, diff, maxChars } = value || {};
    const { text, framePlaceholders } = takeSnapshot(root, world, { interactive, depth });
    const remember = JSON.stringify([selector, interactive ?? false, depth]);
    world.leave({ framePlaceholders, refs: world.refs.latest(), remember, diff, maxChars });
    return text;
  },
} satisfies Action<PageWorld, z.infer<typeof wanted>>;
