/** Answers questions that need a comparison or a count of rows and cards. */
import { spansOf } from '../../language/spans/spans';
import { stemOf, wordsOf } from '../../language/words';
import type { Fact } from '../../page/fact';
import { type Field, factOf, type Listing, listingsOf, minRows, type Row } from '../../page/listings';
import type { Page } from '../../page/page';
import { sums } from '../../page/sections';
import type { Question } from '../../question/question';
import type { Superlative } from '../../question/superlatives';
import { presence } from '../match';
import { untilAsked } from '../ranking/cues';
import { sharedDirection } from '../ranking/shared-pairs';
import { laterPrice } from '../rows/later-price';
import { oneInState } from '../rows/one-in-state';
import { readJourney } from '../rows/read-journey';
import { usedAmount } from '../rows/used-amount';
import { stemsOf } from '../stems';
import { compareItems } from './compare-items';
import { comparedColumn, measure, yearRange } from './compared-column';
import { countThings } from './count-things';
import { lackingOne } from './lacking-one';
import { markedOne } from './marked-one';
import { readDayColumns } from './read-day-columns';
import { readTimetable } from './read-timetable';
import { wantedOf } from './wanted-field';

const leastAbout = 0.5;
const anything = /^(?:things?|items?|ones?)$/i;
/** Words of at most this weight, such as "place", say little. */
const lightly = 0.5;

/** The answer by comparison or count, as a fact; undefined where it is not certain. */
export function compareRows(
  question: Question,
  page: Page,
  facts: readonly Fact[],
): { fact: Fact; answer: string } | undefined {
  const amount = usedAmount(question, facts) ?? laterPrice(question, facts);
  if (amount) return amount;
  if (question.isCount) return countThings(question, page);
  // "Why is it the cheapest" wants no comparison.
  if (question.shape === 'reason') return undefined;
  const trip =
    readTimetable(question, page) ?? readDayColumns(question, page, facts) ?? readJourney(question, page);
  if (trip) return trip;
  // The last day to do something is a deadline.
  if (!question.superlative || untilAsked.test(question.text))
    return (
      markedOne(question, page, facts) ?? lackingOne(question, page, facts) ?? oneInState(question, page)
    );
  const listings = listingsOf(page, facts).filter(({ rows }) => rows.length >= minRows);
  const relevant = byRelevance(listings, question, page);
  // "Which plan" may say what the rows are, which no row repeats.
  const single = listings.filter((listing) => comparedColumn(listing, question));
  const candidates = [...relevant, ...(isOfKind(question) && single.length === 1 ? single : [])];
  for (const listing of candidates) {
    const found =
      superlativeCell(listing, question) ??
      (isOfFeatures(listing)
        ? (superlativeColumn(listing, question) ?? superlativeRow(listing, question))
        : (superlativeRow(listing, question) ?? superlativeColumn(listing, question)));
    if (found) return found;
  }
  return compareItems(question, page);
}

/** Whether the columns are what is compared: the first has no name, as its cells are features. */
function isOfFeatures({ rows }: Listing): boolean {
  return rows.every(({ key }) => key.label === '');
}

/** Whether the question names but the kind of what it compares: "the most expensive plan". */
function isOfKind(question: Question): boolean {
  const terms = question.terms.filter(
    ({ stem, start, weight, text, maxIfAbsent }) =>
      start >= 0 &&
      weight > lightly &&
      maxIfAbsent > 1 &&
      !anything.test(text) &&
      !isOfSuperlative(stem, question),
  );
  return (
    question.superlative !== undefined &&
    question.type !== 'person' &&
    terms.length <= 1 &&
    terms.every(({ isName }) => !isName)
  );
}

function headingOf({ rows: [first] }: Listing, page: Page): string {
  return page.passages[first?.passage ?? -1]?.trail.at(-1) ?? '';
}

function byRelevance(listings: readonly Listing[], question: Question, page: Page): Listing[] {
  return (
    listings
      .map((listing) => ({
        listing,
        about: relevance(listing, question),
        pairs: sharedDirection(headingOf(listing, page), question.text),
      }))
      // A ranking says itself what it is about.
      .filter(({ about }) => about >= (question.superlative?.place === undefined ? leastAbout : 0))
      .sort((a, b) => b.about - a.about || b.pairs - a.pairs)
      .map(({ listing }) => listing)
  );
}

/** How relevant the listing is to the question, 0 to 1. */
function relevance({ about, rows }: Listing, question: Question): number {
  const stems = stemsOf(about);
  const inside = stemsOf(
    rows.flatMap(({ key, fields }) => [key.text, ...fields.map(({ text }) => text)]).join(' '),
  );
  const terms = question.terms.filter(({ stem, start }) => start >= 0 && !isOfSuperlative(stem, question));
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const had = terms.reduce(
    (sum, term) => sum + term.weight * Math.max(presence(term, stems), presence(term, inside)),
    0,
  );
  return total === 0 ? 1 : had / total;
}

function isOfSuperlative(stem: string, { superlative }: Question): boolean {
  return (
    superlative !== undefined &&
    (stem === stemOf(superlative.word) ||
      wordsOf(superlative.phrase).some((word) => word.stem === stem) ||
      superlative.columns.some((column) => stemOf(column) === stem))
  );
}

const timeOfDay = /^\D{0,3}\d{1,2}[:.]\d\d$/;
const minTimes = 3;

/** The first or last time in the row of a place that the question names, as timetables have them. */
function superlativeCell(listing: Listing, question: Question): { fact: Fact; answer: string } | undefined {
  if (question.type !== 'moment' && question.type !== 'time') return undefined;
  const named = question.terms.filter(
    ({ stem, start, isOfType }) => start >= 0 && !isOfType && !isOfSuperlative(stem, question),
  );
  const [row, ...others] = listing.rows.filter(
    ({ key, fields }) =>
      named.some((term) => presence(term, stemsOf(key.text)) === 1) &&
      fields.filter(({ text }) => timeOfDay.test(text)).length >= minTimes,
  );
  if (others.length > 0) return undefined;
  const times = row?.fields.filter(({ text }) => timeOfDay.test(text)) ?? [];
  const cell = question.superlative?.direction === 'most' ? times.at(-1) : times[0];
  return row && cell && { fact: factOf(row), answer: cell.text };
}

function superlativeRow(listing: Listing, question: Question): { fact: Fact; answer: string } | undefined {
  const { superlative } = question;
  if (!superlative) return undefined;
  const column = comparedColumn(listing, question);
  if (!column) return undefined;
  const rows = narrowed(
    listing.rows.filter(({ key }) => !sums.test(key.text)),
    question,
    listing.about,
  );
  const measured = rows.flatMap((row) => {
    const field = row.fields
      .filter((one) => column(one))
      .toSorted((a, b) => a.text.length - b.text.length)[0];
    const value = field ? lengthOf(field.text, superlative.word) : Number.NaN;
    return field && !Number.isNaN(value) ? [{ row, field, value }] : [];
  });
  if (measured.length < minRows || measured.length < rows.length / 2) return undefined;
  if (question.type === 'person' && !measured.some(({ row }) => isPerson(row))) return undefined;
  const sign = superlative.direction === 'most' ? -1 : 1;
  const [best] =
    superlative.place === undefined
      ? measured.toSorted((a, b) => sign * (a.value - b.value))
      : measured.filter(({ value }) => value === superlative.place);
  if (!best) return undefined;
  return { fact: factOf(best.row), answer: wantedOf(best.row, best.field, question) };
}

/** "1889–1923" is as long as the years between. */
function lengthOf(text: string, superlative: string): number {
  const [, from, to] = (/^(?:long|short)est$/.test(superlative) && yearRange.exec(text)) || [];
  return from !== undefined && to !== undefined ? Number(to) - Number(from) : measure(text);
}

/** Whether a field of the row is a person, which a club or a shop is not. */
function isPerson({ fields }: Row): boolean {
  return fields.some(({ text }) => spansOf('person', text).some(({ certainty }) => certainty >= leastPerson));
}

const leastPerson = 0.8;

/** The column where a row that the question names has most or least: the day with the strongest wind. */
function superlativeColumn(
  { rows }: Listing,
  question: Question,
): { fact: Fact; answer: string } | undefined {
  const { superlative } = question;
  if (!superlative || (question.head === undefined && !/^which\b/i.test(question.text))) return undefined;
  const asked = question.terms.filter(
    ({ stem, start, isOfType }) =>
      start >= 0 && !isOfType && stem !== question.head && stem !== stemOf(superlative.word),
  );
  const namedBy = ({ text }: Field) =>
    asked.filter((term) => presence(term, stemsOf(text)) >= 0.8).length +
    Number(wordsOf(text).some(({ stem }) => superlative.columns.some((column) => stemOf(column) === stem)));
  const named = rows.filter(({ key }) => namedBy(key) > 0);
  for (const row of named.toSorted((a, b) => namedBy(b.key) - namedBy(a.key))) {
    const measured = row.fields
      .filter((field) => field.label !== '' && field.text !== row.key.text && isOfMeasure(field, superlative))
      .map(({ label, text }) => ({ label, value: measure(text) }))
      .filter(({ value }) => !Number.isNaN(value));
    if (measured.length < minColumns) continue;
    const sign = superlative.direction === 'most' ? -1 : 1;
    const [best] = measured.toSorted((a, b) => sign * (a.value - b.value));
    if (best) return { fact: factOf(row), answer: best.label };
  }
  return undefined;
}

const plainNumber = /^[-−+]?[\d.,\s]+$/;

/** What is nearest has no price, where it is known what the superlative compares. */
function isOfMeasure({ text }: Field, { measures }: Superlative): boolean {
  return (
    measures.length === 0 || plainNumber.test(text) || measures.some((type) => spansOf(type, text).length > 0)
  );
}

const minColumns = 3;

/** Only the rows that match the other words of the question. */
function narrowed(rows: readonly Row[], question: Question, about: string): readonly Row[] {
  let left = rows;
  const stems = stemsOf(about);
  for (const term of question.terms) {
    if (term.start < 0 || isOfSuperlative(term.stem, question)) continue;
    // What the heading says of all rows tells none of them apart.
    if (!term.isName && stems.has(term.stem)) continue;
    const having = left.filter(({ key, fields }) =>
      fields.concat(key).some(({ text }) => stemsOf(text).has(term.stem)),
    );
    // "Which house" names what all rows are, even if some have the word in them.
    if ((term.stem === question.head || (question.superlative && !term.isName)) && having.length < minRows)
      continue;
    if (having.length > 0 && having.length < left.length) left = having;
  }
  return left;
}
