/** The loop of a task in its session: observe the page, ask the model, act, until the model or a limit ends it. */

import { randomUUID } from 'node:crypto';
import type { HeldAct } from '../../../extension/protocol/effects/consequential';
import { RelayError } from '../../../extension/protocol/errors';
import { type Mask, mapStrings, maskSecrets } from '../../../extension/protocol/mask-secrets';
import type { AgentSession } from '../agent-session';
import type { Act, ActOutcome, Model, Planner, Seen } from '../model';
import { bindSession } from './bind-session';
import type { BrowseRequest } from './browse-request';
import type { ActionRecord, BrowseResult } from './browse-result';
import { carryOut } from './carry-out';
import { observe, pageState } from './observe';
import { createGuard } from './repetition-guard';

/** How much of what a step has read its progress reports. */
const maxProgressChars = 1_000;

/** The step that is about to be taken, and on which page. */
export interface Progress {
  step: number;
  url: string;
  title: string;
  action: string;
  selector: string;
  value?: unknown;
  target?: string;
  /** The result of the step before, in words: what it read, `done`, or why it failed. */
  before?: string;
}

type Ending = Pick<BrowseResult, 'outcome' | 'answer' | 'reason' | 'pending'>;

export class TaskRun {
  readonly #model: Model;
  readonly #request: BrowseRequest;
  #onProgress: (progress: Progress) => void | Promise<void>;
  /** Replaces the values of the request's secrets, in everything that the task answers, reports or throws. */
  readonly mask: Mask;
  readonly #records: ActionRecord[] = [];
  #steps = 0;
  /** Of the latest decision's acts. */
  #outcomes: readonly ActOutcome[] = [];
  #planner: Planner | undefined;
  /** The act that waits for approval, while the task is suspended. */
  #held: { act: Act; binding: string } | undefined;

  /** @param onProgress receives each step before it is taken, without the values of secrets */
  constructor(
    model: Model,
    request: BrowseRequest,
    onProgress: (progress: Progress) => void | Promise<void>,
  ) {
    this.#model = model;
    this.#request = request;
    this.#onProgress = onProgress;
    this.mask = maskSecrets(request.secrets ?? {});
  }

  /** How many steps have been begun. */
  get steps(): number {
    return this.#steps;
  }

  /**
   * Does the task.
   * @throws what a step or the model throws; when `signal` aborts, no further step is begun
   */
  async work(session: AgentSession, signal: AbortSignal): Promise<BrowseResult> {
    const { prompt, secrets = {}, url, maxSteps } = this.#request;
    await bindSession(session, this.#request);
    if (url !== undefined) this.#records.push({ type: 'navigate', url });
    const first = await this.#observe(session);
    this.#planner = this.#model.plan({
      prompt: this.mask(prompt),
      url: first.url,
      secretNames: Object.keys(secrets),
      maxSteps,
    });
    return this.#goOn(session, this.#planner, signal);
  }

  /**
   * Does the act that was held, and goes on.
   * @throws what `work` throws
   */
  async resume(
    session: AgentSession,
    signal: AbortSignal,
    onProgress: (progress: Progress) => void | Promise<void>,
  ): Promise<BrowseResult> {
    const [planner, held] = [this.#planner, this.#held];
    if (!planner || !held) throw new RelayError('internal', 'The task is not suspended.');
    this.#onProgress = onProgress;
    this.#held = undefined;
    return this.#goOn(session, planner, signal, held);
  }

  /** Frees what a suspended task holds. */
  close(): void {
    this.#planner?.close?.();
  }

  async #goOn(
    session: AgentSession,
    planner: Planner,
    signal: AbortSignal,
    approved?: { act: Act; binding: string },
  ): Promise<BrowseResult> {
    const ending = await this.#untilEnd(session, planner, signal, approved).finally(() => {
      if (!this.#held) planner.close?.();
    });
    const finalUrl = (await session.tabs()).find((tab) => tab.current)?.url ?? '';
    const result = {
      finalUrl,
      actions: this.#records,
      ...ending,
      steps: this.#steps,
      usage: planner.usage(),
    };
    return { ...mapStrings(result, this.mask), ...(await this.#lastScreenshot(session)) };
  }

  async #untilEnd(
    session: AgentSession,
    planner: Planner,
    signal: AbortSignal,
    approved?: { act: Act; binding: string },
  ): Promise<Ending> {
    const { maxSteps, maxTokens } = this.#request;
    const guard = createGuard();
    let notice: string | undefined;
    if (approved) {
      const seen = await this.#observe(session);
      const pending = await this.#carryOut(session, seen, [approved.act], approved.binding);
      if (pending) return pending;
    }
    for (;;) {
      const stepsLeft = maxSteps - this.#steps;
      const seen = await this.#observe(session, notice);
      const decision = await planner.next(seen, signal);
      if ('end' in decision) {
        return { outcome: decision.end, answer: decision.answer, reason: decision.reason };
      }
      const spent = planner.usage();
      if (spent.promptTokens + spent.completionTokens > maxTokens) {
        return gaveUp(`It used more than ${maxTokens} tokens. Give it more with \`maxTokens\`.`);
      }
      if (stepsLeft === 0) return outOfSteps(maxSteps);
      const verdict = guard.judge(await pageState(session, seen.url), decision.acts);
      if (!verdict.goOn) return gaveUp(verdict.reason);
      ({ notice } = verdict);
      // A decision without acts costs a step too, else nothing would end it.
      if (decision.acts.length === 0) this.#steps += 1;
      const pending = await this.#carryOut(session, seen, decision.acts.slice(0, stepsLeft));
      if (pending) return pending;
    }
  }

  /** Does the acts; the ending, if one of them was held. */
  async #carryOut(
    session: AgentSession,
    seen: Seen,
    acts: readonly Act[],
    approved?: string,
  ): Promise<Ending | undefined> {
    this.#outcomes = await carryOut(acts, {
      session,
      mask: this.mask,
      records: this.#records,
      beforeAct: (act, before) => this.#report(seen, act, before),
      ...(approved !== undefined && { approved }),
    });
    const { act, held } = this.#outcomes.at(-1) ?? {};
    if (!act || !held) return undefined;
    this.#held = { act, binding: held.binding };
    return pendingEnding(held);
  }

  #observe(session: AgentSession, notice?: string): Promise<Seen> {
    return observe(session, this.mask, {
      outcomes: this.#outcomes,
      notice,
      stepsLeft: this.#request.maxSteps - this.#steps,
      // A screenshot shows what was typed.
      mayTakeScreenshot: Object.keys(this.#request.secrets ?? {}).length === 0,
    });
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

  #report({ url, title }: Seen, act: Act, before = this.#outcomes.at(-1)): void | Promise<void> {
    this.#steps += 1;
    const { action, selector, value, target } = act;
    const progress: Progress = {
      step: this.#steps,
      url,
      title,
      action,
      selector,
      ...(value !== undefined && { value }),
      ...(target && { target }),
      ...(before && { before: inWords(before) }),
    };
    return this.#onProgress(mapStrings(progress, this.mask));
  }
}

function inWords({ result, error }: ActOutcome): string {
  if (error !== undefined) return `failed: ${error}`;
  if (typeof result === 'string') return result.slice(0, maxProgressChars);
  return result?.success ? 'done' : 'done without effect';
}

function pendingEnding({ binding: _, ...act }: HeldAct): Ending {
  const pending = { id: randomUUID(), ...act };
  const reason = `${act.action} on ${act.element} was held, and nothing of it was done: ${act.why}. POST /v1/browse with {"resume": "${pending.id}"} and a key with the scope approve does it and goes on, for ten minutes; a prompt that names it does it at once.`;
  return { outcome: 'needs_user', answer: '', reason, pending };
}

function gaveUp(reason: string): Ending {
  return { outcome: 'gave_up', answer: '', reason };
}

function outOfSteps(maxSteps: number): Ending {
  const reason = `All ${maxSteps} steps are used up, and the task is not done. Give it more with \`maxSteps\`.`;
  return { outcome: 'max_steps', answer: '', reason };
}
