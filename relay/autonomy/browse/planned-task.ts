/** A task whose model tabrelay asks: the planner decides, until it or a limit ends the task or an act is held. */
import type { Pending } from '../../../extension/protocol/effects/consequential';
import { RelayError } from '../../../extension/protocol/errors';
import type { Mask } from '../../../extension/protocol/masking/mask-secrets';
import type { AgentSession } from '../agent-session';
import type { Model, Planner, Seen } from '../model';
import type { BrowseResult } from './browse-result';
import type { Ending } from './endings';
import type { Acted, Progress } from './progress';
import type { BrowseRequest } from './requests/browse-request';
import { TaskRun } from './task-run';

/** How much longer than a task or its approval may take its policy binds an open session. */
export const leaseMarginMs = 60_000;

type OnProgress = (progress: Progress) => void | Promise<void>;

export class PlannedTask {
  readonly #model: Model;
  readonly #request: BrowseRequest;
  readonly #run: TaskRun;
  #onProgress: OnProgress;
  #planner: Planner | undefined;
  /** Id of the act that waits for approval, while the task is suspended. */
  #pendingId: string | undefined;

  /** @param onProgress receives each step before it is taken, without the values of secrets */
  constructor(model: Model, request: BrowseRequest, onProgress: OnProgress) {
    this.#model = model;
    this.#request = request;
    this.#onProgress = onProgress;
    this.#run = new TaskRun(request, (progress) => this.#onProgress(progress));
  }

  /** How many steps have been begun. */
  get steps(): number {
    return this.#run.steps;
  }

  get mask(): Mask {
    return this.#run.mask;
  }

  /**
   * Does the task.
   * @throws what a step or the model throws; when `signal` aborts, no further step is begun
   */
  async work(session: AgentSession, signal: AbortSignal): Promise<BrowseResult> {
    const { prompt, secrets = {}, maxSteps, timeoutMs } = this.#request;
    const first = await this.#run.open(session, timeoutMs + leaseMarginMs);
    this.#planner = this.#model.plan({
      prompt: this.mask(prompt),
      url: first.url,
      secretNames: Object.keys(secrets),
      maxSteps,
    });
    return this.#untilEnd(session, (planner) => this.#follow(planner, first, { session, signal }));
  }

  /**
   * Does the act that was held, and goes on.
   * @throws what `work` throws
   */
  async resume(
    session: AgentSession,
    signal: AbortSignal,
    onProgress = this.#onProgress,
  ): Promise<BrowseResult> {
    const id = this.#continue(onProgress);
    return this.#untilEnd(session, async (planner) => {
      await this.#run.look();
      const ending = this.#endingOf(await this.#run.approve(id, true));
      return ending ?? this.#follow(planner, await this.#run.look(), { session, signal });
    });
  }

  /**
   * Goes on without the act that was held, which a person does not want, if the planner can; else the task ends.
   * @param why that it was denied, in words
   * @throws what `work` throws
   */
  async goOnWithout(
    session: AgentSession,
    signal: AbortSignal,
    why: string,
    onProgress = this.#onProgress,
  ): Promise<BrowseResult> {
    const id = this.#continue(onProgress);
    return this.#untilEnd(session, async (planner) => {
      if (!this.#model.replans) return { outcome: 'needs_user', answer: '', reason: why };
      this.#run.deny(id, why);
      return this.#follow(planner, await this.#run.look(), { session, signal });
    });
  }

  /** Id of the act that was held. */
  #continue(onProgress: OnProgress): string {
    const id = this.#pendingId;
    if (id === undefined) throw new RelayError('internal', 'The task is not suspended.');
    this.#onProgress = onProgress;
    this.#pendingId = undefined;
    return id;
  }

  /** Frees what a suspended task holds. */
  close(): void {
    this.#planner?.close?.();
  }

  async #untilEnd(session: AgentSession, work: (planner: Planner) => Promise<Ending>): Promise<BrowseResult> {
    const planner = this.#planner;
    if (!planner) throw new RelayError('internal', 'The task has no planner.');
    const ending = await work(planner).catch((error: unknown) => {
      planner.close?.();
      throw error;
    });
    this.#pendingId = ending.pending?.id;
    if (!ending.pending) planner.close?.();
    const result = { ...(await this.#run.result(ending)), usage: planner.usage() };
    return { ...result, ...(await this.#lastScreenshot(session)) };
  }

  async #follow(
    planner: Planner,
    first: Seen,
    { session, signal }: { session: AgentSession; signal: AbortSignal },
  ): Promise<Ending> {
    const { maxTokens } = this.#request;
    for (let seen = first; ; seen = await this.#run.look()) {
      const decision = await planner.next(seen, signal);
      if ('end' in decision) {
        const { end: outcome, answer, reason } = decision;
        const { handoffMs } = this.#request;
        if (outcome !== 'needs_user' || handoffMs === 0) return { outcome, answer, reason };
        const handed = await session.handOff(this.mask(reason), handoffMs);
        if (!handed.success) return { outcome, answer, reason: `${reason} ${handed.reason}` };
        this.#run.note(`A person was asked to do this and has done it: ${reason} Go on with the task.`);
        continue;
      }
      const { promptTokens, completionTokens } = planner.usage();
      if (promptTokens + completionTokens > maxTokens) {
        const reason = `It used more than ${maxTokens} tokens. Give it more with \`maxTokens\`.`;
        return { outcome: 'gave_up', answer: '', reason };
      }
      const ending = this.#endingOf(await this.#run.act(decision.acts));
      if (ending) return ending;
    }
  }

  #endingOf({ ending, pending, failure }: Acted): Ending | undefined {
    if (failure) throw failure;
    return ending ?? (pending && pendingEnding(pending, this.#request.effects));
  }

  /** The interface promises a picture; that the window is covered must not take the rest of the answer away. */
  async #lastScreenshot(
    session: AgentSession,
  ): Promise<Pick<BrowseResult, 'screenshot' | 'screenshotMissing'>> {
    try {
      return { screenshot: await session.screenshot() };
    } catch (error) {
      if (!(error instanceof RelayError)) throw error;
      return { screenshot: '', screenshotMissing: this.mask(error.message) };
    }
  }
}

function pendingEnding(pending: Pending, effects: BrowseRequest['effects']): Ending {
  const { action, element, why, id } = pending;
  const instead =
    effects === 'read'
      ? '"effects": "read" holds every such act; with "named" a prompt that names the act does it at once.'
      : 'A prompt that names the act does it at once.';
  const reason = `${action} on ${element} was held, and nothing of it was done: ${why}. A person can approve it in the popup of the extension, with npx tabrelay approvals or by POST /v1/approvals/${id}. POST /v1/browse with {"resume": "${id}"} waits for that and goes on, for ten minutes; with a key with the scope approve it approves. ${instead}`;
  return { outcome: 'needs_user', answer: '', reason, pending };
}
