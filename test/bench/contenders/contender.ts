/** The interface of all contenders. */
import type { Question } from '../questions';

export interface Contender {
  name: string;
  /** What the questions mean there, for the notes below the table. */
  note: string;
  /** Those that it can answer. */
  answers: readonly Question[];
  /** Starts its processes, the browser among them. */
  start(): Promise<Running>;
}

export interface Running {
  /** Opens a page, leaves the one before, and says how each question is asked there. */
  visit(url: string): Promise<Operations>;
  /** Ends everything; nothing of it is left running. */
  stop(): Promise<unknown>;
}

type Operations = Partial<Record<Question, Operation>>;

export interface Operation {
  /** What is timed. Its answer is kept where it is a text. */
  run(): Promise<unknown>;
  /** Done after each run, in nobody's time. */
  between?(): Promise<unknown>;
}
