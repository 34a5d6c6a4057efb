// Why: what is still flying in is not clicked, and a page at rest is not made to wait for that.
import { frameAround } from './visibility';
import { composedAncestors } from './walk';

/** The element's place since when, to tell whether it moves. `sinceMs` is `performance.now()` of its window. */
export interface Stillness {
  element: Element;
  /** Left, top, width and height in CSS pixels, frames around added up. */
  box: number[];
  sinceMs: number;
}

/** A script that moves something does so in each frame, of which there are sixty a second. */
const movesWithinMs = 50;
const frameMs = 16;
/** A timer is not as regular as the browser's own animations. */
const timerMs = 34;

/** Where the element is now, and since when it has been there as far as `earlier` knows. */
export function placeOf(element: Element, earlier?: Stillness): Stillness {
  const box = boxOf(element);
  const still = earlier?.element === element && box.every((side, index) => side === earlier.box[index]);
  return { element, box, sinceMs: still ? earlier.sinceMs : nowMs(element) };
}

function boxOf(element: Element): number[] {
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = frameAround(element);
  const [left = 0, top = 0] = frame ? boxOf(frame) : [];
  return [left + x, top + y, width, height];
}

/** Whether the element was in one place for a while, or nothing in the page could move it. Asks, never waits. */
export function isAtRest(element: Element, place: Stillness): boolean {
  return nowMs(element) - place.sinceMs >= timeToTellMs(element);
}

/** How long an element must have been in one place before it can be said to stay there. */
function timeToTellMs(element: Element): number {
  if (wasStyledLately(element)) return timerMs;
  const frame = frameAround(element);
  return Math.max(isAnimated(element) ? frameMs : 0, frame ? timeToTellMs(frame) : 0);
}

function isAnimated(element: Element): boolean {
  return (
    composedAncestors(element).some((at) => at.getAnimations().some(isRunning)) ||
    element.ownerDocument.getAnimations().some((one) => isRunning(one) && changesLayout(one))
  );
}

function isRunning(animation: Animation): boolean {
  return animation.playState === 'running';
}

// What is animated beside or above an element moves it only by taking up more or less room.
const layout =
  /^(margin|padding|border.*width|(min|max)?(width|height|inlinesize|blocksize)|top|left|right|bottom|inset|flex|grid|gap|font|lineheight|display)/i;

function changesLayout({ effect }: Animation): boolean {
  const frames = effect && 'getKeyframes' in effect ? (effect as KeyframeEffect).getKeyframes() : [];
  return frames.some((frame) => Object.keys(frame).some((property) => layout.test(property)));
}

/** When an element's `style` attribute last changed, by the tree it is in. */
const styled = new WeakMap<Node, { sinceMs: number; lastMs: WeakMap<Node, number> }>();

const placing = /transform|translate|margin|top|left|right|bottom|inset/;

/**
 * Whether a script could be moving the element: some `style` around it changed a moment ago. Of a tree that was not
 * watched before, every `style` that places something is taken for a new one.
 */
function wasStyledLately(element: Element): boolean {
  const now = nowMs(element);
  return composedAncestors(element).some((at) => {
    const { sinceMs, lastMs } = watched(at.getRootNode(), now);
    const changedMs = lastMs.get(at) ?? (placing.test(at.getAttribute('style') ?? '') ? sinceMs : -Infinity);
    return now - changedMs < movesWithinMs;
  });
}

function watched(root: Node, now: number) {
  const known = styled.get(root);
  if (known) return known;
  const watch = { sinceMs: now, lastMs: new WeakMap<Node, number>() };
  styled.set(root, watch);
  const view = (root.ownerDocument ?? (root as Document)).defaultView;
  if (!view) return watch;
  const observer = new view.MutationObserver((records) => {
    const changedMs = view.performance.now();
    for (const { target } of records) watch.lastMs.set(target, changedMs);
  });
  observer.observe(root, { subtree: true, attributeFilter: ['style'] });
  return watch;
}

function nowMs(element: Element): number {
  return element.ownerDocument.defaultView?.performance.now() ?? 0;
}
