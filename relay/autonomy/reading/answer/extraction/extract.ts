/** Extracts the answer from a fact: the shortest certain part, else the sentence. */

import { collapse } from '../../../../../extension/protocol/collapse';
import type { Span } from '../../language/spans/names';
import type { AnswerType } from '../../language/spans/spans';
import { type Measure, measurePatterns } from '../../language/spans/units';
import { wordsOf } from '../../language/words';
import type { Fact } from '../../page/fact';
import type { Page } from '../../page/page';
import type { Question } from '../../question/question';
import { presence } from '../match';
import { numberedIn } from '../numbered';
import { reasonCue } from '../ranking/cues';
import type { Candidate } from '../ranking/rank';
import { isAnsweredByLabel, isCodeOfMeaning } from '../ranking/repeats';
import { stemsOf } from '../stems';
import type { Weights } from '../weights';
import { isOfColumn } from '../which-one';
import { clauseIn } from './clause-in';
import { shorten } from './shorten';
import { withTime } from './with-time';
import { isMarkedAsOver, saysNo, underHeading } from './yes-or-no';

const maxValueLength = 120;
/** The minimum certainty of a span to be the whole answer, by answer type. */
const plainlySure = 0.7;
const plainlyNamed: Partial<Record<AnswerType, number>> = { person: 0.85, place: 1 };
/** Answer types that are recognised by form; bare numbers and names are not. */
const plain = new Set<AnswerType>([
  ...(Object.keys(measurePatterns) as Measure[]),
  'quantity',
  'extent',
  'pace',
  'size',
  'money',
  'date',
  'year',
  'moment',
  'time',
  'person',
  'place',
  'email',
  'phone',
  'url',
  'version',
]);

/** The answer of a candidate, verbatim except for yes and no. */
export function extract(
  { fact, spans }: Candidate,
  question: Question,
  page: Page,
  weights: Weights,
): string {
  if (question.isPolar) return polarAnswer(fact, question, page);
  if (isOfColumn(fact, question)) return fact.label;
  const isNamed =
    namesTerm(fact, question) || namesSubject(fact, question) || isCodeOfMeaning(fact, question);
  const isHead = /\d[:.]\d\d\b/.test(fact.label);
  if (fact.kind === 'value' && !isHead && (isNamed || isAnsweredByLabel(fact, question))) return fact.label;
  const numbered = numberedIn([fact.text, fact.row], question);
  if (numbered !== undefined) return numbered;
  const [only, ...others] = spans;
  if (fact.struck.length > 0 && only && others.length === 0) return only.text;
  if (namesRow(fact, question)) return fact.rowLabel;
  if (question.type === 'moment' && fact.kind === 'cell') return withTime(fact);
  if (fact.kind !== 'sentence') return fromValue(fact.text, spans, question, weights);
  if (spans.length > 0) return fromSpans(fact.text, spans, question, weights);
  if (question.shape !== 'reason')
    return shorten(question.type ? fact.text : clauseIn(fact.text, question), [], question, weights);
  const isBelow = reasonCue.test(fact.after) || saysWhy.test(fact.after);
  const text = reasonCue.test(fact.text) || !isBelow ? fact.text : fact.after;
  return shorten(text, reasonIn(text), question, weights);
}

const existence = /^(?:is|are|was|were) there (?:an?|any|some)\b/i;

/** Yes or no; where it is asked whether there is something, with what the page says of it. */
function polarAnswer(fact: Fact, question: Question, page: Page): string {
  const said = underHeading(fact, page, question);
  // A mark in the row says it of all of the row.
  const isOver = fact.kind === 'cell' && fact.row.split(' | ').some((part) => isMarkedAsOver(part, question));
  const short = isOver || saysNo(said, question) ? 'No' : 'Yes';
  const isPlain = /^(?:yes|no)\b/i.test(fact.text) || fact.text.length > maxValueLength;
  return existence.test(question.text) && short === 'Yes' && !isPlain
    ? `${short}: ${collapse(fact.text)}`
    : short;
}

/** "Which of my values is too high", "which option does it": the row. */
function namesRow(fact: Fact, question: Question): boolean {
  if (fact.kind !== 'cell' || fact.rowLabel === '') return false;
  if (/^which of\b/i.test(question.text)) return true;
  return question.head !== undefined && namesSubject({ ...fact, label: fact.rowLabel }, question);
}

/** What a word is called stands in its explanation; what something is called is the word. */
function namesTerm({ label }: Fact, { isTerm, terms }: Question): boolean {
  const stems = stemsOf(label);
  return isTerm && !terms.some((term) => term.start >= 0 && presence(term, stems) === 1);
}

/** For a question about a subject, the term is the answer, not its explanation. */
function namesSubject({ label, text }: Fact, question: Question): boolean {
  if (question.type || !/^(?:which|what)\b/i.test(question.text) || question.shape === 'definition')
    return false;
  const [stemsInLabel, stemsInText] = [stemsOf(label), stemsOf(text)];
  const terms = question.terms.filter(({ start, stem }) => start >= 0 && stem !== question.head);
  const inLabel = terms.filter((term) => presence(term, stemsInLabel) === 1).length;
  const inText = terms.filter((term) => presence(term, stemsInText) > 0).length;
  return inLabel < inText / 2 && inText >= 2 && inText >= terms.length * 0.6;
}

/** Values are short and are returned whole, unless a part has the requested type. */
function fromValue(text: string, spans: readonly Span[], question: Question, weights: Weights): string {
  const isSentence = /[.!]$/.test(text) && spans.length > 0;
  return text.length <= maxValueLength && !isSentence ? text : fromSpans(text, spans, question, weights);
}

/** A span of the sentence, if it is the only plausible one. */
function fromSpans(text: string, spans: readonly Span[], question: Question, weights: Weights): string {
  const [only, ...others] = joinLists(text, spans);
  const type = question.type ?? 'name';
  const isPlain =
    only && others.length === 0 && plain.has(type) && only.certainty >= (plainlyNamed[type] ?? plainlySure);
  if (isPlain) return only.text;
  return shorten(text, byNearness(text, spans, question, weights), question, weights);
}

/** Weights spans by their distance to the words of the question. */
function byNearness(text: string, spans: readonly Span[], question: Question, weights: Weights): Span[] {
  const end = endIn(spans, text, question);
  if (end) return [end];
  const marks = marksIn(text, question, weights, spans[0]?.start ?? 0);
  const distances = spans.map((span) => distanceTo(span, marks, text, question) / span.certainty);
  const least = Math.min(...distances);
  return spans.map((span, index) => ({ ...span, certainty: least / (distances[index] ?? least) }));
}

/** For "until when" the end of a range. */
function endIn(spans: readonly Span[], text: string, question: Question): Span | undefined {
  if (!/\b(?:until|till|end|ends|ended|expires?|deadline)\b/i.test(question.text)) return undefined;
  return spans.find(({ start }) =>
    /(?:\b(?:to|until|till|through|by)|[–-])\s*(?:the )?$/i.test(text.slice(0, start)),
  );
}

/** "A, B and C" is one answer. */
function joinLists(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const between = last && text.slice(last.end, span.start);
    if (
      last &&
      between !== undefined &&
      /^(?:,| and| &|, and|, or| or)\s$/.test(between) &&
      span.certainty >= 0.4
    ) {
      joined[joined.length - 1] = {
        text: text.slice(last.start, span.end),
        start: last.start,
        end: span.end,
        certainty: Math.max(last.certainty, span.certainty),
      };
    } else joined.push(span);
  }
  return joined;
}

interface Mark {
  start: number;
  end: number;
  weight: number;
}

/** A subject before all spans does not distinguish them. */
const aheadCounts = 0.35;

function marksIn(text: string, question: Question, weights: Weights, firstSpan: number): Mark[] {
  const marks = wordsOf(text).flatMap(({ stem, start, end }): Mark[] => {
    const here = new Set([stem]);
    const best = Math.max(
      0,
      ...question.terms.map((term) => presence(term, here) * (weights.of.get(term.stem) ?? 0)),
    );
    return best > 0 ? [{ start, end, weight: best }] : [];
  });
  if (!marks.some(({ start }) => start > firstSpan)) return marks;
  return marks.map((mark) => (mark.end <= firstSpan ? { ...mark, weight: mark.weight * aheadCounts } : mark));
}

/** The weighted distance, in characters, to the words of the question; what follows "by" answers "who". */
function distanceTo(span: Span, marks: readonly Mark[], text: string, question: Question): number {
  if (marks.length === 0) return span.start + 1;
  let nearness = 0;
  for (const mark of marks) {
    const gap = span.start >= mark.end ? span.start - mark.end : mark.start - span.end;
    const between = text.slice(Math.min(span.end, mark.end), Math.max(span.start, mark.start));
    const apart = (between.match(/[,;:()–—]| and | but | while /g)?.length ?? 0) * 12;
    nearness += mark.weight / (6 + Math.max(0, gap) + apart) ** 1.2;
  }
  const before = text.slice(Math.max(0, span.start - 12), span.start);
  const hint = hints[question.type ?? '']?.test(before) ? 0.6 : 1;
  return hint / nearness;
}

const hints: Record<string, RegExp> = {
  person: /\bby (?:\w+ ){0,2}$/i,
  place: /\b(?:in|at|near|from|to) (?:the )?$/i,
  date: /\b(?:in|on|since|until|from|by) (?:the )?$/i,
  year: /\bin $/i,
  money: /\b(?:for|costs?|at|is|of|from) $/i,
};

const because =
  /\b(?:because(?: of)?|due to|owing to|thanks to|as a result of|caused by|in order to|so that|so as to|since|to (?:avoid|prevent|protect|reduce|help|make|allow|ensure|improve|keep|save))\b.*$/is;

/** Somebody's words, after what he or she did. */
const saysWhy =
  /^(?:he|she|they|it|we|I) (?:said|says|say|argued|argues|felt|feels|thinks?|thought|believes?|explained|called)\b/i;

/** The reason: what follows "because" and the like. */
function reasonIn(text: string): Span[] {
  const found = because.exec(text);
  return found ? [{ text: '', start: found.index, end: found.index + 1, certainty: 1 }] : [];
}
