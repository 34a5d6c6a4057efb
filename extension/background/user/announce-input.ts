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
  /** An event of our own that nobody else listens for. */
  const probe = 'tabrelay:listens';
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
  /** Whether the browser says that a person has acted, and nothing that was heard explains it. */
  const wasMissed = () => isActive() && Date.now() - explainedAt > activeMs;
  const note = (event: Event) => {
    const { isTrusted, type, key, code } = event as KeyboardEvent;
    // What a browser's autofill fires has no key.
    if (!isTrusted || (type.startsWith('key') && !code && (!key || key === 'Unidentified'))) return;
    const begins = type.endsWith('down') || type === 'touchstart';
    // What the person does in the bar is no input to the page.
    if (globalThis.tabrelayLazyScripts?.bar?.owns(event)) explainedAt = Date.now();
    // A listener of the page that came first can have kept the beginning to itself.
    else if (begins || wasMissed()) acted();
  };
  let isListening = false;
  const answer = () => {
    isListening = true;
  };
  // Before any listener of the page, which could keep the event from going on.
  const listen = () => {
    for (const type of ['pointerdown', 'keydown', 'touchstart', 'pointerup', 'keyup', 'touchend', 'click'])
      addEventListener(type, note, { capture: true, passive: true });
    addEventListener(probe, answer);
  };
  listen();
  globalThis.tabrelayIsDriven = () => {
    isListening = false;
    dispatchEvent(new Event(probe));
    // `document.open()` removes all listeners.
    if (!isListening && wasMissed()) acted();
    listen();
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
