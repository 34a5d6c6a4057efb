/** Splits table rows into facts: one for each cell, with the names of its row and column. */
import type { Base, Fact } from './fact';
import { isDay } from './is-day';
import { membersBy } from './members-by';
import type { Passage } from './page';

const maxHeaderLength = 60;
/** Marks such as "no" and "included" are no longer. */
const maxMarkLength = 12;
const amount = /^\d[\d.,/½¼¾–-]*\s?\p{L}{1,11}$/u;
/** A cell's row is told by so many cells. */
const maxCellsBeside = 50;

export function cellFacts(passage: Passage, base: Base, inferred: Map<string, string[]>): Fact[] {
  const own = passage.cells ?? [];
  const columns = passage.columns ?? inferred.get(passage.table ?? '');
  const first = rowName(own, columns?.[0]);
  if (!columns && own.length === 2) {
    const [label = '', text = ''] = own;
    if (!text || !label) return [];
    const fact: Fact = { ...base, kind: 'value', text, label, quotes: [passage.text, text] };
    // "250 ml | cream" tells how much, before what.
    const isAmountFirst = amount.test(label) && /^\p{L}/u.test(text);
    return isAmountFirst
      ? [fact, { ...base, kind: 'sentence', text: `${label} ${text}`, quotes: [passage.text, label] }]
      : [fact];
  }
  // A header is not a fact.
  if (columns?.every((column, index) => column === own[index])) return [];
  if (!passage.columns && passage.headers === own.length) return [];
  const named = own
    .slice(0, maxCellsBeside)
    .map((cell, at) => (columns?.[at] && columns[at] !== cell ? `${columns[at]} ${cell}` : cell));
  return own.flatMap((text, index): Fact[] => {
    // A cell that spans columns is told once; "4" may be a place and the games drawn, and "no" be said of each column.
    const isSpread = text === own[index - 1] && text.length > maxMarkLength && !/^[-+]?[\d.,:]+$/.test(text);
    if (!text || isSpread) return [];
    const others = named.filter((_, at) => at !== index && own[at] !== text);
    const label = columns?.[index] ?? '';
    const otherColumns = columns
      ?.filter((column, at) => at !== index && own[at] !== first && column !== label)
      .join(' | ');
    return [
      {
        ...base,
        kind: 'cell',
        text,
        label: label === text ? '' : label,
        row: others.join(' | '),
        rowLabel: index === 0 || text === first ? '' : first,
        ...(index > 0 && otherColumns && { otherColumns }),
        quotes: [passage.text, text],
      },
    ];
  });
}

const numbersRows = /^(?:#|n[or]\.?|pos(?:ition)?\.?|rank|place)?$/i;

/** The name of a row: its first cell, or the next one where that only numbers the rows. */
export function rowName([first = '', second = '']: readonly string[], column = 'none'): string {
  if (/\p{L}{3}/u.test(second) && isDay(first)) return second;
  return numbersRows.test(column) && /^\d{1,4}\.?$/.test(first) && /\p{L}/u.test(second) ? second : first;
}

/** For tables without header cells: the first row, if it has no numbers and the next one has. */
export function inferredColumns(passages: readonly Passage[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const rows = membersBy(passages, ({ table }) => table);
  for (const [table, members] of rows) {
    const [first, second] = members.map((index) => passages[index]);
    if (!first?.cells || !second?.cells || first.columns || second.columns || first.cells.length < 2)
      continue;
    const plain = first.cells.every((cell) => cell.length <= maxHeaderLength && !/\d/.test(cell));
    const figures = second.cells.some((cell) => /\d/.test(cell));
    if (plain && figures && first.headers !== 1) found.set(table, first.cells);
  }
  return found;
}
