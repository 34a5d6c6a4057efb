/** Calls of named functions over a message port, in both directions: the relay's thread and a worker thread use it alike. */
import { type ErrorCode, RelayError } from '../../extension/protocol/errors';

type Carried =
  | { relayError: { code: ErrorCode; message: string; more: RelayError['more'] } }
  | { error: { message: string; stack?: string | undefined } };
type Message =
  | { call: number; name: string; input: unknown }
  | { answer: number; value: unknown }
  | { failure: number; why: Carried };

export type Handler = (input: never) => unknown;

export class PortCalls {
  readonly #post: (message: Message) => void;
  readonly #handlers: Readonly<Record<string, Handler>>;
  /** The calls that this side waits for; each is deleted with its answer. */
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #lastId = 0;

  /** @param handlers what the other side may call, by name; they may answer with a promise */
  constructor(post: (message: never) => void, handlers: Readonly<Record<string, Handler>> = {}) {
    this.#post = post as (message: Message) => void;
    this.#handlers = handlers;
  }

  /** @throws what the other side's function throws */
  call(name: string, input: unknown): Promise<unknown> {
    this.#lastId += 1;
    const waiter = withResolvers<unknown>();
    this.#post({ call: this.#lastId, name, input });
    this.#waiting.set(this.#lastId, waiter);
    return waiter.promise;
  }

  /** Takes a message of the other side's PortCalls. */
  receive(message: unknown): void {
    const received = message as Message;
    if ('call' in received) {
      void this.#answer(received);
      return;
    }
    const id = 'answer' in received ? received.answer : received.failure;
    const waiter = this.#waiting.get(id);
    this.#waiting.delete(id);
    if ('answer' in received) waiter?.resolve(received.value);
    else waiter?.reject(revived(received.why));
  }

  /** Ends every call that this side waits for: the other side is gone. */
  fail(reason: unknown): void {
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }

  async #answer({ call, name, input }: { call: number; name: string; input: unknown }): Promise<void> {
    try {
      const handler = this.#handlers[name];
      if (!handler) throw new Error(`Nothing is called ${name} here.`);
      this.#post({ answer: call, value: await handler(input as never) });
    } catch (error) {
      this.#post({ failure: call, why: carried(error) });
    }
  }
}

/** An error class does not survive the way to another thread. */
function carried(error: unknown): Carried {
  if (error instanceof RelayError) {
    const { code, message, more } = error;
    return { relayError: { code, message, more } };
  }
  return {
    error:
      error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) },
  };
}

function revived(why: Carried): Error {
  if ('relayError' in why)
    return new RelayError(why.relayError.code, why.relayError.message, why.relayError.more);
  return Object.assign(
    new Error(why.error.message),
    why.error.stack !== undefined && { stack: why.error.stack },
  );
}

interface PromiseWithResolvers<Value> {
  promise: Promise<Value>;
  resolve(value: Value): void;
  reject(reason: unknown): void;
}

/** Promise.withResolvers, which Node 20 does not have. */
function withResolvers<Value>(): PromiseWithResolvers<Value> {
  let [resolve, reject]: [(value: Value) => void, (reason: unknown) => void] = [() => {}, () => {}];
  const promise = new Promise<Value>((onResolve, onReject) => {
    [resolve, reject] = [onResolve, onReject];
  });
  return { promise, resolve, reject };
}
