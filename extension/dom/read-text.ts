// Why: text as the user reads it, shadow trees and frames included, hidden parts left out.
import { isInput, isTextArea } from './form-field';
import { isVisible } from './visibility';
import { composedChildren, frameDocument, isFrame, type ShadowLookup, shadowOf, shadowRootsIn } from './walk';

/** The text in its lines, without blank space around it; of a field what it holds. */
export function readText(element: Element, shadow: ShadowLookup): string {
  if (isInput(element) || isTextArea(element)) return element.value;
  const plain =
    !shadowOf(element, shadow) &&
    shadowRootsIn(element, shadow).next().done &&
    !element.querySelector('iframe');
  const text = plain && !isFrame(element) ? lines(element) : composed(element, shadow);
  return text
    .replace(/[ \t\u00a0]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function lines(element: Element): string {
  // biome-ignore lint/performance/useDomNodeTextContent: what the reader sees is the point here.
  return 'innerText' in element ? (element as HTMLElement).innerText : (element.textContent ?? '');
}

const oneLine = /^(inline|contents|ruby)/;

function composed(element: Element, shadow: ShadowLookup): string {
  if (isFrame(element)) {
    const body = frameDocument(element)?.body;
    return body ? `\n${composed(body, shadow)}\n` : '';
  }
  if (element.localName === 'br') return '\n';
  let text = '';
  for (const child of composedChildren(element, shadow)) {
    if (child.nodeType === 3) text += (child.nodeValue ?? '').replace(/\s+/g, ' ');
    else if (child.nodeType === 1 && isVisible(child as Element)) text += composed(child as Element, shadow);
  }
  const display = element.ownerDocument.defaultView?.getComputedStyle(element).display ?? 'block';
  if (/^table-cell/.test(display)) return `${text.trim()}\t`;
  return oneLine.test(display) ? text : `\n${text.replace(/^ +| +$/gm, '')}\n`;
}
