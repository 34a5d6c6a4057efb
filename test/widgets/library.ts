/** One step of a goal: action, selector, value, as sent to `POST /v1/session/{id}`. */
export type GoalStep = [action: string, selector: string, value?: unknown];

export interface Goal {
  /** What is to be achieved, in the words of somebody who sees the page. */
  goal: string;
  steps: GoalStep[];
  /** What the page's state has to contain then; it may hold vitest's asymmetric matchers. */
  state: Record<string, unknown>;
  /** Why it is not achieved and the replies say so, where that is known and accepted. */
  fails?: string;
}

/** The goals on one page, which is made with the real package of a library. */
export interface Library {
  name: string;
  /** The file below `test/widgets/`: in `pages`, or in `large`, whose packages only the soak installs. */
  page: string;
  /** The first one is tried in `npm test` too. */
  goals: Goal[];
}
