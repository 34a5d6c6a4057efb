/** The session of a task or question, whose steps go through the same operations as everybody's. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { HandoffResult } from '../../../extension/protocol/driving';
import type { DoneAct, Hold } from '../../../extension/protocol/effects/consequential';
import { RelayError } from '../../../extension/protocol/errors';
import type { StepResult } from '../../../extension/protocol/frames/frames';
import type { Policy } from '../../../extension/protocol/policy';
import type { AgentSession, HeldRequest, HowToStep, Tab } from '../../autonomy/agent-session';
import type { BrowseRequest } from '../../autonomy/browse/requests/browse-request';
import type { Browsers } from '../../browsers/browsers';
import { Deadline } from '../../deadline';
import { untilAborted } from '../../until-aborted';
import { knownAction } from '../../validation/known-action';
import { deniedBefore } from '../approvals/approval-errors';
import type { Approvals } from '../approvals/approvals';
import { callFor } from '../call-for';
import { type RequestContext, withTaskScopes } from '../caller';
import { closeSession } from '../sessions/close-session';
import { takeScreenshot } from '../sessions/take-screenshot';
import { takeStep } from '../sessions/take-step';
import { AskedQuestions } from './asked-questions';
import { DoneActs } from './done-acts';

const screenshotLimitMs = 20_000;
const policyLimitMs = 10_000;
const maxDrivenMs = 600_000;
/** A call is answered at most half a second after its deadline. Mostly a session is closed by then. */
const graceMs = 300;
/** What is answered at the end of a handoff takes some time, too. */
const answerMarginMs = 2_000;
/** Who decides has seen the page, so that an element that is not there now is mostly a mistake. */
const missAfterMs = 1_000;
/** What a server suggests for an entry may take longer to come. */
const suggestedAfterMs = 3_000;
const entering: readonly string[] = ['fill', 'type', 'press', 'select'];

const tabsResult = z.object({
  tabs: z.array(z.object({ tab: z.number(), url: z.string(), title: z.string(), current: z.boolean() })),
});

const withHeld = z.looseObject({ held: z.array(z.object({ type: z.string(), origin: z.string() })) });

/** The secrets of a task's request and where they may go, its prompt, and which acts of consequence it may do. */
type Given = Pick<BrowseRequest, 'secrets' | 'allowIn'> &
  Partial<Pick<BrowseRequest, 'prompt' | 'effects'>> & {
    /** Knows which kinds of acts a person has approved for the whole task, and what was denied. */
    approvals?: Pick<Approvals, 'covers' | 'hasDenied'>;
  };

export class TaskSession implements AgentSession {
  readonly id: string;
  /** Tells its policy from those of other tasks in the same session. */
  readonly taskId: string = randomUUID();
  readonly #browsers: Browsers;
  #context: RequestContext;
  readonly #given: Given;
  readonly #done = new DoneActs();
  /** When the latest act ended, if it entered something. */
  #enteredAtMs: number | undefined;
  #policy: Policy | undefined;
  readonly #asked = new AskedQuestions();
  /** As JSON, so that each counts once. Replies name only what is new. */
  readonly #heldRequests = new Set<string>();
  /** Ends the session's protection from being closed as idle: a model can think for longer than that takes. */
  readonly release: () => void;

  /**
   * @param context of the whole task: its deadline and signal count for every step
   * @param given what `{{name}}` means, and where; a step receives only what its value names
   */
  constructor(browsers: Browsers, id: string, context: RequestContext, given: Given = {}) {
    this.id = id;
    this.#browsers = browsers;
    // The idempotency key is the task's; each of its steps is a command of its own.
    const { signal, deadline } = context;
    this.#context = { caller: withTaskScopes(context.caller), signal, deadline };
    this.#given = given;
    this.release = browsers.hold(id);
  }

  async step(action: string, selector = '', value?: unknown, how: HowToStep = {}): Promise<StepResult> {
    const { name, entry } = knownAction(action);
    const { effect } = entry;
    const json = JSON.stringify(value) ?? '';
    const named = <Value>(of: Readonly<Record<string, Value>> = {}) =>
      Object.entries(of).filter(([secret]) => new RegExp(`\\{\\{\\s*${secret}\\s*\\}\\}`).test(json));
    const secrets = Object.fromEntries(named(this.#given.secrets));
    const step = {
      sessionId: this.id,
      action,
      selector,
      value,
      wantCss: effect === 'act',
      // Of a decision: what the last act led to is to stand in the next view.
      awaitsRequests: effect === 'act' ? how.isFollowed !== undefined : how.awaitsServer === true,
      // A model must not read what no person can see: that is where injections hide.
      onlySeen: effect === 'read',
      // A question is asked of a page that has only been opened.
      ...(this.#given.prompt !== undefined && { missAfterMs: this.#missAfterMs() }),
      ...(Object.keys(secrets).length > 0 && {
        secrets,
        allowIn: Object.fromEntries(named(this.#given.allowIn)),
      }),
    };
    const take = (hold: Hold | undefined) =>
      this.#whenApiDrives(() => takeStep(this.#browsers, { ...step, ...(hold && { hold }) }, this.#context));
    const holdOf = (binding?: string) => this.#holdOf(binding, how.acceptsDialog ?? false);
    const result = await take(holdOf(how.approved)).catch((error: unknown) => {
      const held = error instanceof RelayError ? error.more.held : undefined;
      const { approvals } = this.#given;
      if (!held || !approvals) throw error;
      if (approvals.hasDenied(this.taskId, held)) throw deniedBefore(held);
      if (!approvals.covers(this.taskId, held)) throw error;
      return take(holdOf(held.binding));
    });
    if (effect === 'act') {
      this.#done.count(result);
      this.#enteredAtMs = entering.includes(name) ? Date.now() : undefined;
    }
    this.#asked.note(result);
    for (const request of withHeld.safeParse(result).data?.held ?? [])
      this.#heldRequests.add(JSON.stringify(request));
    return this.#done.note(result);
  }

  /** How long a missing element is waited for: until what was entered right before has had time for its effect. */
  #missAfterMs(): number {
    const forMs = (this.#enteredAtMs ?? -Infinity) + suggestedAfterMs - Date.now();
    return Math.max(missAfterMs, forMs);
  }

  /** A task waits for a person who uses its window, instead of failing, as long as it has time and at most ten minutes. */
  async #whenApiDrives(take: () => Promise<StepResult>): Promise<StepResult> {
    const { signal } = this.#context;
    const deadline = Deadline.after(maxDrivenMs, this.#context.deadline);
    for (;;) {
      try {
        return await take();
      } catch (error) {
        const isDriven = error instanceof RelayError && error.code === 'user_driving';
        const mayRepeat = isDriven && error.more.outcome === 'not_executed';
        if (!mayRepeat || signal.aborted || deadline.remainingMs <= 0) throw error;
      }
    }
  }

  get heldRequests(): HeldRequest[] {
    return [...this.#heldRequests].map((request) => JSON.parse(request));
  }

  /** How the next act is held; not at all where nobody has given a task. */
  #holdOf(approved: string | undefined, acceptsDialog: boolean): Hold | undefined {
    const { prompt, effects: mode } = this.#given;
    if (prompt === undefined || mode === undefined) return undefined;
    const { inherits, carriedOut } = this.#done;
    return {
      mode,
      prompt,
      isOfPlanner: true,
      ...(inherits && { inherits }),
      ...(carriedOut.length > 0 && { carriedOut }),
      ...(approved !== undefined && { approved }),
      ...(acceptsDialog && { accepts: this.#asked.messages }),
    };
  }

  confirmDone(isDone: (act: DoneAct) => Promise<boolean | undefined>): Promise<void> {
    return this.#done.confirm(isDone);
  }

  /** Goes on under another call's deadline and signal. */
  continueIn({ signal, deadline }: RequestContext): void {
    this.#context = { caller: this.#context.caller, signal, deadline };
  }

  /** Binds the session again to what it is bound to, for `forMs` milliseconds from now. */
  async renewPolicy(forMs?: number): Promise<void> {
    if (this.#policy) await this.setPolicy(this.#policy, forMs);
  }

  async tabs(): Promise<Tab[]> {
    return tabsResult.parse(await this.step('tabs')).tabs;
  }

  async screenshot(): Promise<string> {
    const input = { sessionId: this.id, format: 'png', fullPage: false, raise: false } as const;
    const deadline = Deadline.after(screenshotLimitMs, this.#context.deadline);
    return (await takeScreenshot(this.#browsers, input, { ...this.#context, deadline })).image;
  }

  async handOff(instructions: string, forMs: number): Promise<HandoffResult> {
    const { deadline } = this.#context;
    const limitMs = Math.max(1, Math.min(forMs, (deadline?.remainingMs ?? forMs) - answerMarginMs));
    const call = callFor(this.#context, {
      operation: 'handOff',
      sessionId: this.id,
      effect: 'read',
      limitMs: limitMs + answerMarginMs,
    });
    return this.#browsers.send({ do: 'handoff', sessionId: this.id, instructions, forMs: limitMs }, call);
  }

  async setPolicy(policy?: Policy, forMs?: number): Promise<void> {
    this.#policy = policy;
    const order = {
      do: 'setPolicy',
      sessionId: this.id,
      taskId: this.taskId,
      ...(policy && { policy }),
      ...(forMs !== undefined && { forMs }),
    } as const;
    const { caller, signal } = this.#uninterrupted();
    const sent = this.#browsers.send(order, {
      keyName: caller.keyName,
      commandId: randomUUID(),
      hasIdempotencyKey: false,
      deadline: Deadline.after(policyLimitMs),
      effect: 'act',
      signal,
    });
    // What binds the session counts for what is done in it next; once the task's time is over, that is nothing.
    if (policy) await untilAborted(sent, this.#context.signal);
    else await sent;
  }

  /**
   * Ends the task's use of the session and leaves it open, with the policy that it had before.
   * @param late of a call that is to be answered when it aborts: the rest is done behind its answer
   */
  async unbind(late?: AbortSignal): Promise<void> {
    await this.#leave(this.setPolicy(), late);
  }

  /** Closes the session. @param late as `unbind` */
  async close(late?: AbortSignal): Promise<void> {
    await this.#leave(closeSession(this.#browsers, { sessionId: this.id }, this.#uninterrupted()), late);
  }

  async #leave(work: Promise<void>, late: AbortSignal | undefined): Promise<void> {
    // The window may be gone already; that does not change what the task answers.
    const left = work.catch(() => undefined).then(this.release);
    await (late ? untilAborted(left, late, graceMs) : left);
  }

  /** What must be done although the caller is gone or the deadline is over. */
  #uninterrupted(): RequestContext {
    return { caller: this.#context.caller, signal: new AbortController().signal };
  }
}
