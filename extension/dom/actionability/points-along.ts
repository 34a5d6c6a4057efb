import { imageOf } from '../tree/visibility';
import { type Point, pointsAllOver } from './clickable-point';

/** How many points along an outline, and how far beside it, in its own units. */
const steps = 16;
const beside = [0, 2, -2, 6, -6];

/**
 * Points on the outlines of drawn shapes and close beside them: a ring or a line has nothing in its centre. For an area of
 * an image map, points all over it.
 */
export function pointsAlong(drawing: Element): Point[] {
  if (!('ownerSVGElement' in drawing)) return imageOf(drawing) ? pointsAllOver(drawing) : [];
  const shapes = [drawing, ...drawing.querySelectorAll('*')].filter((one) => 'getPointAtLength' in one);
  return (shapes as SVGGeometryElement[]).slice(0, steps).flatMap((shape) => {
    const matrix = shape.getScreenCTM() ?? undefined;
    const length = shape.getTotalLength();
    return Array.from({ length: steps }, (_, step) => (length * (step + 1 / 2)) / steps).flatMap((at) => {
      const [{ x, y }, next] = [shape.getPointAtLength(at), shape.getPointAtLength(at + 1)];
      return beside
        .map((by) => new DOMPoint(x - (next.y - y) * by, y + (next.x - x) * by))
        .filter((point) => shape.isPointInStroke(point) || shape.isPointInFill(point))
        .map((point) => point.matrixTransform(matrix));
    });
  });
}
