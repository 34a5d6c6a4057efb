/** The passages of a page that say most about a question, each once. */
import { collapse } from '../../../../extension/protocol/collapse';
import type { Fact } from '../page/fact';
import { factsOf } from '../page/facts';
import { cardFacts } from '../page/listings';
import type { Page } from '../page/page';
import type { Proof } from '../page/quotes';
import { readQuestion } from '../question/question';
import { type Candidate, rank } from './ranking/rank';
import { weigh } from './weights';

/** A passage and how well it fits. */
export interface Found {
  text: string;
  score: number;
}

export const maxPassages = 3;
/** How many candidates are looked for on the page: to look for one takes time in proportion to the page. */
const maxLookedFor = 300;
const maxAlike = 2;

/** The best passages for the question. */
export function passagesFor(page: Page, query: string, proof: Proof): readonly Found[] {
  const question = readQuestion(query);
  const facts = [...factsOf(page), ...cardFacts(page)];
  return bestPassages(proved(rank(question, page, facts, weigh(question, page, facts)), page, proof), page);
}

export function quoteOf(fact: Fact, proof: Proof): string | undefined {
  return fact.quotes.map(collapse).find(proof);
}

/** The best candidates that the page proves, as many as passages are told. */
export function proved(ranked: readonly Candidate[], page: Page, proof: Proof): Candidate[] {
  const found: Candidate[] = [];
  const passages = new Set<number>();
  const alike = new Map<string, Set<number>>();
  const later: Candidate[] = [];
  for (const candidate of ranked.slice(0, maxLookedFor)) {
    if (passages.size === maxPassages) break;
    const { passage } = candidate.fact;
    // Rows that fit equally well say nothing of their own: two of them leave room for another passage.
    const tie = `${page.passages[passage]?.table ?? passage} ${candidate.score.toFixed(2)}`;
    const rows = alike.get(tie) ?? new Set<number>();
    alike.set(tie, rows.add(passage));
    const text = textOf(candidate, page);
    const isTold = !passages.has(passage) && found.some((one) => textOf(one, page).includes(text));
    if (rows.size > maxAlike || isTold) later.push(candidate);
    else if (quoteOf(candidate.fact, proof) !== undefined) {
      found.push(candidate);
      passages.add(passage);
    }
  }
  for (const candidate of later) {
    if (passages.size === maxPassages) break;
    if (quoteOf(candidate.fact, proof) === undefined) continue;
    found.push(candidate);
    passages.add(candidate.fact.passage);
  }
  return found;
}

/** What is told of the passage of a candidate. */
function textOf({ fact }: Pick<Candidate, 'fact'>, page: Page): string {
  const passage = page.passages[fact.passage];
  const text = fact.kind === 'sentence' || passage?.kind === 'row' ? passage?.text : fact.quotes[0];
  return collapse(text ?? '');
}

/** By their best fact, each once. */
export function bestPassages(ranked: readonly Candidate[], page: Page): readonly Found[] {
  const seen = new Set<number>();
  const best: Found[] = [];
  for (const { fact, score } of ranked) {
    if (best.length === maxPassages) break;
    if (seen.has(fact.passage)) continue;
    seen.add(fact.passage);
    best.push({ text: textOf({ fact }, page), score: Math.round(Math.max(0, score) * 100) / 100 });
  }
  return best;
}
