/** Dispatches wheel events. */
import { hitAt, pointOn } from '../actionability/clickable-point';
import { fire } from '../events/fire';
import { noModifiers } from '../events/input-state';
import type { ShadowLookup } from '../tree/walk';
import { at, byDevice } from './mouse-events';

/**
 * Turns the wheel over an element, or over nothing but the page itself; false when the page prevented the scrolling.
 * @param by how far, in CSS pixels: right and down
 */
export function turnWheel(
  element: Element | undefined,
  { documentElement, defaultView: view }: Document,
  by: { x: number; y: number },
  shadow: ShadowLookup,
): boolean {
  const middle = { x: (view?.innerWidth ?? 0) / 2, y: (view?.innerHeight ?? 0) / 2 };
  const point = element ? pointOn(element) : middle;
  // What is out of view has no mouse over it.
  if (!point) return true;
  const hit = element && (hitAt(element.ownerDocument, point, shadow) ?? element);
  const target = hit ?? documentElement;
  const place = { ...at(target.ownerDocument, point, noModifiers), ...byDevice(target) };
  return fire(target, 'WheelEvent', 'wheel', { ...place, deltaX: by.x, deltaY: by.y });
}
