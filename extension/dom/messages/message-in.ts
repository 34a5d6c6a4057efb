/** Tells messages, such as the toast "Saved", from other things that a page draws. */
import { barHostOf } from '../tree/bar-host';
import { styleOf } from '../tree/style-of';
import { composedAncestors, matches, own } from '../tree/walk';

const live = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), output';
/** What opens for a choice, or is there to be worked in. */
const noMessages =
  '[role=menu], [role=listbox], [role=tooltip], [role=dialog], [role=alertdialog], dialog, nav, header, footer, [role=navigation], [role=banner]';
const fields = 'input, select, textarea, [role=option], [role^=menuitem], [contenteditable]';
const buttons = 'button, a, [role=button]';
const maxLevels = 4;
const maxInner = 30;
const maxButtons = 2;
/** A larger part of the window is a page or a panel. */
const maxPart = 1 / 3;

/**
 * The element whose words are a message, for one that has come, was changed or has a new text; undefined where none is.
 * @param isNew it has come, or was shown by a change of its attributes
 */
export function messageIn(changed: Element, isNew: boolean): Element | undefined {
  const around = composedAncestors(changed);
  const bar = barHostOf(changed.ownerDocument);
  if (bar && around.includes(bar)) return undefined;
  if (around.some((at) => matches(at, live))) return changed;
  if (!isNew) return undefined;
  if (around.slice(0, maxLevels).some(isSmallLayer)) return isPlain(changed, around) ? changed : undefined;
  const inside = own(changed, 'getElementsByTagName')('*') as HTMLCollectionOf<Element>;
  // More is a part of the page, with layers of its own.
  return inside.length > maxInner
    ? undefined
    : [...inside].find((one) => matches(one, live) || (isSmallLayer(one) && isPlain(one, [one])));
}

function isPlain(element: Element, around: readonly Element[]): boolean {
  if (around.some((at) => matches(at, noMessages))) return false;
  const has = (selector: string) =>
    (own(element, 'querySelectorAll')(selector) as NodeListOf<Element>).length;
  return !matches(element, fields) && has(fields) === 0 && has(buttons) <= maxButtons;
}

/** A box outside of the flow that takes a small part of the window. */
function isSmallLayer(element: Element): boolean {
  if (!/^(?:fixed|absolute)$/.test(styleOf(element)?.position ?? '')) return false;
  const { width, height } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
  return width * height <= clientWidth * clientHeight * maxPart;
}

/** The words of a message without those of its buttons, such as "Undo". */
export function wordsOfMessage(element: Element, wordsIn: (element: Element) => string): string {
  const inner = [...(own(element, 'querySelectorAll')(buttons) as NodeListOf<Element>)];
  return inner
    .reduce((words, button) => words.replace(wordsIn(button), ' '), wordsIn(element))
    .replace(/\s+/g, ' ')
    .trim();
}
