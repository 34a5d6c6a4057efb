/** Tells how likely it is that an answer is right. */
import { stopWords } from '../../language/stop-words';
import { wordsOf } from '../../language/words';
import type { Page } from '../../page/page';
import type { Question } from '../../question/question';
import type { Candidate } from '../ranking/rank';
import { stemsOf } from '../stems';

/** What is known by its name. */
export const namely = new Set<unknown>(['person', 'place', 'organization', 'name']);
/** How much worse others may be that could answer as well. */
const alike = 0.15;
/** What has less of the question than this share of the answer's is no rival, whatever its label gives it. */
const leastShare = 0.6;
const maxAlike = 5;
const maxNew = 6;
const leastAhead = -0.5;

/**
 * The weights of the logistic regression over 2,550 answers to the questions of the tests, by sets left out of the fit: it
 * ranks right answers above wrong ones and answers to what the page does not tell in 83 of 100 pairs. That rivals with little
 * of the question do not count as alike came after the fit.
 */
const weights = {
  base: -2.2,
  coverage: 0.56,
  /** How much better it is than what the next passage says. */
  ahead: 1.4,
  score: 1.9,
  certainty: 1.35,
  isTyped: -1.13,
  isPolar: 5.75,
  alike: -0.54,
  saysNothingNew: -4.08,
  isNameOfRow: -1.19,
  newWords: -0.11,
  /** In the head, the navigation or another part around the content. */
  isAround: -0.59,
  isOfName: -0.51,
};

/** The probability that an answer is right, 0 to 1. */
export function confidenceOf(
  best: Candidate,
  answer: string,
  question: Question,
  page: Page,
  ranked: readonly Candidate[],
): number {
  const { fact, coverage, score, spans } = best;
  const others = ranked.filter((one) => one.fact.passage !== fact.passage);
  const next = Math.max(0, others.find(({ typeScore }) => typeScore >= 0)?.score ?? 0);
  const same = others.filter(
    (one) => one.score > score - alike && one.coverage >= leastShare * coverage,
  ).length;
  const sum =
    weights.base +
    weights.coverage * coverage +
    weights.ahead * Math.max(leastAhead, Math.min(1, score - next)) +
    weights.score * score +
    weights.certainty * Math.max(0, ...spans.map(({ certainty }) => certainty)) +
    weights.isTyped * Number(question.type !== undefined) +
    weights.isPolar * Number(question.isPolar) +
    weights.alike * Math.min(maxAlike, same) +
    weights.saysNothingNew * Number(newWords(answer, question) === 0) +
    weights.isNameOfRow * Number(fact.kind === 'cell' && fact.rowLabel === '') +
    weights.newWords * Math.min(maxNew, newWords(fact.text, question)) +
    weights.isAround * Number(page.passages[fact.passage]?.region !== undefined) +
    weights.isOfName * Number(namely.has(question.type));
  return Math.round(Math.min(0.99, 1 / (1 + Math.exp(-sum))) * 100) / 100;
}

/** How many words it has that the question has not. */
function newWords(text: string, question: Question): number {
  const asked = stemsOf(question.text);
  return wordsOf(text).filter(
    ({ text: word, stem }) => !stopWords.has(word.toLowerCase()) && !asked.has(stem),
  ).length;
}
