/** The content script's end of the port: receives commands of the service worker, answers them, and starts the worker again when it stopped. */
import type { RelayError } from '../protocol/errors';
import type { StepResult } from '../protocol/frames';
import type { FromPage, LazyScript, PageCommand, ToPage } from '../protocol/page-frames';

/** As much of an extension port as is needed. */
export interface Port {
  postMessage(message: FromPage): void;
  disconnect(): void;
  onMessage: { addListener(listener: (message: unknown) => void): void };
  onDisconnect: { addListener(listener: () => void): void };
}

export type Answer = Omit<Extract<FromPage, { type: 'answer' }>, 'type' | 'id'>;

/** What a step uses while it runs. */
export interface RunningStep {
  /** Reports that the page is about to receive events of the step. */
  begin(): void;
  /** Reports the result, should the document go away before the answer. */
  deliver(result: StepResult): void;
  signal: AbortSignal;
  /** Resolves at the worker's next tick, about 20 ms later. */
  tick(): Promise<void>;
  /** Requests a lazy script, which is there some ticks later. */
  requestScript(name: LazyScript): void;
}

/** The browser drops larger messages, and the relay takes no frame of more than 32 MiB. */
const maxAnswerChars = 10_000_000;
/** A tick that never comes (its worker died) must not hold a step longer than this. */
const maxTickMs = 1_000;

/**
 * Serves steps until the extension is gone.
 * @param connect opens a port to the worker; throws once the extension was reloaded or removed.
 * @param answer runs one step in this document.
 */
export function serveWorker(
  document: Document,
  connect: () => Port,
  answer: (command: PageCommand, step: RunningStep) => Promise<Answer>,
): { announce(): void } {
  let port: Port;
  /** Steps by command id; an entry dies with its answer. */
  const running = new Map<string, { abort: AbortController; deadlineAt: number }>();
  /** What waits for the next tick. */
  let sleepers: (() => void)[] = [];

  /** The port may close just before the message; then nothing waits for it. */
  function post(message: FromPage): void {
    try {
      port.postMessage(message);
    } catch {}
  }

  function tick(): Promise<void> {
    return new Promise((resolve) => {
      if (sleepers.length === 0) post({ type: 'tick' });
      sleepers.push(resolve);
      setTimeout(resolve, maxTickMs);
    });
  }

  function requestScript(name: LazyScript): void {
    post({ type: 'script', name });
  }

  function wake(): void {
    const now = performance.now();
    for (const { abort, deadlineAt } of running.values()) if (now >= deadlineAt) abort.abort();
    const woken = sleepers;
    sleepers = [];
    for (const resolve of woken) resolve();
  }

  async function run(command: PageCommand): Promise<void> {
    // It was reported as not executed already.
    if (Date.now() > command.sentAt + command.timeoutMs) return;
    const abort = new AbortController();
    const { id, timeoutMs } = command;
    const deadlineAt = performance.now() + timeoutMs;
    running.set(id, { abort, deadlineAt });
    const timer = setTimeout(() => abort.abort(), timeoutMs);
    const step: RunningStep = {
      signal: abort.signal,
      begin: () => port.postMessage({ type: 'begun', id }),
      deliver: (result) => port.postMessage({ type: 'delivered', id, result }),
      tick,
      requestScript,
    };
    const answered = await answer(command, step).catch(failure);
    clearTimeout(timer);
    // The document went away meanwhile and was answered for.
    const fits = typeof answered.result !== 'string' || answered.result.length <= maxAnswerChars;
    if (running.delete(id)) post({ type: 'answer', id, ...(fits ? answered : tooLarge) });
  }

  /** Ends all steps. The document goes away, perhaps into the back-forward cache, and nothing may go on when it comes back. */
  function leave(): void {
    for (const { abort } of running.values()) abort.abort();
    running.clear();
  }

  function receive(message: unknown): void {
    // Only our own worker has the other end of this port; parsing would cost every page a schema library.
    const frame = message as ToPage;
    if (frame.type === 'command') void run(frame);
    else if (frame.type === 'cancel') running.get(frame.id)?.abort.abort();
    else if (frame.type === 'tick') wake();
    else if (frame.type === 'where')
      post({ type: 'here', id: frame.id, frameIndex: indexInParent(document) });
    else void settle(document).then((visible) => post({ type: 'settled', id: frame.id, visible }));
  }

  function open(): void {
    port = connect();
    port.onMessage.addListener(receive);
    // Reconnecting in here, without a timer, starts a stopped worker within some 45 ms.
    port.onDisconnect.addListener(() => {
      try {
        open();
      } catch {
        // The extension was reloaded or removed: this script has nothing left to do.
        leave();
      }
    });
    if (sleepers.length) port.postMessage({ type: 'tick' });
  }
  open();
  document.defaultView?.addEventListener('pagehide', leave);
  return {
    /** The worker lost track of this script, which still has its port: it gets a new one. */
    announce() {
      port.disconnect();
      open();
    },
  };
}

const tooLarge: Answer = {
  error: {
    code: 'bad_request',
    message:
      'The answer has more than 10 million characters. Ask for less: name a part of the page with a selector.',
  },
};

function failure(error: RelayError): Answer {
  const message = `${error.message}`;
  return {
    error: error.name === 'RelayError' ? { code: error.code, message } : { code: 'internal', message },
  };
}

/** Whether the page is visible; two frames later, because a capture right after a change would be stale. */
async function settle(document: Document): Promise<boolean> {
  const view = document.defaultView;
  if (!view || document.visibilityState === 'hidden') return false;
  const drawn = new Promise<boolean>((resolve) =>
    view.requestAnimationFrame(() => view.requestAnimationFrame(() => resolve(true))),
  );
  // A window that became covered draws no frame at all.
  const covered = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 1_000));
  return (await Promise.race([drawn, covered])) || document.visibilityState === 'visible';
}

/** Which of its parent's `window.frames` this document is in; -1 for the top one. */
function indexInParent(document: Document): number {
  const view = document.defaultView;
  if (!view || view === view.parent) return -1;
  for (let index = 0; index < view.parent.length; index += 1) {
    if (view.parent[index] === view) return index;
  }
  return -1;
}
