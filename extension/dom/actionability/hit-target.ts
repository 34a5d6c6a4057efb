/** Finds the hit target at a point, through same-origin frames. */
import { frameDocument, isFrame } from '../tree/walk';
import { intoFrame, type Point } from './clickable-point';

/** What lies at a place, and where in its own document that is. */
export interface HitTarget {
  hit: Element;
  point: Point;
}

/** Goes on from a frame that was hit to what lies there in it, as deep as frames are of the same origin. */
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
