// Why: all contenders answer the same five questions on the same page, so that their numbers stand side by side.
import type { Samples } from './measure';

export const questions = ['echo', 'click', 'text', 'screenshot', 'session open'] as const;
export type Question = (typeof questions)[number];

/** How often each question is asked. Opening and photographing are slow, so they are asked less often. */
export const runsOf: Record<Question, number> = {
  echo: 300,
  click: 300,
  text: 300,
  screenshot: 15,
  'session open': 15,
};

export interface Contender {
  name: string;
  /** What each question means there, for the notes below the table. */
  note: string;
  /** Starts, measures on the page at `url`, ends; nothing of it is left running. */
  run(url: string): Promise<Record<Question, Samples>>;
}
