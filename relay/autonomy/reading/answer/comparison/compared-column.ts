/** Chooses the column that a superlative compares, and measures its cells. */
import { type AnswerType, momentIn, spansOf } from '../../language/spans/spans';
import { numberIn } from '../../language/spans/units';
import { stemOf, wordsOf } from '../../language/words';
import type { Field, Listing } from '../../page/listings';
import type { Question } from '../../question/question';
import type { Superlative } from '../../question/superlatives';
import { agreement, presence } from '../match';
import { stemsOf } from '../stems';

/** A number, a time of day or a date, to compare by. */
export function measure(text: string): number {
  const time = /^\D{0,3}(\d{1,2}):(\d\d)/.exec(text);
  if (time) return Number(time[1]) * 60 + Number(time[2]);
  if (/\d{4}-\d\d-\d\d|[A-Z][a-z]{2,}\.? \d{1,2},? \d{4}|\d{1,2} [A-Z][a-z]{2,} \d{4}/.test(text))
    return momentIn(text);
  return numberIn(text) * scaleOf(text);
}

/** How many of the smallest unit of its kind the unit of an amount is, so that "88 KB" is less than "2.7 MB". */
const scales: readonly (readonly [RegExp, number])[] = [
  [/\d\s?k(?:i?B|g|m|W)\b/i, 1e3],
  [/\d\s?(?:Mi?B|MW)\b/i, 1e6],
  [/\d\s?(?:Gi?B|GW)\b/i, 1e9],
  [/\d\s?Ti?B\b/i, 1e12],
  [/\d\s?(?:cm)\b/i, 1e-2],
  [/\d\s?(?:mm)\b/i, 1e-3],
  [/\d\s?(?:hours?|hrs?|h)\b/i, 60],
  [/\d\s?days?\b/i, 1_440],
  [/\d\s?weeks?\b/i, 10_080],
  [/\d\s?months?\b/i, 43_800],
  [/\d\s?years?\b/i, 525_600],
];

function scaleOf(text: string): number {
  return scales.find(([unit]) => unit.test(text))?.[1] ?? 1;
}

const acronym = /^\p{Lu}{2,5}$/u;
const weekday = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$/i;

/** From one year to another. */
export const yearRange = /^(\d{4})\s?[–-]\s?(\d{4})$/;

type IsColumn = (field: Field) => boolean;

/** The compared column: the one that the question or its superlative names, else the price. */
export function comparedColumn({ rows }: Listing, question: Question): IsColumn | undefined {
  const { superlative } = question;
  const labels = [...new Set(rows.flatMap(({ fields }) => fields.map(({ label }) => label)))].filter(Boolean);
  const byLabel = new Map<string, Field[]>(labels.map((label) => [label, []]));
  for (const { fields } of rows) for (const field of fields) byLabel.get(field.label)?.push(field);
  const isMeasured = (label: string) => {
    const texts = byLabel.get(label) ?? [];
    return texts.filter(({ text }) => !Number.isNaN(measure(text))).length >= texts.length / 2;
  };
  const measured = labels.filter(isMeasured);
  const terms = question.terms.filter(
    ({ start, stem }) => start >= 0 && stem !== stemOf(superlative?.word ?? '') && stem !== question.head,
  );
  const way = superlative?.columns.find((name) => name === 'out' || name === 'in');
  const ofWay =
    way && measured.find((label) => wordsOf(label).some(({ text }) => text.toLowerCase() === way));
  if (ofWay) return ({ label }) => label === ofWay;
  const ofRoute = superlative?.kind === 'date' ? columnOfRoute(measured, question.text) : undefined;
  if (ofRoute !== undefined) return ({ label }) => label === ofRoute;
  const fitOf = (label: string) =>
    terms.reduce((sum, term) => {
      // A name is of a row, unless it is the short form that a column is called by: "CPU".
      const isOfRow =
        term.isName && !weekday.test(term.text) && !(acronym.test(label) && term.text === label);
      const here = isOfRow ? 0 : presence(term, stemsOf(label));
      return sum + (here >= 0.8 ? here : 0);
    }, 0);
  const [asked] = measured.filter((label) => fitOf(label) > 0).toSorted((a, b) => fitOf(b) - fitOf(a));
  if (
    asked &&
    /highest|lowest|largest|smallest|biggest|most|least|best|worst|longest|shortest|fewest|maximum|minimum|latest|earliest|first|last|greatest/.test(
      superlative?.word ?? '',
    )
  )
    return ({ label }) => label === asked;
  for (const name of superlative?.columns ?? []) {
    const label = measured.find(
      (one) =>
        one.toLowerCase() === name || wordsOf(one).some(({ stem }) => agreement(stem, stemOf(name)) >= 0.8),
    );
    if (label) return (field) => field.label === label;
  }
  if (asked) return ({ label }) => label === asked;
  const ofYears =
    /^(?:long|short)est$/.test(superlative?.word ?? '') &&
    labels.find((label) => (byLabel.get(label) ?? []).filter(({ text }) => yearRange.test(text)).length >= 2);
  if (ofYears) return ({ label }) => label === ofYears;
  const byUnit = columnByUnit(measured, byLabel, superlative);
  if (byUnit !== undefined) return ({ label }) => label === byUnit;
  const unlabelled = unlabelledType(question);
  return unlabelled && (({ label, text }) => label === '' && isMostly(unlabelled, text));
}

const leaving = /\b(?:leaves?|leaving|departs?|departing|departures?|dep|from)\b/i;
const arriving = /\b(?:arrives?|arriving|arrivals?|arr|reach(?:es)?|gets? (?:in)?to)\b/i;

/** Of a timetable the column of the place that the question leaves from, or arrives at. */
function columnOfRoute(labels: readonly string[], asked: string): string | undefined {
  const placed = (words: RegExp) => {
    const place = new RegExp(String.raw`(?:${words.source}) (?:the )?(?<place>\p{Lu}[\p{L}'’-]*)`, 'iu').exec(
      asked,
    )?.groups?.place;
    return place !== undefined && /^\p{Lu}/u.test(place)
      ? labels.filter((label) => label.includes(place))
      : [];
  };
  const [at, other] = arriving.test(asked) ? [arriving, leaving] : [leaving, arriving];
  const named = placed(at);
  return named.find((label) => at.test(label)) ?? named.find((label) => !other.test(label));
}

/** What the fields of cards have that say no label. */
function unlabelledType({ superlative, type }: Question): AnswerType | undefined {
  if (superlative?.columns.includes('price') || type === 'money') return 'money';
  if (superlative?.kind === 'date') return 'date';
  return superlative?.measures[0];
}

function isMostly(type: AnswerType, text: string): boolean {
  const spans = spansOf(type, text);
  return type === 'money'
    ? spans.some(({ certainty }) => certainty > 0.5)
    : spans.some(({ start, end }) => end - start > text.length / 2);
}

/** The column with values of the compared kind; of several the one with the most of it for "most", else the least. */
function columnByUnit(
  labels: readonly string[],
  byLabel: ReadonlyMap<string, readonly Field[]>,
  superlative: Superlative | undefined,
): string | undefined {
  if (!superlative) return undefined;
  const sign = superlative.direction === 'most' ? -1 : 1;
  for (const type of superlative.measures) {
    const [best] = labels
      .map((label) => ({ label, values: valuesOf(type, byLabel.get(label) ?? []) }))
      .filter(({ label, values }) => values.length > (byLabel.get(label)?.length ?? 0) / 2)
      .toSorted((a, b) => sign * (mean(a.values) - mean(b.values)));
    if (best) return best.label;
  }
  return undefined;
}

function valuesOf(type: AnswerType, fields: readonly Field[]): number[] {
  return fields.filter(({ text }) => spansOf(type, text).length > 0).map(({ text }) => measure(text));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
