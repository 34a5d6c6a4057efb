/** Keeps an element in the document and in its top layer, whatever the page does to it. */

/** The first time after so long, then twice as long each time, while the page goes on removing it. */
const returnAfterMs = 100;
const maxReturnAfterMs = 5_000;
/** A page that left it alone for so long is no longer taken to remove it again and again. */
const peaceMs = 10_000;

/** @param make makes the element, each time anew: `document.open()` also removes all listeners in it */
export function keepShown(document: Document, make: () => HTMLElement): void {
  let host: HTMLElement | undefined;
  let waitMs = returnAfterMs;
  let shownAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isAsMade = () =>
    host?.isConnected &&
    host.parentNode === document.documentElement &&
    host.matches(':popover-open') &&
    [...host.attributes].every(({ name }) => name === 'popover');

  const show = () => {
    timer = undefined;
    // What the parser puts into the document comes before it.
    if (document.readyState === 'loading' && !document.body)
      return document.addEventListener('DOMContentLoaded', show, { once: true });
    const root = document.documentElement;
    host?.remove();
    // There is no place for it in the documents of images and data.
    if (root?.localName !== 'html') return;
    host = make();
    host.popover = 'manual';
    root.append(host);
    // Where the browser refuses, it is a fixed element above the page's.
    try {
      host.showPopover();
    } catch {}
    shownAt = performance.now();
    host.addEventListener('toggle', check);
    observer.disconnect();
    observer.observe(document, { childList: true });
    observer.observe(root, { childList: true });
    observer.observe(host, { attributes: true });
  };

  function check(): void {
    if (timer !== undefined || isAsMade()) return;
    waitMs = performance.now() - shownAt > peaceMs ? returnAfterMs : Math.min(2 * waitMs, maxReturnAfterMs);
    timer = setTimeout(show, waitMs);
  }

  const observer = new MutationObserver(check);
  show();
}
