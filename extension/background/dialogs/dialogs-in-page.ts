/**
 * Functions that run in the page: they answer its dialogs so that none opens, and report them to the worker.
 * They are sent to the page as text, so they can use nothing of this file or its imports.
 */
import type { Dialog, DialogPolicy } from '../../protocol/dialogs';

/** The extension's own interface, as far as the isolated world has it and it is used there. */
declare const chrome: { runtime: { sendMessage(message: unknown): Promise<unknown> } };

/**
 * Runs in the page's own world. Overrides alert, confirm, prompt and print by proxies, whose `toString` still reads
 * `[native code]`, and keeps `beforeunload` handlers from opening a dialog.
 *
 * This world cannot talk to the extension, and both worlds share nothing but the DOM. So it reports by an event on the
 * document under a random name, new for every document, which the page never sees unless it has replaced
 * `dispatchEvent` before this ran; and then it could only report its own dialogs falsely.
 */
export function answerDialogs(
  eventName: string,
  policy: DialogPolicy,
  /** The answer to a prompt; null for the page's own default. */
  promptText: string | null,
): void {
  // The script may run twice: into a page out of the back-forward cache, or after the extension was reloaded.
  const mark = Symbol.for('tabrelay.dialogs');
  const installed = window as unknown as { [mark]?: { eventName: string } };
  const before = installed[mark];
  if (before) {
    before.eventName = eventName;
    return;
  }
  const channel = { eventName };
  Object.defineProperty(window, mark, { value: channel });

  const maxChars = 1_000;
  const maxReported = 500;
  const fire = document.dispatchEvent.bind(document);
  const ReportEvent = CustomEvent;
  const unreported: Dialog[] = [];
  let reported = 0;

  /** Reports until the isolated world, which may not be listening yet, no longer confirms by cancelling the event. */
  function flush(): void {
    while (
      unreported[0] &&
      !fire(new ReportEvent(channel.eventName, { detail: unreported[0], cancelable: true }))
    )
      unreported.shift();
  }
  function report(dialog: Dialog): void {
    reported += 1;
    if (reported > maxReported) return;
    unreported.push({ ...dialog, message: dialog.message.slice(0, maxChars) });
    flush();
  }
  document.addEventListener(eventName, (event) => {
    if (!(event instanceof ReportEvent)) flush();
  });

  const refused = policy === 'block' ? 'blocked' : 'dismissed';
  const answer = policy === 'accept' ? 'accepted' : refused;
  const argumentText = (given: unknown[], index: number) =>
    given[index] === undefined ? '' : `${given[index]}`;

  window.alert = new Proxy(window.alert, {
    apply: (_, __, given) => report({ type: 'alert', message: argumentText(given, 0), answer }),
  });
  window.confirm = new Proxy(window.confirm, {
    apply(_, __, given) {
      report({ type: 'confirm', message: argumentText(given, 0), answer });
      return policy === 'accept';
    },
  });
  window.prompt = new Proxy(window.prompt, {
    apply(_, __, given) {
      const message = argumentText(given, 0);
      const text = promptText ?? argumentText(given, 1);
      report({ type: 'prompt', message, answer, ...(policy === 'accept' ? { text } : {}) });
      return policy === 'accept' ? text : null;
    },
  });
  window.print = new Proxy(window.print, {
    // Nobody is there to choose a printer; pages that wait for the end of printing get its events.
    apply() {
      window.dispatchEvent(new Event('beforeprint'));
      window.dispatchEvent(new Event('afterprint'));
      report({ type: 'print', message: '', answer: refused });
    },
  });

  // A `beforeunload` handler is reported but cannot hold the tab. Listeners run in the order of registration, so one of
  // ours could be too late to stop them; the event's methods, however, are looked up when a handler calls them.
  const prompts = new WeakMap<Event, { text: string }>();
  function hold(event: Event, text: string): void {
    const prompt = prompts.get(event);
    if (prompt) prompt.text ||= text;
    else {
      prompts.set(event, { text });
      // After the handler has returned, the text is complete.
      Promise.resolve().then(() =>
        report({ type: 'beforeunload', message: prompts.get(event)?.text ?? '', answer: 'accepted' }),
      );
    }
  }
  Object.defineProperties(BeforeUnloadEvent.prototype, {
    preventDefault: {
      configurable: true,
      writable: true,
      value: new Proxy(Event.prototype.preventDefault, { apply: (_, event) => hold(event, '') }),
    },
    defaultPrevented: {
      configurable: true,
      get(this: Event) {
        return prompts.has(this);
      },
    },
    returnValue: {
      configurable: true,
      get(this: Event) {
        return prompts.get(this)?.text ?? '';
      },
      set(this: Event, text: unknown) {
        if (`${text}` !== '') hold(this, `${text}`);
      },
    },
  });
  // The browser itself uses what `onbeforeunload` returns, so this listener calls it instead. Setting it again moves it
  // behind this listener.
  window.addEventListener('beforeunload', (event) => {
    const handler = window.onbeforeunload;
    if (!handler) return;
    window.onbeforeunload = null;
    try {
      const text: unknown = handler.call(window, event);
      if (text !== null && text !== undefined) hold(event, `${text}`);
    } finally {
      window.onbeforeunload = handler;
    }
  });
  const current = window.onbeforeunload;
  window.onbeforeunload = null;
  window.onbeforeunload = current;
}

/** Runs in the isolated world: sends the worker what `answerDialogs` reports, also from before this ran. */
export function forwardDialogs(eventName: string): void {
  document.addEventListener(eventName, (event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    // After the extension was reloaded, this fails.
    Promise.resolve()
      .then(() => chrome.runtime.sendMessage({ dialog: event.detail }))
      .catch(() => undefined);
  });
  document.dispatchEvent(new Event(eventName));
}
