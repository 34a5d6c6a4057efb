/** Tells what a found caption is the caption of: the control or the value that stands beside or below it. */
import { isLabel } from '../tree/fields/form-field';
import { composedParent, matches, own } from '../tree/walk';
import { type FoundPlace, hasOtherRef, inOneLine } from './found-place';
import type { SnapshotContext } from './snapshot-line';

/** What has a content of its own below it, or is something to act on. */
const noCaption =
  'a, button, input, select, textarea, h1, h2, h3, h4, h5, h6, td, th, body, [role=heading], [role=button], [role=link], [role=cell]';
const maxCaptionChars = 50;
const maxContentChars = 200;
const maxContentParts = 20;
const maxLevels = 3;
/** A caption stands with its content alone, or with a few others of the kind. */
const maxSiblings = 8;

/** Null where it is no caption, or where what follows is more than a value. */
export function besideCaption(found: Element, context: SnapshotContext): FoundPlace | null {
  const words = (found.textContent ?? '').trim();
  if (matches(found, noCaption) || !/\p{L}/u.test(words)) return null;
  const own = holdsControls(found) ? inOneLine(found, context) : null;
  if (own !== null)
    return hasOtherRef(own, found, context) ? { element: found, words: `in row: ${own}` } : null;
  if (words.length > maxCaptionChars) return null;
  const control = isLabel(found) ? found.control : null;
  const content = control ?? contentAfter(found, context);
  const line = content && inOneLine(content, context);
  if (!line || line.length > maxContentChars) return null;
  return { element: content, words: `beside ${line}` };
}

/** What follows it, or what follows the box that it is alone in. */
function contentAfter(found: Element, context: SnapshotContext): Element | null {
  let at: Element | null = found;
  for (let level = 0; at && level < maxLevels && !matches(at, 'body, li, tr, form'); level += 1) {
    const siblings: Element[] = [...(at.parentElement?.children ?? [])];
    if (siblings.length > maxSiblings && !matches(at, 'dt')) return null;
    if (hasWordsOfItsOwn(at.parentElement)) return null;
    const next = siblings.slice(siblings.indexOf(at) + 1).find((one) => isContent(one, context));
    if (next) return isValue(next) && !isAlike(next, at) ? next : null;
    if (siblings.some((one) => one !== at && isContent(one, context))) return null;
    at = composedParent(at);
  }
  return null;
}

/** Of a text with words around it, they are no content. */
function hasWordsOfItsOwn(element: Element | null): boolean {
  return [...(element?.childNodes ?? [])].some(
    (node) => node.nodeType === 3 && /\p{L}{2}/u.test(node.nodeValue ?? ''),
  );
}

function isContent(element: Element, context: SnapshotContext): boolean {
  return (
    (context.visibilityFilter?.wordsIn(element) ?? element.textContent ?? '').trim() !== '' ||
    holdsControls(element)
  );
}

function isValue(element: Element): boolean {
  return (
    !matches(element, 'h1, h2, h3, h4, h5, h6, [role=heading], dt') &&
    own(element, 'getElementsByTagName')('*').length <= maxContentParts
  );
}

/** The next of several captions, tabs or rows, and no content of this one. */
function isAlike(one: Element, other: Element): boolean {
  const name = one.getAttribute('class');
  return one.localName === other.localName && name !== null && name === other.getAttribute('class');
}

const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, [role=switch], [role=button], [tabindex]';

function holdsControls(element: Element): boolean {
  return matches(element, controls) || own(element, 'querySelector')(controls) !== null;
}
