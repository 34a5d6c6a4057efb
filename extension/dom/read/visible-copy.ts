// Why: converters of HTML know nothing of shadow trees, frames and what is hidden; they get a plain copy.
import type { FramePath } from '../find/enter-frame';
import { framePathOf } from '../find/find';
import { styleOf } from '../tree/style-of';
import { isVisible } from '../tree/visibility';
import { composedChildren, frameDocument, isFolded, isFrame, type ShadowLookup } from '../tree/walk';
import type { Eyesight } from './seen';

const kept = ['alt', 'title', 'colspan', 'rowspan', 'start', 'type', 'class', 'checked'];
const dropped = new Set(
  'script style noscript template link meta svg canvas object embed select datalist head'.split(' '),
);

/**
 * A copy in a document of its own that runs and loads nothing: visible elements only, addresses made absolute.
 * @param gapFor what stands for a frame that only its own script can read; gets its place among `window.frames`.
 */
export function visibleCopy(
  element: Element,
  from: Document,
  shadow: ShadowLookup,
  gapFor: (framePath: FramePath) => string,
  sight?: Eyesight,
): Element {
  const inert = element.ownerDocument.implementation.createHTMLDocument('');
  const copy = inert.createElement('div');
  append(copy, element);
  return copy;

  function append(into: Element, element: Element): void {
    if (dropped.has(element.localName)) return;
    const inner = isFrame(element) ? frameDocument(element)?.body : element;
    if (!inner) {
      const gap = gapFor(framePathOf(element as HTMLIFrameElement, from));
      into.appendChild(inert.createElement('p')).append(gap);
      return;
    }
    const copy = inert.createElement(nameFor(inner));
    for (const name of kept) {
      const value = inner.getAttribute(name);
      if (value !== null) copy.setAttribute(name, value);
    }
    const { href, src } = inner as Partial<HTMLAnchorElement & HTMLImageElement>;
    const isSeen = sight?.sees(inner) !== false;
    if (isSeen && typeof href === 'string' && inner.hasAttribute('href')) copy.setAttribute('href', href);
    if (isSeen && typeof src === 'string' && src !== '') copy.setAttribute('src', src);
    for (const child of composedChildren(inner, shadow)) {
      if (isFolded(inner, child)) continue;
      if (child.nodeType === 3)
        copy.append(sight?.sees(child as Text) === false ? '' : (child.nodeValue ?? ''));
      else if (child.nodeType === 1 && isShown(child as Element)) append(copy, child as Element);
    }
    into.append(copy);
  }
}

// Line breaks have no box of their own.
function isShown(element: Element): boolean {
  return element.localName === 'br' || isVisible(element);
}

/** Elements of the page's own making would be blocks or not by style only; to a converter they are plain. */
function nameFor(element: Element): string {
  if (element.localName === 'body') return 'div';
  if (!element.localName.includes('-') && element.localName !== 'slot') return element.localName;
  const display = styleOf(element)?.display;
  return display === 'inline' || display === 'contents' ? 'span' : 'div';
}
