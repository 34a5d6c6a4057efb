/**
 * Lets the `:hover` rules of a page apply to what the engine's mouse is over, which no script can do by itself: what is
 * under the mouse gets a mark, and the rules are made to take the mark as well, at the same place and weight.
 */
import type { Devices } from '../events/devices';
import { hoverMark } from '../tree/hover-mark';
import { frameAround } from '../tree/visibility';
import { composedAncestors, type ShadowLookup, shadowOf } from '../tree/walk';

// Neither a part of a class name (`hover\:block`) nor of a pseudo-element, which takes no more than a pseudo-class.
const hover = /(?<!\\|::[\w-]+(?:\([^()]*\))?):hover(?![\w-])/g;
const hoverOrMark = `:is(:hover, [${hoverMark}])`;

/** Told where nothing changed and a style sheet cannot be read. */
export const unread =
  'The mouse is there and nothing changed, but a style sheet of another origin cannot be read: what its :hover rules show is not shown for a script.';

/**
 * From now on what the mouse is over is marked. Rules that come later are seen with the next call. Returns whether a
 * style sheet cannot be read, because it is of another origin.
 * @param element what the mouse is about to be over
 */
export function followHover(element: Element, devices: Devices, shadow: ShadowLookup): boolean {
  devices.pointer.hovered ??= markFrom([]);
  const trees = new Set<DocumentOrShadowRoot>();
  for (const at of chainOf(element)) {
    trees.add(at.getRootNode() as Document | ShadowRoot);
    const inner = shadowOf(at, shadow);
    if (inner) trees.add(inner);
  }
  const sheets = [...trees].flatMap((tree) => [...tree.styleSheets, ...tree.adoptedStyleSheets]);
  return sheets.map(isUnread).includes(true);
}

/** Moves the marks to an element and what is around it. */
function markFrom(first: Element[]): (over: Element | null) => void {
  let marked = first;
  return (over) => {
    const chain = over ? chainOf(over).filter((at) => !isEdited(at)) : [];
    for (const at of marked) if (!chain.includes(at)) at.removeAttribute(hoverMark);
    for (const at of chain) if (!at.hasAttribute(hoverMark)) at.setAttribute(hoverMark, '');
    marked = chain;
  };
}

/** Editors take a new attribute in what they edit for a change of the text. */
function isEdited(element: Element): boolean {
  return (element as HTMLElement).isContentEditable;
}

/** Innermost first, frames and what is around them too. */
function chainOf(element: Element): Element[] {
  const frame = frameAround(element);
  return [...composedAncestors(element), ...(frame ? chainOf(frame) : [])];
}

function isUnread(sheet: CSSStyleSheet): boolean {
  try {
    for (const rule of sheet.cssRules) takeMark(rule);
    return false;
  } catch {
    return !sheet.disabled;
  }
}

function takeMark(rule: CSSRule): void {
  const { selectorText, cssRules, styleSheet } = rule as Partial<CSSStyleRule & CSSImportRule>;
  if (selectorText?.includes(':hover') && !selectorText.includes(hoverMark))
    (rule as CSSStyleRule).selectorText = selectorText.replace(hover, hoverOrMark);
  for (const inner of cssRules ?? []) takeMark(inner);
  if (styleSheet) isUnread(styleSheet);
}
