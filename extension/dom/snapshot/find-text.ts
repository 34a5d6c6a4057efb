/** Lists the elements that show a text: one line with a ref for each, and what else can be acted on in its row. */
import type { FramePath } from '../find/enter-frame';
import { framePathOf } from '../find/find';
import { queryText } from '../find/query-text';
import { assemble, type TextWithFrames } from '../read/frame-placeholders';
import type { VisibilityFilter } from '../read/visibility-filter';
import { isInput } from '../tree/form-field';
import { endsRow, isRow, maxRowLevels } from '../tree/row-of';
import { isVisible } from '../tree/visibility';
import { composedAncestors, elementsFrom, frameDocument, isFrame, own } from '../tree/walk';
import { takeSnapshot } from './snapshot';
import { describeElement, type SnapshotContext } from './snapshot-line';

const maxLines = 50;
/** So many places show the row that they are in, where it takes no more than so many characters. */
const maxRows = 10;
const maxRowChars = 300;
const maxRowElements = 200;

interface Found extends TextWithFrames {
  /** What is said where there are no lines. */
  ifEmpty: string;
}

/** The lines of what is found in `scope` and its frames, with the places of frames that cannot be read from here. */
export function findText(scope: ParentNode & Node, words: string, context: SnapshotContext): Found {
  const { found, beyond } = search(scope, words, context);
  const rows = new Set<Element>();
  const lines = found.slice(0, maxLines).map((element) => {
    const line = describeElement(element, context);
    const row = rows.size < maxRows ? rowWithControls(element, context) : null;
    if (row === null || rows.has(row.element)) return line;
    rows.add(row.element);
    return `${line} in ${row.line}`;
  });
  if (found.length > maxLines) lines.push(`and ${found.length - maxLines} more`);
  const ifEmpty = found.length > 0 ? '' : nothingReads(words, scope, context);
  return { ...assemble([lines.join('\n'), ...beyond]), ifEmpty };
}

function nothingReads(
  words: string,
  scope: ParentNode & Node,
  { shadow, visibilityFilter }: SnapshotContext,
): string {
  const isThere = (element: Element) =>
    visibilityFilter !== undefined && isVisible(element) && isCutOff(element, visibilityFilter);
  if (queryText(scope, words, shadow, isThere).length === 0) return `Nothing on the page reads ${words}.`;
  return `Nothing that is in sight reads ${words}, but a box that shows a part of its content has it further on. An act on text=${words} scrolls there.`;
}

/** Of less a person sees nothing. */
const smallestBoxPx = 40;

/** Whether it is below or above what its box shows, and the box can be scrolled to it, though not by a person. */
function isCutOff(element: Element, { sees }: VisibilityFilter): boolean {
  const view = element.ownerDocument.defaultView;
  const { top, bottom } = element.getBoundingClientRect();
  return composedAncestors(element).some((box) => {
    if (box.localName === 'body' || box.localName === 'html') return false;
    if (view?.getComputedStyle(box).overflowY !== 'hidden' || box.clientHeight < smallestBoxPx) return false;
    const shown = box.getBoundingClientRect();
    return box.scrollHeight > box.clientHeight && sees(box) && (top >= shown.bottom || bottom <= shown.top);
  });
}

/** The row or card of an element, in one line, if it is short and has something else to act on. */
function rowWithControls(
  found: Element,
  context: SnapshotContext,
): { element: Element; line: string } | null {
  for (const element of composedAncestors(found).slice(0, maxRowLevels)) {
    if (endsRow(element)) return null;
    if (own(element, 'getElementsByTagName')('*').length > maxRowElements) return null;
    if (!isRow(element)) continue;
    const { text, framePlaceholders } = takeSnapshot(element, context, {});
    if (text.length > maxRowChars || framePlaceholders.length > 0) return null;
    const content = text.replace(/\n\s*/g, ', ').replace(/^- /, '');
    const line = content.startsWith('row') ? content : `row: ${content}`;
    if (hasOtherRef(line, found, context)) return { element, line };
  }
  return null;
}

function hasOtherRef(line: string, found: Element, { refs }: SnapshotContext): boolean {
  const unquoted = line.replace(/"(?:\\.|[^"\\])*"/g, '');
  const ref = refs.refOf(found);
  return [...unquoted.matchAll(/\[([^\]]+)\]/g)].some(([, other]) => other !== ref);
}

/** Visible elements with the text, also in frames; `beyond` are the frames of other origins. */
function search(
  scope: ParentNode & Node,
  words: string,
  context: SnapshotContext,
): { found: Element[]; beyond: FramePath[] } {
  const { document, shadow, visibilityFilter } = context;
  const found = queryText(
    scope,
    words,
    shadow,
    (element) => isVisible(element) && (!visibilityFilter || showsWords(element, visibilityFilter)),
  );
  const beyond: FramePath[] = [];
  for (const frame of elementsFrom(scope, shadow)) {
    if (!isFrame(frame) || !isVisible(frame)) continue;
    const inner = frameDocument(frame);
    if (inner) {
      const inside = search(inner, words, context);
      found.push(...inside.found);
      beyond.push(...inside.beyond);
    } else beyond.push(framePathOf(frame, document));
  }
  return { found, beyond };
}

/** A field shows its value; another element its text, or nothing. */
function showsWords(element: Element, visibilityFilter: VisibilityFilter): boolean {
  return visibilityFilter.sees(element) && (isInput(element) || visibilityFilter.nameOf('', element) !== '');
}
