/** A task in its session: shows the page, and does what is decided on it, whoever decides. */

import { RelayError } from '../../../extension/protocol/errors';
import { type Mask, mapStrings, maskSecrets } from '../../../extension/protocol/mask-secrets';
import type { AgentSession } from '../agent-session';
import type { Act, ActOutcome, Seen } from '../model';
import type { ActionRecord, BrowseResult } from './browse-result';
import { carryOut } from './carry-out';
import { observe, pageState } from './observe';
import { createGuard } from './repetition-guard';
import type { TaskTerms } from './task-fields';

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

export type Ending = Pick<BrowseResult, 'outcome' | 'answer' | 'reason'>;

/** What became of the acts of a decision; the values of secrets are masked. */
export interface Acted {
  /** Of those that were begun, in order. */
  outcomes: readonly ActOutcome[];
  /** The task has ended. */
  ending?: Ending;
  /** With it nothing more can be done in the session, at least for now. */
  failure?: RelayError;
}

export class TaskRun {
  readonly #terms: TaskTerms;
  readonly #session: AgentSession;
  readonly #onProgress: (progress: Progress) => void | Promise<void>;
  /** Replaces the values of the task's secrets, in everything that it answers, reports or throws. */
  readonly mask: Mask;
  readonly #guard = createGuard();
  readonly #records: ActionRecord[] = [];
  #steps = 0;
  /** Of the latest decision's acts. */
  #outcomes: readonly ActOutcome[] = [];
  /** A warning of the guard, for the next look. */
  #notice: string | undefined;
  #page = { url: '', title: '' };

  /**
   * @param session bound already to where the task may go, and at its first page
   * @param onProgress receives each step before it is taken, without the values of secrets
   */
  constructor(
    terms: TaskTerms,
    session: AgentSession,
    onProgress: (progress: Progress) => void | Promise<void> = () => {},
  ) {
    this.#terms = terms;
    this.#session = session;
    this.#onProgress = onProgress;
    this.mask = maskSecrets(terms.secrets ?? {});
    if (terms.url !== undefined) this.#records.push({ type: 'navigate', url: terms.url });
  }

  /** How many steps have been begun. */
  get steps(): number {
    return this.#steps;
  }

  get stepsLeft(): number {
    return this.#terms.maxSteps - this.#steps;
  }

  /** The page as it is now, and what became of the acts before. @throws what a step throws */
  async look(): Promise<Seen> {
    const seen = await observe(this.#session, this.mask, {
      outcomes: this.#outcomes,
      notice: this.#notice,
      stepsLeft: this.stepsLeft,
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
    const { maxSteps } = this.#terms;
    if (this.stepsLeft === 0) return { outcomes: [], ending: outOfSteps(maxSteps) };
    const verdict = this.#guard.judge(await pageState(this.#session, this.#page.url), acts);
    if (!verdict.goOn) return { outcomes: [], ending: gaveUp(verdict.reason) };
    this.#notice = verdict.notice;
    // A decision without acts costs a step too, else nothing would end it.
    if (acts.length === 0) this.#steps += 1;
    const carried = await carryOut(acts.slice(0, this.stepsLeft), {
      session: this.#session,
      mask: this.mask,
      records: this.#records,
      beforeAct: (act, before) => this.#report(act, before),
      mayGoOn,
    });
    this.#outcomes = carried.outcomes;
    return { ...carried, outcomes: mapStrings(carried.outcomes, this.mask) };
  }

  /** What the task has come to. */
  async result(ending: Ending): Promise<Pick<BrowseResult, 'finalUrl' | 'actions' | 'steps'> & Ending> {
    const finalUrl = await this.#finalUrl();
    return mapStrings({ finalUrl, actions: this.#records, ...ending, steps: this.#steps }, this.mask);
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

  async #report(act: Act, before = this.#outcomes.at(-1)): Promise<void> {
    this.#steps += 1;
    const { action, selector, value, target } = act;
    const progress: Progress = {
      step: this.#steps,
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

function inWords({ result, error }: ActOutcome): string {
  if (error !== undefined) return `failed: ${error}`;
  if (typeof result === 'string') return result.slice(0, maxProgressChars);
  return result?.success ? 'done' : 'done without effect';
}

function gaveUp(reason: string): Ending {
  return { outcome: 'gave_up', answer: '', reason };
}

function outOfSteps(maxSteps: number): Ending {
  const reason = `All ${maxSteps} steps are used up, and the task is not done. Give it more with \`maxSteps\`.`;
  return { outcome: 'max_steps', answer: '', reason };
}
