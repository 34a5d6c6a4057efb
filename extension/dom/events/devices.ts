/** The state of mouse, keyboard and clipboard that is kept between the steps of a session. */
import type { SessionClipboard } from '../../protocol/page-messages';
import type { Point } from '../actionability/clickable-point';

export interface Devices {
  pointer: {
    /** The element under the mouse. */
    over: Element | null;
    /** Marks what the mouse is over, for `:hover` rules. Set by the first step that hovers. */
    hovered?: (over: Element | null) => void;
    /** The last mouse position in each document. */
    at: WeakMap<Document, Point>;
  };
  /** Letters typed in a list box, which together select an option. */
  typeAhead: { text: string; atMs: number };
  /** The value of a text field when typing began; deleted once its `change` has been fired. */
  valueBeforeTyping: WeakMap<Element, string>;
  /** The clipboard of the session; the user's own is never used. */
  clipboard: SessionClipboard;
  /** Checks what has the focus before each character of a secret. Set while it is typed. @throws RelayError */
  checkFocus?: ((document: Document) => void) | undefined;
}

/** The initial state: the mouse is outside the page, nothing is typed or copied. */
export function createDevices(): Devices {
  return {
    pointer: { over: null, at: new WeakMap() },
    typeAhead: { text: '', atMs: 0 },
    valueBeforeTyping: new WeakMap(),
    clipboard: { origin: '', atMs: 0, texts: {} },
  };
}
