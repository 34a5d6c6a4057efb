/** Keeps what runs in each session, so that a person can stop it. */
import { RelayError } from '../../../extension/protocol/errors';
import type { RequestContext } from '../caller';

export class RunningWork {
  /** By session id. Each removes itself when it ends. */
  readonly #running = new Map<string, Set<AbortController>>();

  /** Lets `stop` be called for the session, until the function that it returns is. */
  add(sessionId: string, stop: AbortController): () => void {
    const all = this.#running.get(sessionId) ?? new Set();
    this.#running.set(sessionId, all.add(stop));
    return () => {
      all.delete(stop);
      if (all.size === 0 && this.#running.get(sessionId) === all) this.#running.delete(sessionId);
    };
  }

  /** Does the work of a step. @throws RelayError stopped, and what the work throws */
  async run<Result>(
    sessionId: string,
    context: RequestContext,
    work: (context: RequestContext) => Promise<Result>,
  ): Promise<Result> {
    const stop = new AbortController();
    const remove = this.add(sessionId, stop);
    try {
      return await work({ ...context, signal: AbortSignal.any([context.signal, stop.signal]) });
    } catch (error) {
      const { aborted, reason } = stop.signal;
      if (!aborted || context.signal.aborted || !(error instanceof RelayError)) throw error;
      throw error.code === reason.code ? error : reason;
    } finally {
      remove();
    }
  }

  /** Stops what runs in the session now. */
  stop(sessionId: string): void {
    for (const stop of [...(this.#running.get(sessionId) ?? [])]) stop.abort(stopped());
  }
}

function stopped(): RelayError {
  return new RelayError('stopped', 'A person stopped this. Ask them before you try it again.', {
    outcome: 'not_executed',
  });
}
