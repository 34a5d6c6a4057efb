import { composedAncestors, type ShadowLookup } from '../tree/walk';
import { isConsequential } from './is-consequential';
import { signatureOf } from './print';

const sameWithinPx = 2;

/**
 * The element at the same place that says the same: the second click of a double click is for it, though the page has
 * others that look alike, so that a ref could not be known again. Not what may have consequences.
 * @param box where the element was
 * @param hit what the mouse is over now
 */
export function inPlaceOf(
  page: { listens(element: Element): boolean; shadow: ShadowLookup },
  element: Element,
  box: DOMRect | undefined,
  hit: Element | undefined,
): Element | undefined {
  if (!box || !hit) return undefined;
  const signature = signatureOf(element);
  const found = [hit, ...composedAncestors(hit)].find(
    (one) => signatureOf(one) === signature && isAt(one.getBoundingClientRect(), box),
  );
  return found && !isConsequential(found, page) ? found : undefined;
}

function isAt(one: DOMRect, other: DOMRect): boolean {
  return (['left', 'top', 'right', 'bottom'] as const).every(
    (side) => Math.abs(one[side] - other[side]) <= sameWithinPx,
  );
}
