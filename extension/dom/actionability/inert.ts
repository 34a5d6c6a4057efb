/** Tells what nobody can act on, because it is inert or behind a dialog that must be answered first. */
import { frameAround, isVisible, tagOf } from '../tree/visibility';
import { composedAncestors, composedContains, matches, type ShadowLookup } from '../tree/walk';
import { covererAt, pointOn } from './clickable-point';

/** Why the browser makes the element inert; completes the sentence "it is ...". Null where it does not. */
export function inertBecause(element: Element): string | null {
  const inert = composedAncestors(element).find((at) => at.hasAttribute('inert'));
  if (inert) return inert === element ? 'inert' : `inside ${tagOf(inert)}, which is inert`;
  const modals = [...element.ownerDocument.getElementsByTagName('dialog')].filter((one) =>
    matches(one, ':modal'),
  );
  const top = modals.at(-1);
  if (top && !modals.some((modal) => composedContains(modal, element)))
    return `behind the open dialog ${tagOf(top)}`;
  const frame = frameAround(element);
  return frame && inertBecause(frame);
}

/** Whether a person cannot act on an element: it is inert, or the page covers it while its own modal dialog is open. */
export function isInert(element: Element, shadow: ShadowLookup): boolean {
  const { hasInert, dialogs } = blockersOf(element.ownerDocument);
  if (hasInert && inertBecause(element)) return true;
  const frame = frameAround(element);
  return isBehind(element, dialogs, shadow) || (frame !== null && isInert(frame, shadow));
}

interface Blockers {
  hasInert: boolean;
  /** The dialogs in view that the page says are modal. */
  dialogs: Element[];
}

/** Kept until the current task ends: a page has thousands of elements to ask about. */
let known: WeakMap<Document, Blockers> | undefined;

function blockersOf(document: Document): Blockers {
  if (!known) {
    known = new WeakMap();
    queueMicrotask(() => {
      known = undefined;
    });
  }
  const blockers = known.get(document) ?? {
    hasInert: document.querySelector('[inert], dialog:modal') !== null,
    dialogs: [...document.querySelectorAll('[aria-modal=true]')].filter(
      (one) => isVisible(one) && pointOn(one),
    ),
  };
  known.set(document, blockers);
  return blockers;
}

/** What lies over such a dialog can be acted on, such as a list that it has opened. */
function isBehind(element: Element, dialogs: Element[], shadow: ShadowLookup): boolean {
  if (dialogs.length === 0 || dialogs.some((one) => composedContains(one, element))) return false;
  for (const at of composedAncestors(element)) {
    if (matches(at, 'body') || (at !== element && dialogs.some((one) => composedContains(at, one))))
      return true;
    const point = pointOn(at);
    if (point) return covererAt(at, point, shadow) !== null;
  }
  return true;
}
