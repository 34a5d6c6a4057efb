/** Answers a question from the passages of a page. */
import { fold, wordsOf } from '../language/words';
import type { Fact } from '../page/fact';
import { factsOf } from '../page/facts';
import { cardFacts } from '../page/listings';
import type { Page } from '../page/page';
import type { Proof } from '../page/quotes';
import { sectionFacts } from '../page/section-facts';
import { type Question, readQuestion } from '../question/question';
import { compareRows } from './compare-rows';
import { extract } from './extract';
import { weigh } from './match';
import { type Candidate, rank } from './rank';

/** What was found on the page. */
export interface Reading {
  found: boolean;
  /** Empty when nothing was found. */
  answer: string;
  /** 0 to 1; 0 when nothing was found. */
  confidence: number;
  /** The passage that proves the answer, verbatim; empty when nothing was found. */
  sourceText: string;
  /** The best passages, whether or not they contain the answer. */
  passages: readonly { text: string; score: number }[];
}

const maxPassages = 3;
const leastCoverage = 0.5;
const leastRelation = 0.42;
const leastOfLabelled = 0.4;
/** From this coverage on, a missing word does not matter. */
const plainEnough = 0.65;
const leastNames = 0.67;
const plainCoverage = 0.65;
const comparedConfidence = 0.85;

/** Reads the answer to `query` from the page; `proof` says whether it contains a quote. */
export function readAnswer(page: Page, query: string, proof: Proof): Reading {
  const question = readQuestion(query);
  const cards = cardFacts(page);
  const facts = [...factsOf(page), ...cards];
  const weights = weigh(question, page, facts);
  const ranked = proved(
    rank(question, page, [...facts, ...sectionFacts(page, question.type)], weights),
    proof,
  );
  const passages = bestPassages(ranked, page);
  const nothing: Reading = { found: false, answer: '', confidence: 0, sourceText: '', passages };
  if (weights.namesPresent < leastNames) return nothing;
  // Without the noun of "which processor" or "how many" on the page there is no answer.
  const thing = question.counted ?? question.head;
  if (weights.absent.some(({ stem, weight, isOfType }) => stem === thing && weight === 1 && !isOfType))
    return nothing;
  const topCandidate = ranked[0];
  const isCounted =
    question.isCount &&
    topCandidate &&
    topCandidate.coverage > plainCoverage &&
    topCandidate.spans.some(({ certainty }) => certainty === 1);
  const compared = isCounted ? undefined : compareRows(question, page, facts);
  if (compared) {
    const sourceText = quoteOf(compared.fact, proof);
    if (sourceText !== undefined) {
      const own = { text: sourceText, score: 1 };
      return {
        found: true,
        answer: compared.answer,
        confidence: comparedConfidence,
        sourceText,
        passages: [own, ...passages.filter(({ text }) => text !== sourceText)].slice(0, maxPassages),
      };
    }
  }
  const best = ranked[0];
  if (!best || !answers(best, question)) return nothing;
  const sourceText = quoteOf(best.fact, proof) ?? '';
  return {
    found: true,
    answer: fold(cardOf(best, question, page, cards) ?? extract(best, question, weights)),
    confidence: Math.round(Math.min(0.99, best.coverage) * 100) / 100,
    sourceText,
    passages,
  };
}

function answers(candidate: Candidate, question: Question): boolean {
  const { coverage, spans, typeScore, relation, fit, isRelated } = candidate;
  if (!question.type && !question.isPolar && !isRelated) return false;
  const maxCertainty = Math.max(0, ...spans.map(({ certainty }) => certainty));
  if (
    coverage <
      (fit >= 0.9 || (maxCertainty === 1 && question.type === 'mass') ? leastOfLabelled : leastCoverage) ||
    (coverage < plainEnough && relation < leastRelation && !isAddressed(candidate))
  )
    return false;
  // A count of something else is not an answer.
  if (question.isCount && maxCertainty < 1 && coverage < plainCoverage) return false;
  return !question.type || spans.length > 0 || typeScore > 0;
}

/** Whether the question names both the row and the column of a cell. */
function isAddressed({ fact, fit }: Candidate): boolean {
  return fact.kind === 'cell' && fact.rowLabel !== '' && fit >= 0.95;
}

/** "Which one" is answered by the name of the card around the sentence. */
function cardOf(
  { fact }: Candidate,
  question: Question,
  page: Page,
  cards: readonly Fact[],
): string | undefined {
  if (question.head === undefined || question.type || fact.kind !== 'sentence') return undefined;
  if (wordsOf(fact.text).some(({ stem }) => stem === question.head)) return undefined;
  const item = page.passages[fact.passage]?.item;
  return (
    item && cards.find(({ passage, isAuthor }) => !isAuthor && page.passages[passage]?.item === item)?.text
  );
}

function quoteOf(fact: Fact, proof: Proof): string | undefined {
  return fact.quotes.map(fold).find(proof);
}

/** The best passages for the question. */
export function passagesFor(page: Page, query: string, proof: Proof): Reading['passages'] {
  const question = readQuestion(query);
  const facts = [...factsOf(page), ...cardFacts(page)];
  return bestPassages(proved(rank(question, page, facts, weigh(question, page, facts)), proof), page);
}

/** How many candidates are looked for on the page: to look for one takes time in proportion to the page. */
const maxLookedFor = 300;

/** The best candidates that the page proves, as many as passages are told. */
function proved(ranked: readonly Candidate[], proof: Proof): Candidate[] {
  const found: Candidate[] = [];
  const passages = new Set<number>();
  for (const candidate of ranked.slice(0, maxLookedFor)) {
    if (passages.size === maxPassages) break;
    if (quoteOf(candidate.fact, proof) === undefined) continue;
    found.push(candidate);
    passages.add(candidate.fact.passage);
  }
  return found;
}

/** By their best fact, each once. */
function bestPassages(ranked: readonly Candidate[], page: Page): Reading['passages'] {
  const seen = new Set<number>();
  const best: { text: string; score: number }[] = [];
  for (const { fact, score } of ranked) {
    if (best.length === maxPassages) break;
    if (seen.has(fact.passage)) continue;
    seen.add(fact.passage);
    const passage = page.passages[fact.passage];
    const text = fact.kind === 'sentence' || passage?.kind === 'row' ? passage?.text : fact.quotes[0];
    best.push({ text: fold(text ?? ''), score: Math.round(Math.max(0, score) * 100) / 100 });
  }
  return best;
}
