/** Reads the visible text of an element, shadow trees and same-origin frames included. */

import type { FramePath } from '../../find/enter-frame';
import { framePathOf } from '../../find/find';
import { isInput, isTextArea } from '../../tree/fields/form-field';
import { isPrivate, maskedText, maskIfPrivate } from '../../tree/fields/private-field';
import { bodyOf } from '../../tree/root-of';
import { styleOf } from '../../tree/style-of';
import { isVisible } from '../../tree/visibility';
import {
  composedChildren,
  frameDocument,
  isFolded,
  isFrame,
  type ShadowLookup,
  shadowOf,
  shadowRootsIn,
} from '../../tree/walk';
import type { VisibilityFilter } from '../sight/visibility-filter';
import { assemble, type TextWithFrames } from './frame-placeholders';

/**
 * The text in its lines, trimmed; the value of a field.
 * @param visibilityFilter leaves out text that no person can see.
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
  const plain =
    !visibilityFilter &&
    !isFrame(element) &&
    !element.querySelector('iframe, frame, [contenteditable]') &&
    !shadowOf(element, shadow) &&
    shadowRootsIn(element, shadow).next().done;
  if (plain) return { text: tidy(lines(element)), framePlaceholders: [] };
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
    const style = styleOf(element);
    const display = style?.display ?? 'block';
    const apart = !oneLine.test(display) && display !== 'table-cell';
    const kept = style?.whiteSpaceCollapse?.startsWith('preserve') ?? false;
    if (apart) add('\n');
    for (const child of composedChildren(element, shadow)) {
      if (isFolded(element, child)) continue;
      if (child.nodeType === 3) {
        const raw = child.nodeValue ?? '';
        if (style?.visibility === 'visible' && visibilityFilter?.sees(child as Text) !== false)
          add(kept ? raw : collapsed(raw));
      } else if (child.nodeType === 1 && isRead(child as Element)) compose(child as Element);
    }
    const cutOff = visibilityFilter?.cutOff(element);
    if (cutOff) add(`\n${cutOff}\n`);
    if (apart) add('\n');
    if (display === 'table-cell') add('\t');
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

function lines(element: Element): string {
  // biome-ignore lint/performance/useDomNodeTextContent: what the reader sees is the point here.
  return 'innerText' in element ? (element as HTMLElement).innerText : (element.textContent ?? '');
}

function tidy(text: string): string {
  return text
    .replace(/(?<![ \t\u00a0])[ \t\u00a0]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
