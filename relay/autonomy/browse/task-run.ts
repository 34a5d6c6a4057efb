/** A task in its session: shows the page, and does what a planner or the caller decides on it. */

import { RelayError } from '../../../extension/protocol/errors';
import { type Mask, mapStrings, maskSecrets } from '../../../extension/protocol/masking/mask-secrets';
import { pendingOf } from '../../validation/pending-of';
import type { AgentSession } from '../agent-session';
import type { Act, ActOutcome, Seen } from '../model';
import { bindSession } from './bind-session';
import type { ActionRecord, BrowseResult } from './browse-result';
import { carryOut } from './carry-out';
import { DeedWatch } from './deeds/deed-watch';
import { type Ending, gaveUp, usedUp } from './endings';
import { inWords } from './in-words';
import { observe, pageState } from './observe';
import { PassedMessages } from './passed-messages';
import type { Acted, Progress } from './progress';
import { createGuard, type Guard } from './repetition-guard';
import type { TaskTerms } from './requests/task-fields';
import { isStep, withinLimit } from './steps';
import { notPending, type SuspendedAct } from './suspended-act';
import { RefsOfTabs } from './targets/refs-of-tabs';

/** How often, and how long apart, the page is looked at when nothing was decided to be done. */
const maxIdleLooks = 10;
const idleLookMs = 300;

export class TaskRun {
  readonly #terms: TaskTerms;
  readonly #onProgress: (progress: Progress) => void | Promise<void>;
  /** Replaces the values of the task's secrets, in everything that it answers, reports or throws. */
  readonly mask: Mask;
  /** From `open` on. */
  #guard: Guard | undefined;
  readonly #records: ActionRecord[] = [];
  /** What was begun, for reports. */
  #begun = 0;
  #steps = 0;
  #turns = 0;
  /** What became of the latest decision's acts. */
  #carried: Pick<Seen, 'outcomes' | 'stopped' | 'beforeLast'> = { outcomes: [] };
  /** From `open` on. */
  #deeds: DeedWatch | undefined;
  /** The page after the acts of the latest decision. */
  #state = '';
  /** A warning of the guard, for the next look. */
  #notice: string | undefined;
  #page = { url: '', title: '' };
  readonly #passed = new PassedMessages();
  readonly #refsOfTabs = new RefsOfTabs();
  /** From `open` on. */
  #entered: AgentSession | undefined;
  /** The act that was held last, until it is approved. */
  #held: SuspendedAct | undefined;

  /** @param onProgress receives each step before it is taken, without the values of secrets */
  constructor(terms: TaskTerms, onProgress: (progress: Progress) => void | Promise<void> = () => {}) {
    this.#terms = terms;
    this.#onProgress = onProgress;
    this.mask = maskSecrets(terms.secrets ?? {});
  }

  /**
   * Binds the session to where the task may go, and shows its first page.
   * @param leaseMs a session that was open before releases itself after so long, should the relay die
   * @throws what a step throws
   */
  async open(session: AgentSession, leaseMs: number): Promise<Seen> {
    const { url } = this.#terms;
    await bindSession(session, this.#terms, leaseMs);
    if (url !== undefined) this.#records.push({ type: 'navigate', url });
    this.#entered = session;
    const first = await this.look();
    this.#deeds = new DeedWatch(session);
    this.#state = await pageState(session);
    this.#guard = createGuard(this.#state);
    return first;
  }

  get #session(): AgentSession {
    if (!this.#entered) throw new Error('a task was used before it was open');
    return this.#entered;
  }

  /** How many steps have been begun; what only reads, scrolls or waits is none. */
  get steps(): number {
    return this.#steps;
  }

  /** How many of its steps are left. */
  get stepsLeft(): number {
    return this.#terms.maxSteps - this.#steps;
  }

  /** How many of its decisions are left. */
  get turnsLeft(): number {
    return this.#terms.maxTurns - this.#turns;
  }

  /** Tells the planner something at the next look. */
  note(words: string): void {
    this.#carried = { outcomes: [] };
    this.#notice = words;
  }

  /** The page as it is now, and what became of the acts before. @throws what a step throws */
  async look(): Promise<Seen> {
    const passed = await this.#passed.take(this.#session, this.mask);
    await this.#deeds?.hear(passed);
    const seen: Seen = await observe(this.#session, this.mask, {
      ...this.#carried,
      passed,
      onSnapshot: (tree) => {
        const tab = seen.tabs.find(({ current }) => current)?.tab;
        this.#passed.noteShown(tree, tab);
        this.#refsOfTabs.noteShown(tree, tab);
      },
      notice: this.#notice,
      stepsLeft: this.stepsLeft,
      turnsLeft: this.turnsLeft,
      // A screenshot shows what was typed.
      mayTakeScreenshot: Object.keys(this.#terms.secrets ?? {}).length === 0,
    });
    this.#page = { url: seen.url, title: seen.title };
    return seen;
  }

  /**
   * Does the acts that were decided on the page of the latest look.
   * @param mayGoOn asked before each act but the first
   */
  async act(acts: readonly Act[], mayGoOn: () => boolean = () => true): Promise<Acted> {
    const { maxSteps, maxTurns } = this.#terms;
    if (this.turnsLeft === 0) return { outcomes: [], ending: usedUp(`${maxTurns} turns`, 'maxTurns') };
    if (this.stepsLeft === 0) return { outcomes: [], ending: usedUp(`${maxSteps} steps`, 'maxSteps') };
    this.#turns += 1;
    if (acts.length === 0) await this.#untilChanged();
    await this.#deeds?.beginActs(this.#state);
    const acted = await this.#carryOut(withinLimit(acts, this.stepsLeft), { mayGoOn });
    if (acted.failure || acted.pending) return acted;
    this.#state = await pageState(this.#session);
    await this.#deeds?.endActs();
    const verdict = this.#guard?.judge(this.#state, acted.outcomes);
    if (verdict?.goOn === false) return { ...acted, ending: gaveUp(verdict.reason) };
    this.#notice = verdict?.notice;
    return acted;
  }

  /** A decision without acts is for a page that is not ready: gives it some time to change. */
  async #untilChanged(): Promise<void> {
    const before = await pageState(this.#session);
    for (let looks = 0; looks < maxIdleLooks; looks += 1) {
      await this.#session.step('wait', '', idleLookMs);
      if ((await pageState(this.#session)) !== before) return;
    }
  }

  /**
   * Does the act that was held, if it is still the same.
   * @param goesOn whether the acts that were decided on with it follow: nothing was decided since
   * @throws RelayError bad_request if nothing is held under the id
   */
  async approve(id: string, goesOn = false): Promise<Acted> {
    const held = this.#held;
    if (held?.id !== id) throw notPending(id);
    this.#held = undefined;
    const { act, binding: approved, before, rest, url } = held;
    const next = goesOn && url === (await this.#finalUrl()) ? rest : [];
    return this.#carryOut([act, ...next], { mayGoOn: () => true, approved, before });
  }

  /**
   * Tells the planner at the next look that a person does not want the act that was held.
   * @throws RelayError bad_request if nothing is held under the id
   */
  deny(id: string, why: string): void {
    const held = this.#held;
    if (held?.id !== id) throw notPending(id);
    this.#held = undefined;
    this.#carried = { outcomes: [...held.before, { act: held.act, error: why }] };
  }

  /** @param how.before what became of earlier acts of the same decision; the next look tells of them too */
  async #carryOut(
    acts: readonly Act[],
    { before = [], ...how }: { mayGoOn(): boolean; approved?: string; before?: readonly ActOutcome[] },
  ): Promise<Acted> {
    const { stopped, beforeLast, ...carried } = await carryOut(acts, {
      session: this.#session,
      mask: this.mask,
      records: this.#records,
      refsOfTabs: this.#refsOfTabs,
      beforeAct: (act, before) => this.#report(act, before),
      ...how,
    });
    this.#passed.noteActs(carried.outcomes);
    const all = [...before, ...carried.outcomes];
    this.#carried = { outcomes: all, ...(stopped && { stopped }), ...(beforeLast && { beforeLast }) };
    const { act, held } = carried.outcomes.at(-1) ?? {};
    const pending = held && pendingOf(held);
    if (act && held && pending) {
      const [before, rest] = [all.slice(0, -1), acts.slice(carried.outcomes.length)];
      const url = await this.#finalUrl();
      this.#held = { id: pending.id, act, binding: held.binding, before, rest, url };
    }
    const outcomes = mapStrings(carried.outcomes, this.mask);
    return { ...carried, outcomes, ...(pending && { pending }) };
  }

  /** What the task has come to. */
  async result(
    ending: Ending,
  ): Promise<Pick<BrowseResult, 'finalUrl' | 'actions' | 'steps' | 'held'> & Ending> {
    const finalUrl = await this.#finalUrl();
    const { heldRequests: held = [] } = this.#session;
    const result = { finalUrl, actions: this.#records, ...ending, steps: this.#steps };
    return mapStrings({ ...result, ...(held.length > 0 && { held: [...held] }) }, this.mask);
  }

  /** Where the session is, or was last seen if it cannot be asked. */
  async #finalUrl(): Promise<string> {
    try {
      return (await this.#session.tabs()).find((tab) => tab.current)?.url ?? '';
    } catch (error) {
      if (error instanceof RelayError) return this.#page.url;
      throw error;
    }
  }

  async #report(act: Act, before = this.#carried.outcomes.at(-1)): Promise<void> {
    this.#begun += 1;
    if (isStep(act)) this.#steps += 1;
    const { action, selector, value, target } = act;
    const progress: Progress = {
      step: this.#begun,
      ...this.#page,
      action,
      selector,
      ...(value !== undefined && { value }),
      ...(target && { target }),
      ...(before && { before: inWords(before) }),
    };
    await this.#onProgress(mapStrings(progress, this.mask));
  }
}
