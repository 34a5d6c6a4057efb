import * as z from 'zod/mini';
import { scrollTo } from '../../dom/actionability/scroll-to';
import {
  isEndless,
  isStable,
  maxAnimationWaitMs,
  type ObservedPosition,
  observePosition,
} from '../../dom/actionability/stability';
import { watchChanges } from '../../dom/actionability/watch-changes';
import { oneTask } from '../../dom/events/fire';
import { turnWheel } from '../../dom/mouse/wheel';
import { rootOf } from '../../dom/tree/root-of';
import { pageOf, scrollersAround } from '../../dom/tree/scrollers';
import { invisibleBecause, isVisible } from '../../dom/tree/visibility';
import type { ActionSpec, Step } from '../action-spec';
import { presentTarget, readyTarget } from '../element/target';
import type { PageWorld } from '../page-world';
import { actResult } from '../results';
import { orJson } from '../values';

const distance = z.strictObject({
  x: z.optional(z.number()).check(z.describe('CSS pixels to the right; to the left if negative.')),
  y: z.optional(z.number()).check(z.describe('CSS pixels down; up if negative.')),
});
const toTheEnd = 1e9;
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
  const target =
    selector === ''
      ? undefined
      : await (by ? presentTarget(world, selector) : readyTarget(world, selector, { andThen: placed() }));
  if (by || !target) world.begin(target?.element);
  if (!by && target) scrollTo(target.element, 'center');
  const scroller = by && target ? scrollerOf(target.element) : scrollerOf(rootOf(world.document));
  const before = [scroller.scrollLeft, scroller.scrollTop];
  // A person does not turn the wheel that far.
  const turns = by && Math.abs(by.y) < toTheEnd;
  const watch = turns && watchChanges(target?.element ?? rootOf(world.document));
  const defaultPrevented = turns === true && !turnWheel(target?.element, world.document, by, world.shadow);
  if (by && !defaultPrevented) scroller.scrollBy({ left: by.x, top: by.y, behavior: 'instant' });
  await handled(world, scroller);
  const { scrollLeft, scrollTop } = scroller;
  const scrolled = before[0] !== scrollLeft || before[1] !== scrollTop;
  const changed = watch ? watch.changed() : false;
  const success = by ? scrolled || (defaultPrevented && changed) : target !== undefined;
  const reason = defaultPrevented
    ? 'The page prevented the wheel event, and nothing else changed.'
    : by
      ? 'It is already at the end, or does not scroll.'
      : 'Say what to scroll to (selector) or how far (value).';
  return {
    success,
    ...(target && { matches: target.matches }),
    scrollLeft,
    scrollTop,
    ...(defaultPrevented && { defaultPrevented, changed }),
    ...(!success && { reason }),
  };
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

/** Waits for the handlers of `scroll`, which run with the next frame; a hidden window has none. */
async function handled(world: PageWorld, scroller: Element): Promise<void> {
  const document = scroller.ownerDocument;
  const over = new AbortController();
  const scrolled = new Promise<void>((resolve) =>
    document.addEventListener('scroll', () => resolve(), { capture: true, signal: over.signal }),
  );
  await Promise.race([scrolled, world.tick().then(() => world.tick())]).finally(() => over.abort());
  await oneTask(document);
}

function distanceOf(value: Wanted): { x: number; y: number } | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'object') return { x: value.x ?? 0, y: value.y ?? 0 };
  const y =
    typeof value === 'number' ? value : (named[value.trim().toLowerCase()] ?? Number.parseFloat(value));
  return Number.isFinite(y) ? { x: 0, y } : undefined;
}

/** The element itself if it scrolls, else what scrolls around it, in the end the page. */
function scrollerOf(element: Element): Element {
  const page = pageOf(element.ownerDocument);
  const around = scrollersAround(element, ({ overflowX, overflowY }) =>
    /auto|scroll|hidden/.test(overflowX + overflowY),
  );
  const hasMore = (at: Element) => at.scrollHeight > at.clientHeight || at.scrollWidth > at.clientWidth;
  return around.find((at) => at === page || hasMore(at)) ?? page;
}
