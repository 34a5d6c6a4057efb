/** Tells messages, such as the toast "Saved", from other things that a page draws. */
import { collapse } from '../../protocol/collapse';
import type { Listens } from '../accessibility/interactive';
import { barHostOf } from '../tree/bar-host';
import { styleOf } from '../tree/style-of';
import { composedAncestors, composedParent, matches, own } from '../tree/walk';

const live = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), output';
/** What opens for a choice, or is there to be worked in. */
const noMessages =
  '[role=menu], [role=listbox], [role=tooltip], [role=dialog], [role=alertdialog], dialog, nav, header, footer, [role=navigation], [role=banner]';
const fields = 'input, select, textarea, [role=option], [role^=menuitem], [contenteditable]';
const buttons = 'button, a, [role=button], [onclick], [tabindex="0"]';
const maxLevels = 4;
const maxInner = 30;
const maxButtons = 2;
/** A larger part of the window is a page or a panel. */
const maxPart = 1 / 3;

/**
 * The element whose words are a message, for one that has come, was changed or has a new text; undefined where none is.
 * @param isNew it has come, or was shown by a change of its attributes
 */
export function messageIn(changed: Element, isNew: boolean, listens: Listens): Element | undefined {
  const around = composedAncestors(changed);
  const bar = barHostOf(changed.ownerDocument);
  if (bar && around.includes(bar)) return undefined;
  if (around.some((at) => matches(at, live))) return changed;
  if (!isNew) return undefined;
  const layer = layerAround(changed);
  if (layer) return isPlain(changed, layer, listens) ? changed : undefined;
  const inside = own(changed, 'getElementsByTagName')('*') as HTMLCollectionOf<Element>;
  // More is a part of the page, with layers of its own.
  return inside.length > maxInner
    ? undefined
    : [...inside].find((one) => matches(one, live) || (isSmallLayer(one) && isPlain(one, one, listens)));
}

/** The small box outside of the flow that an element is, or is not far within. */
export function layerAround(element: Element): Element | undefined {
  return composedAncestors(element).slice(0, maxLevels).find(isSmallLayer);
}

/** Whether it is there to be read: in a form, a menu or a calendar somebody works. */
function isPlain(element: Element, layer: Element, listens: Listens): boolean {
  const around = composedAncestors(element);
  if (around.some((at) => matches(at, noMessages))) return false;
  const has = (selector: string) => (own(layer, 'querySelectorAll')(selector) as NodeListOf<Element>).length;
  if (matches(layer, fields) || has(fields) > 0) return false;
  const within = around.slice(0, around.indexOf(layer));
  return !within.some((at) => isPressed(at, listens)) && pressedIn(element, listens).length <= maxButtons;
}

/** What is pressed in an element, such as "Undo", whether it is a button or only looks like one. */
function pressedIn(element: Element, listens: Listens): Element[] {
  return [...(own(element, 'getElementsByTagName')('*') as HTMLCollectionOf<Element>)].filter((one) =>
    isPressed(one, listens),
  );
}

function isPressed(element: Element, listens: Listens): boolean {
  if (matches(element, buttons) || listens(element)) return true;
  const parent = composedParent(element);
  const cursor = styleOf(element)?.cursor;
  return cursor === 'pointer' && parent !== null && styleOf(parent)?.cursor !== cursor;
}

/** A box outside of the flow that takes a small part of the window. */
function isSmallLayer(element: Element): boolean {
  if (!/^(?:fixed|absolute)$/.test(styleOf(element)?.position ?? '')) return false;
  const { width, height } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
  return width * height <= clientWidth * clientHeight * maxPart;
}

/** The words of a message without those of its buttons, such as "Undo"; empty where only signs are left. */
export function wordsOfMessage(
  element: Element,
  wordsIn: (element: Element) => string,
  listens: Listens,
): string {
  const words = collapse(
    pressedIn(element, listens).reduce(
      (left, button) => left.replace(wordsIn(button), ' '),
      wordsIn(element),
    ),
  );
  return /[\p{L}\p{N}]{2}|\p{Lo}/u.test(words) ? words : '';
}
