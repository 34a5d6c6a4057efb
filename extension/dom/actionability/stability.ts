/** Tells whether an element is stable, that is, neither animated nor moved by a script. */
import { frameAround } from '../tree/visibility';
import { composedAncestors } from '../tree/walk';

/** The element's place since when, to tell whether it moves. `sinceMs` is `performance.now()` of its window. */
export interface ObservedPosition {
  element: Element;
  /** Left, top, width and height in CSS pixels, frames around added up. */
  box: number[];
  sinceMs: number;
  /** How many frames had been drawn then, as far as they were counted. */
  sinceFrame: number;
}

/** A script that moves something does so in each frame, which may be long on a busy machine. */
const movesWithinMs = 150;
/** Where no frames are drawn, as in a covered window, nothing flies either. */
const noFramesMs = 300;
/** What flies in is waited for so long by whoever can do without its rest; most pages let nothing fly longer. */
export const maxAnimationWaitMs = 1_500;

/** How long an element must be in one place to be at rest. A timer is not as regular as the browser's own animations. */
interface Wait {
  ms: number;
  frames: number;
}
const none: Wait = { ms: 0, frames: 0 };
const animation: Wait = { ms: 16, frames: 1 };
const script: Wait = { ms: 34, frames: 2 };

/** Where the element is now, and since when it has been there as far as `earlier` knows. */
export function observePosition(element: Element, earlier?: ObservedPosition): ObservedPosition {
  const box = boxOf(element);
  const still = earlier?.element === element && box.every((side, index) => side === earlier.box[index]);
  if (still) return earlier;
  return { element, box, sinceMs: nowMs(element), sinceFrame: countOf(element).drawn };
}

function boxOf(element: Element): number[] {
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = frameAround(element);
  const [left = 0, top = 0] = frame ? boxOf(frame) : [];
  return [left + x, top + y, width, height];
}

/** Whether the element was in one place for a while, or nothing in the page could move it. Asks, never waits. */
export function isStable(element: Element, place: ObservedPosition): boolean {
  const wait = waitFor(element);
  if (wait === none) return true;
  const stayedMs = nowMs(element) - place.sinceMs;
  const frames = countNext(element) - place.sinceFrame;
  return (stayedMs >= wait.ms && frames >= wait.frames) || stayedMs >= noFramesMs;
}

function waitFor(element: Element): Wait {
  if (styleChangedRecently(element)) return script;
  const frame = frameAround(element);
  const outer = frame ? waitFor(frame) : none;
  if (outer !== none) return outer;
  const running = animationsOf(element);
  if (running.length === 0) return none;
  return running.some(isStarting) ? script : animation;
}

/** Frames drawn by a document, counted only while somebody waits for one. */
const counts = new WeakMap<Document, { drawn: number; asked: boolean }>();

function countOf({ ownerDocument }: Element) {
  const count = counts.get(ownerDocument) ?? { drawn: 0, asked: false };
  counts.set(ownerDocument, count);
  return count;
}

function countNext(element: Element): number {
  const count = countOf(element);
  if (!count.asked) {
    count.asked = true;
    element.ownerDocument.defaultView?.requestAnimationFrame(() => {
      count.drawn += 1;
      count.asked = false;
    });
  }
  return count.drawn;
}

/** Those at work that could move the element. */
function animationsOf(element: Element): Animation[] {
  const own = composedAncestors(element).flatMap((at) => at.getAnimations());
  const others = element.ownerDocument.getAnimations().filter(changesLayout);
  return [...own, ...others].filter(isRunning);
}

/** The first frames of an animation all show where it sets out. */
function isStarting({ currentTime }: Animation): boolean {
  return Number(currentTime ?? 0) < script.ms;
}

/** Whether an animation without end is at work on the element: it is no use to wait for its rest. */
export function isEndless(element: Element): boolean {
  return composedAncestors(element).some((at) =>
    at.getAnimations().some((one) => isRunning(one) && one.effect?.getComputedTiming().endTime === Infinity),
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
function styleChangedRecently(element: Element): boolean {
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
