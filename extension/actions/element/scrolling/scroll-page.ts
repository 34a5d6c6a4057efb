/** What `scroll` does, in a lazy script, and how far an element or the page is scrolled then. */
import type { putBack, scrollTo } from '../../../dom/actionability/scroll-to';
import {
  isEndless,
  type isStable,
  maxAnimationWaitMs,
  type ObservedPosition,
  type observePosition,
} from '../../../dom/actionability/stability';
import { watchChanges } from '../../../dom/actionability/watch-changes';
import { oneTask } from '../../../dom/events/fire';
import { turnWheel } from '../../../dom/mouse/wheel';
import { boxOfPage } from '../../../dom/read/boxes/scroll-boxes';
import { rootOf } from '../../../dom/tree/root-of';
import { isHiddenPage, pageOf, scrollersAround } from '../../../dom/tree/scrollers';
import { invisibleBecause, isVisible } from '../../../dom/tree/visibility';
import type { Step } from '../../action-spec';
import type { PageWorld } from '../../page-world';
import type { presentTarget, readyTarget, Target } from '../finding/target';
import { growsSoon } from './grows-soon';

/** A person does not turn the wheel that far. In CSS pixels. */
const toTheEnd = 1e9;

/** In CSS pixels down. */
export const namedDistances: Record<string, number> = {
  top: -toTheEnd,
  bottom: toTheEnd,
  up: -600,
  down: 600,
};

/** How far, in pixels down or in both directions; without it the element comes into view. */
type Distance = string | number | { x?: number | undefined; y?: number | undefined } | undefined;

/** What keeps state in the page script, or is recognised by it. */
interface ScrollParts {
  presentTarget: typeof presentTarget;
  readyTarget: typeof readyTarget;
  scrollTo: typeof scrollTo;
  putBack: typeof putBack;
  observePosition: typeof observePosition;
  isStable: typeof isStable;
}

export async function scrollPage(world: PageWorld, { selector, value }: Step<Distance>, parts: ScrollParts) {
  const by = distanceOf(value);
  const target =
    selector === ''
      ? undefined
      : await (by
          ? parts.presentTarget(world, selector)
          : parts.readyTarget(world, selector, { andThen: placed(parts) }));
  if (by || !target) world.begin(target?.element);
  if (!by && target) parts.scrollTo(target.element, 'center');
  // What an act before has moved, a person could not: a scroll begins where the page has put it.
  const isBack = by !== undefined && parts.putBack();
  return scrolled(world, target, by, isBack);
}

/**
 * Whether an element can be scrolled to. An element without size can still have a position, such as a marker at the end of
 * a list. An element that moves is waited for, unless its animation is endless, as that of a spinner.
 */
function placed({ observePosition, isStable }: ScrollParts): (target: Target) => true | string {
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

function distanceOf(value: Distance): { x: number; y: number } | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'object') return { x: value.x ?? 0, y: value.y ?? 0 };
  const y =
    typeof value === 'number'
      ? value
      : (namedDistances[value.trim().toLowerCase()] ?? Number.parseFloat(value));
  return Number.isFinite(y) ? { x: 0, y } : undefined;
}

/**
 * The result of a scroll, once the page has handled it.
 * @param by how far, in CSS pixels; without it the target was scrolled into view
 * @param isBack whether boxes that an act before has moved were moved back
 */
async function scrolled(
  world: PageWorld,
  target: Target | undefined,
  by: { x: number; y: number } | undefined,
  isBack: boolean,
) {
  const scroller = by && target ? scrollerOf(target.element) : scrollerOf(rootOf(world.document));
  const before = positionOf(scroller);
  let position = before;
  // A page may write the box anew as it is scrolled; the old one is then nowhere, and tells no position.
  const noted = () => {
    if (scroller.isConnected) position = positionOf(scroller);
    return position;
  };
  const move = async ({ x, y }: { x: number; y: number }) => {
    if (isLocked(scroller)) return;
    scroller.scrollBy({ left: x, top: y, behavior: 'instant' });
    noted();
    await handled(world, scroller);
  };
  const turns = by && Math.abs(by.y) < toTheEnd;
  const watch = turns && watchChanges(target?.element ?? rootOf(world.document));
  const defaultPrevented = turns === true && !turnWheel(target?.element, world.document, by, world.shadow);
  if (by && !defaultPrevented) await move(by);
  else await handled(world, scroller);
  const isMoved = () => noted().scrollLeft !== before.scrollLeft || position.scrollTop !== before.scrollTop;
  if (by && !defaultPrevented && !isMoved() && isAtEnd(scroller, by) && (await growsSoon(world, scroller)))
    await move(by);
  const moved = isMoved();
  const changed = watch ? watch.changed() : false;
  const success = by ? moved || isBack || (defaultPrevented && changed) : target !== undefined;
  const reason = defaultPrevented
    ? 'The page prevented the wheel event, and nothing else changed.'
    : by
      ? whyStill(target?.element ?? scroller, scroller, by)
      : 'Say what to scroll to (selector) or how far (value).';
  return {
    success,
    ...(target && { matches: target.matches }),
    ...position,
    ...(defaultPrevented && { defaultPrevented, changed }),
    ...(!success && { reason }),
  };
}

function whyStill(element: Element, scroller: Element, { x, y }: { x: number; y: number }): string {
  if (isCutOff(element))
    return 'It does not scroll: the page cuts off what is beyond its edge. Act on text= with the words of what is there.';
  if (!hasMore(scroller)) return 'It does not scroll: it has no more to show.';
  return `It is already at the ${x < 0 || y < 0 ? 'beginning' : 'end'}.`;
}

/** In CSS pixels. */
function positionOf({ scrollLeft, scrollTop }: Element): { scrollLeft: number; scrollTop: number } {
  return { scrollLeft, scrollTop };
}

/** Whether it was scrolled that way before, and goes no further. */
function isAtEnd({ scrollTop, scrollLeft }: Element, { x, y }: { x: number; y: number }): boolean {
  return (y > 0 && scrollTop > 0) || (x > 0 && scrollLeft > 0);
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

/** The element itself if it scrolls, else what scrolls around it, in the end the page, or the box that is it for a person. */
function scrollerOf(element: Element): Element {
  const page = pageOf(element.ownerDocument);
  const around = scrollersAround(element, ({ overflowX, overflowY }) =>
    /auto|scroll/.test(overflowX + overflowY),
  );
  const found = around.find((at) => at === page || hasMore(at)) ?? page;
  const isPage = found === page && element === rootOf(element.ownerDocument);
  const isStill = isHiddenPage(page) || !hasMore(page);
  return isPage && isStill ? (boxOfPage(element.ownerDocument) ?? page) : found;
}

/** Whether nobody can scroll it. Programs could, and would move what a page keeps in its place out of sight. */
function isLocked(scroller: Element): boolean {
  return scroller === pageOf(scroller.ownerDocument) && isHiddenPage(scroller);
}

/** Whether a box around it, or the page, cuts off what nobody can scroll to. */
function isCutOff(element: Element): boolean {
  const cutting = scrollersAround(element, ({ overflow }) => /hidden|clip/.test(overflow));
  return cutting.some((at) => hasMore(at) && (at !== pageOf(at.ownerDocument) || isLocked(at)));
}

function hasMore(at: Element): boolean {
  return at.scrollHeight > at.clientHeight || at.scrollWidth > at.clientWidth;
}
