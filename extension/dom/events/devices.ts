/** The state of mouse, keyboard and clipboard that is kept between the steps of a session. */
import type { Point } from '../actionability/clickable-point';

export interface Devices {
  pointer: {
    /** The element that the mouse rests on. */
    over: Element | null;
    /** Where it was last in each document. */
    at: WeakMap<Document, Point>;
  };
  /** Letters pressed in a list, which together are sought as the beginning of an option. */
  sought: { text: string; atMs: number };
  /** What a text field held when the typing into it began; gone once its `change` has been fired. */
  valueBeforeTyping: WeakMap<Element, string>;
  /** What was copied or cut, by its type; the user's own clipboard is never touched. */
  clipboard: Record<string, string>;
}

/** A mouse outside the page and a keyboard nobody has touched. */
export function createDevices(): Devices {
  return {
    pointer: { over: null, at: new WeakMap() },
    sought: { text: '', atMs: 0 },
    valueBeforeTyping: new WeakMap(),
    clipboard: {},
  };
}
