/** Collects tables and lists of cards as rows with labelled fields. */
import { spansOf } from '../language/spans/spans';
import type { Fact } from './fact';
import { inPieces } from './facts';
import { isDay } from './is-day';
import type { Page, Passage } from './page';

export interface Field {
  label: string;
  text: string;
}

export interface Row {
  /** The name of the row, usually its first words. */
  key: Field;
  fields: readonly Field[];
  passage: number;
  quotes: readonly string[];
  /** Set if it is what the person whose name is its key wrote. */
  isPost?: boolean;
}

/** Rows of one table, or cards of one list. */
export interface Listing {
  /** The text above: headings, caption, columns. */
  about: string;
  rows: readonly Row[];
}

export const minRows = 2;

export function factOf({ key, passage, quotes }: Row): Fact {
  return {
    kind: 'cell',
    passage,
    text: key.text,
    label: key.label,
    row: '',
    rowLabel: '',
    before: '',
    after: '',
    beside: '',
    struck: [],
    quotes,
  };
}

export function listingsOf(page: Page, facts: readonly Fact[]): Listing[] {
  const tables = new Map<string, Map<number, Fact[]>>();
  for (const fact of facts) {
    const table = page.passages[fact.passage]?.table;
    if (!table || fact.kind !== 'cell') continue;
    const rows = tables.get(table) ?? new Map<number, Fact[]>();
    tables.set(table, rows);
    const cells = rows.get(fact.passage) ?? [];
    rows.set(fact.passage, cells);
    cells.push(fact);
  }
  return [...[...tables.values()].map((rows) => tableListing(page, rows)), ...cardListings(page)];
}

function tableListing(page: Page, rows: Map<number, Fact[]>): Listing {
  const listed = [...rows].map(([passage, cells]): Row => {
    const fields = cells.map(({ label, text }) => ({ label, text }));
    const words = fields.filter(({ text }) => /\p{L}/u.test(text));
    // A date does not name what happened on it.
    const key = words.find(({ text }) => !isDay(text)) ?? words[0] ?? fields[0] ?? { label: '', text: '' };
    return { key, fields, passage, quotes: cells[0]?.quotes ?? [] };
  });
  const [first] = rows.keys();
  return { about: aboutOf(page, page.passages[first ?? 0], listed), rows: listed };
}

function aboutOf(page: Page, passage: Passage | undefined, rows: readonly Row[]): string {
  const labels = new Set(rows.flatMap(({ fields }) => fields.map(({ label }) => label)));
  return [page.title, ...(passage?.trail ?? []), ...labels].join(' ');
}

/** Cards with a heading each, and plain list items, under the same headings. */
function cardListings(page: Page): Listing[] {
  const lists = new Map<string, Map<string, number[]>>();
  const withHeading = new Set(
    page.passages.flatMap(({ item, kind }) => (kind === 'heading' && item ? [item] : [])),
  );
  for (const [index, { item, trail, kind, region, table }] of page.passages.entries()) {
    if (!item || table || region || kind === 'control') continue;
    const name =
      kind === 'heading'
        ? trail.join('/')
        : trail.slice(0, Math.max(0, trail.length - (withHeading.has(item) ? 1 : 0))).join('/');
    const cards = lists.get(name) ?? new Map<string, number[]>();
    lists.set(name, cards);
    const members = cards.get(item) ?? [];
    cards.set(item, members);
    members.push(index);
  }
  return [...lists.values()].map((cards) => {
    const rows = [...cards.values()].map((indexes) => cardRow(page, indexes));
    const first = [...cards.values()][0]?.[0] ?? 0;
    const passage = page.passages[first];
    return { about: aboutOf(page, passage, rows), rows };
  });
}

function cardRow(page: Page, indexes: readonly number[]): Row {
  const texts = indexes.map((index) => page.passages[index]).filter((passage) => passage !== undefined);
  const heading = texts.find(({ kind }) => kind === 'heading') ?? texts[0];
  const author = authorOf(texts);
  const key = { label: '', text: author || (heading?.text ?? '') };
  const fields = texts
    .filter((passage) => passage !== heading || texts.length === 1)
    .flatMap(({ text, struck = [] }) =>
      struck.reduce((left, old) => left.replace(old, ''), text).split(/\n| · | \| /),
    )
    .map((text) => {
      const [, label = '', value = text] =
        /^([^:]{2,30}):\s(.+)$/.exec(text) ??
        /^(\p{L}[\p{L} ]{2,25}) (\d[\d.,]*(?:\s?\/\s?\d+)?)$/u.exec(text) ??
        [];
      return { label, text: value.trim() };
    });
  const whole = texts.map(({ text }) => text).join(' ');
  const quotes = [whole, key.text];
  return { key, fields, passage: indexes[0] ?? 0, quotes, ...(author && { isPost: true }) };
}

const maxAuthorWords = 3;
const maxBylineLength = 100;
const byline = /^(?:(?:posted|written|asked|answered|by|from)\s)+/i;

/** The name at the head of a post, which is dated and has a text below; empty for other cards. */
function authorOf([first, ...others]: readonly Passage[]): string {
  if (!first || first.kind === 'heading' || first.text.length > maxBylineLength || others.length === 0)
    return '';
  const isDated = [first, ...others.slice(0, 2)].some(
    ({ text }) =>
      text.length <= maxBylineLength && (spansOf('moment', text).length > 0 || /\bago\b/.test(text)),
  );
  const [start = ''] = first.parts ?? first.text.split(/\n|, | · | \| | – /);
  const name = start.replace(byline, '').replace(/[\s,:]+$/, '');
  const isName = name !== '' && !/[.?!]$|\s\d|^\d/.test(name) && name.split(/\s/).length <= maxAuthorWords;
  return isDated && isName && spansOf('moment', name).length === 0 ? name : '';
}

/** Every card as a fact: its heading answers which one has the properties in the rest. */
export function cardFacts(page: Page): Fact[] {
  return cardListings(page).flatMap(({ rows }) =>
    rows.length < minRows
      ? []
      : rows
          .filter(({ fields, key }) => fields.length > 0 && fields[0]?.text !== key.text)
          .map((row) => ({
            ...factOf(row),
            label: '',
            row: row.fields.map(({ label, text }) => `${label} ${text}`).join(' | '),
            before: askedBefore(row, rows),
            ...(row.isPost && { isAuthor: true as const }),
          }))
          .flatMap(inPieces),
  );
}

const replies =
  /(?:^|\b\d\d \| |\| )(?:me|mine|will do|happy to|I['’]ll|I (?:can|will|could|do|am|have))\b(?!['’]t)/i;
const refuses = /\b(?:no|not|never|nobody|sorry)\b|n['’]t\b/i;

/** The question of the post above, where this one answers it for its author: "Me." */
function askedBefore(row: Row, rows: readonly Row[]): string {
  const above = rows[rows.indexOf(row) - 1];
  const last = above?.fields.at(-1)?.text ?? '';
  const own = row.fields.map(({ text }) => text).join(' | ');
  return row.isPost && above?.isPost && /\?\W*$/.test(last) && replies.test(own) && !refuses.test(own)
    ? last
    : '';
}
