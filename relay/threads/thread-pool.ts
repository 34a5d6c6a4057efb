/**
 * Lends threads that run the same script, and keeps a few for the next call.
 *
 * Own code, since tinypool leaves those waiting that wait behind a call which was aborted, and piscina brings a native
 * package.
 */
import { Thread } from './thread';

export class ThreadPool {
  readonly #script: URL | string;
  readonly #maxSpare: number;
  /** Threads that nobody uses: taken by `take`, returned by `giveBack`. */
  readonly #spare: Thread[] = [];

  /** @param maxSpare how many threads without a call stay alive, each with its memory */
  constructor(script: URL | string, maxSpare: number) {
    this.#script = script;
    this.#maxSpare = maxSpare;
  }

  /** A thread for one use at a time. Starts one where there is none to spare. */
  take(): Thread {
    for (let thread = this.#spare.pop(); thread; thread = this.#spare.pop())
      if (!thread.isEnded) return thread;
    return new Thread(this.#script);
  }

  giveBack(thread: Thread): void {
    if (thread.isEnded) return;
    if (this.#spare.length < this.#maxSpare) this.#spare.push(thread);
    else thread.end();
  }

  /** Starts a thread, if there is none to spare, so that its modules are loaded when it is needed. */
  warm(): void {
    this.giveBack(this.take());
  }

  /** Ends the threads that nobody uses. */
  close(): void {
    for (const thread of this.#spare.splice(0)) thread.end();
  }
}
