/** Follows pointer capture while a mouse button is held. */
import type { ShadowLookup } from '../tree/walk';
import { composedAncestors, shadowOf } from '../tree/walk';
import { pointerEvent } from './mouse-events';

/**
 * The events with which `emulatePointerCapture` in the MAIN world reports captures; the two worlds share events only.
 */
export const captureAsked = 'tabrelay:capture';
export const captureGivenUp = 'tabrelay:release';

/** The target of mouse events while a button is held, https://w3c.github.io/pointerevents/#pointer-capture */
export interface Capture {
  /** Called before each mouse event: the capturing element, or null. Fires got- and lostpointercapture with `init`. */
  settle(init: PointerEventInit): Element | null;
  /** Captures for an element to which the browser itself gives capture, such as a range input. */
  give(element: Element): void;
  /** Ends the capture after the last event of the press. */
  end(init: PointerEventInit): void;
}

/** Starts to listen before the press, because pages request capture in `pointerdown`. */
export function watchCapture(hit: Element, shadow: ShadowLookup): Capture {
  let asked: Element | null = null;
  let holder: Element | null = null;
  const listen = (event: Event) => {
    asked = event.type === captureAsked ? (event.composedPath()[0] as Element) : null;
  };
  const trees = new Set<Node>([hit.ownerDocument]);
  for (const at of composedAncestors(hit)) {
    trees.add(at.getRootNode());
    // Chrome takes some 20 µs to look for a closed tree, and of hosts whose trees are not on the way most are custom elements.
    const inner = at.localName.includes('-') && shadowOf(at, shadow);
    if (inner) trees.add(inner);
  }
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
