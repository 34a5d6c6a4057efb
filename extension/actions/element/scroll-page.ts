/** Scrolls by a distance, and says how far an element or the page is scrolled. */
import { watchChanges } from '../../dom/actionability/watch-changes';
import { oneTask } from '../../dom/events/fire';
import { turnWheel } from '../../dom/mouse/wheel';
import { rootOf } from '../../dom/tree/root-of';
import { pageOf, scrollersAround } from '../../dom/tree/scrollers';
import type { PageWorld } from '../page-world';
import type { Target } from './target';

/** A person does not turn the wheel that far. In CSS pixels. */
export const toTheEnd = 1e9;

/**
 * The result of a scroll, once the page has handled it.
 * @param by how far, in CSS pixels; without it the target was scrolled into view
 */
export async function scrollPage(
  world: PageWorld,
  target: Target | undefined,
  by: { x: number; y: number } | undefined,
) {
  const scroller = by && target ? scrollerOf(target.element) : scrollerOf(rootOf(world.document));
  const before = [scroller.scrollLeft, scroller.scrollTop];
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

/** The element itself if it scrolls, else what scrolls around it, in the end the page. */
function scrollerOf(element: Element): Element {
  const page = pageOf(element.ownerDocument);
  const around = scrollersAround(element, ({ overflowX, overflowY }) =>
    /auto|scroll|hidden/.test(overflowX + overflowY),
  );
  const hasMore = (at: Element) => at.scrollHeight > at.clientHeight || at.scrollWidth > at.clientWidth;
  return around.find((at) => at === page || hasMore(at)) ?? page;
}
