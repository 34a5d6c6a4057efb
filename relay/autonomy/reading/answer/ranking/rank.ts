/** Ranks the facts of a page by how well they answer a question. */
import type { Span } from '../../language/spans/names';
import { spansOf } from '../../language/spans/spans';
import { wordsOf } from '../../language/words';
import type { Fact } from '../../page/fact';
import type { Page, Passage } from '../../page/page';
import type { Question } from '../../question/question';
import { likeness } from '../match';
import { isOnlyTeller } from '../persons';
import { askerScore } from '../rows/column-of-asker';
import { isMeasuredElsewhere } from '../rows/measured-elsewhere';
import { startScore } from '../rows/start-score';
import { stemsOf } from '../stems';
import { insideClause, type Weights } from '../weights';
import { labelled, newSpans, typeScore } from './answer-type-score';
import { bestFirst } from './best-first';
import { clueScore, whichScore } from './clues/clues';
import {
  asksForByline,
  because,
  instruction,
  isByline,
  isMoment,
  published,
  quoted,
  reasonCue,
  suggests,
  toCome,
} from './cues';
import { columnsAsked, isTitle, saysTheSame, wordsShared } from './labels';
import { likelyFacts } from './likely-facts';
import { aboveOf, isAboutPage, isOfSite, mainHeading, nothingAbove, offTopic } from './page-parts';
import { repeats } from './repeats';
import { saidBySpans } from './said-by-spans';
import { sharedDirection, sharedPairs } from './shared-pairs';

/** A fact and how well it answers. */
export interface Candidate {
  fact: Fact;
  score: number;
  /** The share of the question's words in it or its context, 0 to 1. */
  coverage: number;
  /** Its spans of the requested type that are not in the question. */
  spans: readonly Span[];
  /** The same for words that are neither names nor in the title. */
  relation: number;
  /** How well its label matches the question, 0 to 1; 0 for sentences. */
  fit: number;
  /** The score for its type; negative for a wrong type. */
  typeScore: number;
  /** Whether it says something about the question itself, not only about the subject of its page. */
  isRelated: boolean;
}

/** A word that names another column of a table. */
const otherColumnCounts = 0.3;

/** A word in another cell of the row than the one that names it. */
const otherCellCounts = 0.95;

const titleCounts = 0.15;
const maxFigureLength = 25;
/** Of labels with nothing but words of the question the one with more of them. */
const labelWordCounts = 0.04;

/** Words in different clauses count less. */
const clauseCounts = 0.25;

/** Below this total weight the question's words are insignificant. */
const leastRelated = 1;
/** The weight of words found only in the context of the fact. */
const around = { asked: 0.85, before: 0.6, beside: 0.75, trail: 0.75, title: 0.7, page: 0 };
const outside: Record<NonNullable<Passage['region']>, number> = {
  nav: 0.35,
  footer: 0.1,
  aside: 0.12,
  header: 0.05,
  dialog: 0.2,
};

/** The facts, the best first; of a very long page those that may answer. */
export function rank(question: Question, page: Page, facts: readonly Fact[], weights: Weights): Candidate[] {
  const title = stemsOf(`${page.title} ${mainHeading(page)}`);
  const weighed = likelyFacts(facts, question, page, weights).map((fact) =>
    weighFact(fact, question, page, weights, title),
  );
  return bestFirst(weighed, question, page).sort((a, b) => b.score - a.score);
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
  const rowLabel = stemsOf(fact.rowLabel);
  const above = passage ? aboveOf(passage) : nothingAbove;
  const beside = stemsOf(fact.beside);
  const before = stemsOf(fact.before);
  const isValue = fact.kind !== 'sentence';
  const spans = question.type ? newSpans(fact, question.type, question) : [];
  const bySpan = saidBySpans(spans, question.type);
  const isSelf = isAboutPage(question, title);
  const namesAnother = columnsAsked(fact);
  let covered = 0;
  const relation = { all: 0, covered: 0 };
  let inside = 0;
  let told = 0;
  for (const term of question.terms) {
    const weight = weights.of.get(term.stem) ?? 0;
    const inFact = Math.max(likeness(term, own) * (isValue ? 0.85 : 1), likeness(term, label));
    const inRow = likeness(term, row) * (namesAnother(term) ? otherColumnCounts : otherCellCounts);
    const here = Math.max(inFact, likeness(term, rowLabel), inRow);
    const isOneOf = term.stem === question.head && !question.type && fact.kind === 'cell';
    const near = Math.max(
      isOneOf ? around.trail : 0,
      likeness(term, above.stems) * around.trail,
      likeness(term, beside) * around.beside,
      likeness(term, title) * (isSelf ? 1 : around.title),
      likeness(term, before) * (fact.isAuthor ? around.asked : around.before),
    );
    covered += weight * Math.max(here, near, bySpan(term));
    told += weight * here;
    inside += weight * (isSelf && !term.isName ? Math.max(here, near) : here);
    // "Which team" says what is asked for, not what is told of it.
    const isHead = term.isOfType && term.stem === question.head;
    if (!term.isName && !isHead && term.weight > 0.5 && likeness(term, title) < 1) {
      const had = Math.max(here, near, bySpan(term));
      relation.all += weight;
      relation.covered += weight * had;
    }
  }
  const apart = isValue || isSelf ? 0 : clauseCounts * (inside - insideClause(fact.text, question, weights));
  const coverage = (covered - apart) / weights.total;
  inside -= apart;
  const typeBonus = typeScore(fact, question, spans);
  const isAsked = typeBonus > 0 && asksForByline(question.text) && isByline(fact.text);
  let score = coverage + 0.35 * (inside / weights.total) + typeBonus + purity(fact, spans) * (isSelf ? 3 : 1);
  if (isAsked) score += 0.8;
  // What repeats the words of the title itself says more of them than all else on the page.
  if (isSelf && question.type && question.terms.length > 2) score += 0.3 * (told / weights.total);
  // What the page is about is no answer without a word of the question.
  if (question.shape !== 'reason' && !question.type && !question.isPolar && told === 0) score -= 0.3;
  // The page's subject comes first and is in its head.
  if (isSelf) score += 0.2 * (1 - fact.passage / page.passages.length) - (passage?.item ? 0.15 : 0);
  if (
    isValue &&
    question.head !== undefined &&
    wordsOf(fact.label).some(({ stem }) => stem === question.head)
  )
    score += 0.3;
  if (isSelf && question.type && passage?.kind === 'fact' && typeBonus > 0) score += 0.4;
  if (isOfSite(fact, page)) score -= 0.3;
  if (above.isOffTopic || offTopic.test(`${above.end} ${fact.text.slice(0, 20)}`)) score -= 0.35;
  if (question.superlative && isValue && superlativeLabel[question.superlative.direction].test(fact.label))
    score += 0.25;
  // An event as a whole is on a date, not at a time or on a day of the week.
  const isDated = spans.some(({ text }) => datePart.test(text));
  const isNamed = isValue && labelled(fact, question) >= wholeLabel;
  if (isSelf && question.type === 'moment' && !isDated && !isNamed) score -= 0.5;
  if (question.shape === 'manner' && instruction.test(fact.text)) score += 0.3;
  if (momentTypes.has(question.type ?? '') && !published.test(question.text) && isByline(fact.text))
    score -= 0.4;
  if (question.shape === 'reason' && isSelf && reasonCue.test(fact.text)) score += 0.4;
  if (question.shape === 'reason')
    score += because.test(fact.text) ? 0.35 : reasonCue.test(fact.text) ? 0.2 : isValue ? -0.2 : -0.1;
  score += authorScore(fact, question);
  if (question.type === 'moment' && toBe.test(question.text)) {
    if (toCome.test(`${fact.text} ${fact.label}`)) score += 0.5;
    else if (wasDone.test(`${fact.label} ${fact.kind === 'cell' ? fact.row : fact.text}`)) score -= 0.3;
  }
  // What is suggested is reported later.
  if (fact.isAuthor && suggests.test(question.text)) score -= 0.2 * (fact.passage / page.passages.length);
  if (isValue && !question.type && question.noun !== '' && saysTheSame(fact.label, question.noun))
    score += 0.3;
  score += clueScore(fact, question, passage, spans) + askerScore(fact, question, page);
  score += startScore(fact, question);
  if (isMeasuredElsewhere(fact, question, page)) score -= 0.5;
  // The head of a post, or the date of an event, does not answer "what is it".
  if (!question.type && !question.isPolar && isMoment(fact.text)) score -= 0.4;
  if (isValue) {
    const fit = labelled(fact, question);
    score += labelWordCounts * wordsShared(fact.label, question);
    score += (isTitle(fact, question, spans) ? titleCounts : 0.4) * fit - 0.1;
    // A date does not answer "what is it".
    if (!question.type && !question.isPolar && spansOf('date', fact.text).length > 0) score -= 0.15;
  }
  // What only repeats the question does not answer it.
  if (!question.isPolar && repeats(fact, question))
    score -= question.head !== undefined && fact.kind === 'cell' ? 1 : 0.5;
  score += whichScore(fact, question, passage, inside > 0);
  if (!isValue) score += 0.1 * sharedPairs(fact.text, question.text);
  // A price stands below the name of what it is the price of.
  if (!isValue && fact.text.length <= maxFigureLength)
    score += 0.2 * Math.min(1, sharedPairs(fact.beside, question.text));
  score += 0.15 * sharedDirection(passage?.trail.at(-1) ?? '', question.text);
  if (passage?.region) score -= outside[passage.region];
  if (passage?.kind === 'control' || (passage?.kind === 'field' && passage.name === undefined)) score -= 0.3;
  if (passage?.kind === 'heading' && fact.kind !== 'cell') score -= question.shape === 'span' ? 0.15 : 0.35;
  if (passage?.kind === 'meta') score -= 0.15;
  if (passage?.kind === 'fact') score -= 0.05;
  if (/\?$/.test(fact.text)) score -= 0.4;
  if (!question.isPolar && !/[\p{L}\p{N}]/u.test(fact.text)) score -= 0.6;
  return {
    fact,
    score,
    coverage: isAsked ? Math.max(coverage, 0.8) : coverage,
    spans,
    typeScore: typeBonus,
    fit: isValue && typeBonus > 0 ? labelled(fact, question) : 0,
    isRelated:
      inside > 0 || (question.shape === 'reason' && (reasonCue.test(fact.text) || quoted.test(fact.text))),
    relation: isAsked || relation.all < leastRelated ? 1 : relation.covered / relation.all,
  };
}

/** Who wrote a message answers who did something, not what it says. */
function authorScore(fact: Fact, question: Question): number {
  if (!fact.isAuthor) return 0;
  if (question.type !== 'person') return -0.8;
  if (isOnlyTeller(fact, question)) return -0.5;
  // "Me." below "Who feeds the cat?"
  return fact.before !== '' ? 0.5 : 0;
}

/** From here on all words of a label are in the question. */
const wholeLabel = 0.9;
const toBe = /\b(?:will|should|going to|supposed to|due to|expected to|likely to)\b/i;
const wasDone =
  /\b(?:received|placed|ordered|posted|created|updated|arrived|departed|left|paid|sent|picked up|shipped|logged|opened|closed|signed|issued|delivered)\b/i;
const momentTypes = new Set<string>(['moment', 'date', 'year', 'time']);
const datePart = /\d{4}|\d [A-Z][a-z]{2}|[A-Z][a-z]{2,} \d/;
const superlativeLabel = {
  most: /\b(?:max(?:imum|\.)?|highest|deepest|longest|largest|peak)/i,
  least: /\b(?:min(?:imum|\.)?|lowest|smallest)/i,
};
/** A text that is only the answer scores higher than a sentence that contains it. */
function purity({ text }: Fact, spans: readonly Span[]): number {
  const longest = Math.max(0, ...spans.map((span) => span.end - span.start));
  return 0.12 * (longest / text.length);
}
