/** Tells where a found text stands: its row or card with what can be acted on there, or the words that tell it from others. */
import { collapse } from '../../protocol/collapse';
import { endsRow, isRow, maxRowLevels } from '../tree/row-of';
import { composedAncestors, composedParent, matches, own } from '../tree/walk';
import { takeSnapshot } from './snapshot';
import type { SnapshotContext } from './snapshot-line';

/** Rows are shown with all that they hold where they take no more than so many characters. */
const maxRowChars = 300;
const maxRowElements = 200;
/** With each text in them cut to so many characters, in a row that would be longer. */
const maxTextChars = 30;
const maxCutRowChars = 450;
/** The words of others are cut. */
const maxWordChars = 120;
const quoted = /"(?:\\.|[^"\\])*"/g;
const lists = 'ul, ol, dl, [role=list]';
const maxLevelsBefore = 3;
const maxSiblings = 4;

/** A row, and what is said of it. */
export interface FoundPlace {
  element: Element;
  words: string;
}

/** The row or card of an element, in one line, if it is short and has something else to act on. */
export function rowWithControls(found: Element, context: SnapshotContext): FoundPlace | null {
  for (const element of rowsAround(found)) {
    if (own(element, 'getElementsByTagName')('*').length > maxRowElements) return null;
    const content = inOneLine(element, context);
    if (content === null) return null;
    const line = content.startsWith('row') ? content : `row: ${content}`;
    if (hasOtherRef(line, found, context)) return { element, words: `in ${line}` };
  }
  return null;
}

/** What an element holds; with its texts cut where it is long, and null where it is longer still. */
export function inOneLine(element: Element, context: SnapshotContext): string | null {
  const { text, framePlaceholders } = takeSnapshot(element, context, {});
  if (framePlaceholders.length > 0) return null;
  const line = text.replace(/\n\s*/g, ', ').replace(/^- /, '');
  if (line.length <= maxRowChars) return line;
  const short = line.replace(quoted, (one) =>
    one.length > maxTextChars ? `${one.slice(0, maxTextChars).replace(/\\$/, '')}…"` : one,
  );
  return short.length <= maxCutRowChars ? short : null;
}

/** The words of the row or card of an element, or those above its list, if they say more than the element itself. */
export function wordsAround(found: Element, context: SnapshotContext): FoundPlace | null {
  const ownWords = wordsOf(found, context);
  for (const element of rowsAround(found)) {
    const words = wordsOf(element, context);
    if (words.length > ownWords.length) return { element, words: `in ${JSON.stringify(cut(words))}` };
  }
  const list = found.closest(lists);
  const above = list && wordsAbove(list, context);
  return above ? { element: found, words: `below ${JSON.stringify(cut(above))}` } : null;
}

function rowsAround(found: Element): Element[] {
  const around = composedAncestors(found).slice(0, maxRowLevels);
  const end = around.findIndex(endsRow);
  return around.slice(0, end < 0 ? undefined : end).filter(isRow);
}

/** The nearest words before a list: what it is a list of, or whose. */
function wordsAbove(list: Element, context: SnapshotContext): string {
  let at: Element | null = list;
  for (let level = 0; at && level < maxLevelsBefore && !endsRow(at); level += 1, at = composedParent(at)) {
    let sibling = at.previousElementSibling;
    for (let count = 0; sibling && count < maxSiblings; count += 1) {
      const words = matches(sibling, lists) ? '' : wordsOf(sibling, context);
      if (/\p{L}{2}/u.test(words)) return words;
      sibling = sibling.previousElementSibling;
    }
  }
  return '';
}

/** What a person sees of its text. */
function wordsOf(element: Element, { visibilityFilter }: SnapshotContext): string {
  return visibilityFilter?.wordsIn(element) ?? collapse(element.textContent ?? '');
}

function cut(words: string): string {
  return words.length <= maxWordChars ? words : `${words.slice(0, maxWordChars)}…`;
}

export function hasOtherRef(line: string, found: Element, { refs }: SnapshotContext): boolean {
  const unquoted = line.replace(quoted, '');
  const ref = refs.refOf(found);
  return [...unquoted.matchAll(/\[([^\]]+)\]/g)].some(([, other]) => other !== ref);
}
