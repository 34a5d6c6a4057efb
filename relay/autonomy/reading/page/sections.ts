/** The tables, lists and groups of cards of a page, each with the things that it lists. */
import { rowName } from './cell-facts';
import type { Page, Passage } from './page';

export interface Thing {
  /** Its title, or the name of its row; for an item of a list its text. */
  name: string;
  text: string;
  /** The index of its first passage. */
  passage: number;
}

export interface Section {
  /** The heading or caption right above it, and the name of its first column. */
  label: string;
  /** The other headings above it, the title of the page, and the prose in it. */
  around: string;
  things: Thing[];
  /** The index of its first passage. */
  first: number;
  /** Whether its heading stands below another. */
  isBelowOther: boolean;
}

export const minThings = 2;
const maxShort = 80;
/** The names of rows that sum up the others. */
export const sums = /^(?:(?:grand |sub-?)?total|sum|average|mean|all)\b/i;
/** The first column of a table that compares what its other columns name. */
const isOfFeatures = /^(?:features?|compare)?$/i;

export function sectionsOf({ passages, title }: Page): Section[] {
  return [...membersOf(passages).values()].flatMap((indexes): Section[] => {
    const first = passages[indexes[0] ?? -1];
    const things = thingsOf(passages, indexes);
    if (!first || things.length < minThings) return [];
    const own = indexes.flatMap((index) => passages[index] ?? []);
    const said = own.filter(
      ({ kind, text }) => kind === 'paragraph' && !things.some((one) => one.text === text),
    );
    const [column = ''] = own.find(({ columns }) => columns)?.columns ?? [];
    return [
      {
        label: [first.trail.at(-1) ?? '', column].join(' ').trim(),
        around: [title, ...first.trail.slice(0, -1), ...said.map(({ text }) => text)].join(' '),
        things,
        first: indexes[0] ?? 0,
        isBelowOther: first.trail.length > 1,
      },
    ];
  });
}

/** The indexes of passages by the headings above them and their table. */
function membersOf(passages: readonly Passage[]): Map<string, number[]> {
  const headings = new Map(
    passages.flatMap(({ kind, item, trail }) => (kind === 'heading' && item ? [[item, trail] as const] : [])),
  );
  const members = new Map<string, number[]>();
  for (const [index, { kind, region, trail, table, text, item = '' }] of passages.entries()) {
    if (region || kind === 'control' || kind === 'meta' || kind === 'fact' || text === '') continue;
    // What stands below the heading of a card is a part of the card.
    const above = table === undefined ? headings.get(item) : undefined;
    const isOfCard = above !== undefined && above.length < trail.length && kind !== 'item';
    const key = `${(isOfCard ? above : trail).join('/')} ${table ?? ''}`;
    members.set(key, [...(members.get(key) ?? []), index]);
  }
  return members;
}

function thingsOf(passages: readonly Passage[], indexes: readonly number[]): Thing[] {
  const all = indexes.flatMap((index) => {
    const passage = passages[index];
    return passage ? [{ ...passage, index }] : [];
  });
  const columns = all.find((one) => one.columns)?.columns ?? [];
  if (isOfFeatures.test(columns[0] ?? '-'))
    return columns.slice(1).map((name) => ({ name, text: name, passage: all[0]?.index ?? 0 }));
  if (all[0]?.table !== undefined) return rowsOf(all);
  const whole = (item: string) => all.filter((one) => one.item === item);
  const titles = all.filter(({ kind, item }) => kind === 'heading' && item);
  if (titles.length >= minThings)
    return titles.map(({ item = '', text, index }) => thingOf(text, whole(item), index));
  const items = all.filter(({ kind }) => kind === 'item');
  if (items.length >= minThings) return items.map((one) => thingOf(one.text, [one], one.index));
  const cards = [...new Set(all.flatMap(({ item }) => (item ? [item] : [])))];
  if (cards.length >= minThings)
    return cards.map((item) => thingOf(whole(item)[0]?.text ?? '', whole(item), whole(item)[0]?.index ?? 0));
  const short = all.filter(({ kind }) => kind === 'paragraph');
  const isShort = short.every(({ text }) => text.length <= maxShort && !/[.:?!]$/.test(text));
  return isShort ? short.map((one) => thingOf(one.text, [one], one.index)) : [];
}

function thingOf(name: string, parts: readonly Passage[], passage: number): Thing {
  return { name, text: parts.map(({ text }) => text).join(' '), passage };
}

/** The rows of a table without its header and its sums. */
function rowsOf(all: readonly (Passage & { index: number })[]): Thing[] {
  return all
    .filter(({ cells, columns, headers }) => {
      const isHeader = columns
        ? columns.every((column, at) => column === cells?.[at])
        : headers === cells?.length;
      return cells !== undefined && !isHeader;
    })
    .filter(({ text }) => !sums.test(text))
    .map(({ cells = [], columns, text, index }) => ({
      name: rowName(cells, columns?.[0]),
      text,
      passage: index,
    }));
}
