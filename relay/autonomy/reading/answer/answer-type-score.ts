/** Scores whether a fact contains an answer of the requested type that the question does not contain. */
import type { Span } from '../language/names';
import { type AnswerType, spansOf } from '../language/spans';
import { stopWords } from '../language/stop-words';
import { measurePatterns } from '../language/units';
import { stemOf, wordsOf } from '../language/words';
import type { Fact } from '../page/fact';
import type { Question } from '../question/question';
import { agreement, precision, stemsOf } from './match';
import { didOtherThing, isNamed } from './persons';

const namelike = new Set<AnswerType>(['person', 'place', 'organization', 'name', 'time', 'frequency']);
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
  if (!question.type) return fact.kind === 'sentence' && wordsOf(fact.text).length < 4 ? -0.15 : 0;
  const best = Math.max(0, ...spans.map(({ certainty }) => certainty));
  if (best > 0) return 0.3 * best;
  if (
    fact.kind !== 'sentence' &&
    namelike.has(question.type) &&
    fact.text.length <= 60 &&
    !/\d/.test(fact.text) &&
    labelled(fact, question) >= 0.4 &&
    !isCovered(fact.text, question) &&
    saysWhich(fact.label, question)
  )
    return 0.12;
  return -0.3;
}

/** For a question about a country, a label without that word names something else. */
function saysWhich(label: string, { type, terms }: Question): boolean {
  const kinds = terms.filter(({ isOfType, start }) => isOfType && start >= 0);
  if (type !== 'place' || kinds.length === 0) return true;
  return wordsOf(label).some(({ stem }) => kinds.some((term) => agreement(term.stem, stem) > 0));
}

/** Spans of the type whose words are not all in the question. */
export function newSpans(fact: Fact, type: AnswerType, question: Question): Span[] {
  if (type === 'person' && fact.isAuthor)
    return [{ text: fact.text, start: 0, end: fact.text.length, certainty: 0.9 }];
  const found = unstruck(spansIn(fact, type, question), fact, question)
    .filter((span) => !isCovered(span.text, question) && isAsked(span, fact, type, question))
    .map((span) => (question.isPerTime && !perTime.test(span.text) ? { ...span, certainty: 0.4 } : span));
  if (question.isCount)
    return found
      .filter(({ end }) => !isMeasured(fact.text.slice(end), question))
      .map((span) => ({ ...span, certainty: countsItems(span, fact, question) ? 1 : 0.4 }));
  // The unit may be in the previous sentence.
  if (found.length === 0 && /\bhow many\b/i.test(question.text) && type in measurePatterns)
    return spansOf('number', fact.text)
      .filter(({ start }) => !/[€£$:]\s?$/.test(fact.text.slice(0, start)))
      .map((span) => ({ ...span, certainty: quantityLabel.test(fact.label) ? 0.9 : 0.5 }));
  if (found.length > 0 || fact.kind === 'sentence') return found;
  // The unit is in the label: "Price (USD)".
  const isFigure = /^[-−+]?[\d.,\s]+$/.test(fact.text);
  const isMeasure = type in measurePatterns || type === 'money' || type === 'quantity';
  if (!isFigure || !isMeasure || labelled(fact, question) <= 0.4) return found;
  return [{ text: fact.text, start: 0, end: fact.text.length, certainty: 0.8 }];
}

/** What firms do as well as persons do. */
const byFirms =
  /\bwho(?:m|se)? (?:\w+ ){0,2}?(?:owns?|owned|makes?|made|manufactur|produc|publish|sells?|sold|sends?|sent|suppl|organi|operat|runs?|offers?|provid|sponsor|funds?|develop|builds?|built|issue|pays?|paid|employ|deliver|ships?|hosts?|insur|bought|maintain)/i;

function spansIn(fact: Fact, type: AnswerType, question: Question): Span[] {
  if (type !== 'person') return spansOf(type, fact.text);
  return actorsIn(fact, question)
    .filter((span) => !isNamed(span, question))
    .map((span) => (didOtherThing(span, fact.text, question) ? { ...span, certainty: 0.4 } : span));
}

function actorsIn({ text }: Fact, question: Question): Span[] {
  if (!byFirms.test(question.text)) return spansOf('person', text);
  const persons = spansOf('person', text).filter(({ certainty }) => certainty >= 0.8);
  const firms = spansOf('name', text)
    .filter(
      ({ start, text: name }) => !persons.some((one) => one.start === start) && !hasThing(name, question),
    )
    .map((span) => ({ ...span, certainty: 0.8 }));
  return [...persons, ...firms].toSorted((a, b) => a.start - b.start);
}

/** The festival is not who sponsors the festival. */
function hasThing(name: string, { terms }: Question): boolean {
  const stems = stemsOf(name);
  return terms.some(({ isName, start, stem }) => start >= 0 && !isName && stems.has(stem));
}

const dimension = /^\s(?<dimension>long|wide|tall|high|deep|thick|broad)\b/i;
const leastAge =
  /\b(?:at least|from|over|above|minimum(?: age)?(?: of| is)?|aged?|of|under|younger than|older than|until)\s$/i;

const ofNamedPlaces = /\b(?:what|which) (?:country|city|town|village|state|county|continent|region)\b/i;
const ofAddress = /\bwhat(?: is|'s|’s) (?:the |its |his |her |their |your )?(?:\w+ )?address (?:of|for)\b/i;
const ofDay = /\b(?:what|which) (?:exact )?(?:date|day)\b/i;

/** "8% a year" and "once a week" are no durations. */
function isRate(before: string, text: string): boolean {
  return /^an? /i.test(text) && /(?:[\d%€£$]|\b(?:once|twice|times|euros?|pounds?|dollars?|days?|hours?))\s$/i.test(before);
}

/** "50 metres long" is no depth, and "thirty years" no least age. */
function isAsked({ start, end }: Span, { text }: Fact, type: AnswerType, question: Question): boolean {
  if (type === 'place' && ofNamedPlaces.test(question.text) && !/^\p{Lu}/u.test(text.slice(start))) return false;
  if (type === 'place' && ofAddress.test(question.text)) return /\d/.test(text.slice(start, end));
  if (type === 'date' && ofDay.test(question.text) && /^\d{4}$/.test(text.slice(start, end))) return false;
  if (type === 'duration' && isRate(text.slice(0, start), text.slice(start, end))) return false;
  const other = type === 'length' && dimension.exec(text.slice(end))?.groups?.dimension;
  if (other) return question.terms.some(({ forms }) => forms.has(stemOf(other)));
  if (type === 'number' && /\bhow old (?:is|was|are|were)\b/i.test(question.text))
    return isAge(text.slice(0, start), text.slice(end));
  if (/\bhow old (?:must|do|does|should|can|may)\b/i.test(question.text))
    return leastAge.test(text.slice(0, start));
  return true;
}

/** "Aged 34", "34 years old". */
function isAge(before: string, after: string): boolean {
  return (
    /\baged?:?\s$/i.test(before) ||
    /^[-\s](?:years?|yrs?|months?|\w+ old)\b/i.test(after) ||
    (before === '' && after === '')
  );
}

const perTime = /\b(?:month|year|annum|hour|week|day)\b|\/(?:h|mo|yr)/i;

/** Without what is struck out; only that where the question asks for it. */
function unstruck(spans: Span[], { struck }: Fact, { isFormer }: Question): Span[] {
  const isStruck = ({ text }: Span) => struck.some((one) => one.includes(text));
  const old = spans.filter(isStruck);
  if (isFormer && old.length > 0) return old;
  return old.length < spans.length ? spans.filter((span) => !isStruck(span)) : spans;
}

const countedWithin = 32;
/** Words after a number that are not counted. */
const unit =
  /^[-\s]?(?:[mck]?m|kg|g|mm|°|%|€|£|\$|inch(?:es)?|(?:kilo|centi|milli)?met(?:er|re)s?|feet|ft|miles?|per ?cent|euros?|dollars?|francs?|crowns?|hours?|minutes?|pounds?|litres?|liters?|[KMGT]B|k?W|V|Hz)(?![\p{L}\d])/u;

const unitOfTime = /^[-\s](?:days?|weeks?|months?|years?|nights?)\b/i;

/** Whether a number before this text is a measure of something else than what is counted. */
function isMeasured(after: string, { counted }: Question): boolean {
  const [time] = unitOfTime.exec(after) ?? [];
  return unit.test(after) || (time !== undefined && stemOf(time.slice(1)) !== counted);
}

/** The column of how many there are of what the row is about. */
const quantityLabel = /^(?:qty|quantity|number|no|count|pieces|pcs|units?)\b/i;

/** What is counted follows the number or is its label. */
function countsItems(
  { end }: Span,
  { text, label, kind, row, rowLabel }: Fact,
  { text: asked }: Question,
): boolean {
  const noun = /\b(?:how many|number of) ((?:[\w-]+ ?){1,3})/i.exec(asked)?.[1] ?? '';
  const stems = wordsOf(noun)
    .filter(({ text }) => !stopWords.has(text.toLowerCase()))
    .map(({ stem }) => stem);
  const isQuantity = kind === 'cell' && quantityLabel.test(label) && !/[.,]/.test(text);
  const after = `${text.slice(end, end + countedWithin)} ${kind === 'sentence' ? '' : label} ${isQuantity ? `${rowLabel} ${row}` : ''}`;
  return wordsOf(after).some(({ stem }) => stems.some((one) => agreement(one, stem) > 0));
}

/** Whether all words are in the question. */
function isCovered(text: string, question: Question): boolean {
  const words = wordsOf(text);
  return (
    words.length > 0 &&
    words.every(({ stem }) => question.terms.some((term) => term.stem === stem && term.start >= 0))
  );
}
