/** Answers the copy and paste buttons of pages from the clipboard of the session, while a step acts and just after. */
import type { Devices } from '../dom/events/devices';
import { clipboardHeld, clipboardUsed } from './main-world/emulate-clipboard';
import { windowsIn } from './same-origin-windows';

/** As long as a browser lets a page copy after a click. */
const allowedForMs = 5_000;
const maxChars = 1_000_000;

/** Until when pages may copy and paste, in epoch milliseconds. Set by each act. */
let allowedUntil = 0;
/** The documents that are listened to. Dies with the document. */
const heard = new WeakSet<Document>();

/** From now on the page and its frames of the same origin may copy and paste, because of an act. */
export function allowClipboard(view: Window, devices: Devices): void {
  allowedUntil = Date.now() + allowedForMs;
  for (const each of windowsIn(view)) {
    const { document } = each;
    if (heard.has(document)) continue;
    heard.add(document);
    document.addEventListener(clipboardUsed, (event) => answer(each, event as CustomEvent, devices));
  }
}

function answer({ document, origin }: Window, event: CustomEvent, devices: Devices): void {
  const { detail } = event;
  // The page may have sent this itself.
  if (Date.now() > allowedUntil || typeof detail !== 'string' || detail.length > maxChars) return;
  event.preventDefault();
  if (detail) devices.clipboard = { origin, atMs: Date.now(), texts: textsIn(detail) };
  else {
    // A script learns nothing of what was copied at another site; a person would be asked.
    const isOwn = devices.clipboard.origin === origin && origin !== 'null';
    const texts = isOwn ? devices.clipboard.texts : {};
    document.dispatchEvent(new CustomEvent(clipboardHeld, { detail: JSON.stringify(texts) }));
  }
}

function textsIn(detail: string): Record<string, string> {
  try {
    const texts = Object.entries(JSON.parse(detail) ?? {}).map(([type, text]) => [type, String(text)]);
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}
