/** Moves, presses and releases the mouse with the full event sequence of a browser. */
import type { Point } from '../actionability/clickable-point';
import { microtasks } from '../events/fire';
import { focusByMouse, withFocusEvents } from '../events/focus';
import type { InputState } from '../events/input-state';
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
 * Moves the mouse to a point over `hit`: leaves what it was over, enters, moves, in Chrome's order. `press` is that of
 * the left button, if it is held; what has captured the mouse gets its moves.
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
  else goOver(input, hit, point, buttons);
  pointerEvent(target, 'pointermove', { ...init, ...movement, button: -1 });
  mouseEvent(target, 'mousemove', { ...init, ...movement, button: buttons ? 0 : -1 });
  press?.heldPress?.moveTo?.(point);
}

/** Tells what the mouse leaves and enters, and remembers where it is. */
function goOver(input: InputState, hit: Element, point: Point, buttons: number, button = -1): void {
  const { pointer } = input.devices;
  const from = pointer.over?.isConnected ? pointer.over : null;
  for (const level of dispatchBoundaryEvents(from, hit, point, {
    modifiers: input.modifiers,
    buttons,
    button,
  }))
    pointer.at.set(level.document, level.point);
  pointer.over = hit;
}

/** A pressed button, which `releasePointer` lets go. */
export interface Press {
  hit: Element;
  button: Button;
  /** How many clicks in a row this one is, for `detail`. */
  count: number;
  /** The page prevented `pointerdown`, so the mouse events that go with it are not fired. */
  silenced: boolean;
  defaultPrevented: boolean;
  /** What the press has begun and its release ends, such as the sliding of a range. */
  heldPress: HeldPress | undefined;
  /** What gets the events of the mouse until the release, if the page or the browser so wants. */
  capture: Capture;
}

/**
 * Presses a button over `hit`; the focus follows unless the page prevents `mousedown`. As everywhere in here, what the page
 * has promised itself in one event is done before the next one comes.
 */
export async function pressPointer(
  input: InputState,
  hit: Element,
  point: Point,
  button: Button,
  count: number,
): Promise<Press> {
  const init = { ...at(hit.ownerDocument, point, input.modifiers), button, buttons: button === 0 ? 1 : 2 };
  const capture = watchCapture(hit, input.shadow);
  const silenced = !pointerEvent(hit, 'pointerdown', init);
  await microtasks();
  const goesOn = silenced || mouseEvent(hit, 'mousedown', { ...init, detail: count });
  await microtasks();
  let heldPress: HeldPress | undefined;
  if (goesOn && hit.isConnected) {
    if (button === 0) heldPress = slideByMouse(hit, point);
    if (heldPress) capture.give(hit);
    focusByMouse(hit, input.devices, input.shadow);
    heldPress ??= pressDefault(hit, point, button === 0 ? count : 0, input);
  }
  let opensMenu = true;
  // On Linux and macOS the menu comes with the press, not with the release.
  if (button === 2 && hit.isConnected) opensMenu = clickEvent(hit, 'contextmenu', init);
  return {
    hit,
    button,
    count,
    silenced,
    heldPress,
    capture,
    defaultPrevented: silenced || !goesOn || !opensMenu,
  };
}

/**
 * Lets the button go over `hit`. The click goes to the nearest element that saw both press and release,
 * https://w3c.github.io/uievents/#event-type-click. Answers whether the page prevented a default.
 */
export async function releasePointer(
  input: InputState,
  press: Press,
  hit: Element,
  point: Point,
): Promise<boolean> {
  const { button, count } = press;
  const init = { ...at(hit.ownerDocument, point, input.modifiers), button, buttons: 0 };
  const holder = press.capture.settle(init);
  const upon = holder ?? hit;
  let goesOn = pointerEvent(upon, 'pointerup', init);
  await microtasks();
  if (!press.silenced) goesOn = mouseEvent(upon, 'mouseup', { ...init, detail: count }) && goesOn;
  await microtasks();
  if (upon.isConnected && upon === press.hit)
    withFocusEvents(upon.ownerDocument, input.devices, input.shadow, () => lightDismiss(upon, point));
  press.heldPress?.release();
  press.capture.end(init);
  const above = composedAncestors(upon);
  const target = composedAncestors(press.hit).find((element) => above.includes(element));
  if (!target?.isConnected) return !goesOn;
  const send = (tell: () => boolean) =>
    withFocusEvents(target.ownerDocument, input.devices, input.shadow, () => {
      goesOn = tell() && goesOn;
    });
  send(() => clickEvent(target, button === 0 ? 'click' : 'auxclick', { ...init, detail: count }));
  if (button === 0 && count === 2) {
    await microtasks();
    const place = at(hit.ownerDocument, whole(point), input.modifiers);
    send(() => mouseEvent(target, 'dblclick', { ...place, button, detail: 2 }));
  }
  if (holder && hit.isConnected) goOver(input, hit, point, 0, 0);
  return !goesOn;
}

/** Of all mouse events only `dblclick` forgets parts of pixels. */
function whole({ x, y }: Point): Point {
  return { x: Math.floor(x), y: Math.floor(y) };
}
