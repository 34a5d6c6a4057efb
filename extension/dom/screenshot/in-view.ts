/** Computes and scrolls to the visible part of an element for screenshots of elements. */
import { edgesOf } from '../actionability/clickable-point';
import { clippersAround, pageOf } from '../tree/scrollers';

/** In CSS pixels, from the top left corner of its document's viewport. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The viewport of a document, without scroll bars. */
export function viewportOf(document: Document): Box {
  const { documentElement, defaultView: view } = document;
  const { clientWidth, clientHeight } = pageOf(document);
  return documentElement || !view
    ? { left: 0, top: 0, width: clientWidth, height: clientHeight }
    : { left: 0, top: 0, width: view.innerWidth, height: view.innerHeight };
}

/** The part of `box` (`node`'s box or one in it) that no ancestor of `node` clips; of zero size if there is none. */
export function visiblePart(node: Element, box: Box): Box {
  let part = overlap(box, viewportOf(node.ownerDocument));
  for (const clipper of clippersAround(node).clippers) part = overlap(part, paddingBox(clipper));
  return part;
}

/**
 * Scrolls the scroll containers around `node`, innermost first, until the box is in view: centred if it fits, else by
 * its top left corner.
 * @param beforeScroll is called with each element before it scrolls.
 */
export function bringIntoView(
  node: Element,
  boxOf: () => Box,
  beforeScroll: (scroller: Element) => void,
): void {
  const { clippers, fixed } = clippersAround(node);
  const page = pageOf(node.ownerDocument);
  for (const scroller of fixed ? clippers : [...clippers, page]) {
    const inner = scroller === page ? viewportOf(node.ownerDocument) : paddingBox(scroller);
    const box = boxOf();
    const left = scrollDistance(box.left, box.width, inner.left, inner.width);
    const top = scrollDistance(box.top, box.height, inner.top, inner.height);
    if (left === 0 && top === 0) continue;
    beforeScroll(scroller);
    scroller.scrollBy({ left, top, behavior: 'instant' });
  }
}

/** Along one axis: 0 if in view, centred if it fits, else to its start. */
function scrollDistance(start: number, length: number, viewStart: number, viewLength: number): number {
  const isIn = start >= viewStart - 0.5 && start + length <= viewStart + viewLength + 0.5;
  if (isIn) return 0;
  return length <= viewLength ? start + length / 2 - viewStart - viewLength / 2 : start - viewStart;
}

export function overlap(one: Box, other: Box): Box {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.left + one.width, other.left + other.width);
  const bottom = Math.min(one.top + one.height, other.top + other.height);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** A part of a frame's viewport in the coordinates of its parent, with the scale of the frame. */
export function outOfFrame(frame: HTMLElement, part: Box): { box: Box; scale: number } {
  const outer = frame.getBoundingClientRect();
  const scale = outer.width / frame.offsetWidth || 1;
  const edges = edgesOf(frame);
  const [left, top] = [edges.left + part.left, edges.top + part.top];
  return {
    scale,
    box: {
      left: outer.left + left * scale,
      top: outer.top + top * scale,
      width: part.width * scale,
      height: part.height * scale,
    },
  };
}

function paddingBox(element: Element): Box {
  const outer = element.getBoundingClientRect();
  const scaleX = outer.width / (element as HTMLElement).offsetWidth || 1;
  const scaleY = outer.height / (element as HTMLElement).offsetHeight || 1;
  return {
    left: outer.left + element.clientLeft * scaleX,
    top: outer.top + element.clientTop * scaleY,
    width: element.clientWidth * scaleX,
    height: element.clientHeight * scaleY,
  };
}
