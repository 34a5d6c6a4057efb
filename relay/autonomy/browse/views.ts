/** The port to what shows pages to the caller's own model: reading what a page says takes a thread of its own. */
import type { Claim, Judgement } from '../language-model/judge-done';
import type { Seen } from '../model';

/** How a turn is shown. */
export interface TurnToShow {
  /** Name of the element around page text. */
  fence: string;
  isFirst: boolean;
  /** How many acts the model asked for in the turn before. */
  asked: number;
  /** What to say besides. */
  words: string;
}

export interface Views {
  /** The text for the model: our words, then between fences the outcomes and the page. */
  show(seen: Seen, turn: TurnToShow, signal: AbortSignal): Promise<{ text: string; whole: boolean }>;
  judgeDone(
    claim: Claim,
    seen: Seen,
    before: { wasRefused: boolean; lastView: string },
    signal: AbortSignal,
  ): Promise<Judgement>;
}
