/** Finds the dialog that keeps an element from being acted on, and what there is to act on in it. */
import { hitAt, pointOn } from '../actionability/clickable-point';
import { isInert } from '../actionability/inert';
import { styleOf } from '../tree/style-of';
import { isVisible } from '../tree/visibility';
import { composedAncestors, composedContains, elementsIn, matches, type ShadowLookup } from '../tree/walk';

const dialog = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true]';
const controls = 'a[href], button, [role=button], input:not([type=hidden]), select, textarea';
/** A cover of the page takes up at least so much of the window in either direction. */
const minShare = 0.9;
const maxControls = 4;

/** The dialog, or what covers the whole window; undefined where nothing of the kind is in front. */
export function inFrontOf(element: Element, shadow: ShadowLookup): Element | undefined {
  const { ownerDocument } = element;
  const isOver = (one: Element) => isVisible(one) && !composedContains(one, element);
  if (isInert(element, shadow)) return [...ownerDocument.querySelectorAll(dialog)].filter(isOver).at(-1);
  const point = pointOn(element);
  const hit = point && hitAt(ownerDocument, point, shadow);
  if (!hit || composedContains(element, hit) || composedContains(hit, element)) return undefined;
  return composedAncestors(hit).find((one) => isOver(one) && (matches(one, dialog) || isCover(one)));
}

/** The first things in it that a person can use. */
export function controlsIn(front: Element, shadow: ShadowLookup): Element[] {
  return [...elementsIn(front, shadow)]
    .filter((one) => matches(one, controls) && isVisible(one) && !isInert(one, shadow))
    .slice(-maxControls);
}

function isCover(element: Element): boolean {
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
  const { width, height } = element.getBoundingClientRect();
  const isLarge = width >= clientWidth * minShare && height >= clientHeight * minShare;
  return isLarge && styleOf(element)?.position === 'fixed';
}
