/** Calls that last longer than clients wait: they go on under a handle, which a later call waits on. */
import { randomUUID } from 'node:crypto';
import { RelayError } from '../../extension/protocol/errors';

/** Many clients stop waiting after 60 s. */
const usualPatienceMs = 45_000;
/** How long an answer waits to be fetched. */
const keptMs = 10 * 60_000;

/** Who waits. */
export interface Waiter {
  keyName: string;
  /** Aborts when nobody waits any more. */
  signal: AbortSignal;
  progress(message: string): void;
}

/** What takes longer than its caller waits. */
export interface StillRunning {
  handle: string;
  /** What it did last, if it has told. */
  step: string;
}

interface LongCall<Answer> {
  keyName: string;
  tool: string;
  abort: AbortController;
  answer: Promise<Answer>;
  step: string;
  waiters: Set<Waiter>;
}

/** Those that run, and those whose answer was not fetched yet. They die with the relay. */
export class LongCalls<Answer> {
  readonly #patienceMs: number;
  /** By handle. Written by `run`; one goes when its answer was fetched, or ten minutes after its end. */
  readonly #calls = new Map<string, LongCall<Answer>>();

  /** @param patienceMs how long a call waits before it is told a handle */
  constructor(patienceMs = usualPatienceMs) {
    this.#patienceMs = patienceMs;
  }

  /**
   * Does `work`, until its first waiter is gone; once that one was told the handle, until its end.
   * @param work its `report` tells the waiters what is being done
   */
  async run(
    tool: string,
    waiter: Waiter,
    work: (signal: AbortSignal, report: (step: string) => void) => Promise<Answer>,
  ): Promise<{ answer: Answer } | StillRunning> {
    const abort = new AbortController();
    const gone = new AbortController();
    const handle = randomUUID();
    const waiters = new Set<Waiter>();
    const report = (step: string) => {
      call.step = step;
      for (const { progress } of waiters) progress(step);
    };
    const call: LongCall<Answer> = {
      keyName: waiter.keyName,
      tool,
      abort,
      step: '',
      waiters,
      answer: Promise.resolve().then(() => work(AbortSignal.any([abort.signal, gone.signal]), report)),
    };
    const cancel = () => gone.abort();
    if (waiter.signal.aborted) cancel();
    waiter.signal.addEventListener('abort', cancel);
    this.#calls.set(handle, call);
    call.answer
      .catch(() => undefined)
      .finally(() => setTimeout(() => this.#calls.delete(handle), keptMs).unref());
    try {
      return await this.#wait(handle, call, waiter);
    } finally {
      waiter.signal.removeEventListener('abort', cancel);
    }
  }

  has(handle: string): boolean {
    return this.#calls.has(handle);
  }

  /** Waits on a handle. @throws RelayError task_not_found, also for a handle of another key or tool */
  async wait(tool: string, handle: string, waiter: Waiter): Promise<{ answer: Answer } | StillRunning> {
    return this.#wait(handle, this.#find(tool, handle, waiter.keyName), waiter);
  }

  /** Stops what runs under a handle. @throws RelayError task_not_found */
  end(tool: string, handle: string, keyName: string): void {
    this.#find(tool, handle, keyName).abort.abort();
    this.#calls.delete(handle);
  }

  async #wait(
    handle: string,
    call: LongCall<Answer>,
    waiter: Waiter,
  ): Promise<{ answer: Answer } | StillRunning> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<StillRunning>((resolve) => {
      timer = setTimeout(() => resolve({ handle, step: call.step }), this.#patienceMs);
    });
    call.waiters.add(waiter);
    try {
      const ended = await Promise.race([call.answer.then((answer) => ({ answer })), late]);
      if ('answer' in ended) this.#calls.delete(handle);
      return ended;
    } catch (error) {
      this.#calls.delete(handle);
      throw error;
    } finally {
      clearTimeout(timer);
      call.waiters.delete(waiter);
    }
  }

  #find(tool: string, handle: string, keyName: string): LongCall<Answer> {
    const found = this.#calls.get(handle);
    if (found && found.keyName === keyName && found.tool === tool) return found;
    throw new RelayError(
      'task_not_found',
      `Nothing runs under the handle "${handle}": its answer was fetched, ten minutes have passed, or the relay was restarted. Call tabs to see what is open.`,
      { outcome: 'not_executed' },
    );
  }
}
