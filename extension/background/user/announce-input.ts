/**
 * A function that runs in the page, in the extension's own world: it tells the worker when a person uses mouse, keyboard or
 * touch in the document. It is sent to the page as text, so it can use nothing of this file.
 */

/** The extension's own interface, as far as the isolated world has it and it is used there. */
declare const chrome: {
  runtime: {
    sendMessage(message: unknown): Promise<unknown>;
    onMessage: { addListener(listener: (message: unknown) => void): void };
  };
};

declare global {
  /**
   * In the isolated world of the extension: when a person last acted in the session, in epoch milliseconds. Written by
   * `announceInput`, read before an act; dies with the document.
   */
  var tabrelayInputAt: number | undefined;
}

export function announceInput(): void {
  if (globalThis.tabrelayInputAt !== undefined) return;
  globalThis.tabrelayInputAt = 0;
  const announceEveryMs = 200;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = (event: Event) => {
    if (!event.isTrusted) return;
    const { type, key, code } = event as KeyboardEvent;
    // What a browser's autofill fires has no key.
    if (type === 'keydown' && !code && (!key || key === 'Unidentified')) return;
    globalThis.tabrelayInputAt = Date.now();
    if (timer === undefined) announce();
    else wasLeftOut = true;
  };
  let wasLeftOut = false;
  const announce = () => {
    wasLeftOut = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (wasLeftOut) announce();
    }, announceEveryMs);
    // After the extension was reloaded, this fails.
    Promise.resolve()
      .then(() => chrome.runtime.sendMessage({ personActed: true }))
      .catch(() => undefined);
  };
  // Before any listener of the page, which could keep the event from going on.
  for (const type of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(type, note, { capture: true, passive: true });
  chrome.runtime.onMessage.addListener((message) => {
    const { personActed } = (message ?? {}) as { personActed?: boolean };
    if (personActed === undefined) return;
    globalThis.tabrelayInputAt = personActed ? Date.now() : 0;
    if (personActed) return;
    // The person has handed back: what they do from now on is new.
    clearTimeout(timer);
    timer = undefined;
  });
}
