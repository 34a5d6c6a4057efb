// Why: pages listen to the whole of what a mouse does, so a click is told from the first hover to the last release.
import type { Devices } from './devices';
import { fire } from './fire';
import { focusByMouse, withFocusEvents } from './focus';
import type { Point } from './point';
import { composedAncestors, type ShadowLookup } from './walk';

/** Modifier keys held meanwhile. */
export interface Modifiers {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

export const noModifiers: Modifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

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
  const from =
    pointer.over?.isConnected && pointer.over.ownerDocument === hit.ownerDocument ? pointer.over : null;
  const movement = { movementX: point.x - pointer.xCssPx, movementY: point.y - pointer.yCssPx };
  const init = { ...at(hit, point, hand.modifiers), buttons };
  if (from !== hit) {
    for (const kind of ['pointer', 'mouse'] as const) crossOver(kind, from, hit, init);
  }
  Object.assign(pointer, { over: hit, xCssPx: point.x, yCssPx: point.y });
  pointerEvent(hit, 'pointermove', { ...init, ...movement, button: -1 });
  fire(hit, 'MouseEvent', 'mousemove', { ...init, ...movement });
}

function crossOver(kind: 'pointer' | 'mouse', from: Element | null, to: Element, init: MouseEventInit): void {
  const send = (target: Element, type: string, related: Element | null, travels: boolean) => {
    const all = { ...init, relatedTarget: related, bubbles: travels, cancelable: travels, composed: travels };
    if (kind === 'pointer') pointerEvent(target, type, { ...all, button: -1 });
    else fire(target, 'MouseEvent', type, all);
  };
  const left = from ? composedAncestors(from) : [];
  const entered = composedAncestors(to);
  if (from) {
    send(from, `${kind}out`, to, true);
    for (const element of left) if (!entered.includes(element)) send(element, `${kind}leave`, to, false);
  }
  send(to, `${kind}over`, from, true);
  for (const element of entered.toReversed())
    if (!left.includes(element)) send(element, `${kind}enter`, from, false);
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
}

/** Presses a button over `hit`; the focus follows unless the page prevents `mousedown`. */
export function pressPointer(hand: Hand, hit: Element, point: Point, button: Button, count: number): Press {
  const init = { ...at(hit, point, hand.modifiers), button, buttons: button === 0 ? 1 : 2 };
  const silenced = !pointerEvent(hit, 'pointerdown', { ...init, pressure: 0.5 });
  const goesOn = silenced || fire(hit, 'MouseEvent', 'mousedown', { ...init, detail: count });
  if (goesOn && hit.isConnected) focusByMouse(hit, hand.devices, hand.shadow);
  let opensMenu = true;
  // On Linux and macOS the menu comes with the press, not with the release.
  if (button === 2 && hit.isConnected)
    opensMenu = pointerEvent(hit, 'contextmenu', { ...init, isPrimary: false });
  return { hit, button, count, silenced, defaultPrevented: silenced || !goesOn || !opensMenu };
}

/**
 * Lets the button go over `hit`. The click goes to the nearest element that saw both press and release,
 * https://w3c.github.io/uievents/#event-type-click. Answers whether the page prevented a default.
 */
export function releasePointer(hand: Hand, press: Press, hit: Element, point: Point): boolean {
  const { button, count } = press;
  const init = { ...at(hit, point, hand.modifiers), button, buttons: 0 };
  let goesOn = pointerEvent(hit, 'pointerup', init);
  if (!press.silenced) goesOn = fire(hit, 'MouseEvent', 'mouseup', { ...init, detail: count }) && goesOn;
  const above = composedAncestors(hit);
  const target = composedAncestors(press.hit).find((element) => above.includes(element));
  if (!target?.isConnected) return !goesOn;
  withFocusEvents(target.ownerDocument, hand.devices, hand.shadow, () => {
    const type = button === 0 ? 'click' : 'auxclick';
    goesOn = pointerEvent(target, type, { ...init, isPrimary: false, detail: count }) && goesOn;
    if (button === 0 && count === 2)
      goesOn = fire(target, 'MouseEvent', 'dblclick', { ...init, detail: 2 }) && goesOn;
  });
  return !goesOn;
}

function pointerEvent(target: Element, type: string, init: PointerEventInit): boolean {
  return fire(target, 'PointerEvent', type, { pointerId: 1, pointerType: 'mouse', isPrimary: true, ...init });
}

function at(target: Element, { x, y }: Point, modifiers: Modifiers): MouseEventInit {
  const view = target.ownerDocument.defaultView;
  const top = view && view === view.parent;
  return {
    bubbles: true,
    cancelable: true,
    composed: true,
    view,
    clientX: x,
    clientY: y,
    screenX: x + (top ? view.screenX : 0),
    screenY: y + (top ? view.screenY + view.outerHeight - view.innerHeight : 0),
    ...modifiers,
  };
}
