/** Drags an element: HTML drag and drop where the page allows it, else mouse moves with a button held. */

import type { hitAt, Point } from '../actionability/clickable-point';
import type { HitTarget } from '../actionability/hit-target';
import { fire } from '../events/fire';
import type { InputState } from '../events/input-state';
import { at, byDevice, pointerEvent } from '../mouse/mouse-events';
import type { holdPointer, movePointer } from '../mouse/pointer';
import { rootOf } from '../tree/root-of';
import type { composedAncestors } from '../tree/walk';
import { type DragPath, type Route, routeBetween } from './drag-route';
import type { Pace } from './pace';

const steps = 5;

/** How long the mouse rests at its goal. Maps fly on with the speed of the last 160 ms, and lists move for about 150. */
const restMs = 200;

/** The events that `emulateDrag` in the MAIN world receives: a drag starts; a drop zone accepts or releases it. */
export const dragBegins = 'tabrelay:drag';
export const dragTaken = 'tabrelay:taken';
export const dragLeft = 'tabrelay:left';

/** The mouse functions and state of the page script. */
export interface Mouse extends InputState {
  move: typeof movePointer;
  hold: typeof holdPointer;
  pace: Pace;
  hitAt: typeof hitAt;
  above: typeof composedAncestors;
}

/** What became of a drag. */
export interface Dragged {
  /** Why it was not delivered. */
  reason?: string | undefined;
  /** The page prevented `dragstart`. */
  forbidden: boolean;
  /** The place where it was dropped took it, by HTML drag and drop. */
  taken: boolean;
  defaultPrevented: boolean;
  /** The goal is where it began, so that the button was only held. */
  stayed?: boolean;
}

/**
 * Drags in a straight line as a hand does: it holds still after the press, lets the page react to each move, and rests
 * before it lets go, so that maps do not fly on.
 */
export async function dragAndDrop(mouse: Mouse, path: DragPath, holdMs: number): Promise<Dragged> {
  const { settle } = mouse.pace;
  const routeTo = (to: Point) =>
    routeBetween(path, to, (document, point) => mouse.hitAt(document, point, mouse.shadow));
  const start = routeTo({ x: 0, y: 0 }).hitTarget(0);
  mouse.move(mouse, start.hit, start.point);
  let outcome: Dragged = { forbidden: false, taken: false, defaultPrevented: false };
  const press = await mouse.hold(mouse, start, 0, 1, async (press) => {
    const draggable = mouse.above(start.hit).find((at) => (at as HTMLElement).draggable === true);
    // Many pages take what is dragged out of its place, and what comes after it moves there and back.
    let to = path.to();
    await settle(holdMs);
    if (!to) path.bring();
    to ??= path.to();
    if (!to) {
      outcome.reason = 'The goal could not be brought under the mouse.';
      // Released at the start, it would be a click.
      return { hit: rootOf(start.hit.ownerDocument), point: { x: 0, y: 0 } };
    }
    let route = routeTo(to);
    // A mouse that moves at all would start a drag, or end what the page waits for.
    outcome.stayed = path.source === path.goal && isNear(path.from, to);
    if (outcome.stayed) return route.held(1);
    let isReached = false;
    for (let step = 1; step <= steps; step += 1) {
      const { hit, point } = route.held(step / steps);
      isReached ||= path.isOn(point);
      mouse.move(mouse, hit, point, press);
      // The first mouse move starts the drag; then drag events replace mouse events, unless the page prevents
      // `dragstart`.
      if (draggable?.isConnected && !press.defaultPrevented && !outcome.forbidden) {
        const html = beginHtml(mouse, draggable, start);
        outcome.forbidden = !html;
        if (html) {
          press.becameDrag = true;
          press.capture.end({});
          outcome = await dropHtml(mouse, draggable, html, path, route, routeTo);
          return start;
        }
      }
      await settle(step < steps ? 0 : restMs);
    }
    const further = isReached ? undefined : missed(path, routeTo);
    if (further) {
      route = further;
      const { hit, point } = route.held(1);
      mouse.move(mouse, hit, point, press);
      await settle(restMs);
    }
    return route.held(1);
  });
  if (!press.becameDrag) outcome.defaultPrevented = press.defaultPrevented || outcome.forbidden;
  return outcome;
}

function isNear(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < 1;
}

/** The way to where the goal is now, if it has moved before the mouse came there. */
function missed(path: DragPath, routeTo: (to: Point) => Route): Route | undefined {
  const now = path.to();
  return now ? routeTo(now) : undefined;
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

async function dropHtml(
  mouse: Mouse,
  source: Element,
  { send, notifyMainWorld }: HtmlDrag,
  path: DragPath,
  first: Route,
  routeTo: (to: Point) => Route,
): Promise<Dragged> {
  const { settle } = mouse.pace;
  let route = first;
  let isReached = false;
  let over: HitTarget | undefined;
  let prevented = false;
  let accepted = false;
  let entered = false;
  // As `UpdateDragAndDrop` of https://chromium.googlesource.com/chromium/src/+/main/third_party/blink/renderer/core/input/event_handler.cc
  const goTo = async (part: number, waitMs: number) => {
    const now = route.hitTarget(part);
    const isSame = now.hit === over?.hit;
    isReached ||= path.isOn(route.held(part).point);
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
    await settle(waitMs);
  };
  const released = { buttons: 0, cancelable: false };
  try {
    leavePage(mouse);
    await settle(0);
    await goTo(1 / steps, 0);
    for (let step = 1; step <= steps; step += 1) await goTo(step / steps, step < steps ? 0 : restMs);
    if (!isReached) {
      route = missed(path, routeTo) ?? route;
      await goTo(1, restMs);
    }
    // A last `dragover` before the drop, as after a resting mouse, asks the final target whether it accepts drops.
    await goTo(1, 0);
    const end = over ?? route.hitTarget(1);
    if (accepted) send(end.hit, 'drop', end);
    else {
      send(source, 'drag', route.held(1), { buttons: 0 });
      send(end.hit, 'dragleave', end, released);
    }
  } finally {
    send(source, 'dragend', route.held(1), released);
  }
  const why = prevented ? 'its dropEffect is not among what effectAllowed names' : 'dragover not prevented';
  return {
    reason: accepted ? undefined : `The place does not take drops (${why}).`,
    forbidden: false,
    taken: accepted,
    defaultPrevented: false,
  };
}

/** At the start of a drag the mouse leaves the page; the events have no coordinates. */
function leavePage({ devices, above }: Mouse): void {
  const { over } = devices.pointer;
  devices.pointer.over = null;
  devices.pointer.hovered?.(null);
  if (!over) return;
  const init = { bubbles: true, composed: true, button: 0 };
  pointerEvent(over, 'pointercancel', init);
  pointerEvent(over, 'pointerout', { ...init, cancelable: true });
  for (const left of [...above(over), over.ownerDocument]) pointerEvent(left, 'pointerleave', {});
}
