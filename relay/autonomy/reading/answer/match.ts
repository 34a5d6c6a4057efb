/** Scores how well the words of a question match a fact and its context. */
import { stopWords } from '../language/stop-words';
import { synonyms } from '../language/synonyms';
import { stemOf, wordsOf } from '../language/words';
import type { Fact } from '../page/fact';
import type { Page } from '../page/page';
import { coreEnd } from '../question/core-question';
import { inPlainWords, mayHavePhrase } from '../question/plain-words';
import type { Question, Term } from '../question/question';

/** The weight of a synonym compared with the word itself. */
const alikeCounts = 0.8;
const relatedFormWeight = 0.7;

const meanings = new Map<string, number[]>();
for (const [meaning, words] of synonyms.entries())
  for (const word of words) {
    const stem = stemOf(word);
    meanings.set(stem, [...(meanings.get(stem) ?? []), meaning]);
  }

/** The similarity of two stems, 0 to 1. */
export function agreement(left: string, right: string): number {
  if (left === right) return 1;
  const shared = meanings.get(left);
  if (shared && meanings.get(right)?.some((meaning) => shared.includes(meaning))) return alikeCounts;
  return isRelatedForm(left, right) ? relatedFormWeight : 0;
}

/** "Campfire" is a fire, and a footbridge a bridge. */
function isCompoundOf(whole: string, part: string): boolean {
  return (
    part.length >= 4 &&
    whole.length >= part.length + 3 &&
    whole.endsWith(part.replace(/e$/, '')) &&
    !/\d/.test(whole)
  );
}

/** Related forms with different stems: president, presidency. */
function isRelatedForm(left: string, right: string): boolean {
  const shorter = Math.min(left.length, right.length);
  if (shorter < 5 || Math.abs(left.length - right.length) > 4 || /\d/.test(left + right)) return false;
  const common = Math.max(5, shorter - 1);
  return left.slice(0, common) === right.slice(0, common);
}

/** The stems of a text, each once. */
export type Stems = ReadonlySet<string>;
const known = new Map<string, Stems>();
const maxKnown = 20_000;

export function stemsOf(text: string): Stems {
  const found = known.get(text);
  if (found) return found;
  if (known.size > maxKnown) known.clear();
  const stems = new Set<string>();
  let before = '';
  for (const { stem, text: word } of wordsOf(text)) {
    stems.add(stem);
    if (/\d/.test(stem)) stems.add(`${before} ${stem}`);
    if (stem === yearOf[before]) stems.add('year');
    before = stem;
    const part = partOfDay(word);
    if (part) stems.add(part);
    for (const alias of calendarAliases(word)) stems.add(alias);
    // Parts of hyphenated words are words already; parts of words with a dot are not.
    if (/[.:_]/.test(word)) for (const part of word.split(/[.:_]/)) stems.add(stemOf(part));
  }
  // What the question says in one word, the page may say in two: "sign up" is "register".
  const plain = mayHavePhrase(text) ? inPlainWords(text) : text;
  if (plain !== text) for (const { stem } of wordsOf(plain)) stems.add(stem);
  // "Check-out" is written "checkout" too.
  for (const [word] of text.matchAll(/\b\p{L}+-\p{L}+\b/gu)) stems.add(stemOf(word.replace('-', '')));
  known.set(text, stems);
  return stems;
}

/** Twelve months are a year. */
const yearOf: Record<string, string> = { 12: stemOf('months') };
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const firstOfWeekend = 5;
const shortMonth = /^(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?=t?$)/;
const months: Record<string, string> = {
  Jan: 'January',
  Feb: 'February',
  Mar: 'March',
  Apr: 'April',
  Jun: 'June',
  Jul: 'July',
  Aug: 'August',
  Sep: 'September',
  Oct: 'October',
  Nov: 'November',
  Dec: 'December',
};

/** Stems of what else a month, a day or a part of the week is called: "Sun" is a Sunday, and weekends are Sundays too. */
function calendarAliases(word: string): string[] {
  const plain = word.toLowerCase().replace(/s$/, '');
  const month = shortMonth.exec(word)?.[0];
  if (month !== undefined) return [stemOf(months[month] ?? '')];
  const isShort = /^(?:Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun)$/.test(word);
  const at = weekdays.findIndex((name) => {
    const day = name.toLowerCase();
    return isShort ? day.startsWith(word.toLowerCase()) : day === plain;
  });
  if (plain === 'weekend') return weekdays.slice(firstOfWeekend).map(stemOf);
  if (plain === 'weekday') return weekdays.slice(0, firstOfWeekend).map(stemOf);
  if (at < 0) return [];
  return [stemOf(weekdays[at] ?? ''), stemOf(at < firstOfWeekend ? 'weekday' : 'weekend')];
}

/** From which hour on it is called so. */
const partsOfDay = [
  [5, 'morning'],
  [12, 'afternoon'],
  [17, 'evening'],
  [22, 'night'],
] as const;

/** The stem of the part of the day that a time such as "21:00" is in. */
function partOfDay(word: string): string | undefined {
  const hour = Number(/^([01]?\d|2[0-3])[:.][0-5]\d$/.exec(word)?.[1] ?? Number.NaN);
  const name = Number.isNaN(hour)
    ? undefined
    : (partsOfDay.findLast(([from]) => hour >= from)?.[1] ?? 'night');
  return name && stemOf(name);
}

const presences = new WeakMap<Term, WeakMap<Stems, number>>();

/** How well the stems contain the term, 0 to 1. */
export function presence(term: Term, stems: Stems): number {
  const found = presences.get(term) ?? new WeakMap<Stems, number>();
  presences.set(term, found);
  const earlier = found.get(stems);
  if (earlier !== undefined) return earlier;
  const value = look(term, stems);
  found.set(stems, value);
  return value;
}

const agreements = new WeakMap<Term, Map<string, number>>();

function look(term: Term, stems: Stems): number {
  for (const form of term.forms) if (stems.has(form)) return 1;
  for (const compound of term.compounds) if (stems.has(compound)) return 1;
  for (const opposite of term.opposites) if (stems.has(opposite)) return alikeCounts;
  if (term.isName && /\d/.test(term.stem)) return 0;
  const known = agreements.get(term) ?? new Map<string, number>();
  agreements.set(term, known);
  let best = 0;
  for (const stem of stems) {
    let value = known.get(stem);
    if (value === undefined) {
      value = Math.max(...[...term.forms].map((form) => agreement(form, stem)));
      if (value === 0 && (isCompoundOf(stem, term.stem) || isCompoundOf(term.stem, stem)))
        value = relatedFormWeight;
      known.set(stem, value);
    }
    if (value > best) best = value;
  }
  return best;
}

/** Words of the page's title need not be repeated. */
const aboutThePage = new Set(
  `job position role event recipe book film movie course product item article company place game match app song paper post hotel
  restaurant museum phone device laptop camera exhibition flat house apartment bill invoice parcel medicine`.split(
    /\s+/,
  ),
);
const aboutThePageCounts = 0.3;
/** What a page of one record is: it says so of itself less often than not. */
const kindsOfRecord = new Set(
  `issue case request order booking reservation bill statement account profile message mail email thread listing
  advert ad report document form file entry record event task appointment trip journey class lesson show`.split(
    /\s+/,
  ),
);

/** The maximum weight of a word that only the page's title or address has: it tells no passage from another. */
const inSubjectOnly = 1;

/** A word that the page has only by a synonym may be meant otherwise there. */
function maxIfPresent(best: number, isOnPage: boolean, { maxIfAbsent }: Term): number {
  if (!isOnPage) return inSubjectOnly;
  return best === 1 ? 3.5 : maxIfAbsent + 0.3;
}

/** A ticket is a record in a list of tickets, and a thing that costs something elsewhere. */
function isOfRecord(word: string, { type }: Question): boolean {
  return kindsOfRecord.has(word) || (word === 'ticket' && !type);
}

/** Whether something may be done turns on the thing more than on the act. */
const actCounts = 0.75;
/** What a name may be the name of: "the Business plan" is called "Business" on its own page. */
const kindsOfNamed = new Set(
  `plan package tier room suite model version edition team department office branch station stop platform line route match
  game course class module ticket pass flight train bus boat ferry meeting event workshop talk session project deal card
  subscription bag jacket shoe bike grinder`.split(/\s+/),
);

/** Whether it only says of what kind the thing is that the question names: "the Business plan". */
function isOnlyKind({ text, start, isName }: Term, { terms }: Question): boolean {
  if (isName || start < 0) return false;
  const isAfterName = terms.some(
    (other) => other.isName && other.end + 1 === start && !/\d/.test(other.text),
  );
  return isAfterName && kindsOfNamed.has(text.toLowerCase());
}

/** The weights of the words of a question on a page. */
export interface Weights {
  /** By stem: rarity times importance. */
  of: ReadonlyMap<string, number>;
  total: number;
  /** The share of the question's names and numbers that the page has, by weight, 0 to 1. */
  namesPresent: number;
  /** The words that the page does not contain in any form. */
  absent: readonly Term[];
}

export function weigh(question: Question, page: Page, facts: readonly Fact[]): Weights {
  const texts = facts.map((fact) => stemsOf(fact.text));
  const labels = facts.map((fact) => stemsOf(`${fact.label} ${fact.rowLabel}`));
  const subject = stemsOf(`${page.title} ${page.url}`);
  const rest = stemsOf(page.passages.flatMap(({ trail, name = '' }) => [...trail, name]).join(' '));
  const of = new Map<string, number>();
  const absent: Term[] = [];
  let [names, present] = [0, 0];
  for (const term of question.terms) {
    let [count, best] = [0, 0];
    for (const [index, stems] of texts.entries()) {
      const here = Math.max(presence(term, stems), presence(term, labels[index] ?? stems));
      if (here > 0) count += 1;
      best = Math.max(best, here);
    }
    const isOnPage = count > 0 || presence(term, rest) > 0;
    const isThere = isOnPage || presence(term, subject) > 0;
    const rarity = Math.log(1 + (facts.length - count + 0.5) / (count + 0.5));
    const word = term.text.toLowerCase();
    if (!term.isName && (aboutThePage.has(word) || (!isThere && isOfRecord(word, question)))) {
      of.set(term.stem, aboutThePageCounts);
      continue;
    }
    const bounded =
      term.weight < 0.5
        ? 1
        : isThere
          ? Math.min(maxIfPresent(best, isOnPage, term), Math.max(0.8, rarity))
          : Math.min(term.maxIfAbsent, rarity);
    const isKind = isOnlyKind(term, question);
    const isAct = question.isPolar && term.maxIfAbsent === 1;
    of.set(term.stem, term.weight * bounded * (term.isOfType || isKind ? 0.5 : isAct ? actCounts : 1));
    if (!isThere) absent.push(term);
    if (term.isName && term.start < coreEnd(question.text)) {
      names += term.weight;
      if (isThere) present += term.weight;
    }
  }
  const total = [...of.values()].reduce((sum, value) => sum + value, 0);
  return { of, total: total || 1, namesPresent: names === 0 ? 1 : present / names, absent };
}

/** The largest weight of question words in one clause. */
export function insideClause(text: string, question: Question, weights: Weights): number {
  const clauses = text.split(
    /[;:]\s|,\s(?:and|but|while|although|which|who|where)\s|\s(?:but|while|although|whereas)\s/,
  );
  const sums = clauses.map((clause) => {
    const stems = stemsOf(clause);
    return question.terms.reduce(
      (sum, term) => sum + (weights.of.get(term.stem) ?? 0) * presence(term, stems),
      0,
    );
  });
  return Math.max(0, ...sums);
}

/** The share of a label's words that the question has, 0 to 1. */
export function precision(label: string, question: Question): number {
  // Sizes and numbers in a label tell like things apart.
  const named = wordsOf(label).filter(({ text }) => !stopWords.has(text.toLowerCase()));
  const plain = named.filter(({ text, start }) => !/\d/.test(text) && !isUnit(label.slice(0, start), text));
  const words = plain.length > 0 ? plain : named;
  if (words.length === 0) return 0;
  const asked = question.terms.flatMap(({ forms }) => [...forms]);
  const had = words.map(({ stem }) => Math.max(0, ...asked.map((other) => agreement(other, stem))));
  // A synonym counts nearly as much as the word itself, which decides between "opens" and "closes".
  return had.reduce((sum, one) => sum + (one > 0 ? 0.9 + 0.1 * one : 0), 0) / words.length;
}

/** Whether the short word after a number is its unit: "mm" of "0.5 mm". */
function isUnit(before: string, word: string): boolean {
  return word.length <= 3 && /\d\s?$/.test(before);
}
