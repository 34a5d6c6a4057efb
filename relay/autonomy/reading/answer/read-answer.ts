/** Answers a question from the passages of a page. */

import { collapse } from '../../../../extension/protocol/collapse';
import { smallNumbers } from '../../../../extension/protocol/small-numbers';
import { spansOf } from '../language/spans/spans';
import { numberIn } from '../language/spans/units';
import { stemOf, wordsOf } from '../language/words';
import type { Fact } from '../page/fact';
import { factsOf } from '../page/facts';
import { cardFacts } from '../page/listings';
import type { Page } from '../page/page';
import type { Proof } from '../page/quotes';
import { sectionFacts } from '../page/section-facts';
import { asksWhen } from '../question/asks-when';
import { type Question, readQuestion } from '../question/question';
import { aboutOf, asksWhatPageIs } from './about-page';
import { bestPassages, type Found, maxPassages, proved, quoteOf } from './best-passages';
import { compareRows } from './comparison/compare-rows';
import { extract } from './extraction/extract';
import { type Candidate, rank } from './ranking/rank';
import { stemsOf } from './stems';
import { confidenceOf, namely } from './trust/confidence';
import { isThingAbsent } from './trust/missing/lacks-noun';
import { answers } from './trust/trust';
import { weigh } from './weights';

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
  passages: readonly Found[];
}

const leastNames = 0.67;
const plainCoverage = 0.65;
const leastCoverage = 0.5;
/** How much worse than the best candidate one may be that answers where the best does not. */
const leastBehind = 0.15;
/** How many of the best candidates may answer. */
const maxTold = 12;
const comparedConfidence = 0.85;
/** An answer below this is wrong or about something else more often than right. */
const leastConfidence = { ofAmount: 0.4, ofOrganization: 0.5, else: 0.2 };

/** A price is struck out without a word that says so. */
function leastOf({ type, isCount, isFormer }: Question): number {
  if (type === 'organization') return leastConfidence.ofOrganization;
  return type && !isCount && !isFormer && !namely.has(type) ? leastConfidence.ofAmount : leastConfidence.else;
}

/** Reads the answer to `query` from the page; `proof` says whether it contains a quote. */
export function readAnswer(page: Page, query: string, proof: Proof): Reading {
  const question = readQuestion(query);
  const cards = cardFacts(page);
  const facts = [...factsOf(page), ...cards];
  const weights = weigh(question, page, facts);
  const all = rank(question, page, [...facts, ...sectionFacts(page, question.type)], weights);
  const ranked = proved(all, page, proof);
  const passages = bestPassages(ranked, page);
  const nothing: Reading = { found: false, answer: '', confidence: 0, sourceText: '', passages };
  const about = asksWhatPageIs(query) ? aboutOf(page, proof) : undefined;
  if (about !== undefined) return { ...nothing, found: true, ...about };
  if (weights.namesPresent < leastNames) return nothing;
  const topCandidate = ranked[0];
  const compared = compareRows(question, page, facts);
  const isSaid =
    topCandidate &&
    (saysCount(topCandidate, question, compared?.answer ?? '') || saysItself(topCandidate, question));
  if (compared && !isSaid && isOfType(compared.answer, question)) {
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
  if (isThingAbsent(question, weights, ranked)) return nothing;
  // A card tells what its sentences say: they are no passages of their own, but may answer.
  const told = all.slice(0, maxTold).filter(({ fact }) => quoteOf(fact, proof) !== undefined);
  // What lacks half of the question does not answer, and leaves the place to what has it.
  const first = ranked.find(({ coverage }) => coverage >= leastCoverage) ?? topCandidate;
  const best = [...new Set([...told, ...ranked])].find(
    (one) =>
      one.score >= (first?.score ?? 0) - maxBehind(one, first, question) &&
      (one === topCandidate || one.coverage >= plainCoverage || isOfSameRow(one, topCandidate, question)) &&
      answers(one, question, page, scoreOfNext(one, ranked), weights),
  );
  if (!best) return nothing;
  const answer = collapse(cardOf(best, question, page, cards) ?? extract(best, question, page, weights));
  const confidence = confidenceOf(best, answer, question, page, ranked);
  // A question of the page is no answer.
  if (confidence < leastOf(question) || (!question.isPolar && /\?$/.test(answer))) return nothing;
  const sourceText = quoteOf(best.fact, proof) ?? '';
  return {
    found: true,
    answer,
    confidence,
    sourceText,
    passages,
  };
}

const measured = new Set<unknown>(['mass', 'length', 'duration', 'money', 'size', 'area', 'volume']);

function isAmountOf(answer: string, { type }: Question): boolean {
  return /^[^\p{L}]*\d/u.test(answer) || (type !== undefined && spansOf(type, answer).length > 0);
}

/** Whether it tells a time or an amount, where one is asked for. */
function isOfType(answer: string, question: Question): boolean {
  // "Which city has the smallest area" asks for a city.
  const isAmount = measured.has(question.type) && !/^(?:which|who)\b/i.test(question.text);
  return (
    (!isAmount && !asksWhen(question)) ||
    (isAmount ? isAmountOf(answer, question) : /\d/.test(answer)) ||
    /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(answer) ||
    spansOf('moment', answer).length > 0
  );
}

/** Whether a statement says how many there are; what counts fewer than are listed counts some of them. */
function saysCount({ fact, coverage, spans }: Candidate, { isCount }: Question, listed: string): boolean {
  const said = spans.find(({ certainty }) => certainty === 1);
  // The first column only numbers the rows.
  const isNumbering = fact.kind === 'cell' && fact.rowLabel === '';
  if (!isCount || !said || isNumbering || coverage <= plainCoverage) return false;
  return !(countOf(said.text) < Number(listed));
}

/** Whether it may say yes or no for the row whose name fits best. */
function isOfSameRow({ fact }: Candidate, best: Candidate | undefined, { isPolar }: Question): boolean {
  return isPolar && fact.kind === 'cell' && fact.passage === best?.fact.passage;
}

/** What stands in the passage of the best candidate may be worse by more. */
function maxBehind({ fact }: Candidate, best: Candidate | undefined, { isPolar }: Question): number {
  if (fact.passage !== best?.fact.passage) return leastBehind;
  // The name of a row does not say yes or no, but one of its other cells may.
  return isPolar ? 4 * leastBehind : 2 * leastBehind;
}

const itself = 0.85;

/** Whether a statement has the superlative with all the rest of the question: "Fri 23 May – Last day before half term". */
function saysItself(
  { fact, coverage, typeScore }: Candidate,
  { superlative, isCount, type }: Question,
): boolean {
  // "The most goals" needs a comparison, also where a text has the word "goals".
  if (!superlative || !/(?:est|most|least|last|first|worst)$/i.test(superlative.word)) return false;
  if (isCount || fact.kind === 'cell' || coverage < itself) return false;
  const told = fact.kind === 'value' ? fact.label : fact.text;
  return (!type || typeScore > 0) && stemsOf(told).has(stemOf(superlative.word));
}

function countOf(text: string): number {
  const word = smallNumbers.indexOf(text.toLowerCase().split(' ')[0] ?? '');
  return word < 0 ? numberIn(text) : word;
}

/** "Which one" is answered by the name of the card around the sentence. */
function cardOf(
  { fact }: Candidate,
  question: Question,
  page: Page,
  cards: readonly Fact[],
): string | undefined {
  if (question.head === undefined || question.type || fact.kind !== 'sentence') return undefined;
  if (question.shape === 'reason') return undefined;
  if (wordsOf(fact.text).some(({ stem }) => stem === question.head)) return undefined;
  const item = page.passages[fact.passage]?.item;
  return (
    item && cards.find(({ passage, isAuthor }) => !isAuthor && page.passages[passage]?.item === item)?.text
  );
}

/** The score of the best candidate of another passage that could answer too. */
function scoreOfNext({ fact }: Candidate, ranked: readonly Candidate[]): number {
  const next = ranked.find((one) => one.fact.passage !== fact.passage && one.typeScore >= 0);
  return Math.max(0, next?.score ?? 0);
}
