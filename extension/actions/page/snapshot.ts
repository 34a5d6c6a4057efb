import * as z from 'zod/mini';
import { rememberingStates } from '../../dom/accessibility/state';
import { takeSnapshot } from '../../dom/snapshot/snapshot';
import type { ActionSpec, Step } from '../action-spec';
import { readTarget } from '../element/finding/target';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';
import { orJson } from '../values';

const options = z.strictObject({
  interactive: z.optional(z.boolean()).check(z.describe('Only what can be acted on.')),
  depth: z.optional(z.int().check(z.nonnegative())).check(z.describe('Levels of the tree.')),
  maxChars: z.optional(z.int().check(z.positive())).check(z.describe('Length limit in characters.')),
  from: z.optional(z.int().check(z.nonnegative())).check(z.describe('Character to read on from.')),
  diff: z
    .optional(z.boolean())
    .check(z.describe('Only what has changed since the last snapshot of the same.')),
});
const wanted = z.optional(z.union([orJson(options), z.literal('')]));

export const snapshotSpec = {
  title: 'Take a snapshot',
  description:
    'Shows the page, or an element, as a tree of roles, names and states, with a ref for each thing to act on.',
  synonyms: ['getSnapshot', 'accessibilityTree', 'ariaSnapshot', 'observe'],
  selector: 'optional',
  value: {
    description:
      'nothing, or JSON: `{"interactive": true}` for what can be acted on alone, `"depth": 2` for so many levels, ' +
      '`"maxChars": 5000`, `"from": 5000` to read on, `"diff": true` for what has changed since the last snapshot of the same',
    schema: wanted,
  },
  effect: 'read',
  offeredToModel: true,
  brief: '{"from": N}',
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: '' },
} satisfies ActionSpec;

export async function snapshot(world: PageWorld, { selector, value }: Step<z.infer<typeof wanted>>) {
  const root = await readTarget(world, selector);
  const { interactive, depth, diff, from, maxChars } = value || {};
  const { text, framePlaceholders } = rememberingStates(() =>
    takeSnapshot(root, world, { interactive, depth }),
  );
  // A part is not what the next difference is told from.
  const remember = from ? undefined : JSON.stringify([selector, interactive ?? false, depth]);
  const ifEmpty = selector || interactive ? '' : 'The page is empty.';
  world.leave({ framePlaceholders, refs: world.refs.latest(), remember, diff, from, maxChars, ifEmpty });
  return text;
}
