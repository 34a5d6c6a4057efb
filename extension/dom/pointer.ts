// Why: pages listen to the whole of what a mouse does, so a click is told from the first hover to the last release.
import { crossOver } from './cross-over';
import type { Devices } from './devices';
import { focusByMouse, withFocusEvents } from './focus';
import { at, clickEvent, type Modifiers, mouseEvent, pointerEvent } from './mouse-events';
import type { Point } from './point';
import { type Hold, pressDefault } from './press-defaults';
import { composedAncestors, type ShadowLookup } from './walk';

/** 0 is the left button, 2 the right one, as in https://www.w3.org/TR/uievents/#dom-mouseevent-button */
export type Button = 0 | 2;

/** What a mouse needs to act: where it is left between steps, and a way into shadow trees. */
export interface Hand {
  devices: Devices;
  shadow: ShadowLookup;
  modifiers: Modifiers;
}

/**
 * Moves the mouse to a point over `hit`: leaves what it was over, enters, moves, in Chrome's order.
 * `buttons` are those held down while moving (1 is the left one).
 */
export function movePointer(hand: Hand, hit: Element, point: Point, buttons = 0): void {
  const { pointer } = hand.devices;
  const from = pointer.over?.isConnected ? pointer.over : null;
  const document = hit.ownerDocument;
  const before = pointer.at.get(document) ?? point;
  const movement = {
    movementX: Math.floor(point.x) - Math.floor(before.x),
    movementY: Math.floor(point.y) - Math.floor(before.y),
  };
  for (const level of crossOver(from, hit, point, { modifiers: hand.modifiers, buttons }))
    pointer.at.set(level.document, level.point);
  pointer.over = hit;
  const init = { ...at(document, point, hand.modifiers), ...movement, buttons };
  pointerEvent(hit, 'pointermove', { ...init, button: -1 });
  mouseEvent(hit, 'mousemove', { ...init, button: buttons ? 0 : -1 });
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
  hold: Hold | undefined;
}

/** Presses a button over `hit`; the focus follows unless the page prevents `mousedown`. */
export function pressPointer(hand: Hand, hit: Element, point: Point, button: Button, count: number): Press {
  const init = { ...at(hit.ownerDocument, point, hand.modifiers), button, buttons: button === 0 ? 1 : 2 };
  const silenced = !pointerEvent(hit, 'pointerdown', { ...init, pressure: 0.5 });
  const goesOn = silenced || mouseEvent(hit, 'mousedown', { ...init, detail: count });
  let hold: Hold | undefined;
  if (goesOn && hit.isConnected) {
    focusByMouse(hit, hand.devices, hand.shadow);
    hold = pressDefault(hit, point, button === 0 ? count : 0, hand);
  }
  let opensMenu = true;
  // On Linux and macOS the menu comes with the press, not with the release.
  if (button === 2 && hit.isConnected) opensMenu = clickEvent(hit, 'contextmenu', init);
  return { hit, button, count, silenced, hold, defaultPrevented: silenced || !goesOn || !opensMenu };
}

/**
 * Lets the button go over `hit`. The click goes to the nearest element that saw both press and release,
 * https://w3c.github.io/uievents/#event-type-click. Answers whether the page prevented a default.
 */
export function releasePointer(hand: Hand, press: Press, hit: Element, point: Point): boolean {
  const { button, count } = press;
  const init = { ...at(hit.ownerDocument, point, hand.modifiers), button, buttons: 0 };
  let goesOn = pointerEvent(hit, 'pointerup', init);
  if (!press.silenced) goesOn = mouseEvent(hit, 'mouseup', { ...init, detail: count }) && goesOn;
  press.hold?.letGo();
  const above = composedAncestors(hit);
  const target = composedAncestors(press.hit).find((element) => above.includes(element));
  if (!target?.isConnected) return !goesOn;
  withFocusEvents(target.ownerDocument, hand.devices, hand.shadow, () => {
    const type = button === 0 ? 'click' : 'auxclick';
    goesOn = clickEvent(target, type, { ...init, detail: count }) && goesOn;
    if (button === 0 && count === 2)
      goesOn =
        mouseEvent(target, 'dblclick', {
          ...at(hit.ownerDocument, whole(point), hand.modifiers),
          button,
          detail: 2,
        }) && goesOn;
  });
  return !goesOn;
}

/** Of all mouse events only `dblclick` forgets parts of pixels. */
function whole({ x, y }: Point): Point {
  return { x: Math.floor(x), y: Math.floor(y) };
}
