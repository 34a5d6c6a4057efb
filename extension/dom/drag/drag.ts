/** Drags an element: HTML drag and drop where the page allows it, else mouse moves with a button held. */

import type { hitAt, Point } from '../actionability/clickable-point';
import type { HitTarget } from '../actionability/hit-target';
import { fire, oneTask } from '../events/fire';
import type { InputState } from '../events/input-state';
import { at, byDevice, pointerEvent } from '../mouse/mouse-events';
import type { movePointer, pressPointer, releasePointer } from '../mouse/pointer';
import { rootOf } from '../tree/root-of';
import type { composedAncestors } from '../tree/walk';
import { type DragPath, type Route, routeBetween } from './drag-route';

const steps = 5;

/** The events that `emulateDrag` in the MAIN world receives: a drag starts; a drop zone accepts or releases it. */
export const dragBegins = 'tabrelay:drag';
export const dragTaken = 'tabrelay:taken';
export const dragLeft = 'tabrelay:left';

/** The mouse functions and state of the page script. */
export interface Mouse extends InputState {
  move: typeof movePointer;
  press: typeof pressPointer;
  release: typeof releasePointer;
  hitAt: typeof hitAt;
  above: typeof composedAncestors;
}

/** Drags in a straight line; `reason` says why it was not delivered. */
export async function dragAndDrop(mouse: Mouse, path: DragPath) {
  const routeTo = (to: Point) =>
    routeBetween(path, to, (document, point) => mouse.hitAt(document, point, mouse.shadow));
  const here = routeTo({ x: 0, y: 0 });
  const start = here.hitTarget(0);
  mouse.move(mouse, start.hit, start.point);
  const press = await mouse.press(mouse, start.hit, start.point, 0, 1);
  const draggable = mouse.above(start.hit).find((at) => (at as HTMLElement).draggable === true);
  let forbidden = false;
  const to = path.to();
  if (!to) {
    // Released at the start, it would be a click.
    const root = rootOf(start.hit.ownerDocument);
    await mouse.release(mouse, press, root, { x: 0, y: 0 });
    return { reason: 'The goal could not be brought under the mouse.', forbidden, defaultPrevented: false };
  }
  const route = routeTo(to);
  for (let step = 1; step <= steps; step += 1) {
    const { hit, point } = route.held(step / steps);
    mouse.move(mouse, hit, point, press);
    // The first mouse move starts the drag; then drag events replace mouse events, unless the page prevents
    // `dragstart`.
    if (draggable?.isConnected && !press.defaultPrevented && !forbidden) {
      const html = beginHtml(mouse, draggable, start);
      forbidden = !html;
      if (html) {
        press.capture.end({});
        return dropHtml(mouse, draggable, html, route);
      }
    }
    // Sortable lists reorder between two moves.
    await oneTask(path.source);
  }
  const end = route.held(1);
  // The page may re-render on release; the dragged element may be detached by then.
  const there = start.hit.isConnected;
  const prevented = await mouse.release(mouse, press, end.hit, end.point);
  const reason = there ? undefined : 'The page took the element away while it was being dragged.';
  return { reason, forbidden, defaultPrevented: prevented || press.defaultPrevented || forbidden };
}

/** The data that the events of one HTML drag share. */
interface HtmlDrag {
  send(target: Element, type: string, hitTarget: HitTarget, more?: DragEventInit): boolean;
  notifyMainWorld(target: Element, type: string): boolean;
}

// https://html.spec.whatwg.org/multipage/dnd.html#drag-and-drop-processing-model
/** Starts an HTML drag; undefined where the page prevents it, and mouse events continue. */
function beginHtml(mouse: Mouse, source: Element, start: HitTarget): HtmlDrag | undefined {
  const view = source.ownerDocument.defaultView as Window & typeof globalThis;
  const dataTransfer = new view.DataTransfer();
  const { href, src } = source as Partial<HTMLAnchorElement & HTMLImageElement>;
  const address = source.localName === 'img' ? src : source.localName === 'a' && href;
  for (const type of address ? ['text/uri-list', 'text/plain'] : []) dataTransfer.setData(type, `${address}`);
  const send: HtmlDrag['send'] = (target, type, { point }, more = {}) =>
    !fire(target, 'DragEvent', type, {
      ...at(target.ownerDocument, point, mouse.modifiers),
      ...byDevice(target),
      dataTransfer,
      buttons: 1,
      ...more,
    });
  const notifyMainWorld: HtmlDrag['notifyMainWorld'] = (target, type) =>
    fire(target, 'DragEvent', type, { dataTransfer, cancelable: true });
  notifyMainWorld(source, dragBegins);
  return send(source, 'dragstart', start) ? undefined : { send, notifyMainWorld };
}

async function dropHtml(mouse: Mouse, source: Element, { send, notifyMainWorld }: HtmlDrag, route: Route) {
  leavePage(mouse);
  await oneTask(source.ownerDocument);
  let over: HitTarget | undefined;
  let prevented = false;
  let accepted = false;
  let entered = false;
  // As `UpdateDragAndDrop` of https://chromium.googlesource.com/chromium/src/+/main/third_party/blink/renderer/core/input/event_handler.cc
  const goTo = async (part: number) => {
    const now = route.hitTarget(part);
    const isSame = now.hit === over?.hit;
    if (!isSame || !entered) send(source, 'drag', route.held(part));
    prevented = send(
      now.hit,
      isSame ? 'dragover' : 'dragenter',
      now,
      isSame ? {} : { relatedTarget: over?.hit ?? null },
    );
    // The drop effect must be among those that the source allows.
    accepted = notifyMainWorld(now.hit, prevented ? dragTaken : dragLeft) && prevented;
    if (!isSame && over?.hit.isConnected)
      send(over.hit, 'dragleave', now, { relatedTarget: now.hit, cancelable: false });
    entered = !isSame;
    over = now;
    await oneTask(source.ownerDocument);
  };
  await goTo(1 / steps);
  for (let step = 1; step <= steps; step += 1) await goTo(step / steps);
  // A last `dragover` before the drop, as after a resting mouse, asks the final target whether it accepts drops.
  await goTo(1);
  const end = over ?? route.hitTarget(1);
  const released = { buttons: 0, cancelable: false };
  if (accepted) send(end.hit, 'drop', end);
  else {
    send(source, 'drag', route.held(1), { buttons: 0 });
    send(end.hit, 'dragleave', end, released);
  }
  send(source, 'dragend', route.held(1), released);
  const why = prevented ? 'its dropEffect is not among what effectAllowed names' : 'dragover not prevented';
  return {
    reason: accepted ? undefined : `The place does not take drops (${why}).`,
    forbidden: false,
    defaultPrevented: false,
  };
}

/** At the start of a drag the mouse leaves the page; the events have no coordinates. */
function leavePage({ devices, above }: Mouse): void {
  const { over } = devices.pointer;
  devices.pointer.over = null;
  if (!over) return;
  const init = { bubbles: true, composed: true, button: 0 };
  pointerEvent(over, 'pointercancel', init);
  pointerEvent(over, 'pointerout', { ...init, cancelable: true });
  for (const left of [...above(over), over.ownerDocument]) pointerEvent(left, 'pointerleave', {});
}
