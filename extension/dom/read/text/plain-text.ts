/** Reads the text of what has no parts that are to be read in a way of their own. */
import { isInput, isTextArea } from '../../tree/fields/form-field';
import { isPrivate } from '../../tree/fields/private-field';
import { isFrame, type ShadowLookup, shadowOf, shadowRootsIn } from '../../tree/walk';

/** The text in its lines, trimmed; null for fields, and where there is a frame, an editor or a shadow tree. */
export function plainText(element: Element, shadow: ShadowLookup): string | null {
  const isPlain =
    !isInput(element) &&
    !isTextArea(element) &&
    !isPrivate(element) &&
    !isFrame(element) &&
    !element.querySelector('iframe, frame, [contenteditable]') &&
    !shadowOf(element, shadow) &&
    shadowRootsIn(element, shadow).next().done;
  return isPlain ? tidy(lines(element)) : null;
}

export function lines(element: Element): string {
  // biome-ignore lint/performance/useDomNodeTextContent: what the reader sees is the point here.
  return 'innerText' in element ? (element as HTMLElement).innerText : (element.textContent ?? '');
}

export function tidy(text: string): string {
  return text
    .replace(/(?<![ \t\u00a0])[ \t\u00a0]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
