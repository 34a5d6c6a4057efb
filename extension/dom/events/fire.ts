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

interface TaskChannel {
  /** Sends a message to itself, which arrives in a task of its own. */
  port: MessagePort;
  /** What waits for a task, in the order of the messages. Written by `oneTask`, taken by the messages. */
  waiting: (() => void)[];
  /** How many tasks have been waited for. */
  passed: number;
}

/** One for each document that was waited in: a new channel for each wait takes the browser several times as long. */
const channels = new WeakMap<Document, TaskChannel>();

/** Resolves after one task of the page, so that its handlers and microtasks have run. Not throttled in hidden pages. */
export function oneTask(document: Document): Promise<void> {
  const view = document.defaultView;
  if (!view) return Promise.resolve();
  const channel = channels.get(document) ?? openChannel(new view.MessageChannel());
  channels.set(document, channel);
  return new Promise((resolve) => {
    channel.waiting.push(resolve);
    channel.port.postMessage(null);
  });
}

/** How many tasks of the document have been waited for so far. */
export function tasksPassed(document: Document): number {
  return channels.get(document)?.passed ?? 0;
}

function openChannel({ port1, port2 }: MessageChannel): TaskChannel {
  const channel: TaskChannel = { port: port2, waiting: [], passed: 0 };
  port1.onmessage = () => {
    channel.passed += 1;
    channel.waiting.shift()?.();
  };
  return channel;
}
