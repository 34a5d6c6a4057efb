/**
 * Calls `dispatchEvent` for all synthetic events, made with the constructors of the target's own window (MouseEvent,
 * PointerEvent, KeyboardEvent ...), and waits for the page's microtasks and tasks.
 */

interface Inits {
  Event: EventInit;
  UIEvent: UIEventInit;
  FocusEvent: FocusEventInit;
  MouseEvent: MouseEventInit;
  PointerEvent: PointerEventInit;
  KeyboardEvent: KeyboardEventInit;
  InputEvent: InputEventInit;
  ClipboardEvent: ClipboardEventInit;
  DragEvent: DragEventInit;
  WheelEvent: WheelEventInit;
}

/** Dispatches an event; false when the page prevented its default. */
export function fire<Kind extends keyof Inits>(
  target: Element | Document,
  kind: Kind,
  type: string,
  init: Inits[Kind],
): boolean {
  const document = target.ownerDocument ?? (target as Document);
  const view = document.defaultView;
  if (!view) return true;
  const Constructor = view[kind] as new (type: string, init: EventInit) => Event;
  return target.dispatchEvent(new Constructor(type, init));
}

/** Fires `input` and `change` as a browser does when the user changes a field. */
export function fireInputAndChange(field: Element): void {
  fire(field, 'Event', 'input', { bubbles: true, composed: true });
  fire(field, 'Event', 'change', { bubbles: true });
}

/**
 * Lets the page's microtasks run, as a browser does after each event. Frameworks render in them, some a few promises
 * deep. Works in a page that is unloading too.
 */
export async function microtasks(): Promise<void> {
  for (let hop = 0; hop < 8; hop += 1) await null;
}

/** Resolves after one task of the page, so that its handlers and microtasks have run. Not throttled in hidden pages. */
export function oneTask(document: Document): Promise<void> {
  const view = document.defaultView;
  if (!view) return Promise.resolve();
  const { port1, port2 } = new view.MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
