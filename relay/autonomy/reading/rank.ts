// Why: of all that a page says, what answers has the question's words in it, and something of the right kind.
import type { Fact } from './facts';
import { precision, presence, stemsOf, type Weights } from './match';
import type { Page, Passage } from './page';
import type { Question } from './question';
import { type AnswerType, type Span, spansOf } from './spans';
import { wordsOf } from './words';

/** A fact and how well it answers. */
export interface Candidate {
  fact: Fact;
  score: number;
  /** The share of the question's words that stand in it or around it, 0 to 1. */
  coverage: number;
  /** The parts of it that are of the right kind and not of the question itself. */
  spans: readonly Span[];
}

/** How much a word of the question counts that does not stand in the fact itself. */
const around = { before: 0.45, beside: 0.75, trail: 0.75, title: 0.7, page: 0 };
const namelike = new Set<AnswerType>(['person', 'place', 'organization', 'name', 'version', 'time', 'frequency']);
const outside: Record<NonNullable<Passage['region']>, number> = {
  nav: 0.35,
  footer: 0.1,
  aside: 0.12,
  header: 0.05,
  dialog: 0.2,
};

/** All facts that have anything to do with the question, the best first. */
export function rank(question: Question, page: Page, facts: readonly Fact[], weights: Weights): Candidate[] {
  const title = stemsOf(`${page.title} ${mainHeading(page)}`);
  return facts
    .map((fact) => weighFact(fact, question, page, weights, title))
    .filter(({ coverage }) => coverage > 0)
    .sort((a, b) => b.score - a.score);
}

function mainHeading(page: Page): string {
  return page.passages.find(({ kind }) => kind === 'heading')?.text ?? '';
}

function weighFact(
  fact: Fact,
  question: Question,
  page: Page,
  weights: Weights,
  title: ReadonlySet<string>,
): Candidate {
  const passage = page.passages[fact.passage];
  const own = stemsOf(fact.text);
  const label = stemsOf(fact.label);
  const row = stemsOf(fact.row);
  const trail = stemsOf((passage?.trail ?? []).join(' '));
  const beside = stemsOf(fact.beside);
  const before = stemsOf(fact.before);
  const isValue = fact.kind !== 'sentence';
  let covered = 0;
  let inside = 0;
  for (const term of question.terms) {
    const weight = weights.of.get(term.stem) ?? 0;
    const here = Math.max(presence(term, own) * (isValue ? 0.85 : 1), presence(term, label), presence(term, row));
    const near = Math.max(
      presence(term, trail) * around.trail,
      presence(term, beside) * around.beside,
      presence(term, title) * around.title,
      presence(term, before) * around.before,
    );
    covered += weight * Math.max(here, near);
    inside += weight * here;
  }
  const coverage = covered / weights.total;
  const spans = question.type ? freshSpans(fact, question.type, question) : [];
  const kindly = kindness(fact, question, spans);
  let score = coverage + 0.35 * (inside / weights.total) + kindly;
  if (isValue) score += 0.2 * labelled(fact, question);
  if (passage?.region) score -= outside[passage.region];
  if (passage?.kind === 'control' || passage?.kind === 'field') score -= 0.3;
  if (passage?.kind === 'heading') score -= question.shape === 'span' ? 0.15 : 0.35;
  if (passage?.kind === 'meta') score -= 0.15;
  if (passage?.kind === 'fact') score -= 0.05;
  if (/\?$/.test(fact.text)) score -= 0.4;
  return { fact, score, coverage, spans };
}

/** How well the label is one that the question asks for. */
function labelled(fact: Fact, question: Question): number {
  const column = precision(fact.label, question);
  if (fact.kind === 'value') return column;
  return 0.6 * column + 0.4 * precision(fact.rowLabel || fact.row, question);
}

/** What being of the right kind is worth. */
function kindness(fact: Fact, question: Question, spans: readonly Span[]): number {
  if (question.isPolar) return 0;
  if (!question.type) return fact.kind === 'sentence' && wordsOf(fact.text).length < 4 ? -0.15 : 0;
  const best = Math.max(0, ...spans.map(({ sure }) => sure));
  if (best > 0) return 0.3 * best;
  if (fact.kind !== 'sentence' && namelike.has(question.type) && fact.text.length <= 120 && !isCovered(fact.text, question))
    return 0.12;
  return -0.3;
}

/** Spans of the type that say something that the question does not. */
function freshSpans(fact: Fact, type: AnswerType, question: Question): Span[] {
  return spansOf(type, fact.text).filter(({ text }) => !isCovered(text, question));
}

/** The words are all the question's own. */
export function isCovered(text: string, question: Question): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.every(({ stem }) => question.terms.some((term) => term.stem === stem && term.start >= 0));
}
