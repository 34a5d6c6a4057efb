/** The content script's end of the port: receives commands of the service worker, answers them, and starts the worker again when it stopped. */

import { oneTask } from '../dom/events/fire';
import type { RelayError } from '../protocol/errors';
import type { StepResult } from '../protocol/frames/frames';
import type {
  FromPage,
  InPage,
  LazyScript,
  PageCommand,
  PagePortName,
  ToPage,
} from '../protocol/page-messages';
import { Drawing } from './picture/drawing';

/** As much of an extension port as is needed. */
export interface Port {
  postMessage(message: FromPage): void;
  disconnect(): void;
  onMessage: { addListener(listener: (message: unknown) => void): void };
  onDisconnect: { addListener(listener: () => void): void };
}

/** A step without an answer. */
interface Running {
  abort: AbortController;
  deadlineAtMs: number;
}

type ToPageCommand = Extract<ToPage, { type: 'command' }>;
export type Answer = Omit<Extract<FromPage, { type: 'answer' }>, 'type' | 'id' | 'ahead'>;

/** What a step uses while it runs. */
export interface RunningStep {
  /** Reports the element that it is about to act on. */
  at(on: InPage): void;
  /** Reports that the page is about to receive events of the step. */
  begin(): void;
  /** Reports the result, should the document go away before the answer. */
  deliver(result: StepResult): void;
  signal: AbortSignal;
  /** Resolves, in the same task, when the answer was sent. */
  answered: Promise<void>;
  /** Resolves at the worker's next tick, about 20 ms later. */
  tick(): Promise<void>;
  /** Requests a lazy script, which is there some ticks later. */
  requestScript(name: LazyScript): void;
}

/** The browser drops larger messages, and the relay takes no frame of more than 32 MiB. */
const maxAnswerChars = 10_000_000;
/** Of what is answered ahead, so that it does not hold up the answer that it is sent with. */
const maxAheadChars = 100_000;
/** A tick that never comes (its worker died) must not hold a step longer than this. */
const maxTickMs = 1_000;

/** Serves the steps that the service worker sends, until the extension is reloaded or removed. */
export class WorkerPort {
  readonly #document: Document;
  readonly #drawing: Drawing;
  readonly #connect: (name: PagePortName) => Port;
  readonly #answer: (command: PageCommand, step: RunningStep) => Promise<Answer>;
  #port: Port;
  /** Steps by command id; an entry dies with its answer. */
  readonly #running = new Map<string, Running>();
  /** What waits for the next tick. */
  #sleepers: (() => void)[] = [];

  /**
   * @param connect opens a port to the service worker; throws once the extension was reloaded or removed
   * @param answer runs one step in this document
   */
  constructor(
    document: Document,
    connect: (name: PagePortName) => Port,
    answer: (command: PageCommand, step: RunningStep) => Promise<Answer>,
  ) {
    this.#document = document;
    this.#drawing = new Drawing(document, () => this.#post({ type: 'changed' }));
    this.#connect = connect;
    this.#answer = answer;
    this.#port = this.#open('page');
    const { defaultView: view } = document;
    view?.addEventListener('pagehide', () => this.#endSteps());
  }

  /** Opens a new port, because the service worker has lost this one without closing it. */
  announce(): void {
    this.#port.disconnect();
    this.#port = this.#open('page');
  }

  #open(name: PagePortName): Port {
    const port = this.#connect(name);
    port.onMessage.addListener((message) => this.#receive(message));
    // Reconnecting in here, without a timer, starts a stopped worker within some 45 ms.
    port.onDisconnect.addListener(() => {
      try {
        this.#port = this.#open('page again');
      } catch {
        // The extension was reloaded or removed: this script has nothing left to do.
        this.#endSteps();
      }
    });
    if (this.#sleepers.length) port.postMessage({ type: 'tick' });
    return port;
  }

  #receive(message: unknown): void {
    // Only our own worker has the other end of this port; parsing would cost every page a schema library.
    const frame = message as ToPage;
    if (frame.type === 'command') void this.#run(frame);
    else if (frame.type === 'cancel') this.#running.get(frame.id)?.abort.abort();
    else if (frame.type === 'tick') this.#wake();
    else if (frame.type === 'where')
      this.#post({ type: 'here', id: frame.id, frameIndex: indexInParent(this.#document) });
    else
      void this.#drawing
        .look(frame.stepped)
        .then((seen) => this.#post({ type: 'settled', id: frame.id, ...seen }));
  }

  /** The port may close just before the message; then nothing waits for it. */
  #post(message: FromPage): void {
    try {
      this.#port.postMessage(message);
    } catch {}
  }

  async #run(command: ToPageCommand): Promise<void> {
    const leftMs = command.sentAt + command.timeoutMs - Date.now();
    // It was reported as not executed already.
    if (leftMs < 0) return;
    const abort = new AbortController();
    const { id, next } = command;
    this.#running.set(id, { abort, deadlineAtMs: performance.now() + leftMs });
    const timer = setTimeout(() => abort.abort(), leftMs);
    let sent = () => {};
    const answered = new Promise<void>((resolve) => {
      sent = resolve;
    });
    const answer = await this.#answerTo(command, abort.signal, answered);
    clearTimeout(timer);
    // If the document went away meanwhile, the step was answered already.
    if (this.#running.delete(id)) {
      const ahead = next?.length && !answer.enter ? await this.#answerAhead(next, answered) : undefined;
      this.#post({ type: 'answer', id, ...answer, ahead });
    }
    sent();
  }

  async #answerTo(command: PageCommand, signal: AbortSignal, answered: Promise<void>): Promise<Answer> {
    const { id } = command;
    const step: RunningStep = {
      answered,
      signal,
      at: (on) => this.#post({ type: 'at', id, on }),
      begin: () => this.#port.postMessage({ type: 'begun', id }),
      // At once: a window that its page closes, or a frame that is removed, sends nothing more.
      deliver: (result) => this.#post({ type: 'delivered', id, result }),
      tick: () => this.#tick(),
      requestScript: (name) => this.#post({ type: 'script', name }),
    };
    const answer = await this.#answer(command, step).catch(failure);
    return String(answer.result).length > maxAnswerChars ? tooLarge : answer;
  }

  /** Answers the reads in order, up to the first that has to wait for something, is for a frame or makes the message large. */
  async #answerAhead(reads: PageCommand[], answered: Promise<void>): Promise<(Answer & { id: string })[]> {
    const abort = new AbortController();
    const late = oneTask(this.#document);
    const answers = [];
    let chars = 0;
    for (const read of reads) {
      const answer = await Promise.race([late, this.#answerTo(read, abort.signal, answered)]);
      chars += String(answer?.result).length;
      if (!answer || answer.enter || chars > maxAheadChars) break;
      answers.push({ id: read.id, ...answer });
    }
    abort.abort();
    return answers;
  }

  #tick(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#sleepers.length === 0) this.#post({ type: 'tick' });
      this.#sleepers.push(resolve);
      setTimeout(resolve, maxTickMs);
    });
  }

  #wake(): void {
    const nowMs = performance.now();
    for (const { abort, deadlineAtMs } of this.#running.values()) if (nowMs >= deadlineAtMs) abort.abort();
    const woken = this.#sleepers;
    this.#sleepers = [];
    for (const resolve of woken) resolve();
  }

  /** The document goes away, perhaps into the back-forward cache, and nothing may go on when it comes back. */
  #endSteps(): void {
    for (const { abort } of this.#running.values()) abort.abort();
    this.#running.clear();
  }
}

const tooLarge: Answer = {
  error: {
    code: 'bad_request',
    message: 'The answer is over 10 million characters. Narrow it with a selector.',
  },
};

function failure(error: RelayError): Answer {
  const message = `${error.message}`;
  return {
    error:
      error.name === 'RelayError'
        ? { ...error.more, code: error.code, message }
        : { code: 'internal', message },
  };
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
