/** A worker thread whose functions are called one at a time. What runs too long in it is ended with it. */
import { Worker } from 'node:worker_threads';
import { RelayError } from '../../extension/protocol/errors';
import { type Handler, PortCalls } from './port-calls';

/** One page and one task need a tenth of it. */
const maxMegabytes = 512;

export class Thread {
  readonly #worker: Worker;
  readonly #calls: PortCalls;
  /** What the thread may call during the call that is running. Set by each call. */
  #handlers: Readonly<Record<string, Handler>> = {};
  /** Aborts, and with what, when the thread computes for too long. Set by each call. */
  #watch: { limitMs: number; onOver: () => void } | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** How many calls of the thread are being answered: meanwhile it waits, and computes nothing. */
  #answering = 0;
  #ended = false;

  /** @param script the built module that runs in the thread, with `serveCalls` */
  constructor(script: URL | string) {
    this.#worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: maxMegabytes } });
    // Nothing waits for a thread without a call.
    this.#worker.unref();
    this.#calls = new PortCalls((message) => this.#worker.postMessage(message), {
      back: (call: { name: string; input: unknown }) => this.#callBack(call),
    });
    this.#worker.on('message', (message) => this.#calls.receive(message));
    this.#worker.on('error', (error) => this.#end(reasonFor(error)));
    this.#worker.on('exit', () => this.#end(new Error('The thread ended.')));
  }

  get isEnded(): boolean {
    return this.#ended;
  }

  /**
   * Calls a function of the thread's script.
   * @param options.signal ends the thread with the call when it aborts
   * @param options.limitMs how long the thread may compute without a pause; then it is ended too
   * @param options.handlers what the thread may call meanwhile
   * @throws what the function throws; the reason of `signal`; RelayError timeout after `limitMs`
   */
  async call(
    name: string,
    input: unknown,
    options: { signal: AbortSignal; limitMs: number; handlers?: Readonly<Record<string, Handler>> },
  ): Promise<unknown> {
    const { signal, limitMs, handlers = {} } = options;
    signal.throwIfAborted();
    if (this.#ended) throw new Error('The thread ended.');
    this.#handlers = handlers;
    this.#watch = { limitMs, onOver: () => this.#end(tooLong(limitMs)) };
    const onAbort = () => this.#end(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    this.#worker.ref();
    this.#startTimer();
    try {
      return await this.#calls.call(name, input);
    } finally {
      clearTimeout(this.#timer);
      signal.removeEventListener('abort', onAbort);
      this.#watch = undefined;
      this.#handlers = {};
      this.#worker.unref();
    }
  }

  end(): void {
    this.#end(new Error('The thread was ended.'));
  }

  async #callBack({ name, input }: { name: string; input: unknown }): Promise<unknown> {
    clearTimeout(this.#timer);
    this.#answering += 1;
    try {
      const handler = this.#handlers[name];
      if (!handler) throw new Error(`A thread may not call ${name}.`);
      return await handler(input as never);
    } finally {
      this.#answering -= 1;
      this.#startTimer();
    }
  }

  #startTimer(): void {
    clearTimeout(this.#timer);
    if (this.#watch && this.#answering === 0)
      this.#timer = setTimeout(this.#watch.onOver, this.#watch.limitMs);
  }

  #end(reason: unknown): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#calls.fail(reason);
    void this.#worker.terminate();
  }
}

function reasonFor(error: unknown): unknown {
  const isOutOfMemory =
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (!isOutOfMemory) return error;
  return new RelayError(
    'bad_request',
    `This takes more than ${maxMegabytes} MB of memory to read. Name a part of the page with selector.`,
  );
}

function tooLong(limitMs: number): RelayError {
  return new RelayError(
    'timeout',
    `The page takes more than ${limitMs / 1_000} s of computing to read. Name a part of it with selector, or ask for less.`,
  );
}
