/** Opens a window for the page of a bound session, one for each act. */
import { openQuestion } from './main-world/open-windows';
import { windowsIn } from './same-origin-windows';

type View = Window & typeof globalThis;

/** As long as a browser lets a page open a window after a click. */
const allowedForMs = 5_000;

/** Until when the page may open a window, in epoch milliseconds. Set by each act; 0 once one was opened. */
let allowedUntil = 0;
/** The windows that are listened to. Dies with the document. */
const heard = new WeakSet<View>();

/** The page may open one window from now on, because of the act that follows. */
export function allowOneWindow(view: View): void {
  allowedUntil = Date.now() + allowedForMs;
  for (const each of windowsIn(view)) {
    if (heard.has(each)) continue;
    heard.add(each);
    each.addEventListener(openQuestion, (event) => open(each, event));
  }
}

function open(view: View, event: Event): void {
  const [url = '', name = '', features = ''] = asked((event as CustomEvent).detail);
  // The page may have sent this itself, and a script must not run with rights of ours.
  if (Date.now() > allowedUntil || !/^(https?:|$)/.test(url)) return;
  allowedUntil = 0;
  event.preventDefault();
  view.open(url, name, features);
}

function asked(detail: unknown): string[] {
  try {
    const parts: unknown = JSON.parse(String(detail));
    return Array.isArray(parts) ? parts.map(String) : [];
  } catch {
    return [];
  }
}
