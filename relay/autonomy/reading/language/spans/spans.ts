/** Finds the parts of a text that have an answer type: date, person, amount and so on. */
import * as chrono from 'chrono-node';
import { maxPieceLength } from '../pieces';
import { month } from './month';
import { isOfAct, isOfPlace, namesIn, type Span } from './names';
import { longest, matches, ofKind } from './pick-spans';
import { addressPattern, placePhrase, withoutPreposition } from './places';
import {
  agesPattern,
  dayPattern,
  hoursPattern,
  ordinalDayPattern,
  seasonPattern,
  termPattern,
  timePattern,
  weekdayPattern,
  yearPattern,
} from './time-patterns';
import { bareAmountPattern, type Measure, measurePatterns, moneyPattern, numberPattern } from './units';

export type AnswerType =
  | Measure
  | 'person'
  | 'place'
  | 'organization'
  | 'name'
  | 'date'
  | 'year'
  | 'time'
  | 'moment'
  | 'money'
  | 'number'
  | 'quantity'
  | 'size'
  /** A length or a duration. */
  | 'extent'
  /** A speed or a duration. */
  | 'pace'
  | 'frequency'
  | 'email'
  | 'phone'
  | 'url'
  | 'version';

/** All parts of the text that are of the type, in order; of a text longer than a sentence can be, those at its start. */
export function spansOf(type: AnswerType, whole: string): Span[] {
  const text = whole.slice(0, maxPieceLength);
  if (type in measurePatterns) return matches(measurePatterns[type as Measure], text);
  return finders[type as Exclude<AnswerType, Measure>](text);
}

const finders: Record<Exclude<AnswerType, Measure>, (text: string) => Span[]> = {
  date: (text) =>
    joined(
      longest([
        ...matches(dayPattern, text),
        ...strictDates(text),
        ...matches(seasonPattern, text),
        ...matches(agesPattern, text),
        ...matches(yearPattern, text, 0.8),
        ...matches(
          new RegExp(
            String.raw`\b(?:mid|early|late|(?:the )?(?:beginning|middle|end|start) of)[-\s]${month}\b`,
            'g',
          ),
          text,
          0.9,
        ),
        ...matches(new RegExp(String.raw`\b${month}\b(?=\s|$|[,.)])`, 'g'), text, 0.3),
        ...matches(weekdayPattern, text, 0.6),
        ...matches(ordinalDayPattern, text, 0.5),
      ]),
      text,
    ),
  year: (text) => longest([...matches(yearPattern, text), ...matches(agesPattern, text, 0.7)]),
  time: (text) => longest(matches(timePattern, text), matches(hoursPattern, text, 0.5)),
  moment: (text) =>
    joined(
      longest([
        ...finders.date(text),
        ...finders.time(text).map((span) => ({ ...span, certainty: 0.7 * span.certainty })),
        ...matches(termPattern, text, 0.45),
      ]),
      text,
    ),
  money: (text) => [
    ...longest(matches(moneyPattern, text), matches(bareAmountPattern, text, 0.6)),
    ...matches(/\b(?:free of charge|free|no charge)\b/gi, text, 0.4),
  ],
  number: (text) => matches(numberPattern, text),
  quantity: (text) =>
    longest(
      [...Object.values(measurePatterns), moneyPattern].flatMap((pattern) => matches(pattern, text)),
      matches(numberPattern, text, 0.3),
    ),
  size: (text) =>
    longest(
      (['area', 'length', 'volume', 'data', 'mass'] as const).flatMap((kind) =>
        matches(measurePatterns[kind], text),
      ),
    ),
  extent: (text) =>
    longest([
      ...(['length', 'duration'] as const).flatMap((kind) => matches(measurePatterns[kind], text)),
      ...matches(textLengthPattern, text),
    ]),
  pace: (text) =>
    longest([
      ...(['speed', 'duration'] as const).flatMap((kind) => matches(measurePatterns[kind], text)),
      ...matches(perTimePattern, text),
    ]),
  frequency: (text) =>
    matches(
      /\b(?:(?:once|twice|three times|four times|\d+ times)\s(?:an?|per|every)\s(?:\w+\s)?\w+|(?:one|two|three|four|five|six|\d+)\s(?:days|nights|evenings|mornings|afternoons|weekends|weeks|hours|shifts|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days)\s(?:an?|per|each)\s(?:day|week|fortnight|month|year)|(?:on\s)?(?:the\s)?(?:first|second|third|fourth|last)\s(?:day|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\s(?:of|in)\s(?:every|each|the)\s(?:month|week|quarter)|(?:one|two|three|four|five|six|\d+)\s(?:\w+\s)?(?:days?|nights?|evenings?|weekends?|weeks?|months?|years?|shifts?)?\s?in\s(?:two|three|four|five|six|seven|eight|ten|\d+)\b(?!\s(?:the|January|Feb))|every\s(?:\w+\s){0,2}?(?:second|minute|hour|day|night|week|fortnight|month|quarter|year|spring|summer|autumn|winter|morning|evening|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s?|(?:hourly|daily|weekly|fortnightly|monthly|quarterly|annually|yearly|biennially|nightly|biannually))\b/gi,
      text,
    ),
  email: (text) => matches(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, text),
  phone: (text) => [
    ...matches(/(?<=\b(?:ext\.?|extension)\s)\d{2,6}\b/gi, text),
    ...matches(
      /(?<![\w.]|\b(?:orders?|ref|reference|invoice|ticket|case|item|part|account|customer|policy|serial|article|batch)(?: (?:no\.?|number|id))?:? |#)(?:\+\d{1,3}[\s.-]?)?(?:\(\d{1,5}\)[\s.-]?)?\d{2,5}(?:[\s.-]\d{2,5}){1,4}(?!\w)/g,
      text,
    ).filter((span) => (span.text.match(/\d/g)?.length ?? 0) >= 6 && !/^\d{4}-\d\d-\d\d$/.test(span.text)),
  ],
  url: (text) =>
    matches(
      /\bhttps?:\/\/[^\s<>"')]+[^\s<>"').,;]|\b(?:www\.)?[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|edu|gov|co\.uk|de|fr|eu|app|ai|info|example|test)(?:\/[^\s<>"')]*[^\s<>"').,;])?/g,
      text,
    ),
  version: (text) =>
    longest(matches(/\bv?\d+(?:\.\d+)+(?:[-+][\w.]+)?\b|\bv\d+\b/g, text), [
      // Of "Windows 10".
      ...matches(
        /\b(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* )\p{Lu}[\w.]*\w \d+(?![\d.:]|\s?(?:%|\p{Lu}?[bB]\b))/gu,
        text,
        0.6,
      ),
    ]),
  person: (text) => [
    // User names in forums.
    ...matches(/\b\p{L}+_[\p{L}\d_]+\b/gu, text, 0.7),
    ...matches(/(?<![\w@.])[a-z]\.[a-z]{3,}\b(?![.@])|(?<![\w@])@[a-z][\w-]+\b/g, text, 0.8),
    ...namesIn(text).flatMap((name) =>
      ofKind(
        name,
        isOfAct(name, text)
          ? { person: 1, name: 0.9, place: 0.85, organization: 0.5 }
          : isOfPlace(name, text)
            ? { person: 0.5, name: 0.2 }
            : {
                person: 1,
                name: /^[^\s\d]+\s[^\s\d]+(?:\s[^\s\d]+)?$/.test(name.text) ? 0.85 : 0.45,
                organization: 0.3,
              },
      ),
    ),
  ],
  organization: (text) =>
    outside(finders.quantity(text), namesIn(text)).flatMap((name) =>
      ofKind(name, { organization: 1, name: 0.7, person: 0.3 }),
    ),
  place: (text) =>
    longest(
      [
        ...matches(addressPattern, text),
        ...matches(placePhrase, text, 0.7).map((span) => ({ ...span, ...withoutPreposition(span) })),
      ],
      namesIn(text).flatMap((name) => ofKind(name, { place: 1, name: 0.5, organization: 0.5 })),
    ),
  name: (text) => namesIn(text),
};

/** The names but units and currencies: the "C" of "−60 °C" is none. */
function outside<Name extends Span>(amounts: readonly Span[], names: readonly Name[]): Name[] {
  return names.filter(({ start, end }) => !amounts.some((one) => one.start <= start && one.end >= end));
}

/** "0.3 mm a year" */
const perTimePattern = new RegExp(
  String.raw`(?:${measurePatterns.length.source})\s?(?:a|an|per|each|every|/)\s?(?:second|minute|hour|day|week|month|year)\b`,
  'giu',
);
const textLengthPattern = /\b\d[\d,]*(?:\s?[–-]\s?\d[\d,]*)? (?:words|characters|pages|lines|bytes)\b/gi;

/** "Tuesday, 18:00" is one moment, and so is "12 to Sunday 14 June". */
function joined(spans: Span[], text: string): Span[] {
  const found: Span[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    const between = last ? text.slice(last.end, span.start) : '';
    // What follows a time of day is another moment.
    const follows = last && /(?:\d[:.]\d\d|m\.?)$/.test(last.text) && !/^\d/.test(span.text);
    if (last && !follows && /^(?:,? (?:at )?|,? \d{1,2} (?:to|–|-) )$/.test(between)) {
      const certainty = Math.max(last.certainty, span.certainty);
      found[found.length - 1] = {
        text: text.slice(last.start, span.end),
        start: last.start,
        end: span.end,
        certainty,
      };
    } else found.push(span);
  }
  return found;
}

function strictDates(text: string): Span[] {
  return chrono.strict
    .parse(text)
    .filter(
      ({ start, index, text: words }) =>
        start.isCertain('day') &&
        /\d/.test(words) &&
        !/\b(?:ago|in \d)/.test(words) &&
        // The end of an amount is no day: "39.00 May 23".
        !/\d[.,]$/.test(text.slice(0, index)),
    )
    .map(({ index, text: words }) => {
      const text = words.replace(/^(?:on|at|in|by)\s/i, '');
      return { text, start: index + words.length - text.length, end: index + words.length, certainty: 1 };
    })
    .filter(({ text: words }) => !/:\d\d/.test(words));
}

/** The moment in a text, in milliseconds, for comparison; NaN if there is none. */
export function momentIn(whole: string): number {
  const text = whole.slice(0, maxPieceLength);
  const date = chrono.strict.parseDate(text);
  if (date) return date.getTime();
  const year = /\b(1\d|20)\d\d\b/.exec(text)?.[0];
  return year ? Date.UTC(Number(year), 0) : Number.NaN;
}
