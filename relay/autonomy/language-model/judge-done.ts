import type { Decision, Seen } from '../model';
import { faultOf } from './evidence';

/** What a model says when it takes its task for done. */
export interface Claim {
  answer: string;
  evidence: string;
}

/** What is known of the task by then. */
export interface Known {
  /** Whether a claim was refused in the turn before. */
  wasRefused: boolean;
  /** What pages said in all turns so far; see `shownWords`. */
  shown: string;
  /** The task, whose own words prove nothing. */
  prompt: string;
}

/** The end of the task, or why it goes on. */
export type Judgement = { end: Extract<Decision, { end: unknown }> } | { refusal: string };

/** Ends the task as done if pages have shown the evidence; at the second claim in a row without it as given up. */
export async function judgeDone(claim: Claim, seen: Seen, known: Known): Promise<Judgement> {
  const { answer, evidence } = claim;
  const fault = await faultOf(claim, seen, known);
  if (!fault) return { end: { end: 'done', answer, reason: `The page shows: ${evidence}` } };
  if (known.wasRefused) {
    return { end: { end: 'gave_up', answer, reason: `The model says that it is done, but ${fault}.` } };
  }
  const refusal = `Not accepted: ${fault}. Go on with the task if it is not done; if it is, copy words that show it exactly as they stand on the page.`;
  return { refusal };
}
