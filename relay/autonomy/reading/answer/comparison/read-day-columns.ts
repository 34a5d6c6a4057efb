/** Reads the first or the last time of a day in a timetable with a column for each day, such as "Mon–Thu", "Fri", "Sat". */
import { weekdays } from '../../../../../extension/protocol/calendar';
import { stemOf } from '../../language/words';
import type { Fact } from '../../page/fact';
import { type Field, factOf, type Listing, listingsOf } from '../../page/listings';
import type { Page } from '../../page/page';
import { minutesOf } from '../../page/timetables';
import type { Question, Term } from '../../question/question';
import { presence } from '../match';
import { stemsOf } from '../stems';

const dayStems = weekdays.map(stemOf);
const timely = new Set<unknown>(['moment', 'time', undefined]);
const minColumns = 2;
const minTimes = 2;
const time = /^(?<time>(?:[01]?\d|2[0-4])[:.][0-5]\d)(?: ?[A-Za-z*†]{1,2})?$/;

/** The time as an answer; undefined where no such table, or more than one, is of what the question names. */
export function readDayColumns(
  question: Question,
  page: Page,
  facts: readonly Fact[],
): { fact: Fact; answer: string } | undefined {
  const { superlative, type, terms } = question;
  const days = terms.filter(({ stem, start }) => start >= 0 && dayStems.includes(stem));
  const [day] = days;
  if (!day || days.length > 1 || superlative?.kind !== 'date' || !timely.has(type)) return undefined;
  const named = terms.filter((term) => term !== day && term.isName && term.start >= 0);
  const found = listingsOf(page, facts).flatMap((listing) => {
    const heading = stemsOf(page.passages[listing.rows[0]?.passage ?? -1]?.trail.at(-1) ?? '');
    const isNamed = named.every((term) => presence(term, heading) === 1 || isInTitle(term, page));
    const isOwn = named.length === 0 || named.some((term) => presence(term, heading) === 1);
    return isNamed && isOwn && isRelated(question, listing)
      ? (timeOn(day, listing, superlative.direction) ?? [])
      : [];
  });
  const [only, ...others] = found;
  return others.length === 0 ? only : undefined;
}

function isInTitle(term: Term, { title, passages }: Page): boolean {
  const heading = passages.find(({ kind }) => kind === 'heading')?.text ?? '';
  return presence(term, stemsOf(`${title} ${heading}`)) === 1;
}

/** Whether the table names all things of the question but what drives: there may be another one for the winter. */
function isRelated({ terms }: Question, { about }: Listing): boolean {
  const stems = stemsOf(about);
  return terms.every(
    (term) =>
      term.isName ||
      term.isOfType ||
      term.weight < 1 ||
      term.maxIfAbsent < 2 ||
      ofTrips.test(term.text) ||
      superlatives.test(term.text) ||
      presence(term, stems) > 0,
  );
}

const ofTrips =
  /^(?:boat|ferry|ship|bus|coach|tram|train|sailing|crossing|departure|service|one|trip|flight|lift|cabin)s?$/i;
const superlatives = /^(?:first|last|earliest|latest)$/i;

function timeOn(
  day: Term,
  { rows }: Listing,
  direction: 'most' | 'least',
): { fact: Fact; answer: string } | undefined {
  const labels = [...new Set(rows.flatMap(({ fields }) => fields.map(({ label }) => label)))];
  const ofDays = labels.filter((label) => dayStems.some((stem) => stemsOf(label).has(stem)));
  const own = ofDays.filter((label) => presence(day, stemsOf(label)) === 1);
  if (ofDays.length < minColumns || own.length !== 1) return undefined;
  const times = rows.flatMap((row) => {
    const text = row.fields.find(({ label }: Field) => label === own[0])?.text ?? '';
    const said = time.exec(text)?.groups?.time;
    return said === undefined ? [] : [{ row, said }];
  });
  if (times.length < minTimes) return undefined;
  const ordered = times.toSorted((a, b) => minutesOf(a.said) - minutesOf(b.said));
  const wanted = direction === 'most' ? ordered.at(-1) : ordered[0];
  return wanted && { fact: factOf(wanted.row), answer: wanted.said };
}
