/** Scores whether a fact contains an answer of the requested type that the question does not contain. */
import type { Span } from '../../language/spans/names';
import { type AnswerType, spansOf } from '../../language/spans/spans';
import { measurePatterns } from '../../language/spans/units';
import { stemOf, wordsOf } from '../../language/words';
import type { Fact } from '../../page/fact';
import type { Question } from '../../question/question';
import { byFirms, leastCertain, spansIn } from '../actors-in';
import { agreement, precision } from '../match';
import { isKeyedByThing, isSaving } from '../rows/entries';
import { stemsOf } from '../stems';
import { asAsked, isAsked } from './asked-terms';
import { contentScore, ofState } from './content-of-row';
import { isCounted, isMeasured, isOfOtherColumn, isOfParagraph, isYear, quantityLabel } from './counts';
import { columnsAsked } from './labels';

const namelike = new Set<AnswerType>(['person', 'place', 'organization', 'name', 'frequency']);
/** How well the label matches the question. */
export function labelled(fact: Fact, question: Question): number {
  const column = precision(fact.label, question);
  if (fact.kind === 'value') return column;
  const cells = [fact.rowLabel, ...fact.row.split(' | ')].map((cell) => precision(cell, question));
  return 0.6 * column + 0.4 * Math.max(0, ...cells);
}

/** The score for spans of the requested type. */
export function typeScore(fact: Fact, question: Question, spans: readonly Span[]): number {
  if (question.isPolar) return 0;
  const ofContent = contentScore(fact, question);
  if (ofContent !== undefined) return ofContent;
  if (!question.type) return fact.kind === 'sentence' && wordsOf(fact.text).length < 4 ? -0.15 : 0;
  const best = Math.max(0, ...spans.map(({ certainty }) => certainty));
  if (best >= leastCertain) return 0.35 * best - 0.05;
  if (
    fact.kind !== 'sentence' &&
    namelike.has(question.type) &&
    fact.text.length <= 60 &&
    !/\d/.test(fact.text) &&
    labelled(fact, question) >= 0.4 &&
    (question.type !== 'organization' || precision(fact.label, question) > 0) &&
    !isCovered(fact.text, question) &&
    !(question.type === 'place' && isKeyAsked(fact, question)) &&
    !(question.type === 'person' && (ofState.test(fact.label) || ofThings.test(fact.label))) &&
    !(question.type === 'person' && question.terms.some(columnsAsked(fact))) &&
    saysWhich(fact.label, question)
  )
    return 0.12;
  return -0.3;
}

/** Whether it names a row, and with a word of the question: where a new bin is, the row of the bin does not say. */
function isKeyAsked({ kind, rowLabel, text }: Fact, { terms }: Question): boolean {
  if (kind !== 'cell' || rowLabel !== '') return false;
  const stems = stemsOf(text);
  return terms.some(
    (term) => !term.isOfType && term.start >= 0 && [...term.forms].some((form) => stems.has(form)),
  );
}

/** For a question about a country, a label without that word names something else. */
function saysWhich(label: string, { type, terms }: Question): boolean {
  const kinds = terms.filter(({ isOfType, start }) => isOfType && start >= 0);
  if (type !== 'place' || kinds.length === 0) return true;
  return wordsOf(label).some(({ stem }) => kinds.some((term) => agreement(term.stem, stem) > 0));
}

/** Spans of the type whose words are not all in the question. */
export function newSpans(fact: Fact, type: AnswerType, question: Question): Span[] {
  const isOfThings = ofThings.test(fact.label) || isDoneTo(fact, question);
  const isOther = ofPlaces.test(fact.label) || (isOfThings && !byFirms.test(question.text));
  if (type === 'person' && isOther) return [];
  if (isOfOtherColumn(fact, question)) return [];
  // What is set where nothing is chosen is no limit.
  if (limit.test(question.text) && /\bdefault\b/i.test(fact.label)) return [];
  if (type === 'person' && fact.isAuthor && !isCovered(fact.text, question))
    return [{ text: fact.text, start: 0, end: fact.text.length, certainty: 0.9 }];
  const found = unstruck(spansIn(fact, type, question), fact, question)
    .filter(({ start }) => !isSaving(fact.text, start, question))
    .filter((span) => !isSince(span, fact.text, type, question))
    .filter((span) => !isCovered(span.text, question) && isAsked(span, fact, type, question))
    .map((span) => ({ ...span, certainty: span.certainty * asAsked(span, type, question) }));
  if (question.isCount)
    return (
      noneIn(fact.text, question) ??
      lastOf(fact.text, question) ??
      found
        .filter(({ start, end }) => !isYear(fact.text.slice(start, end), fact.text.slice(end), question))
        .filter(({ start }) => !/[€£$]\s?$/.test(fact.text.slice(0, start)))
        .filter(() => !isScore.test(fact.text) || /\b(?:goals?|points?|sets?)\b/i.test(fact.label))
        .filter((span) => !isInDate(span, fact.text) && !/^['’′]/.test(fact.text.slice(span.end)))
        .filter((span) => !isOfParagraph(span, fact))
        .filter(({ end }) => !isMeasured(fact.text.slice(end), question))
        .map((span) => ({
          ...span,
          certainty: isCounted(span, fact, question) ? 1 : 0.4,
        }))
    );
  // The unit may be in the previous sentence.
  const isOfMoney = type !== 'money' && ofPrice.test(fact.label);
  if (found.length === 0 && !isOfMoney && /\bhow many\b/i.test(question.text) && type in measurePatterns) {
    const inUnit = spansOf(type, fact.before).length > 0 ? 0.75 : 0.5;
    const ofOtherUnits = spansOf('quantity', fact.text).filter(({ certainty }) => certainty === 1);
    return spansOf('number', fact.text)
      .filter(({ start, end }) => !ofOtherUnits.some((one) => one.start <= start && one.end >= end))
      .filter(({ start }) => !/[€£$:×x]\s?$/.test(fact.text.slice(0, start)))
      .filter(
        ({ end }) =>
          !isMeasured(fact.text.slice(end), question) &&
          !/^\s?(?:[×x]\s?\d|of \d)/.test(fact.text.slice(end)),
      )
      .filter((span) => !isInDate(span, fact.text) && !/\d of $/.test(fact.text.slice(0, span.start)))
      .map((span) => ({ ...span, certainty: quantityLabel.test(fact.label) ? 0.9 : inUnit }));
  }
  // How long something lasts may be told by its end.
  if (type === 'duration' && found.length === 0 && /\bhow long\b/i.test(question.text))
    return untilIn(fact.text, toHave.test(question.text));
  if (found.length > 0 || fact.kind === 'sentence') return found;
  // The unit is in the label: "Price (USD)".
  const isFigure = /^[-−+]?[\d.,\s]+$/.test(fact.text);
  const isMeasure = type in measurePatterns || type === 'money' || type === 'quantity' || type === 'phone';
  const isLabelled = labelled(fact, question) > 0.4 || isKeyedByThing(fact, question);
  if (!isFigure || !isMeasure || !isLabelled) return found;
  if (type === 'money' && !ofMoney.test(`${fact.label} ${fact.rowLabel}`)) return found;
  return [{ text: fact.text, start: 0, end: fact.text.length, certainty: 0.8 }];
}

/** Whether the column is of what somebody does something to: of "who is loading the kiln" the kilns. */
function isDoneTo({ kind, label }: Fact, { text }: Question): boolean {
  const [word, ...others] = kind === 'cell' ? wordsOf(label) : [];
  return (
    word !== undefined &&
    others.length === 0 &&
    wordsOf(text).some(({ stem, start }) => stem === word.stem && done.test(text.slice(0, start)))
  );
}

const done = /\b\w+ing (?:the|an?|my|our|this) $/i;

const lasting = new Set<AnswerType>(['duration', 'extent', 'pace']);

/** "14 minutes ago" is no duration. */
function isSince({ end }: Span, text: string, type: AnswerType, { text: asked }: Question): boolean {
  return lasting.has(type) && /^ (?:ago|earlier)\b/i.test(text.slice(end)) && !/\bago\b/i.test(asked);
}

/** The labels of amounts without a currency. */
const ofMoney =
  /\b(?:prices?|pricing|costs?|fees?|amounts?|totals?|rates?|fares?|salary|salaries|pay|wages?|balance|value|paid|charges?|rent|budget|due|net|gross|tax|vat|deposit|income|revenue|sales|in|out|debit|credit|single|return|adults?|child(?:ren)?|USD|EUR|GBP|CHF)\b|[€£$]/i;

const ofPrice = /\b(?:prices?|costs?|fees?|fares?|charges?)\b|[€£$]/i;

/** "How long do I have", which a deadline answers too. */
const toHave = /\bhow long (?:do|can|have|may|will|does) (?:I|we|you|it|they|he|she)\b/i;

function untilIn(text: string, isDeadline: boolean): Span[] {
  return spansOf('date', text).flatMap(({ start, end }) => {
    const said = isDeadline
      ? /\b(?:until|till|through|by)(?: the)? $/i
      : /\b(?:until|till|through)(?: the)? $/i;
    const before = said.exec(text.slice(0, start));
    return before ? [{ text: text.slice(before.index, end), start: before.index, end, certainty: 0.7 }] : [];
  });
}

/** "No orders were lost" counts them too. */
function noneIn(text: string, { counted }: Question): Span[] | undefined {
  const none = /\b(?:no|none of the|zero) (?<noun>[\p{L}-]+)/iu.exec(text);
  if (counted === undefined || stemOf(none?.groups?.noun ?? '') !== counted) return undefined;
  const { 0: words, index } = none as RegExpExecArray;
  return [{ text: words, start: index, end: index + words.length, certainty: 1 }];
}

/** Whether a number is a part of a date or a time. */
function isInDate({ start, end }: Span, text: string): boolean {
  return spansOf('moment', text).some(
    (date) =>
      date.certainty >= 0.7 && date.start <= start && date.end >= end && date.end - date.start > end - start,
  );
}

/** "Parcel 1 of 2" says that there are two. */
function lastOf(text: string, { counted }: Question): Span[] | undefined {
  const found = /(?<noun>[\p{L}-]+) \d+ of (?<all>\d+)\b/u.exec(text);
  const { noun = '', all = '' } = found?.groups ?? {};
  if (!found || counted === undefined || stemOf(noun) !== counted) return undefined;
  const end = found.index + found[0].length;
  return [{ text: all, start: end - all.length, end, certainty: 1 }];
}

/** The score of a match, which counts no things of one kind. */
const isScore = /^\d{1,3}\s?[–:-]\s?\d{1,3}$/;
const limit = /\b(?:max(?:imum)?|min(?:imum)?|at most|at least|limit)\b/i;
/** Columns whose cells are no persons. */
const ofThings =
  /^(?:teams?|clubs?|home|away|models?|products?|items?|plans?|cit(?:y|ies)|countr(?:y|ies)|stops?|stations?|titles?|places?|rooms?|venues?|devices?|cars?|vehicles?|vans?|boats?|ships?|vessels?|machines?|equipment|units?|assets?|what|actions?|subjects?|notes?|remarks?|when|dates?|times?|days?|events?|types?|routes?|jobs?|tasks?|projects?)$/i;
/** Columns that are neither of persons nor of firms. */
const ofPlaces =
  /^(?:places?|cit(?:y|ies)|countr(?:y|ies)|locations?|where|devices?|browsers?|dates?|times?|when|days?)$/i;
/** Without what is struck out; only that where the question asks for it. */
function unstruck(spans: Span[], { struck }: Fact, { isFormer }: Question): Span[] {
  const isStruck = ({ text }: Span) => struck.some((one) => one.includes(text));
  const old = spans.filter(isStruck);
  if (isFormer && old.length > 0) return old;
  return old.length < spans.length ? spans.filter((span) => !isStruck(span)) : spans;
}

/** Whether all words are in the question. */
function isCovered(text: string, question: Question): boolean {
  const words = wordsOf(text);
  return (
    words.length > 0 &&
    words.every(({ stem }) => question.terms.some((term) => term.stem === stem && term.start >= 0))
  );
}
