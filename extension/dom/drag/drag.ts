/** Drags an element: HTML drag and drop where the page allows it, else mouse moves with a button held. */
import type { hitAt, Point } from '../actionability/clickable-point';
import type { HitTarget } from '../actionability/hit-target';
import { fire, oneTask } from '../events/fire';
import type { InputState } from '../events/input-state';
import { at, byDevice, pointerEvent } from '../mouse/mouse-events';
import type { movePointer, pressPointer, releasePointer } from '../mouse/pointer';
import type { composedAncestors } from '../tree/walk';
import { type Route, routeBetween, type Way } from './drag-route';

const steps = 5;

/** What `emulateDrag` in the page's own world is told: a drag begins; a place takes it, or leaves it. */
export const dragBegins = 'tabrelay:drag';
export const dragTaken = 'tabrelay:taken';
export const dragLeft = 'tabrelay:left';

/** The page script's own, which remembers where it was left, what a click closes and what lies in closed shadow trees. */
export interface Mouse extends InputState {
  move: typeof movePointer;
  press: typeof pressPointer;
  release: typeof releasePointer;
  hitAt: typeof hitAt;
  above: typeof composedAncestors;
}

/** Drags straight on; `reason` says why it was not delivered. */
export async function dragAndDrop(mouse: Mouse, way: Way) {
  const routeTo = (to: Point) =>
    routeBetween(way, to, (document, point) => mouse.hitAt(document, point, mouse.shadow));
  const here = routeTo({ x: 0, y: 0 });
  const start = here.spot(0);
  mouse.move(mouse, start.hit, start.point);
  const press = await mouse.press(mouse, start.hit, start.point, 0, 1);
  const draggable = mouse.above(start.hit).find((at) => (at as HTMLElement).draggable === true);
  let forbidden = false;
  const to = way.to();
  if (!to) {
    // Not where it was pressed: that would be a click.
    const root = start.hit.ownerDocument.documentElement;
    await mouse.release(mouse, press, root, { x: 0, y: 0 });
    return { reason: 'The goal could not be brought under the mouse.', forbidden, defaultPrevented: false };
  }
  const route = routeTo(to);
  for (let step = 1; step <= steps; step += 1) {
    const { hit, point } = route.held(step / steps);
    mouse.move(mouse, hit, point, press);
    // The first move of the mouse begins the drag, and the rest of it is the drag's own, unless the page forbids it.
    if (draggable?.isConnected && !press.defaultPrevented && !forbidden) {
      const html = beginHtml(mouse, draggable, start);
      forbidden = !html;
      if (html) {
        press.capture.end({});
        return dropHtml(mouse, draggable, html, route);
      }
    }
    // Sortable lists rearrange themselves between two moves.
    await oneTask(way.source);
  }
  const end = route.held(1);
  // With the release a board may be drawn anew: what was dragged has arrived by then.
  const there = start.hit.isConnected;
  const prevented = await mouse.release(mouse, press, end.hit, end.point);
  const reason = there ? undefined : 'The page took the element away while it was being dragged.';
  return { reason, forbidden, defaultPrevented: prevented || press.defaultPrevented || forbidden };
}

/** What the events of an HTML drag have in common. */
interface HtmlDrag {
  send(target: Element, type: string, spot: HitTarget, more?: DragEventInit): boolean;
  tell(target: Element, type: string): boolean;
}

// https://html.spec.whatwg.org/multipage/dnd.html#drag-and-drop-processing-model
/** Begins an HTML drag; undefined where the page forbids it, and the mouse goes on as it was. */
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
  const tell: HtmlDrag['tell'] = (target, type) =>
    fire(target, 'DragEvent', type, { dataTransfer, cancelable: true });
  tell(source, dragBegins);
  return send(source, 'dragstart', start) ? undefined : { send, tell };
}

async function dropHtml(mouse: Mouse, source: Element, { send, tell }: HtmlDrag, route: Route) {
  leavePage(mouse);
  await oneTask(source.ownerDocument);
  let over: HitTarget | undefined;
  let prevented = false;
  let accepted = false;
  let entered = false;
  // As `UpdateDragAndDrop` of https://chromium.googlesource.com/chromium/src/+/main/third_party/blink/renderer/core/input/event_handler.cc
  const goTo = async (part: number) => {
    const now = route.spot(part);
    const isSame = now.hit === over?.hit;
    if (!isSame || !entered) send(source, 'drag', route.held(part));
    prevented = send(
      now.hit,
      isSame ? 'dragover' : 'dragenter',
      now,
      isSame ? {} : { relatedTarget: over?.hit ?? null },
    );
    // What it would do there must be among what the source allows.
    accepted = tell(now.hit, prevented ? dragTaken : dragLeft) && prevented;
    if (!isSame && over?.hit.isConnected)
      send(over.hit, 'dragleave', now, { relatedTarget: now.hit, cancelable: false });
    entered = !isSame;
    over = now;
    await oneTask(source.ownerDocument);
  };
  await goTo(1 / steps);
  for (let step = 1; step <= steps; step += 1) await goTo(step / steps);
  // What is let go was at rest before, so that its last place has been asked whether it takes drops.
  await goTo(1);
  const end = over ?? route.spot(1);
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

/** A drag takes the mouse away from the page, which is told so without a place. */
function leavePage({ devices, above }: Mouse): void {
  const { over } = devices.pointer;
  devices.pointer.over = null;
  if (!over) return;
  const init = { bubbles: true, composed: true, button: 0 };
  pointerEvent(over, 'pointercancel', init);
  pointerEvent(over, 'pointerout', { ...init, cancelable: true });
  for (const left of [...above(over), over.ownerDocument]) pointerEvent(left, 'pointerleave', {});
}
