/** A task that the caller's own model drives, turn by turn. */
import type { paths } from './api.d.ts';
import type { AnswerOf, BodyOf, Call, CallOptions } from './call.js';

/** The body of `POST /task`. */
export type TaskRequest = BodyOf<paths['/task']['post']>;
type Opened = AnswerOf<paths['/task']['post']>;
/** What a turn answers: `view` is for the model, `ended` is there when the task is over. */
export type TaskTurn = AnswerOf<paths['/task/{taskId}']['post']>;
/** What the model decides: `acts`, `done`, `needUser`, `giveUp` or `approve`. */
export type TaskDecision = Omit<BodyOf<paths['/task/{taskId}']['post']>, 'turn'>;

/** An open task. `await using` ends it. */
export class DrivenTask implements AsyncDisposable {
  readonly id: string;
  readonly sessionId: string;
  /** What the model is told first. */
  readonly rules: string;
  /** JSON Schema of a decision. */
  readonly schema: Opened['schema'];
  readonly #call: Call;
  #latest: Opened | TaskTurn;

  constructor(opened: Opened, call: Call) {
    this.id = opened.taskId;
    this.sessionId = opened.sessionId;
    this.rules = opened.rules;
    this.schema = opened.schema;
    this.#call = call;
    this.#latest = opened;
  }

  /** The page and what became of the acts, as the model is to be shown them. */
  get view(): string {
    return this.#latest.view;
  }

  /** Does what the model has decided. A lost answer is asked for again, and the turn is done once. */
  async decide(decision: TaskDecision, call?: CallOptions): Promise<TaskTurn> {
    const body = { turn: this.#latest.turn, ...decision };
    const turn = await this.#call<TaskTurn>('POST', `/task/${this.id}`, body, call);
    this.#latest = turn;
    return turn;
  }

  /** Ends the task; does nothing if it has ended. */
  async end(call?: CallOptions): Promise<void> {
    if ('ended' in this.#latest && this.#latest.ended) return;
    await this.#call('DELETE', `/task/${this.id}`, undefined, call);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.end();
  }
}
