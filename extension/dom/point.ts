// Why: where on the screen an element can be met, and what really lies there.
import { controlOf, isLabel } from './form-field';
import { collapse } from './name';
import { tagOf } from './visibility';
import { composedContains, composedParent, type ShadowLookup, shadowOf } from './walk';

/** In CSS pixels from the top left corner of the element's own document's viewport. */
export interface Point {
  x: number;
  y: number;
}

/** The middle of the part of the element that is in view; null when nothing of it is. */
export function pointOn(element: Element): Point | null {
  const view = element.ownerDocument.defaultView;
  if (!view) return null;
  for (const box of element.getClientRects()) {
    const left = Math.max(box.left, 0);
    const top = Math.max(box.top, 0);
    const right = Math.min(box.right, view.innerWidth);
    const bottom = Math.min(box.bottom, view.innerHeight);
    if (right - left > 0 && bottom - top > 0) return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }
  return null;
}

/** The innermost element at a point of its document, shadow trees included. */
export function hitAt(document: Document, point: Point, shadow: ShadowLookup): Element | null {
  let hit = document.elementFromPoint(point.x, point.y);
  while (hit) {
    const inner: Element | null | undefined = shadowOf(hit, shadow)?.elementFromPoint(point.x, point.y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  return hit;
}

/** Whether an event that lands on `hit` reaches `element`: it is inside, or in the label that stands for it. */
export function reaches(hit: Element, element: Element): boolean {
  if (composedContains(element, hit)) return true;
  for (let at: Element | null = hit; at; at = composedParent(at)) {
    if (isLabel(at)) return controlOf(at) === element;
  }
  return false;
}

/** Null when a click at `point` would reach the element, also through the frames around it; else why not: "it is ...". */
export function covererAt(element: Element, point: Point, shadow: ShadowLookup): string | null {
  const hit = hitAt(element.ownerDocument, point, shadow);
  if (!hit) return 'outside of the window';
  if (!reaches(hit, element)) return `covered by ${describe(hit)}`;
  const frame = element.ownerDocument.defaultView?.frameElement as HTMLElement | null | undefined;
  if (!frame) return null;
  const style = frame.ownerDocument.defaultView?.getComputedStyle(frame);
  const box = frame.getBoundingClientRect();
  const inside = {
    x: frame.clientLeft + Number.parseFloat(style?.paddingLeft || '0') + point.x,
    y: frame.clientTop + Number.parseFloat(style?.paddingTop || '0') + point.y,
  };
  // A transform may have scaled the frame.
  const x = box.left + (inside.x * box.width) / frame.offsetWidth;
  const y = box.top + (inside.y * box.height) / frame.offsetHeight;
  return covererAt(frame, { x, y }, shadow);
}

/** `<div#banner.big> "We use cookies"` */
function describe(element: Element): string {
  const text = collapse(element.textContent ?? '').slice(0, 40);
  return text ? `${tagOf(element)} "${text}"` : tagOf(element);
}
