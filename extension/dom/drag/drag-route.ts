/** Computes the points of a drag, in the coordinates of each document that it passes. */
import { intoFrame, outOfFrame, type Point } from '../actionability/clickable-point';
import { type HitTarget, throughFrames } from '../actionability/hit-target';

/** From where to where to drag, each in the viewport of its own document. */
export interface Way {
  source: Document;
  from: Point;
  goal: Document;
  /** Told after the press, with the goal brought into the window if it was not; null where nothing of it is free. */
  to(): Point | null;
}

export interface Route {
  /** Some part of the way, 0 to 1, in whichever document lies there. */
  spot(part: number): HitTarget;
  /** The same place as the document sees it in which the drag began, which keeps a pressed mouse to itself. */
  held(part: number): HitTarget;
}

/**
 * The straight way between two points.
 * @param hitAt the innermost element at a point of its document, if there is one
 */
export function routeBetween(
  { source, from, goal }: Way,
  to: Point,
  hitAt: (document: Document, point: Point) => Element | null,
): Route {
  const stays = source === goal;
  const [start, end] = stays ? [from, to] : [onTop(source, from), onTop(goal, to)];
  const at = (part: number): Point => ({
    x: start.x + (end.x - start.x) * part,
    y: start.y + (end.y - start.y) * part,
  });
  const base = stays ? source : topOf(source);
  const met = (document: Document, point: Point) => hitAt(document, point) ?? document.documentElement;
  return {
    spot(part) {
      const point = at(part);
      const spot = { hit: met(base, point), point };
      return stays ? spot : throughFrames(spot, hitAt);
    },
    held(part) {
      if (base === source) return this.spot(part);
      const point = into(source, at(part));
      return { hit: met(source, point), point };
    },
  };
}

function topOf(document: Document): Document {
  const frame = document.defaultView?.frameElement;
  return frame ? topOf(frame.ownerDocument) : document;
}

function onTop(document: Document, point: Point): Point {
  const outside = outOfFrame(document, point);
  return outside ? onTop(outside.frame.ownerDocument, outside.point) : point;
}

function into(document: Document, point: Point): Point {
  const frame = document.defaultView?.frameElement as HTMLElement | null | undefined;
  return frame ? intoFrame(frame, into(frame.ownerDocument, point)) : point;
}
