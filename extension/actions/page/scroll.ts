import * as z from 'zod/mini';
import { putBack, scrollTo } from '../../dom/actionability/scroll-to';
import { isStable, observePosition } from '../../dom/actionability/stability';
import type { ActionSpec, Step } from '../action-spec';
import { presentTarget, readyTarget } from '../element/finding/target';
import { namedDistances as named } from '../element/scrolling/scroll-page';
import type { PageWorld } from '../page-world';
import { actResult } from '../results';
import { orJson } from '../values';

const distance = z.strictObject({
  x: z.optional(z.number()).check(z.describe('CSS pixels to the right; to the left if negative.')),
  y: z.optional(z.number()).check(z.describe('CSS pixels down; up if negative.')),
});
const words = z
  .string()
  .check(
    z.refine(
      (text) =>
        text.trim() === '' || text.trim().toLowerCase() in named || /^\s*[-+]?[\d.]+\s*(px)?\s*$/.test(text),
    ),
  );
const wanted = z.optional(z.union([z.number(), orJson(distance), words]));
type Wanted = z.infer<typeof wanted>;

export const scrollSpec = {
  title: 'Scroll',
  description: 'Scrolls an element into view, or the page or a scrolling element by a distance.',
  synonyms: ['scrollTo', 'scrollIntoView', 'scroll_into_view', 'scrollBy', 'wheel'],
  selector: 'optional',
  value: {
    description:
      'pixels down (up if negative), `{"x": 0, "y": 300}`, `top` or `bottom`; without it the element comes into view',
    schema: wanted,
  },
  effect: 'act',
  destructive: false,
  idempotent: false,
  offeredToModel: true,
  brief: 'pixels down, top or bottom; nothing: into view',
  timeoutMs: 5_000,
  result: z.extend(actResult, { scrollLeft: z.number(), scrollTop: z.number() }),
  example: { selector: '#feed-end' },
} satisfies ActionSpec;

export async function scroll(world: PageWorld, step: Step<Wanted>) {
  const scrollPage = await world.load('scroll-page');
  return scrollPage(world, step, {
    presentTarget,
    readyTarget,
    scrollTo,
    putBack,
    observePosition,
    isStable,
  });
}
