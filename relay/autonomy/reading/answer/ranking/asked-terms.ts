/** Whether a part of a text is in the terms of the question: which unit, which kind of date or place, an age. */
import type { Span } from '../../language/spans/names';
import { type AnswerType, spansOf } from '../../language/spans/spans';
import { stemOf } from '../../language/words';
import type { Fact } from '../../page/fact';
import type { Question } from '../../question/question';
import { presence } from '../match';

const dimension = /^\s(?<dimension>long|wide|tall|high|deep|thick|broad)\b/i;
const leastAge =
  /\b(?:at least|from|over|above|turned|reached|minimum(?: age)?(?: of| is)?|aged?|of|under|younger than|older than|until)\s$/i;

const orOlder =
  /^(?: years?(?: old| of age)?)? (?:or|and) (?:older|over|above|up)\b|^ years? (?:old|of age)\b|^\+/i;

/** From here on the first word of a text is a name, and not only the first word. */
const leastSure = 0.6;
const ofNamedPlaces = /\b(?:what|which) (?:country|city|town|village|state|county|continent|region)\b/i;
const ofAddress = /\bwhat(?: is|'s|’s) (?:the |its |his |her |their |your )?(?:\w+ )?address (?:of|for)\b/i;
const whoseAddress = /['’]s? (?:home |postal |office |billing |delivery )?address\s*\?*$/i;
const ofDay = /\b(?:what|which) (?:exact )?(?:date|day)\b/i;

const ofStuff =
  /\bhow much (?!(?:[\w-]+ ){0,2}(?:time|longer|shorter|notice|warning|faster|slower|older|younger|experience|overtime|leave|holiday|vacation|sleep)\b)/i;

/** "8% a year" and "once a week" are no durations. */
function isRate(before: string, text: string): boolean {
  return (
    /^an? /i.test(text) &&
    /(?:[\d%€£$]|\b(?:once|twice|times|euros?|pounds?|dollars?|days?|hours?))\s$/i.test(before)
  );
}

/** From short to long; years are not told in hours. */
const unitsOfTime = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];
const maxApart = 2;

/** Whether it is told in units that are much shorter or longer than those that the question asks for. */
function isOtherUnit(text: string, asked: string): boolean {
  const unit = /\bhow many (?:\w+ )?(second|minute|hour|day|week|month|year)s\b/i.exec(asked)?.[1];
  const told = unitsOfTime.findIndex((one) => new RegExp(one, 'i').test(text));
  if (unit === undefined || told < 0) return false;
  return Math.abs(told - unitsOfTime.indexOf(unit.toLowerCase())) > maxApart;
}

const hours = /\b(?:opening|business|office|visiting) (?:hours|times)\b/i;

/** "50 metres long" is no depth, and "thirty years" no least age. */
export function isAsked(
  { start, end, certainty }: Span,
  { text, label }: Fact,
  type: AnswerType,
  question: Question,
): boolean {
  // "A day" is no number of days.
  if (type === 'duration' && /\bhow many\b/i.test(question.text) && /^an? /i.test(text.slice(start, end)))
    return false;
  if (type === 'duration' && isOtherUnit(text.slice(start, end), question.text)) return false;
  // One time of day is no opening hours, unless it says so.
  if (type === 'time' && hours.test(question.text))
    return (
      /–|-| to |\buntil\b/.test(text.slice(start, end)) || /\b(?:open|hour|clos)/i.test(`${label} ${text}`)
    );
  const isNoName = !/^\p{Lu}/u.test(text.slice(start)) || (start === 0 && certainty < leastSure);
  if (type === 'place' && ofNamedPlaces.test(question.text) && isNoName) return false;
  if (type === 'place' && ofAddress.test(question.text)) return /\d/.test(text.slice(start, end));
  if (type === 'place' && whoseAddress.test(question.text)) return /\d|, /.test(text.slice(start, end));
  if (type === 'date' && ofDay.test(question.text) && /^\d{4}$/.test(text.slice(start, end))) return false;
  if (
    (type === 'extent' || type === 'length' || type === 'duration') &&
    isOfOtherThing(text.slice(start, end), text.slice(end), question)
  )
    return false;
  if (type === 'duration' && isRate(text.slice(0, start), text.slice(start, end))) return false;
  // How much barley is no time.
  if (
    type === 'quantity' &&
    ofStuff.test(question.text) &&
    spansOf('duration', text.slice(start, end)).length > 0 &&
    spansOf('money', text.slice(start, end)).length === 0
  )
    return false;
  const other = type === 'length' && dimension.exec(text.slice(end))?.groups?.dimension;
  if (other) return question.terms.some(({ forms }) => forms.has(stemOf(other)));
  if (type === 'number' && /\bhow old (?:is|was|are|were)\b/i.test(question.text))
    return isAge(text.slice(0, start), text.slice(end), label);
  if (/\bhow old (?:must|do|does|should|can|may)\b/i.test(question.text))
    return leastAge.test(text.slice(0, start)) || orOlder.test(text.slice(end));
  return true;
}

/** "A five-mile detour" is not how long the bridge is, and "ten days of training" no holiday. */
function isOfOtherThing(span: string, after: string, { terms, text }: Question): boolean {
  const isAdjective = /-\p{L}+$/u.test(span);
  if (!isAdjective && !/\bhow many \w+ of\b/i.test(text)) return false;
  const { words = '' } = (isAdjective ? behind : behindOf).exec(after)?.groups ?? {};
  const stems = new Set(words.split(' ').map(stemOf));
  return words !== '' && !terms.some((term) => presence(term, stems) > 0);
}

const behind = /^ (?<words>[\p{L}-]+)/u;
const behindOf = /^ of (?<words>[\p{Ll}-]+(?: (?!(?:an?|the|per|each|every|in|for|from)\b)[\p{Ll}-]+){0,2})/u;

/** "Aged 34", "34 years old". */
function isAge(before: string, after: string, label: string): boolean {
  return (
    /\baged?:?\s$/i.test(before) ||
    /^[-\s](?:years?|yrs?|months?|\w+ old)\b/i.test(after) ||
    (before === '' && after === '' && (label === '' || /\b(?:age|aged|old|years?|yrs?)\b/i.test(label)))
  );
}

/** How well an amount or a duration is in the terms of the question: per month or in all, in days or in years. */
export function asAsked({ text }: Span, type: AnswerType, { text: asked, isPerTime }: Question): number {
  if (isPerTime && !perTime.test(text)) return 0.4;
  if (
    type === 'money' &&
    !isPerTime &&
    perTime.test(text) &&
    !perTime.test(asked) &&
    /\bprice\b/i.test(asked)
  )
    return 0.7;
  // "40 minutes before departure" is how early.
  if (type === 'moment' && howEarly.test(asked) && beforeSaid.test(text)) return 2;
  if (type === 'extent' && ofGoing.test(asked) && spansOf('duration', text).length === 0) return 0.8;
  const unit = /\bhow many (?:\w+ )?(day|week|month|year|hour|minute|night)s\b/i.exec(asked)?.[1];
  return type === 'duration' &&
    unit !== undefined &&
    !new RegExp(unit, 'i').test(text) &&
    /[a-z]{3}/i.test(text)
    ? 0.6
    : 1;
}

const howEarly = /\bhow (?:early|long before|far (?:ahead|in advance))\b/i;
const beforeSaid = /\b(?:before|early|beforehand|in advance)$/i;

/** How long these are is rather a time than a distance. */
const ofGoing = /\b(?:walk|drive|ride|journey|trip|flight|crossing|climb|commute|tour|way)\b/i;
const perTime = /\b(?:month|year|annum|hour|week|day)\b|\/(?:h|mo|yr)/i;
