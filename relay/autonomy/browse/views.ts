/** The port to what shows pages to the caller's own model: reading what a page says takes a thread of its own. */
import type { Claim, Judgement, Known } from '../language-model/done/judge-done';
import type { ShownTurn, TurnToShow } from '../language-model/show-turn';
import type { Seen } from '../model';

export interface Views {
  show(seen: Seen, turn: TurnToShow, signal: AbortSignal): Promise<ShownTurn>;
  judgeDone(claim: Claim, seen: Seen, known: Known, signal: AbortSignal): Promise<Judgement>;
}
