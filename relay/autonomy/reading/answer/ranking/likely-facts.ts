/** Leaves out of a very long page what hardly can answer, as weighing all of it would take longer than a caller waits. */
import type { Fact } from '../../page/fact';
import type { Page } from '../../page/page';
import type { Question } from '../../question/question';
import { likeness } from '../match';
import { stemsOf } from '../stems';
import type { Weights } from '../weights';
import { aboveOf, nothingAbove } from './page-parts';

/** So many facts are weighed in full; a page of 100 printed pages has fewer. */
const maxFacts = 4_000;

/** The facts with most of the question's words in themselves or right around, in the order of the page. */
export function likelyFacts(
  facts: readonly Fact[],
  question: Question,
  page: Page,
  { of }: Weights,
): readonly Fact[] {
  if (facts.length <= maxFacts) return facts;
  const shareOf = (fact: Fact) => {
    const passage = page.passages[fact.passage];
    const around = [fact.text, fact.label, fact.row, fact.rowLabel, fact.before, fact.beside].map(stemsOf);
    const all = [...around, (passage ? aboveOf(passage) : nothingAbove).stems];
    return question.terms.reduce(
      (sum, term) => sum + (of.get(term.stem) ?? 0) * Math.max(...all.map((stems) => likeness(term, stems))),
      0,
    );
  };
  const shares = facts.map((fact) => ({ fact, share: shareOf(fact) }));
  const kept = new Set(shares.toSorted((a, b) => b.share - a.share).slice(0, maxFacts));
  return shares.filter((one) => kept.has(one)).map(({ fact }) => fact);
}
