/** The session of a task or question, whose steps go through the same operations as everybody's. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { StepResult } from '../../extension/protocol/frames';
import type { Policy } from '../../extension/protocol/policy';
import type { AgentSession, Tab } from '../autonomy/agent-session';
import type { BrowseRequest } from '../autonomy/browse/browse-request';
import type { Browsers } from '../browsers/browsers';
import { Deadline } from '../deadline';
import { knownAction } from '../validation/known-action';
import { type RequestContext, withTaskScopes } from './caller';
import { closeSession } from './close-session';
import { takeScreenshot } from './take-screenshot';
import { takeStep } from './take-step';

const screenshotLimitMs = 20_000;
const policyLimitMs = 10_000;

const tabsResult = z.object({
  tabs: z.array(z.object({ url: z.string(), title: z.string(), current: z.boolean() })),
});

/** The secrets of a task's request, and where they may go. */
type TaskSecrets = Pick<BrowseRequest, 'secrets' | 'allowIn'>;

export class TaskSession implements AgentSession {
  readonly id: string;
  /** Tells its policy from those of other tasks in the same session. */
  readonly #taskId = randomUUID();
  readonly #browsers: Browsers;
  readonly #context: RequestContext;
  readonly #secrets: TaskSecrets;
  /** Ends the session's protection from being closed as idle: a model can think for longer than that takes. */
  readonly release: () => void;

  /**
   * @param context of the whole task: its deadline and signal count for every step
   * @param given what `{{name}}` means, and where; a step receives only what its value names
   */
  constructor(browsers: Browsers, id: string, context: RequestContext, given: TaskSecrets = {}) {
    this.id = id;
    this.#browsers = browsers;
    // The idempotency key is the task's; each of its steps is a command of its own.
    const { signal, deadline } = context;
    this.#context = { caller: withTaskScopes(context.caller), signal, deadline };
    this.#secrets = given;
    this.release = browsers.hold(id);
  }

  async step(action: string, selector = '', value?: unknown): Promise<StepResult> {
    const { effect } = knownAction(action).entry;
    const json = JSON.stringify(value) ?? '';
    const named = <Value>(of: Readonly<Record<string, Value>> = {}) =>
      Object.entries(of).filter(([name]) => new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).test(json));
    const secrets = Object.fromEntries(named(this.#secrets.secrets));
    const step = {
      sessionId: this.id,
      action,
      selector,
      value,
      wantCss: effect === 'act',
      // A model must not read what no person can see: that is where injections hide.
      onlySeen: effect === 'read',
      ...(Object.keys(secrets).length > 0 && {
        secrets,
        allowIn: Object.fromEntries(named(this.#secrets.allowIn)),
      }),
    };
    return takeStep(this.#browsers, step, this.#context);
  }

  async tabs(): Promise<Tab[]> {
    return tabsResult.parse(await this.step('tabs')).tabs;
  }

  async screenshot(): Promise<string> {
    const input = { sessionId: this.id, format: 'png', fullPage: false, raise: false } as const;
    const deadline = Deadline.after(screenshotLimitMs, this.#context.deadline);
    return (await takeScreenshot(this.#browsers, input, { ...this.#context, deadline })).image;
  }

  async setPolicy(policy?: Policy, forMs?: number): Promise<void> {
    const order = {
      do: 'setPolicy',
      sessionId: this.id,
      taskId: this.#taskId,
      ...(policy && { policy }),
      ...(forMs !== undefined && { forMs }),
    } as const;
    const { caller, signal } = this.#uninterrupted();
    await this.#browsers.send(order, {
      keyName: caller.keyName,
      commandId: randomUUID(),
      hasIdempotencyKey: false,
      deadline: Deadline.after(policyLimitMs),
      effect: 'act',
      signal,
    });
  }

  /** Ends the task's use of the session and leaves it open, with the policy that it had before. */
  async unbind(): Promise<void> {
    await ignoreFailure(this.setPolicy());
    this.release();
  }

  /** Closes the session. */
  async close(): Promise<void> {
    await ignoreFailure(closeSession(this.#browsers, { sessionId: this.id }, this.#uninterrupted()));
    this.release();
  }

  /** What must be done although the caller is gone or the deadline is over. */
  #uninterrupted(): RequestContext {
    return { caller: this.#context.caller, signal: new AbortController().signal };
  }
}

/** The window may be gone already; that does not change what the task answers. */
async function ignoreFailure(work: Promise<void>): Promise<void> {
  await work.catch(() => undefined);
}
