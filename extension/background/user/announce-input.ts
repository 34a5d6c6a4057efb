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
   * In the isolated world of the extension: whether a person has just acted in the session. Asked before each act; dies with
   * the document.
   */
  var tabrelayIsDriven: (() => boolean) | undefined;
}

/** @param quietMs so long after their last input a person no longer drives */
export function announceInput(quietMs: number): void {
  if (globalThis.tabrelayIsDriven) return;
  const announceEveryMs = 200;
  /** For so long the browser says that a person has acted, https://html.spec.whatwg.org/#transient-activation-duration */
  const activeMs = 5_000;
  const isActive = () => navigator.userActivation?.isActive === true;
  /** When a person last acted in the session, in epoch milliseconds. */
  let inputAt = 0;
  /** When the last input was known from which the browser may still say so. */
  let explainedAt = isActive() ? Date.now() : 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
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
  const acted = () => {
    inputAt = explainedAt = Date.now();
    if (timer === undefined) announce();
    else wasLeftOut = true;
  };
  const note = (event: Event) => {
    if (!event.isTrusted) return;
    const { type, key, code } = event as KeyboardEvent;
    // What a browser's autofill fires has no key.
    if (type === 'keydown' && !code && (!key || key === 'Unidentified')) return;
    // What the person does in the bar is no input to the page.
    if (globalThis.tabrelayLazyScripts?.bar?.owns(event)) explainedAt = Date.now();
    else acted();
  };
  // Before any listener of the page, which could keep the event from going on.
  const listen = () => {
    for (const type of ['pointerdown', 'keydown', 'touchstart'])
      addEventListener(type, note, { capture: true, passive: true });
  };
  listen();
  globalThis.tabrelayIsDriven = () => {
    // `document.open()` removes all listeners, and a listener of the page that came first can keep events from this one.
    listen();
    if (isActive() && Date.now() - explainedAt > activeMs) acted();
    return Date.now() - inputAt < quietMs;
  };
  chrome.runtime.onMessage.addListener((message) => {
    const { personActed } = (message ?? {}) as { personActed?: boolean };
    if (personActed === undefined) return;
    inputAt = personActed ? Date.now() : 0;
    if (personActed || isActive()) explainedAt = Date.now();
    if (personActed) return;
    // The person has handed back: what they do from now on is new.
    clearTimeout(timer);
    timer = undefined;
  });
}
