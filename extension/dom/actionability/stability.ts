/** Tells whether an element is stable, that is, neither animated nor moved by a script. */
import { frameAround } from '../tree/visibility';
import { composedAncestors } from '../tree/walk';

/** The position of an element and since when it has it. `sinceMs` is `performance.now()` of its window. */
export interface ObservedPosition {
  element: Element;
  /** Left, top, width and height in CSS pixels, relative to the outermost frame. */
  box: number[];
  sinceMs: number;
  /** How many animation frames had been counted then. */
  sinceFrame: number;
}

/** A script that moves an element does so in each animation frame, which may be long on a busy machine. */
const movesWithinMs = 150;
/** Where no frames are drawn, as in a covered window, nothing moves either. */
const noFramesMs = 300;
/** How long callers that can do without stability wait for an animation; most animations are shorter. */
export const maxAnimationWaitMs = 1_500;

/**
 * How long an element must keep its position to be stable. Timers are less regular than the browser's own animations.
 */
interface Wait {
  ms: number;
  frames: number;
}
const none: Wait = { ms: 0, frames: 0 };
const animation: Wait = { ms: 16, frames: 1 };
const script: Wait = { ms: 34, frames: 2 };
const noFrames: Wait = { ms: noFramesMs, frames: 0 };

/**
 * The position of the element now, and since when, as far as `earlier` tells: of the element, or of one that is gone and
 * that the page has made this one in place of.
 */
export function observePosition(element: Element, earlier?: ObservedPosition): ObservedPosition {
  const box = boxOf(element);
  const isSame = earlier && (earlier.element === element || !earlier.element.isConnected);
  if (isSame && box.every((side, index) => side === earlier.box[index])) return { ...earlier, element };
  return { element, box, sinceMs: nowMs(element), sinceFrame: countOf(element).drawn };
}

function boxOf(element: Element): number[] {
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = frameAround(element);
  const [left = 0, top = 0] = frame ? boxOf(frame) : [];
  return [left + x, top + y, width, height];
}

/** Whether the element kept its position for a while, or nothing on the page can move it. Does not wait. */
export function isStable(element: Element, place: ObservedPosition): boolean {
  const wait = waitFor(element);
  if (wait === none) return true;
  const stayedMs = nowMs(element) - place.sinceMs;
  const frames = countNext(element) - place.sinceFrame;
  return (stayedMs >= wait.ms && frames >= wait.frames) || stayedMs >= noFramesMs;
}

function waitFor(element: Element): Wait {
  if (changedRecently(element)) return animationsOf(element).some(isStarting) ? noFrames : script;
  const frame = frameAround(element);
  const outer = frame ? waitFor(frame) : none;
  if (outer !== none) return outer;
  const running = animationsOf(element);
  if (running.length === 0) return none;
  return running.some(isStarting) ? noFrames : animation;
}

/** Animation frames of a document, counted only while needed. */
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

/** The running animations that could move the element. */
function animationsOf(element: Element): Animation[] {
  const own = composedAncestors(element).flatMap((at) => at.getAnimations());
  const others = element.ownerDocument.getAnimations().filter(changesLayout);
  return [...own, ...others].filter(isRunning);
}

/** In its first frames an animation may still show the start position, in which a popup has waited for it. */
function isStarting({ currentTime, effect }: Animation): boolean {
  return Number(currentTime ?? 0) < (effect?.getTiming().delay ?? 0) + script.ms;
}

/** Whether an endless animation runs on the element, so that it never becomes stable. */
export function isEndless(element: Element): boolean {
  return composedAncestors(element).some((at) =>
    at.getAnimations().some((one) => isRunning(one) && one.effect?.getComputedTiming().endTime === Infinity),
  );
}

function isRunning(animation: Animation): boolean {
  return animation.playState === 'running';
}

// Animations of other elements move an element only by changing the layout.
const layout =
  /^(margin|padding|border.*width|(min|max)?(width|height|inlinesize|blocksize)|top|left|right|bottom|inset|flex|grid|gap|font|lineheight|display)/i;

function changesLayout({ effect }: Animation): boolean {
  const frames = effect && 'getKeyframes' in effect ? (effect as KeyframeEffect).getKeyframes() : [];
  return frames.some((frame) => Object.keys(frame).some((property) => layout.test(property)));
}

/** When an element was added or its `style` attribute last changed, by tree. */
const styled = new WeakMap<Node, { sinceMs: number; lastMs: WeakMap<Node, number> }>();

const placing = /transform|translate|margin|top|left|right|bottom|inset/;

/**
 * Whether a script could be moving the element: it or an ancestor was added a moment ago, or its `style` changed. In a tree
 * that was not observed before, every `style` that positions something counts as changed.
 */
function changedRecently(element: Element): boolean {
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
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'childList' ? addedNodes : [target]) watch.lastMs.set(node, changedMs);
  });
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['style'] });
  return watch;
}

function nowMs(element: Element): number {
  return element.ownerDocument.defaultView?.performance.now() ?? 0;
}
