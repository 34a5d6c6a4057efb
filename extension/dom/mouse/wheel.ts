/** Dispatches wheel events. */

import { hitAt, pointOn } from '../actionability/clickable-point';
import { fire } from '../events/fire';
import { noModifiers } from '../events/input-state';
import { rootOf } from '../tree/root-of';
import type { ShadowLookup } from '../tree/walk';
import { at, byDevice } from './mouse-events';

/**
 * Dispatches a wheel event at an element or the page; false when the page prevented scrolling.
 * @param by how far, in CSS pixels: right and down
 */
export function turnWheel(
  element: Element | undefined,
  document: Document,
  by: { x: number; y: number },
  shadow: ShadowLookup,
): boolean {
  const { defaultView: view } = document;
  const middle = { x: (view?.innerWidth ?? 0) / 2, y: (view?.innerHeight ?? 0) / 2 };
  const point = element ? pointOn(element) : middle;
  // The mouse cannot be over what is out of view.
  if (!point) return true;
  const hit = element && (hitAt(element.ownerDocument, point, shadow) ?? element);
  const target = hit ?? rootOf(document);
  const place = { ...at(target.ownerDocument, point, noModifiers), ...byDevice(target) };
  return fire(target, 'WheelEvent', 'wheel', { ...place, deltaX: by.x, deltaY: by.y });
}
