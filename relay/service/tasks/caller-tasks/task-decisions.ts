/** Does what the caller's model decides, and shows it the page. */
import { RelayError } from '../../../../extension/protocol/errors';
import { mapStrings } from '../../../../extension/protocol/masking/mask-secrets';
import type { Ending } from '../../../autonomy/browse/endings';
import type { Acted } from '../../../autonomy/browse/progress';
import type { TaskRun } from '../../../autonomy/browse/task-run';
import type { OpenTaskRequest, TaskTurn, TurnRequest } from '../../../autonomy/browse/task-turn';
import type { Views } from '../../../autonomy/browse/views';
import { noActs, withActs } from '../../../autonomy/language-model/done/acts/acts-so-far';
import type { Known } from '../../../autonomy/language-model/done/judge-done';
import { newFence } from '../../../autonomy/language-model/fence';
import { namesWithPlaces } from '../../../autonomy/language-model/names/names-with-places';
import { describeTask, rules } from '../../../autonomy/language-model/rules';
import { withShown } from '../../../autonomy/language-model/shown-words';
import { withRefs } from '../../../autonomy/language-model/to-selector';
import { unbegunActs } from '../../../autonomy/language-model/unbegun-acts';
import type { Base } from '../../../autonomy/language-model/view/page-view';
import type { Act, ActOutcome, Seen } from '../../../autonomy/model';
import { Deadline } from '../../../deadline';
import type { TaskSession } from '../task-session';
import { byBody } from './by-body';
import { outcomeOnWire } from './outcome-on-wire';

/** After this no further act of a turn is begun, so that its answer comes before clients stop waiting. */
const turnLimitMs = 60_000;

/** The answer of a turn, which is numbered by the task. */
export type Answer = Omit<TaskTurn, 'turn'>;

/** What a model decides in one turn. */
export type TurnDecision = Omit<TurnRequest, 'turn'>;

export interface DecisionParts {
  terms: OpenTaskRequest;
  run: TaskRun;
  session: TaskSession;
  views: Views;
  /** How long an open session stays bound to the task without a turn, should the relay die. */
  leaseMs: number;
}

export class TaskDecisions {
  readonly #parts: DecisionParts;
  readonly #fence = newFence();
  /** What the model was shown last. */
  #base: Base | undefined;
  /** What pages said in all turns so far. */
  #shown = '';
  /** Whether the latest decision was a `done` that was refused for its evidence. */
  #wasRefused = false;
  /** Acts that were not begun, until other acts are done or a `done` is refused for them. */
  #unbegun: readonly Act[] = [];
  /** What was done so far. */
  #acts = noActs;
  /** Whether a `done` was refused. */
  #wasAsked = false;
  /** The question that the latest refusal was for. */
  #askedFor: string | undefined;
  /** Whether a `done` was refused for its amount. */
  #wasAmountAsked = false;
  #askedParts: Known['askedParts'];

  constructor(parts: DecisionParts) {
    this.#parts = parts;
  }

  /** What the model is told before its first view. */
  get rules(): string {
    return rules(this.#fence, byBody);
  }

  /** Binds the session and shows its first page. @throws what a step throws */
  async open(signal: AbortSignal): Promise<Answer> {
    const { prompt, secrets = {}, maxSteps, maxTurns } = this.#parts.terms;
    const { run, session, leaseMs } = this.#parts;
    const first = await run.open(session, leaseMs);
    const words = describeTask({
      prompt: run.mask(prompt),
      secretNames: Object.keys(secrets),
      maxSteps,
      maxTurns,
      now: new Date(),
    });
    return this.#answer([], await this.#view(first, { asked: 0, words }, signal));
  }

  /**
   * Does what was decided, or ends the task.
   * @throws what kept it from being begun; what befalls later acts is told in their outcomes
   */
  async decide(decision: TurnDecision, signal: AbortSignal): Promise<Answer> {
    const { session, terms, leaseMs, run } = this.#parts;
    try {
      if (terms.sessionId !== undefined) await session.renewPolicy(leaseMs);
      const { acts, done, needUser, giveUp, approve } = decision;
      if (needUser) return await this.#finish({ outcome: 'needs_user', ...needUser });
      if (giveUp) return await this.#finish({ outcome: 'gave_up', ...giveUp });
      if (done) return await this.#judge(done, signal);
      if (approve !== undefined) return await this.#acted(await run.approve(approve), 1, signal);
      return await this.#act(acts ?? [], signal);
    } catch (error) {
      if (!(error instanceof RelayError) || error.code !== 'session_not_found') throw error;
      return this.#finish(sessionGone(error));
    }
  }

  async #act(acts: NonNullable<TurnDecision['acts']>, signal: AbortSignal): Promise<Answer> {
    this.#wasRefused = false;
    const asked = acts.map(withRefs);
    const deadline = Deadline.after(turnLimitMs);
    const acted = await this.#parts.run.act(asked, () => deadline.remainingMs > 0);
    this.#unbegun = unbegunActs(asked, acted.outcomes.length, this.#unbegun);
    return this.#acted(acted, asked.length, signal);
  }

  async #acted(
    { outcomes, ending, failure, pending }: Acted,
    asked: number,
    signal: AbortSignal,
  ): Promise<Answer> {
    const masked = mapStrings(outcomes, this.#parts.run.mask);
    this.#acts = withActs(this.#acts, masked, namesWithPlaces(this.#base?.tree ?? ''));
    if (ending) return this.#finish(ending, outcomes);
    if (failure?.code === 'session_not_found') return this.#finish(sessionGone(failure), outcomes);
    if (failure && outcomes.length <= 1 && failure.more.outcome === 'not_executed') throw failure;
    const shown = await this.#show(outcomes, { asked, words: '' }, signal);
    return { ...shown, ...(pending && { pending }) };
  }

  async #judge(claim: NonNullable<TurnDecision['done']>, signal: AbortSignal): Promise<Answer> {
    const { run, views, terms } = this.#parts;
    const known = {
      wasRefused: this.#wasRefused,
      unbegun: mapStrings(this.#unbegun, run.mask),
      acts: this.#acts,
      wasAsked: this.#wasAsked,
      askedFor: this.#askedFor,
      wasAmountAsked: this.#wasAmountAsked,
      askedParts: this.#askedParts,
      shown: this.#shown,
      prompt: run.mask(terms.prompt),
    };
    const judged = await views.judgeDone(claim, await run.look(), known, signal);
    if ('refusal' in judged) {
      this.#wasRefused = judged.isUnproved;
      this.#askedFor = judged.askedFor;
      this.#wasAmountAsked ||= judged.isAmountAsked === true;
      this.#askedParts = judged.askedParts ?? this.#askedParts;
      this.#unbegun = [];
      this.#wasAsked = true;
      return this.#show([], { asked: 0, words: judged.refusal }, signal);
    }
    const { end: outcome, answer, reason } = judged.end;
    return this.#finish({ outcome, answer, reason });
  }

  /** Once acts were done their outcomes must reach the caller, whether or not the page can be read. */
  async #show(
    outcomes: readonly ActOutcome[],
    turn: { asked: number; words: string },
    signal: AbortSignal,
  ): Promise<Answer> {
    try {
      const seen = { ...(await this.#parts.run.look()), outcomes };
      return this.#answer(outcomes, await this.#view(seen, turn, signal));
    } catch (error) {
      if (!(error instanceof RelayError)) throw error;
      if (error.code === 'session_not_found') return this.#finish(sessionGone(error), outcomes);
      const text = this.#parts.run.mask(`The page cannot be read: ${error.message}`);
      return this.#answer(outcomes, { text, whole: false });
    }
  }

  async #view(
    seen: Seen,
    turn: { asked: number; words: string },
    signal: AbortSignal,
  ): Promise<{ text: string; whole: boolean }> {
    const how = { fence: this.#fence, base: this.#base, ...turn };
    const shown = await this.#parts.views.show(seen, how, signal);
    this.#base = shown.base;
    this.#shown = withShown(this.#shown, shown.words);
    return shown;
  }

  #answer(outcomes: readonly ActOutcome[], view: { text: string; whole: boolean }): Answer {
    return {
      outcomes: outcomes.map(outcomeOnWire),
      view: view.text,
      wholePage: view.whole,
      stepsLeft: this.#parts.run.stepsLeft,
      turnsLeft: this.#parts.run.turnsLeft,
    };
  }

  async #finish(ending: Ending, outcomes: readonly ActOutcome[] = []): Promise<Answer> {
    const { run, session, terms } = this.#parts;
    const ended = {
      ...(await run.result(ending)),
      ...(terms.keepSession && { sessionId: session.id }),
    };
    const text = `The task has ended: ${ended.outcome}. ${ended.reason}`;
    return { ...this.#answer(outcomes, { text, whole: false }), ended };
  }
}

function sessionGone({ message }: RelayError): Ending {
  return { outcome: 'gave_up', answer: '', reason: `The session of the task is gone. ${message}` };
}
