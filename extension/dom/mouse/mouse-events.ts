/** Builds and dispatches pointer, mouse and click events with coordinates and modifiers. */
import { outOfFrame, type Point } from '../actionability/clickable-point';
import { fire } from '../events/fire';
import type { Modifiers } from '../events/input-state';

/** Fires a pointer event of the mouse; false when the page prevented its default. */
export function pointerEvent(target: Element | Document, type: string, init: PointerEventInit): boolean {
  // The pressure of a device that does not measure it, https://w3c.github.io/pointerevents/#dom-pointerevent-pressure
  const pressure = init.buttons ? 0.5 : 0;
  const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, pressure };
  return fire(target, 'PointerEvent', type, { ...mouse, ...init });
}

/** Clicks are pointer events without being primary, https://w3c.github.io/pointerevents/#click-auxclick-and-contextmenu */
export function clickEvent(target: Element, type: string, init: PointerEventInit): boolean {
  return pointerEvent(target, type, { ...init, ...byDevice(target), isPrimary: false, pressure: 0 });
}

/** Fires a mouse event; false when the page prevented its default. */
export function mouseEvent(target: Element | Document, type: string, init: MouseEventInit): boolean {
  return fire(target, 'MouseEvent', type, { ...init, ...byDevice(target) });
}

/** Marks the event as from a device without touch events, https://wicg.github.io/input-device-capabilities */
export function byDevice(target: Element | Document): UIEventInit {
  const view = (target.ownerDocument ?? (target as Document)).defaultView as Window & {
    InputDeviceCapabilities?: new (init: { firesTouchEvents: boolean }) => object;
  };
  const { InputDeviceCapabilities: Capabilities } = view;
  return Capabilities
    ? ({ sourceCapabilities: new Capabilities({ firesTouchEvents: false }) } as object)
    : {};
}

/** What all events at a point of a document share. */
export function at(document: Document, point: Point, modifiers: Modifiers): MouseEventInit {
  const screen = onScreen(document, point);
  return {
    bubbles: true,
    cancelable: true,
    composed: true,
    view: document.defaultView,
    clientX: point.x,
    clientY: point.y,
    screenX: screen.x,
    screenY: screen.y,
    ...modifiers,
  };
}

/** In screen coordinates; the position of cross-origin frames is unknown. */
function onScreen(document: Document, point: Point): Point {
  const outside = outOfFrame(document, point);
  if (outside) return onScreen(outside.frame.ownerDocument, outside.point);
  const view = document.defaultView;
  if (!view) return point;
  return { x: point.x + view.screenX, y: point.y + view.screenY + view.outerHeight - view.innerHeight };
}
