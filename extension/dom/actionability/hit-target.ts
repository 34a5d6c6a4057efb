/** Finds the hit target at a point, through same-origin frames. */
import { frameDocument, isFrame } from '../tree/walk';
import { intoFrame, type Point } from './clickable-point';

/** The element at a point, and the point in the coordinates of its own document. */
export interface HitTarget {
  hit: Element;
  point: Point;
}

/** Descends from a frame that was hit to the element inside it, through same-origin frames. */
export function throughFrames(
  { hit, point }: HitTarget,
  hitAt: (document: Document, point: Point) => Element | null,
): HitTarget {
  const inner = isFrame(hit) ? frameDocument(hit) : null;
  if (!inner) return { hit, point };
  const there = intoFrame(hit as HTMLElement, point);
  const met = hitAt(inner, there) ?? inner.documentElement;
  return met ? throughFrames({ hit: met, point: there }, hitAt) : { hit, point };
}
