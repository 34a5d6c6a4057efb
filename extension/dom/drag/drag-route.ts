/** Computes the points of a drag, in the coordinates of each document that it passes. */

import { intoFrame, outOfFrame, type Point } from '../actionability/clickable-point';
import { type HitTarget, throughFrames } from '../actionability/hit-target';
import { outermostDocument } from '../events/focus';
import { rootOf } from '../tree/root-of';

/** Start and end of a drag, each in the coordinates of its own document. */
export interface DragPath {
  source: Document;
  from: Point;
  goal: Document;
  /** Called after the press: the clickable point of the goal, if it is in view; null where there is none. */
  to(): Point | null;
  /** Scrolls the goal into view. */
  bring(): void;
  /** Whether a point of the document where the drag began is on the goal now. True where that cannot be told. */
  isOn(point: Point): boolean;
}

export interface Route {
  /** The hit target at a fraction of the route, 0 to 1. */
  hitTarget(part: number): HitTarget;
  /** The same point in the document where the drag began, which captures a pressed mouse. */
  held(part: number): HitTarget;
}

/**
 * The straight route between two points.
 * @param hitAt the innermost element at a point of its document, if there is one
 */
export function routeBetween(
  { source, from, goal }: DragPath,
  to: Point,
  hitAt: (document: Document, point: Point) => Element | null,
): Route {
  const stays = source === goal;
  const [start, end] = stays ? [from, to] : [onTop(source, from), onTop(goal, to)];
  const at = (part: number): Point => ({
    x: start.x + (end.x - start.x) * part,
    y: start.y + (end.y - start.y) * part,
  });
  const base = stays ? source : outermostDocument(source);
  const hitOrRoot = (document: Document, point: Point) => hitAt(document, point) ?? rootOf(document);
  return {
    hitTarget(part) {
      const point = at(part);
      const hitTarget = { hit: hitOrRoot(base, point), point };
      return stays ? hitTarget : throughFrames(hitTarget, hitAt);
    },
    held(part) {
      if (base === source) return this.hitTarget(part);
      const point = into(source, at(part));
      return { hit: hitOrRoot(source, point), point };
    },
  };
}

function onTop(document: Document, point: Point): Point {
  const outside = outOfFrame(document, point);
  return outside ? onTop(outside.frame.ownerDocument, outside.point) : point;
}

function into(document: Document, point: Point): Point {
  const frame = document.defaultView?.frameElement as HTMLElement | null | undefined;
  return frame ? intoFrame(frame, into(frame.ownerDocument, point)) : point;
}
