/** The port to the model that decides in a task: one behind an OpenAI-compatible server, or the embedded one. */

import type { HeldAct } from '../../extension/protocol/effects/consequential';

/** A task as a planner receives it. */
export interface Task {
  prompt: string;
  /** Address of the session's page when the planner is first asked. */
  url: string;
  /** Names of the caller's secrets; their values never reach a planner, which writes `{{name}}` instead. */
  secretNames: readonly string[];
  maxSteps: number;
}

/** One step of the step API as a planner asks for it. */
export interface Act {
  action: string;
  selector: string;
  value?: unknown;
  /** Accepts the dialog that it opens, if its message was reported before. */
  dialog?: 'accept' | undefined;
  /** The element, in words for people: `button "Save"`. */
  target?: string;
}

/** The outcome of an act. An act after a failed one of the same decision is not begun and has none. */
export interface ActOutcome {
  act: Act;
  /** The step's result, or its error in words. */
  result?: string | ({ success: boolean } & Record<string, unknown>);
  error?: string;
  /** What is known of an act that failed: it may have been done all the same. Absent where nothing of it was done. */
  mayBeDone?: 'executed' | 'unknown';
  /** The act was held, so nothing of it was done. */
  held?: HeldAct;
  /** What the page said after it, where another act followed. */
  said?: readonly string[];
}

/** A message that a page has shown and taken away. */
export interface PassedMessage {
  words: string;
  /** How many acts were begun since the one after which it came. */
  actsAgo: number;
}

/** The page as it is when a planner is asked. */
export interface Seen {
  url: string;
  title: string;
  /** All tabs of the session, the current one named. */
  tabs: readonly { tab: number; url: string; title: string; current: boolean }[];
  /** Of the decision before, in order. */
  outcomes: readonly ActOutcome[];
  /** What the page has shown since the planner was shown it last, and has taken away again. */
  passed?: readonly PassedMessage[];
  /** The page before the last of several acts: its address, and a snapshot. */
  beforeLast?: { url: string; tree: string };
  /** Why acts after these were not begun, where the last of these was done. */
  stopped?: string;
  /** A warning of the loop, such as that the planner repeats itself. */
  notice?: string;
  /** Acts that may still be begun. */
  stepsLeft: number;
  /** Decisions that may still be taken, this one included. */
  turnsLeft: number;
  /** Reads by a reading action of the table (`snapshot`, `text`, `find` ...); costs no step. */
  read(action: string, selector?: string, value?: unknown): Promise<string>;
  /** Waits some seconds for what the page is sending to its server; whether it still has no answer then. */
  awaitsServer?(): Promise<boolean>;
  /** What the window shows, as raw base64 PNG. */
  screenshot(): Promise<string>;
}

export interface Usage {
  /** Calls of a model, and its tokens as far as the server counts them; all 0 for the embedded one. */
  calls: number;
  promptTokens: number;
  completionTokens: number;
  /** Characters that were sent, those of tools and instructions included. Servers count tokens in different ways. */
  promptCharacters: number;
}

export const noUsage = (): Usage => ({ calls: 0, promptTokens: 0, completionTokens: 0, promptCharacters: 0 });

export type Decision =
  | { acts: readonly Act[] }
  | {
      end: 'done' | 'needs_user' | 'gave_up';
      /** What was found or done, in words for the caller. */
      answer: string;
      /** Why it ends, and for `needs_user` what the user has to do. */
      reason: string;
    };

/** Decides in one task; keeps its own conversation. */
export interface Planner {
  /** @throws RelayError model_failed when the model cannot be asked, timeout when it was too slow. */
  next(seen: Seen, signal: AbortSignal): Promise<Decision>;
  usage(): Usage;
  /** Frees what it holds; it is not asked again. */
  close?(): void;
}

/** Chosen at start; the rest of autonomy does not know which one it is. */
export interface Model {
  /** For people, in /health and the banner: `embedded`, or the model's name and its server. */
  name: string;
  /** Its planners decide anew after an act that was not done: they go on when a person has denied it. */
  replans?: true;
  plan(task: Task): Planner;
}
