import * as z from 'zod/mini';
import { scrollTo } from '../../dom/actionability/scroll-to';
import {
  isEndless,
  isStable,
  maxAnimationWaitMs,
  type ObservedPosition,
  observePosition,
} from '../../dom/actionability/stability';
import { invisibleBecause, isVisible } from '../../dom/tree/visibility';
import type { ActionSpec, Step } from '../action-spec';
import { toTheEnd } from '../element/scroll-page';
import { presentTarget, readyTarget } from '../element/target';
import type { PageWorld } from '../page-world';
import { actResult } from '../results';
import { orJson } from '../values';

const distance = z.strictObject({
  x: z.optional(z.number()).check(z.describe('CSS pixels to the right; to the left if negative.')),
  y: z.optional(z.number()).check(z.describe('CSS pixels down; up if negative.')),
});
const named: Record<string, number> = { top: -toTheEnd, bottom: toTheEnd, up: -600, down: 600 };
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

export async function scroll(world: PageWorld, { selector, value }: Step<Wanted>) {
  const by = distanceOf(value);
  const scrollPage = await world.load('scroll-page');
  const target =
    selector === ''
      ? undefined
      : await (by ? presentTarget(world, selector) : readyTarget(world, selector, { andThen: placed() }));
  if (by || !target) world.begin(target?.element);
  if (!by && target) scrollTo(target.element, 'center');
  return scrollPage(world, target, by);
}

/**
 * Whether an element can be scrolled to. An element without size can still have a position, such as a marker at the end of
 * a list. An element that moves is waited for, unless its animation is endless, as that of a spinner.
 */
function placed(): (target: { element: Element }) => true | string {
  let place: ObservedPosition | undefined;
  let landsUntilMs: number | undefined;
  return ({ element }) => {
    if (element.getClientRects().length === 0 && !isVisible(element)) return invisibleBecause(element);
    const nowMs = performance.now();
    landsUntilMs ??= nowMs + maxAnimationWaitMs;
    place = observePosition(element, place);
    return isStable(element, place) || isEndless(element) || nowMs > landsUntilMs || 'still moving';
  };
}

function distanceOf(value: Wanted): { x: number; y: number } | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'object') return { x: value.x ?? 0, y: value.y ?? 0 };
  const y =
    typeof value === 'number' ? value : (named[value.trim().toLowerCase()] ?? Number.parseFloat(value));
  return Number.isFinite(y) ? { x: 0, y } : undefined;
}
