/** Reads the visible text of an element, shadow trees and same-origin frames included. In a lazy script. */

import type { FramePath } from '../../find/enter-frame';
import { framePathOf } from '../../find/find';
import { isInput, isSelect, isTextArea } from '../../tree/fields/form-field';
import { isPrivate, maskedText, maskIfPrivate } from '../../tree/fields/private-field';
import { shownValue } from '../../tree/fields/shown-value';
import { bodyOf } from '../../tree/root-of';
import { styleOf } from '../../tree/style-of';
import { isVisible } from '../../tree/visibility';
import {
  eachComposedChild,
  frameDocument,
  isFolded,
  isFrame,
  type ShadowLookup,
  tooDeep,
} from '../../tree/walk';
import type { VisibilityFilter } from '../sight/visibility-filter';
import { assemble, type TextWithFrames } from './frame-placeholders';
import { lines, tidy } from './plain-text';

/**
 * The text in its lines, trimmed; the value of a field.
 * @param visibilityFilter leaves out text that no person can see, and tells what the fields hold.
 */
export function readText(
  element: Element,
  from: Document,
  shadow: ShadowLookup,
  visibilityFilter?: VisibilityFilter,
): TextWithFrames {
  if (isInput(element) || isTextArea(element))
    return { text: maskIfPrivate(element, element.value), framePlaceholders: [] };
  if (isPrivate(element))
    return { text: maskIfPrivate(element, tidy(lines(element))), framePlaceholders: [] };
  // The words between frames are joined once: to append each to a long text would copy that every time.
  let words: string[] = [];
  const pieces: ({ words: string[] } | FramePath)[] = [{ words }];
  const add = (more: string) => {
    if (more !== '') words.push(more);
  };
  const collapsed = (raw: string) => {
    const spaced = raw.replace(/\s+/g, ' ');
    return (words.at(-1) ?? '\n').endsWith('\n') ? spaced.trimStart() : spaced;
  };
  compose(element);
  return assemble(pieces.map((piece) => ('words' in piece ? tidy(piece.words.join('')) : piece)));

  function compose(element: Element): void {
    const masked = maskedText(element);
    if (masked !== null) {
      add(`\n${masked}\n`);
      return;
    }
    if (isFrame(element)) {
      composeFrame(element);
      return;
    }
    if (element.localName === 'br') {
      add('\n');
      return;
    }
    const value = valueIn(element);
    if (value) add(/\s$/.test(words.at(-1) ?? '\n') ? `${value} ` : ` ${value} `);
    const style = styleOf(element);
    const display = style?.display ?? 'block';
    const apart = !oneLine.test(display) && display !== 'table-cell';
    const kept = style?.whiteSpaceCollapse?.startsWith('preserve') ?? false;
    if (apart) add('\n');
    const isVisited = eachComposedChild(element, shadow, (child) => {
      if (isFolded(element, child)) return;
      if (child.nodeType === 3) {
        const raw = child.nodeValue ?? '';
        if (style?.visibility === 'visible' && visibilityFilter?.sees(child as Text) !== false)
          add(kept ? raw : collapsed(raw));
      } else if (child.nodeType === 1 && isRead(child as Element)) compose(child as Element);
    });
    if (!isVisited) add(`\n${tooDeep}\n`);
    const cutOff = visibilityFilter?.cutOff(element);
    if (cutOff) add(`\n${cutOff}\n`);
    if (apart) add('\n');
    if (display === 'table-cell') add('\t');
  }

  /** For a person who reads it, a field reads as what is in it. */
  function valueIn(element: Element): string {
    const isField = isInput(element) || isTextArea(element) || (isSelect(element) && element.size <= 1);
    return (isField && visibilityFilter?.sees(element) && shownValue(element)) || '';
  }

  function composeFrame(frame: HTMLIFrameElement): void {
    const inner = frameDocument(frame);
    if (!inner) {
      words = [];
      pieces.push(framePathOf(frame, from), { words });
      return;
    }
    add('\n');
    compose(bodyOf(inner));
    add('\n');
  }
}

const oneLine = /^(inline|contents|ruby)/;

/** An element without a box may contain elements with one. */
function isRead(element: Element): boolean {
  if (element.localName === 'br') return true;
  if (element.localName === 'noscript') return false;
  return isFrame(element) ? isVisible(element) : element.checkVisibility() || isBoxless(element);
}

function isBoxless(element: Element): boolean {
  return styleOf(element)?.display === 'contents';
}
