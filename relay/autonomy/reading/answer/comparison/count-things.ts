/** Counts what a section lists, where no statement of the page says how many there are. */

import { stemOf } from '../../language/words';
import type { Fact } from '../../page/fact';
import { factOf } from '../../page/listings';
import type { Page, Passage } from '../../page/page';
import { countedPhrase } from '../../question/nouns';
import type { Question, Term } from '../../question/question';
import { presence, stemsOf } from '../match';

const minThings = 2;
const maxShort = 80;
const maxLabelWords = 3;
/** Words for whatever is listed. */
const anything =
  /^(?:things?|items?|entr(?:y|ies)|ones|acts?|shows?|films?|talks?|sessions?|classes|trains?|boats?|sailings?|matches|games?|events?|appointments?|meetings?|rows?|lines?|results?)$/i;
const sums = /^(?:(?:grand |sub-?)?total|sum|average|mean|all)\b/i;

/** The first column of a table that compares what its other columns name. */
const isOfFeatures = /^(?:features?|compare)?$/i;

interface Section {
  /** The heading or caption right above it, and the names of its columns. */
  label: string;
  /** The other headings above it, and the title. */
  around: string;
  /** The text of each thing. */
  things: string[];
  first: number;
  /** Whether its heading stands below another. */
  isBelowOther: boolean;
}

/** The number of things of the section that the question names, only those with its other words; undefined where it is not certain. */
export function countThings(question: Question, page: Page): { fact: Fact; answer: string } | undefined {
  const asked = question.terms.filter(
    ({ start, weight, isOfType }) => start >= 0 && weight > 0.5 && !isOfType,
  );
  const phrase = countedPhrase(question.text).map(stemOf);
  const counted = asked.findLast(({ stem, maxIfAbsent }) => phrase.includes(stem) && maxIfAbsent > 1);
  const isNowhere =
    counted !== undefined && page.passages.every(({ text }) => presence(counted, stemsOf(text)) === 0);
  const [best] = sectionsOf(page)
    .map((section) => ({ section, ...matchOf(section, asked, counted, isNowhere) }))
    .filter(({ fit, things }) => fit > 0 && things > 0)
    .toSorted((a, b) => b.fit - a.fit);
  if (!best) return undefined;
  const { section, things } = best;
  const passage = page.passages[section.first];
  const heading = passage?.trail.at(-1);
  const text = passage?.text ?? '';
  const quotes = [...(heading === undefined ? [] : [heading]), text];
  const row = { key: { label: '', text }, fields: [], passage: section.first, quotes };
  return { fact: factOf(row), answer: String(things) };
}

/**
 * How well the section fits, 0 where it does not, and how many of its things have what its labels do not say.
 * @param isNowhere Whether the page has no word for what is counted, so that other words must say which section it is
 */
function matchOf(
  { label, around, things, isBelowOther }: Section,
  asked: readonly Term[],
  counted: Term | undefined,
  isNowhere: boolean,
): { fit: number; things: number } {
  const [own, others] = [stemsOf(label), stemsOf(around)];
  const near = asked.filter((term) => presence(term, own) > 0.7);
  const isAnything = counted !== undefined && anything.test(counted.text);
  const isShort = isBelowOther && label.split(' ').length <= maxLabelWords;
  const isNamed = near.some(
    (term) => term === counted || (isAnything && term.isName) || (isNowhere && isShort && !term.isName && presence(term, own) === 1),
  );
  if (!isNamed) return { fit: 0, things: 0 };
  let left = things.map((text) => stemsOf(text));
  for (const term of asked) {
    if (near.includes(term) || presence(term, others) > 0) continue;
    if (term === counted && (isAnything || isNowhere)) continue;
    const having = left.filter((stems) => presence(term, stems) >= 0.8);
    // What one person has is told in that row.
    if (term.isName && having.length < minThings) return { fit: 0, things: 0 };
    // What is done with them need not be said.
    if (having.length === 0 && (term.maxIfAbsent > 1 || isNowhere)) return { fit: 0, things: 0 };
    if (having.length > 0) left = having;
  }
  return {
    fit: near.reduce((sum, term) => sum + term.weight * presence(term, own) ** 2, 0),
    things: left.length,
  };
}

/** The tables, lists and groups of short texts of the page. */
function sectionsOf({ passages, title }: Page): Section[] {
  const members = new Map<string, number[]>();
  const headings = new Map(passages.flatMap(({ kind, item, trail }) => (kind === 'heading' && item ? [[item, trail]] : [])));
  for (const [index, { kind, region, trail, table, text, item = '' }] of passages.entries()) {
    if (region || kind === 'control' || kind === 'meta' || kind === 'fact' || text === '') continue;
    // What stands below the heading of a card is a part of the card.
    const above = table === undefined ? headings.get(item) : undefined;
    const isCard = above !== undefined && above.length < trail.length && kind !== 'item';
    const key = `${(isCard ? above : trail).join('/')} ${table ?? ''}`;
    members.set(key, [...(members.get(key) ?? []), index]);
  }
  return [...members.values()].flatMap((indexes): Section[] => {
    const first = passages[indexes[0] ?? -1];
    const things = thingsOf(passages, indexes);
    if (!first || things.length < minThings) return [];
    const said = indexes
      .flatMap((index) => passages[index] ?? [])
      .filter(({ kind, text }) => kind === 'paragraph' && !things.includes(text))
      .map(({ text }) => text);
    const columns =
      indexes.map((index) => passages[index]?.columns?.slice(0, 1) ?? []).find(({ length }) => length > 0) ??
      [];
    return [
      {
        label: [first.trail.at(-1) ?? '', ...columns].join(' '),
        around: [title, ...first.trail.slice(0, -1), ...said].join(' '),
        things,
        first: indexes[0] ?? 0,
        isBelowOther: first.trail.length > 1,
      },
    ];
  });
}

function thingsOf(passages: readonly Passage[], indexes: readonly number[]): string[] {
  const all = indexes.flatMap((index) => passages[index] ?? []);
  const columns = all.find((one) => one.columns)?.columns ?? [];
  if (isOfFeatures.test(columns[0] ?? '-')) return columns.slice(1);
  const rows = all.filter(
    ({ cells, columns }) => cells && !columns?.every((column, at) => column === cells[at]),
  );
  if (all[0]?.table !== undefined)
    return rows
      .filter(({ columns, headers, cells }) => columns || headers !== cells?.length)
      .map(({ text }) => text)
      .filter((text) => !sums.test(text));
  const titles = all.filter(({ kind, item }) => kind === 'heading' && item);
  if (titles.length >= minThings)
    return titles.map((title) => all.filter(({ item }) => item === title.item).map(({ text }) => text).join(' '));
  const items = all.filter(({ kind }) => kind === 'item');
  if (items.length >= minThings) return items.map(({ text }) => text);
  const cards = new Map<string, string>();
  for (const { item = '', text } of all) if (item) cards.set(item, `${cards.get(item) ?? ''} ${text}`);
  if (cards.size >= minThings) return [...cards.values()];
  const short = all.filter(({ kind }) => kind === 'paragraph');
  return short.every(({ text }) => text.length <= maxShort && !/[.:?!]$/.test(text))
    ? short.map(({ text }) => text)
    : [];
}
