/**
 * Moves, presses and releases the mouse: dispatches the PointerEvents and MouseEvents of a click in Chrome's order. They
 * are synthetic (`isTrusted` is false), without the DevTools protocol; events/fire.ts calls `dispatchEvent`.
 */
import type { Point } from '../actionability/clickable-point';
import type { HitTarget } from '../actionability/hit-target';
import { microtasks } from '../events/fire';
import { focusByMouse, withFocusEvents } from '../events/focus';
import type { InputState } from '../events/input-state';
import { rootOf } from '../tree/root-of';
import { composedAncestors } from '../tree/walk';
import { dispatchBoundaryEvents } from './boundary-events';
import type { HeldPress } from './held-press';
import { lightDismiss } from './light-dismiss';
import { at, clickEvent, mouseEvent, pointerEvent } from './mouse-events';
import { type Capture, watchCapture } from './pointer-capture';
import { pressDefault } from './press-defaults';
import { slideByMouse } from './slider';

/** 0 is the left button, 2 the right one, as in https://www.w3.org/TR/uievents/#dom-mouseevent-button */
export type Button = 0 | 2;

/**
 * Moves the mouse to a point over `hit` and dispatches boundary and move events in Chrome's order. `press` is that of
 * the left button, if it is held; a capturing element receives the moves.
 */
export function movePointer(input: InputState, hit: Element, point: Point, press?: Press): void {
  const document = hit.ownerDocument;
  const before = input.devices.pointer.at.get(document) ?? point;
  const movement = {
    movementX: Math.floor(point.x) - Math.floor(before.x),
    movementY: Math.floor(point.y) - Math.floor(before.y),
  };
  const buttons = press ? 1 : 0;
  const init = { ...at(document, point, input.modifiers), buttons };
  const holder = press?.capture.settle({ ...init, button: -1 });
  const target = holder ?? hit;
  if (holder) input.devices.pointer.at.set(document, point);
  else updateHover(input, hit, point, buttons);
  pointerEvent(target, 'pointermove', { ...init, ...movement, button: -1 });
  mouseEvent(target, 'mousemove', { ...init, ...movement, button: buttons ? 0 : -1 });
  press?.heldPress?.moveTo?.(point);
}

/** Dispatches the boundary events and records the mouse position. */
function updateHover(input: InputState, hit: Element, point: Point, buttons: number, button = -1): void {
  const { pointer } = input.devices;
  const from = pointer.over?.isConnected ? pointer.over : null;
  for (const level of dispatchBoundaryEvents(from, hit, point, {
    modifiers: input.modifiers,
    buttons,
    button,
  }))
    pointer.at.set(level.document, level.point);
  pointer.over = hit;
  pointer.hovered?.(hit);
}

/** A button that is held. */
export interface Press {
  hit: Element;
  button: Button;
  /** The click count, for `detail`. */
  count: number;
  /** The page prevented `pointerdown`, so compatibility mouse events are not fired. */
  silenced: boolean;
  /** Whether the page prevented a default action of the press or, at the end, of the release. */
  defaultPrevented: boolean;
  /** What continues until the release, such as the dragging of a slider. */
  heldPress: HeldPress | undefined;
  /** The pointer capture until the release. */
  capture: Capture;
  /** A drag and drop has begun, which ends in its own way. */
  becameDrag: boolean;
}

/**
 * Presses a button, runs `meanwhile`, and releases the button where that says. The button is also released when
 * something fails, outside of all elements, so that no click comes of it. Returns the press.
 * @param beforeFocus called when the page has had the press, before the focus moves
 */
export async function holdPointer(
  input: InputState,
  { hit, point }: HitTarget,
  button: Button,
  count: number,
  meanwhile: (press: Press) => Promise<HitTarget>,
  beforeFocus?: () => void,
): Promise<Press> {
  const capture = watchCapture(hit, input.shadow);
  const nothingYet = { silenced: false, defaultPrevented: false, becameDrag: false };
  const press: Press = { hit, button, count, capture, heldPress: undefined, ...nothingYet };
  let end: HitTarget = { hit: rootOf(hit.ownerDocument), point };
  try {
    await pressPointer(input, press, point, beforeFocus);
    end = await meanwhile(press);
  } finally {
    if (press.becameDrag) capture.end({});
    else await releasePointer(input, press, end.hit, end.point);
  }
  return press;
}

/**
 * Presses the button and moves the focus, unless the page prevents `mousedown`. The page's microtasks run between the
 * events.
 */
async function pressPointer(
  input: InputState,
  press: Press,
  point: Point,
  beforeFocus?: () => void,
): Promise<void> {
  const { hit, button, count } = press;
  const init = { ...at(hit.ownerDocument, point, input.modifiers), button, buttons: button === 0 ? 1 : 2 };
  press.silenced = !pointerEvent(hit, 'pointerdown', init);
  await microtasks();
  const notPrevented = press.silenced || mouseEvent(hit, 'mousedown', { ...init, detail: count });
  await microtasks();
  press.defaultPrevented = press.silenced || !notPrevented;
  beforeFocus?.();
  if (notPrevented && hit.isConnected) {
    if (button === 0) press.heldPress = slideByMouse(hit, point);
    if (press.heldPress) press.capture.give(hit);
    focusByMouse(hit, input.devices, input.shadow);
    press.heldPress ??= pressDefault(hit, point, button === 0 ? count : 0, input);
  }
  // On Linux and macOS `contextmenu` fires on press, not on release.
  if (button === 2 && hit.isConnected && !clickEvent(hit, 'contextmenu', init)) press.defaultPrevented = true;
}

/**
 * Releases the button over `hit`. The click goes to the nearest common ancestor of press and release,
 * https://w3c.github.io/uievents/#event-type-click.
 */
async function releasePointer(input: InputState, press: Press, hit: Element, point: Point): Promise<void> {
  const { button, count } = press;
  const init = { ...at(hit.ownerDocument, point, input.modifiers), button, buttons: 0 };
  const holder = press.capture.settle(init);
  const upon = holder ?? hit;
  let notPrevented = pointerEvent(upon, 'pointerup', init);
  await microtasks();
  if (!press.silenced) notPrevented = mouseEvent(upon, 'mouseup', { ...init, detail: count }) && notPrevented;
  await microtasks();
  if (upon.isConnected && upon === press.hit)
    withFocusEvents(upon.ownerDocument, input.devices, input.shadow, () => lightDismiss(upon, point));
  press.heldPress?.release();
  press.capture.end(init);
  const above = composedAncestors(upon);
  const target = composedAncestors(press.hit).find((element) => above.includes(element));
  if (!notPrevented) press.defaultPrevented = true;
  if (!target?.isConnected) return;
  const send = (dispatch: () => boolean) =>
    withFocusEvents(target.ownerDocument, input.devices, input.shadow, () => {
      if (!dispatch()) press.defaultPrevented = true;
    });
  send(() => clickEvent(target, button === 0 ? 'click' : 'auxclick', { ...init, detail: count }));
  if (button === 0 && count === 2) {
    await microtasks();
    const place = at(hit.ownerDocument, floored(point), input.modifiers);
    send(() => mouseEvent(target, 'dblclick', { ...place, button, detail: 2 }));
  }
  if (holder && hit.isConnected) updateHover(input, hit, point, 0, 0);
}

/** Only `dblclick` has integer coordinates. */
function floored({ x, y }: Point): Point {
  return { x: Math.floor(x), y: Math.floor(y) };
}
