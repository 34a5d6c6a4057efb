/**
 * Functions that run in the page: they answer its dialogs so that none opens, and report them to the worker.
 * They are sent to the page as text, so they can use nothing of this file or its imports.
 */
import type { DialogPolicy } from '../../protocol/dialogs';

/** The extension's own interface, as far as the isolated world has it and it is used there. */
declare const chrome: { runtime: { sendMessage(message: unknown): Promise<unknown> } };

declare global {
  /** In the isolated world of the extension, where the page cannot see it; dies with the document. */
  var tabrelayForwardsDialogs: true | undefined;
}

/**
 * Runs in the page's own world. Overrides alert, confirm, prompt and print by proxies, whose `toString` still reads
 * `[native code]`, and keeps `beforeunload` handlers from opening a dialog. Returns whether it did.
 *
 * This world cannot talk to the extension, and both worlds share nothing but the DOM. So it reports by an event on the
 * document under a random name, new for every document. Everything that it needs is in this closure, and what is the
 * browser's is fetched before the page can replace it. A page whose scripts were faster could learn the name; it could
 * then do no more than report dialogs that it did not open, as often and as long as it could open them: the worker adds
 * what was answered, and bounds the rest.
 *
 * @param onlyFresh does nothing in a document that is complete, which may have been prepared before
 */
export function answerDialogs(
  eventName: string,
  policy: DialogPolicy,
  /** The answer to a prompt; null for the page's own default. */
  promptText: string | null,
  onlyFresh: boolean,
): boolean {
  if (onlyFresh && document.readyState === 'complete') return false;
  const { apply } = Reflect;
  const { slice } = String.prototype;
  const functionText = Function.prototype.toString;
  const { CustomEvent: ReportEvent, Event: PlainEvent, performance: clock } = window;
  const { now } = clock;
  const { dispatchEvent, addEventListener } = EventTarget.prototype;
  const maxChars = 1_000;
  /** Of those that wait, and of those in a second. */
  const maxReports = 50;
  /** A chain of reports to come: the page can replace the methods of arrays. */
  let oldest: { detail: string; next: typeof oldest } | undefined;
  let latest: typeof oldest;
  let waiting = 0;
  let secondEndsAt = 0;
  let inThisSecond = 0;
  /** What the isolated world has answered to the dialog that was reported last; nothing where `policy` decides. */
  let verdict: 'accept' | 'dismiss' | undefined;
  let wasJudged = false;

  /** Reports until the isolated world, which may not be listening yet, no longer confirms by cancelling the event. */
  function flush(): void {
    while (oldest) {
      const init = { __proto__: null, detail: oldest.detail, cancelable: true } as CustomEventInit;
      verdict = undefined;
      if (apply(dispatchEvent, document, [new ReportEvent(eventName, init)])) return;
      oldest = oldest.next;
      waiting -= 1;
    }
    latest = undefined;
  }
  /** @param preset what the page has put into the field of a prompt */
  function report(type: string, message: string, preset = ''): void {
    verdict = undefined;
    const time = apply(now, clock, []);
    if (time > secondEndsAt) {
      secondEndsAt = time + 1_000;
      inThisSecond = 0;
    }
    inThisSecond += 1;
    if (inThisSecond > maxReports || waiting >= maxReports) return;
    const short = apply(slice, message, [0, maxChars]);
    const detail = `${type}:${short.length}:${short}${apply(slice, preset, [0, maxChars])}`;
    const before = latest;
    latest = { detail, next: undefined };
    if (before) before.next = latest;
    else oldest = latest;
    waiting += 1;
    flush();
  }
  /** Reports a dialog, and decides whether it is accepted. Where acts are held, nothing is that was not judged. */
  function accepts(type: string, message: string, preset?: string): boolean {
    report(type, message, preset);
    if (policy === 'block') return false;
    return verdict ? verdict === 'accept' : policy === 'accept' && !wasJudged;
  }
  apply(addEventListener, document, [
    eventName,
    (event: Event) => {
      if (!(event instanceof ReportEvent)) return flush();
      if (event.detail !== 'accept' && event.detail !== 'dismiss') return;
      verdict = event.detail;
      wasJudged = true;
    },
  ]);

  const textOf = (given: unknown) => (given === undefined ? '' : `${given}`);

  const instead = {
    alert: (given: unknown[]) => report('alert', textOf(given[0])),
    confirm: (given: unknown[]) => accepts('confirm', textOf(given[0])),
    prompt(given: unknown[]) {
      const preset = textOf(given[1]);
      return accepts('prompt', textOf(given[0]), preset) ? (promptText ?? preset) : null;
    },
    // Nobody is there to choose a printer; pages that wait for the end of printing get its events.
    print() {
      for (const type of ['beforeprint', 'afterprint']) apply(dispatchEvent, window, [new PlainEvent(type)]);
      report('print', '');
    },
  };
  for (const name of ['alert', 'confirm', 'prompt', 'print'] as const) {
    // Where the page was faster, a function of its own such as `function print(line) {}` stays; see `browsersOwn`.
    const own = window[name];
    const isNative = /^function \w*\(\) \{ \[native code\] \}$/.test(apply(functionText, own, []));
    if (!isNative || /\w+$/.exec(own.name)?.[0] !== name) continue;
    Reflect.set(window, name, new Proxy(own, { apply: (_, __, given) => instead[name](given) }));
  }

  // A `beforeunload` handler is reported but cannot hold the tab. Listeners run in the order of registration, so one of
  // ours could be too late to stop them; the event's methods, however, are looked up when a handler calls them.
  const prompts = new WeakMap<Event, { text: string }>();
  function hold(event: Event, text: string): void {
    // No dialog opens for an event that the page itself has made.
    if (!event.isTrusted) return;
    const prompt = prompts.get(event);
    if (prompt) prompt.text ||= text;
    else {
      prompts.set(event, { text });
      // After the handler has returned, the text is complete.
      Promise.resolve().then(() => report('beforeunload', prompts.get(event)?.text ?? ''));
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
  return true;
}

/**
 * Runs in the isolated world: sends the worker what `answerDialogs` reports, also from before this ran. Returns whether
 * it is the first in this document, once the worker has received the reports from before.
 */
export function forwardDialogs(eventName: string): Promise<boolean> {
  const maxPerSecond = 100;
  let sent = Promise.resolve<unknown>(undefined);
  let secondEndsAt = 0;
  let inThisSecond = 0;
  /** A step in a frame of the same origin runs in the document around it. */
  function judge(): typeof globalThis.tabrelayJudge {
    let view: Window & typeof globalThis = window;
    try {
      while (!view.tabrelayJudge && view !== view.parent) view = view.parent as typeof window;
      return view.tabrelayJudge;
    } catch {
      return undefined;
    }
  }
  document.addEventListener(eventName, (event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    if (performance.now() > secondEndsAt) {
      secondEndsAt = performance.now() + 1_000;
      inThisSecond = 0;
    }
    inThisSecond += 1;
    const [, type, length, rest = ''] = /^(\w+):(\d+):(.*)$/s.exec(`${event.detail}`.slice(0, 3_000)) ?? [];
    if (inThisSecond > maxPerSecond || type === undefined) return;
    const message = rest.slice(0, Number(length));
    const verdict = judge()?.({ type, message });
    if (verdict) document.dispatchEvent(new CustomEvent(eventName, { detail: verdict }));
    const dialog = { type, message, preset: rest.slice(Number(length)), ...(verdict && { verdict }) };
    // After the extension was reloaded, this fails.
    sent = Promise.resolve()
      .then(() => chrome.runtime.sendMessage({ dialog }))
      .catch(() => undefined);
  });
  document.dispatchEvent(new Event(eventName));
  const isFirst = !globalThis.tabrelayForwardsDialogs;
  globalThis.tabrelayForwardsDialogs = true;
  return sent.then(() => isFirst);
}
