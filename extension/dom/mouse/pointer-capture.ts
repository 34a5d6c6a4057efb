/** Follows pointer capture while a mouse button is held. */
import type { ShadowLookup } from '../tree/walk';
import { composedAncestors, shadowOf } from '../tree/walk';
import { pointerEvent } from './mouse-events';

/** What `emulatePointerCapture` in the page's own world tells with, since the two worlds share nothing but events. */
export const captureAsked = 'tabrelay:capture';
export const captureGivenUp = 'tabrelay:release';

/** Who gets the events of the mouse as long as a button is held, https://w3c.github.io/pointerevents/#pointer-capture */
export interface Capture {
  /** Before an event of the mouse: the element it goes to if not to the one it hits. Told of it with `init`. */
  settle(init: PointerEventInit): Element | null;
  /** Given by the browser itself, as to a range. */
  give(element: Element): void;
  /** After the last event of the press. */
  end(init: PointerEventInit): void;
}

/** Listens from before the press on, because pages ask for the capture in `pointerdown`. */
export function watchCapture(hit: Element, shadow: ShadowLookup): Capture {
  let asked: Element | null = null;
  let holder: Element | null = null;
  const listen = (event: Event) => {
    asked = event.type === captureAsked ? (event.composedPath()[0] as Element) : null;
  };
  const trees = [hit.ownerDocument, ...composedAncestors(hit).flatMap((at) => shadowOf(at, shadow) ?? [])];
  const types = [captureAsked, captureGivenUp];
  for (const tree of trees) for (const type of types) tree.addEventListener(type, listen, true);
  const settle = (init: PointerEventInit): Element | null => {
    if (asked && !asked.isConnected) asked = null;
    if (asked === holder) return holder;
    const before = holder;
    holder = asked;
    if (before?.isConnected) pointerEvent(before, 'lostpointercapture', { ...init, cancelable: false });
    if (holder) pointerEvent(holder, 'gotpointercapture', { ...init, cancelable: false });
    return holder;
  };
  return {
    settle,
    give: (element) => {
      asked = element;
    },
    end(init) {
      for (const tree of trees) for (const type of types) tree.removeEventListener(type, listen, true);
      asked = null;
      settle(init);
    },
  };
}
