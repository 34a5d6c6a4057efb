/**
 * Answers a page's dialogs in the page itself, so that none opens; and passes on what was answered.
 * The browser takes these functions as text into the page: they can use nothing of this file or its imports.
 */
import type { Dialog, DialogPolicy } from '../../protocol/dialogs';

/** The extension's own interface, as far as the isolated world has it and it is used there. */
declare const chrome: { runtime: { sendMessage(message: unknown): Promise<unknown> } };

/**
 * Runs in the page's own world. Overrides alert, confirm, prompt and print by proxies, whose `toString` still reads
 * `[native code]`, and keeps what `beforeunload` handlers ask from the browser.
 *
 * This world cannot talk to the extension, and both worlds share nothing but the DOM. So it reports by an event on the
 * document under a random name, new for every document, which the page never sees unless it has replaced
 * `dispatchEvent` before this ran; and then it could only tell lies about its own dialogs.
 */
export function answerDialogs(
  eventName: string,
  policy: DialogPolicy,
  /** What is typed into a prompt; null leaves the page's own default there. */
  promptText: string | null,
): void {
  // The script may come twice: into a page out of the back-forward cache, or after the extension was reloaded.
  const mark = Symbol.for('tabrelay.dialogs');
  const lasting = window as unknown as { [mark]?: { eventName: string } };
  const here = lasting[mark];
  if (here) {
    here.eventName = eventName;
    return;
  }
  const channel = { eventName };
  Object.defineProperty(window, mark, { value: channel });

  const maxChars = 1_000;
  const maxTold = 500;
  const fire = document.dispatchEvent.bind(document);
  const Telling = CustomEvent;
  const untold: Dialog[] = [];
  let told = 0;

  /** Tells until the other world, which may not be there yet, no longer confirms by cancelling the event. */
  function flush(): void {
    while (untold[0] && !fire(new Telling(channel.eventName, { detail: untold[0], cancelable: true })))
      untold.shift();
  }
  function tell(dialog: Dialog): void {
    told += 1;
    if (told > maxTold) return;
    untold.push({ ...dialog, message: dialog.message.slice(0, maxChars) });
    flush();
  }
  document.addEventListener(eventName, (event) => {
    if (!(event instanceof Telling)) flush();
  });

  const no = policy === 'block' ? 'blocked' : 'dismissed';
  const answer = policy === 'accept' ? 'accepted' : no;
  const wordsOf = (given: unknown[], index: number) => (given[index] === undefined ? '' : `${given[index]}`);

  window.alert = new Proxy(window.alert, {
    apply: (_, __, given) => tell({ type: 'alert', message: wordsOf(given, 0), answer }),
  });
  window.confirm = new Proxy(window.confirm, {
    apply(_, __, given) {
      tell({ type: 'confirm', message: wordsOf(given, 0), answer });
      return policy === 'accept';
    },
  });
  window.prompt = new Proxy(window.prompt, {
    apply(_, __, given) {
      const message = wordsOf(given, 0);
      const text = promptText ?? wordsOf(given, 1);
      tell({ type: 'prompt', message, answer, ...(policy === 'accept' ? { text } : {}) });
      return policy === 'accept' ? text : null;
    },
  });
  window.print = new Proxy(window.print, {
    // There is nobody to choose a printer; pages that wait for the end of it are told that it ended.
    apply() {
      window.dispatchEvent(new Event('beforeprint'));
      window.dispatchEvent(new Event('afterprint'));
      tell({ type: 'print', message: '', answer: no });
    },
  });

  // Asking to stay is heard but holds nobody. The browser runs the listeners in the order they came, so one of ours
  // could be too late to stop them; what they call on the event is looked up when they call it.
  const asking = new WeakMap<Event, { words: string }>();
  function hold(event: Event, words: string): void {
    const asked = asking.get(event);
    if (asked) asked.words ||= words;
    else {
      asking.set(event, { words });
      // When the handler is through it has said all its words.
      Promise.resolve().then(() =>
        tell({ type: 'beforeunload', message: asking.get(event)?.words ?? '', answer: 'accepted' }),
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
        return asking.has(this);
      },
    },
    returnValue: {
      configurable: true,
      get(this: Event) {
        return asking.get(this)?.words ?? '';
      },
      set(this: Event, words: unknown) {
        if (`${words}` !== '') hold(this, `${words}`);
      },
    },
  });
  // What `onbeforeunload` returns is taken by the browser itself, so it is called here, in its stead. Setting it anew
  // puts it behind this listener.
  window.addEventListener('beforeunload', (event) => {
    const handler = window.onbeforeunload;
    if (!handler) return;
    window.onbeforeunload = null;
    try {
      const words: unknown = handler.call(window, event);
      if (words !== null && words !== undefined) hold(event, `${words}`);
    } finally {
      window.onbeforeunload = handler;
    }
  });
  const early = window.onbeforeunload;
  window.onbeforeunload = null;
  window.onbeforeunload = early;
}

/** Runs in the isolated world: passes on what `answerDialogs` reports, also what it reported before this ran. */
export function passOnDialogs(eventName: string): void {
  document.addEventListener(eventName, (event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    // Once the extension was reloaded nobody listens any more.
    Promise.resolve()
      .then(() => chrome.runtime.sendMessage({ dialog: event.detail }))
      .catch(() => undefined);
  });
  document.dispatchEvent(new Event(eventName));
}
