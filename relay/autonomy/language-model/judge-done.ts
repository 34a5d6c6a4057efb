import type { Decision, Seen } from '../model';
import { isOnPage } from './evidence';

const noEvidence =
  'Not accepted: your evidence stands neither on the page as it is now nor in the latest view of it. Go on with the task if it is not done; if it is, copy words that show it exactly as they stand on the page.';
const unproved = 'The model says that it is done, but what it cites for it does not stand on the page.';

/** What a model says when it takes its task for done. */
export interface Claim {
  answer: string;
  evidence: string;
}

/** The end of the task, or why it goes on. */
export type Judgement = { end: Extract<Decision, { end: unknown }> } | { refusal: string };

/**
 * Ends the task as done if the page shows the evidence; at the second claim without it as given up.
 * @param before.lastView the latest turn as the model was shown it
 */
export async function judgeDone(
  { answer, evidence }: Claim,
  seen: Seen,
  { wasRefused, lastView }: { wasRefused: boolean; lastView: string },
): Promise<Judgement> {
  if (await isOnPage(evidence, seen, lastView)) {
    return { end: { end: 'done', answer, reason: `The page shows: ${evidence}` } };
  }
  if (wasRefused) return { end: { end: 'gave_up', answer, reason: unproved } };
  return { refusal: noEvidence };
}
