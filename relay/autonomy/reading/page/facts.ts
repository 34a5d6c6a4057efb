/** Splits the passages of a page into facts: sentences, labelled values and table cells. */
import { maxPieceLength, piecesOf } from '../language/pieces';
import { sentencesOf } from '../language/sentences';
import { fold } from '../language/words';
import { labelledValue } from './labelled-value';
import type { Page, Passage } from './page';

/** A statement of the page that may be the answer. */
export interface Fact {
  kind: 'sentence' | 'value' | 'cell';
  /** The index of its passage. */
  passage: number;
  /** The sentence, or the value. */
  text: string;
  /** The label of the value: term, key or column. */
  label: string;
  /** For a cell: the other cells of its row. */
  row: string;
  /** For a cell: the row header, else the first cell. */
  rowLabel: string;
  /** The sentence before. */
  before: string;
  /** The sentence after. */
  after: string;
  /** The other text of the same card, list item or group. */
  beside: string;
  /** Verbatim quotes, longest first; the first that is on the page is the source. */
  quotes: readonly string[];
}

const maxLabelLength = 60;
const maxBesideLength = 400;
const maxOfCard = 10;
/** A cell's row is told by so many cells. */
const maxCellsBeside = 50;

/** All facts of the page, in its order; none of their texts is longer than a sentence can be. */
export function factsOf(page: Page): Fact[] {
  return allFacts(page).flatMap(inPieces);
}

/** A fact as it is, and one that is too long for that as the sentences that it has room for. */
export function inPieces(fact: Fact): Fact[] {
  const bounded = {
    ...fact,
    label: fact.label.slice(0, maxPieceLength),
    row: fact.row.slice(0, maxPieceLength),
    rowLabel: fact.rowLabel.slice(0, maxPieceLength),
  };
  if (fact.text.length <= maxPieceLength) return [bounded];
  return piecesOf(fact.text).map(({ text }) => ({ ...bounded, kind: 'sentence', text, quotes: [text] }));
}

function allFacts(page: Page): Fact[] {
  const { passages } = page;
  const headers = inferredColumns(passages);
  const groups = membersBy(passages, ({ group }) => group);
  const items = membersBy(passages, ({ item }) => item);
  const facts: Fact[] = [];
  for (const [index, passage] of passages.entries()) {
    const beside = besideOf(passages, index, items);
    const base = { passage: index, label: '', row: '', rowLabel: '', before: '', after: '', beside };
    if (passage.kind === 'row') facts.push(...cells(passage, base, headers));
    else if (passage.kind === 'meta' || passage.kind === 'fact')
      facts.push({
        ...base,
        kind: 'value',
        text: passage.text,
        label: nameInWords(passage.name),
        quotes: [passage.text],
      });
    else {
      if (passage.kind === 'definition' && passage.name)
        facts.push({
          ...base,
          kind: 'value',
          text: passage.text,
          label: passage.name,
          quotes: [`${passage.name} ${passage.text}`, passage.text],
        });
      if (passage.kind === 'heading') {
        const answer = answerBelow(passages, index);
        if (answer !== undefined) {
          const { text } = passages[answer] as Passage;
          facts.push({ ...base, passage: answer, kind: 'value', text, label: passage.text, quotes: [text] });
        }
        // A question is not an answer.
        if (/\?$/.test(passage.text)) continue;
      }
      const label = labelInGroup(passages, index, groups);
      if (label)
        facts.push({
          ...base,
          kind: 'value',
          text: passage.text,
          label,
          quotes: [`${label} ${passage.text}`, passage.text],
        });
      const counted = countedInGroup(passages, index, groups);
      if (counted)
        facts.push({
          ...base,
          kind: 'sentence',
          text: `${passage.text} ${counted}`,
          quotes: [`${passage.text} ${counted}`, passage.text],
        });
      const isNamed = passage.kind === 'definition' && passage.name;
      const said = sentences(passage, base);
      if (!isNamed || said.length > 1) facts.push(...said);
    }
  }
  return facts;
}

type Base = Omit<Fact, 'kind' | 'text' | 'quotes'>;

function sentences(passage: Passage, base: Base): Fact[] {
  const found: Fact[] = [];
  let before = '';
  const all = sentencesOf(passage.text);
  for (const [index, { text }] of all.entries()) {
    const after = all[index + 1]?.text ?? '';
    const { label, value } = labelledValue(text);
    if (value) found.push({ ...base, kind: 'value', text: value, label, before, quotes: [text, value] });
    found.push({ ...base, kind: 'sentence', text, before, after, quotes: [text] });
    before = text;
  }
  return found;
}

function cells(passage: Passage, base: Base, inferred: Map<string, string[]>): Fact[] {
  const own = passage.cells ?? [];
  const columns = passage.columns ?? inferred.get(passage.table ?? '');
  const first = own[0] ?? '';
  if (!columns && own.length === 2) {
    const [label = '', text = ''] = own;
    return text && label ? [{ ...base, kind: 'value', text, label, quotes: [passage.text, text] }] : [];
  }
  // A header is not a fact.
  if (columns?.every((column, index) => column === own[index])) return [];
  if (!passage.columns && passage.headers === own.length) return [];
  const named = own
    .slice(0, maxCellsBeside)
    .map((cell, at) => (columns?.[at] && columns[at] !== cell ? `${columns[at]} ${cell}` : cell));
  const seen = new Set<string>();
  return own.flatMap((text, index): Fact[] => {
    if (!text || seen.has(text)) return [];
    seen.add(text);
    const others = named.filter((_, at) => at !== index && own[at] !== text);
    const label = columns?.[index] ?? '';
    return [
      {
        ...base,
        kind: 'cell',
        text,
        label: label === text ? '' : label,
        row: others.join(' | '),
        rowLabel: index === 0 ? '' : first,
        quotes: [passage.text, text],
      },
    ];
  });
}

/** For tables without header cells: the first row, if it has no numbers and the next one has. */
function inferredColumns(passages: readonly Passage[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const rows = membersBy(passages, ({ table }) => table);
  for (const [table, members] of rows) {
    const [first, second] = members.map((index) => passages[index]);
    if (!first?.cells || !second?.cells || first.columns || second.columns || first.cells.length < 2)
      continue;
    const plain = first.cells.every((cell) => cell.length <= maxLabelLength && !/\d/.test(cell));
    const figures = second.cells.some((cell) => /\d/.test(cell));
    if (plain && figures && first.headers !== 1) found.set(table, first.cells);
  }
  return found;
}

function membersBy(
  passages: readonly Passage[],
  key: (passage: Passage) => string | undefined,
): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [index, passage] of passages.entries()) {
    const name = key(passage);
    if (name === undefined) continue;
    const members = found.get(name);
    if (members) members.push(index);
    else found.set(name, [index]);
  }
  return found;
}

/** The passage right below a heading that asks. */
function answerBelow(passages: readonly Passage[], index: number): number | undefined {
  const heading = passages[index]?.text ?? '';
  const below = passages[index + 1];
  if (!/\?$/.test(heading) || below?.trail.at(-1) !== heading || below.kind === 'heading') return undefined;
  return index + 1;
}

/** Two short texts in one box are a label and its value. */
function labelInGroup(passages: readonly Passage[], index: number, groups: Map<string, number[]>): string {
  const passage = passages[index];
  const members = groups.get(passage?.group ?? '') ?? [];
  if (members.length !== 2 || members[1] !== index) return '';
  const label = passages[members[0] ?? -1];
  // A figure is above its label.
  if (isFigure(label?.text)) return '';
  return label && label.text.length <= maxLabelLength && label.kind !== 'control' && label.kind !== 'row'
    ? label.text.replace(/\s*:$/, '')
    : '';
}

function isFigure(text = ''): boolean {
  return /^[\d.,\s%+€$£]{1,12}$/.test(text);
}

/** The label below a figure that is alone in its box. */
function countedInGroup(passages: readonly Passage[], index: number, groups: Map<string, number[]>): string {
  const members = groups.get(passages[index]?.group ?? '') ?? [];
  const below = passages[members[1] ?? -1]?.text ?? '';
  const isCounted = members.length === 2 && members[0] === index && isFigure(passages[index]?.text);
  return isCounted && below.length <= maxLabelLength ? below : '';
}

function besideOf(passages: readonly Passage[], index: number, items: Map<string, number[]>): string {
  const members = items.get(passages[index]?.item ?? '') ?? [];
  // A whole article is not a card.
  if (members.length > maxOfCard) return '';
  return members
    .filter((member) => member !== index)
    .map((member) => passages[member]?.text)
    .join(' ')
    .slice(0, maxBesideLength);
}

/** `Product offers priceCurrency` as words. */
function nameInWords(name = ''): string {
  const parts = name.split(' ');
  const last = parts.at(-1) ?? '';
  // A name or a value belongs to the heading before it.
  const own = /^(?:name|value|text)$/i.test(last) ? parts.slice(-2).join(' ') : last;
  return fold(own.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[:._-]/g, ' '));
}
