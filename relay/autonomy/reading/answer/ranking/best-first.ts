/** Lists of the best begin with the first: "top scorers". */
import type { Fact } from '../../page/fact';
import type { Page } from '../../page/page';
import type { Question } from '../../question/question';

const ofBest = /\b(?:top|leading|best|number one)\b/i;
const counts = 0.06;
const maxPlaces = 5;

/** The candidates with items of a list behind those above them, where the question asks for the best. */
export function bestFirst<Candidate extends { fact: Fact; score: number }>(
  candidates: Candidate[],
  { text }: Question,
  { passages }: Page,
): Candidate[] {
  if (!ofBest.test(text)) return candidates;
  return candidates.map((candidate) => {
    const passage = passages[candidate.fact.passage];
    if (passage?.kind !== 'item') return candidate;
    const first = passages.findIndex(({ kind, group }) => kind === 'item' && group === passage.group);
    const place = Math.min(maxPlaces, candidate.fact.passage - first);
    return { ...candidate, score: candidate.score - counts * place };
  });
}
