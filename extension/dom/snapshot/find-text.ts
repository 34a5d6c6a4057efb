/** Lists the elements that show a text: one line with a ref for each, and where it stands. */

import { collapse } from '../../protocol/collapse';
import { roles } from '../accessibility/role';
import type { FramePath } from '../find/enter-frame';
import { framePathOf } from '../find/find';
import { queryRole } from '../find/query-role';
import { queryText } from '../find/query-text';
import type { VisibilityFilter } from '../read/sight/visibility-filter';
import { assemble, type TextWithFrames } from '../read/text/frame-placeholders';
import { isInput } from '../tree/fields/form-field';
import { isVisible } from '../tree/visibility';
import { composedAncestors, elementsFrom, frameDocument, isFrame } from '../tree/walk';
import { besideCaption } from './beside-caption';
import { findByMark } from './found-by-mark';
import { rowWithControls, wordsAround } from './found-place';
import { growingAround, growingIn } from './growing-lists';
import { inOtherOrder, withOtherWords } from './other-wordings';
import { describeElement, type SnapshotContext } from './snapshot-line';

const maxLines = 50;
/** With more, a reply would take longer to read than the page. */
const maxChars = 5_000;
/** So many places show the row that they are in with what can be acted on there; the others only its words. */
const maxRows = 10;

interface Found extends TextWithFrames {
  /** What is said where there are no lines. */
  ifEmpty: string;
}

/** The lines of what is found in `scope` and its frames, with the places of frames that cannot be read from here. */
export function findText(scope: ParentNode & Node, words: string, context: SnapshotContext): Found {
  const exact = search(scope, words, context);
  const other = exact.found.length > 0 ? null : inOtherOrder(words);
  const { found, beyond } = other === null ? exact : search(scope, other, context);
  const isOfRole = found.length === 0 && found.push(...withRole(scope, words, context)) > 0;
  const marks = new Map(
    found.length > 0 || !context.visibilityFilter
      ? []
      : findByMark(scope, words, context).map(({ element, mark }) => [element, mark]),
  );
  found.push(...marks.keys());
  const places = new Set<Element>();
  const lines: string[] = [];
  let chars = 0;
  for (const element of found.slice(0, maxLines)) {
    const line = [describeElement(element, context), marks.get(element)].filter(Boolean).join(' ');
    const row = places.size < maxRows ? rowWithControls(element, context) : null;
    const place = row ?? besideCaption(element, context) ?? wordsAround(element, context);
    const isNew = place !== null && !places.has(place.element);
    if (isNew) places.add(place.element);
    const told = isNew ? `${line} ${place.words}` : line;
    chars += told.length;
    if (chars > maxChars && lines.length > 0) break;
    lines.push(told);
  }
  if (found.length > lines.length) lines.push(`and ${found.length - lines.length} more`);
  if (found.length === 0) {
    const ifEmpty = [nothingReads(words, scope, context), growingIn(scope, context)]
      .filter(Boolean)
      .join(' ');
    return { ...assemble(['', ...beyond]), ifEmpty };
  }
  if (other !== null && marks.size === 0)
    lines.unshift(`Nothing reads ${words} as it is written; its words stand here:`);
  if (marks.size > 0) lines.unshift(`Nothing reads ${words}; it stands in the attributes of these:`);
  if (isOfRole) lines.unshift(`Nothing reads ${words}; of this role:`);
  // Programs get what they have always got: the closest only.
  const pattern =
    other === null && !isOfRole && marks.size === 0 && context.visibilityFilter
      ? withOtherWords(words)
      : null;
  const left =
    pattern === null ? 0 : search(scope, pattern, context).found.filter((one) => !found.includes(one)).length;
  if (left > 0)
    lines.push(`and ${left} more where these words are a part of the text: find ${pattern} shows all`);
  lines.push(...[growingAround(found, context)].filter(Boolean));
  return { ...assemble([lines.join('\n'), ...beyond]), ifEmpty: '' };
}

/** For a model, which looks for a table by what it is called in a view. */
function withRole(
  scope: ParentNode & Node,
  words: string,
  { shadow, visibilityFilter }: SnapshotContext,
): Element[] {
  const role = words.trim().toLowerCase();
  if (!visibilityFilter || !roles.has(role)) return [];
  return queryRole(scope, role, shadow).filter((one) => isVisible(one) && visibilityFilter.sees(one));
}

function nothingReads(
  words: string,
  scope: ParentNode & Node,
  { shadow, visibilityFilter }: SnapshotContext,
): string {
  const isThere = (element: Element) =>
    visibilityFilter !== undefined &&
    isVisible(element) &&
    (isCutOff(element, visibilityFilter) || isInCutMenu(element, visibilityFilter));
  const beyond = queryText(scope, words, shadow, isThere);
  if (beyond.length === 0) return `Nothing on the page reads ${words}.`;
  const texts = beyond.map((one) => collapse(one.textContent ?? '').slice(0, maxBeyondChars));
  const told = [...new Set(texts)].slice(0, maxBeyond).map((one) => JSON.stringify(one));
  if (beyond.every((one) => visibilityFilter?.cutMenu(one)?.isFixed))
    return `Nothing that is in sight reads ${words}, but a menu that the window cuts off has ${told.join(', ')}. Scroll so that there is room for it, and open it again.`;
  return `Nothing that is in sight reads ${words}, but a box that shows a part of its content has it further on, in ${beyond.length > 1 ? `${beyond.length} places: ` : ''}${told.join(', ')}. An act on text=${words} scrolls there.`;
}

/** Of the texts that are further on in a box, as many are told, and so much of each. */
const [maxBeyond, maxBeyondChars] = [3, 60];
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

function isInCutMenu(element: Element, { cutMenu, wordsIn }: VisibilityFilter): boolean {
  return cutMenu(element) !== undefined && wordsIn(element) === '';
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
  return visibilityFilter.sees(element) && (isInput(element) || visibilityFilter.wordsIn(element) !== '');
}
