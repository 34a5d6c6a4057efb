/** Copies the visible part of an element as plain HTML without shadow trees and scripts. */

import type { FramePath } from '../../find/enter-frame';
import { framePathOf } from '../../find/find';
import { type Clipping, clippingIn } from '../../tree/clipping';
import { maskedText } from '../../tree/fields/private-field';
import { bodyOf } from '../../tree/root-of';
import { styleOf } from '../../tree/style-of';
import { hasBox } from '../../tree/visibility';
import {
  eachComposedChild,
  frameDocument,
  isFolded,
  isFrame,
  type ShadowLookup,
  tooDeep,
} from '../../tree/walk';
import type { VisibilityFilter } from '../sight/visibility-filter';

const kept = ['alt', 'title', 'colspan', 'rowspan', 'start', 'type', 'class', 'checked'];
/** Of these nobody sees the text; in a control it is the name. */
const withoutWords = kept.filter((name) => name !== 'alt' && name !== 'title');
const dropped = new Set(
  'script style noscript template link meta svg canvas object embed select datalist head'.split(' '),
);

/**
 * A copy in an inert document: visible elements only, with absolute URLs.
 * @param framePlaceholderFor the placeholder for a cross-origin frame; receives its path.
 */
export function visibleCopy(
  element: Element,
  from: Document,
  shadow: ShadowLookup,
  framePlaceholderFor: (framePath: FramePath) => string,
  visibilityFilter?: VisibilityFilter,
): Element {
  const inert = element.ownerDocument.implementation.createHTMLDocument('');
  const copy = inert.createElement('div');
  append(copy, element, null);
  return copy;

  function append(into: Element, element: Element, outer: Clipping | null): void {
    const style = styleOf(element);
    if (!style || style.contentVisibility === 'hidden' || dropped.has(element.localName)) return;
    const cutOff = clippingIn(element, style, outer, withoutBox.has(style.display));
    const shown = cutOff === null && style.visibility === 'visible';
    if (isFrame(element)) {
      if (shown && hasBox(element)) appendFrame(into, element);
      return;
    }
    const copy = inert.createElement(nameFor(element, style));
    for (const name of visibilityFilter && !element.closest('a, button') ? withoutWords : kept) {
      const value = element.getAttribute(name);
      if (value !== null) copy.setAttribute(name, value);
    }
    const { href, src } = element as Partial<HTMLAnchorElement & HTMLImageElement>;
    const isSeen = visibilityFilter?.sees(element) !== false;
    if (isSeen && typeof href === 'string' && element.hasAttribute('href')) copy.setAttribute('href', href);
    if (isSeen && typeof src === 'string' && src !== '') copy.setAttribute('src', src);
    const masked = maskedText(element);
    if (masked !== null && shown) copy.append(masked);
    const visit = (child: ChildNode) => {
      if (isFolded(element, child)) return;
      if (child.nodeType === 3) {
        if (shown && visibilityFilter?.sees(child as Text) !== false) copy.append(child.nodeValue ?? '');
      } else if (child.nodeType === 1 && isRendered(child as Element)) append(copy, child as Element, cutOff);
    };
    if (masked === null && !eachComposedChild(element, shadow, visit)) copy.append(tooDeep);
    // An element without size or hidden can contain visible ones; a line break never has a size.
    const isThere = shown && (element.localName === 'br' || hasBox(element));
    if (isThere || copy.firstElementChild || copy.textContent?.trim()) into.append(copy);
  }

  function appendFrame(into: Element, frame: HTMLIFrameElement): void {
    const inner = frameDocument(frame);
    if (inner) append(into, bodyOf(inner), null);
    else into.appendChild(inert.createElement('p')).append(framePlaceholderFor(framePathOf(frame, from)));
  }
}

const withoutBox = new Set(['inline', 'contents']);

function isRendered(element: Element): boolean {
  return element.checkVisibility() || styleOf(element)?.display === 'contents';
}

/** Custom elements become `div` or `span`, by their display; a style that strikes a text out becomes its element. */
function nameFor(element: Element, { display, textDecorationLine }: CSSStyleDeclaration): string {
  if (element.localName === 'body') return 'div';
  if (element.localName === 'span' && textDecorationLine.includes('line-through')) return 's';
  if (!element.localName.includes('-') && element.localName !== 'slot') return element.localName;
  return withoutBox.has(display) ? 'span' : 'div';
}
