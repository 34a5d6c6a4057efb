// Why: a person would not click what is grey, hidden, covered or still flying in; neither do we.
import { editingHost, isDisabled, isPicker, isSelect, isTextField } from './form-field';
import { covererAt, type Point, pointOn } from './point';
import { invisibleBecause, isVisible } from './visibility';
import { composedAncestors, type ShadowLookup } from './walk';

/** What an act needs of its element besides being there; `hit` includes visible, in view and at rest. */
export interface Needs {
  visible?: boolean;
  enabled?: boolean;
  editable?: boolean;
  hit?: boolean;
}

/** Ready, with the point to act at if a hit was needed, or the reason why not (yet): "it is ...". */
export type Readiness = { ready: true; point: Point | null } | { ready: false; reason: string };

/** The element's place at an earlier look, to tell whether it moves. `atMs` is `performance.now()` of its window. */
export interface EarlierLook {
  element: Element;
  box: DOMRect;
  atMs: number;
}

/**
 * One look, without waiting, by the checks of https://playwright.dev/docs/actionability. Scrolls the element into
 * view when it has to. `earlier` is what a look some milliseconds before saw; a page at rest needs none.
 */
export function readiness(
  element: Element,
  needs: Needs,
  shadow: ShadowLookup,
  earlier?: EarlierLook,
): Readiness {
  if (!element.isConnected) return no('no longer in the page');
  if ((needs.visible || needs.hit) && !isVisible(element)) return no(invisibleBecause(element));
  if (needs.enabled && isDisabled(element)) return no('disabled');
  if (needs.enabled && element.closest('[aria-disabled="true"]')) return no('disabled (aria-disabled)');
  if (needs.editable && isReadOnly(element)) return no('read-only');
  if (!needs.hit) return { ready: true, point: null };
  if (isAnimated(element) && !isAtRest(element, earlier)) return no('still moving');
  return inView(element, shadow);
}

// Centre first; the other edges get past sticky headers and footers.
const alignments: readonly ScrollLogicalPosition[] = ['center', 'end', 'start'];

function inView(element: Element, shadow: ShadowLookup): Readiness {
  let coverer = coverOf(element, shadow);
  for (const block of alignments) {
    if (typeof coverer === 'object') return { ready: true, point: coverer };
    element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
    coverer = coverOf(element, shadow);
  }
  if (typeof coverer === 'object') return { ready: true, point: coverer };
  return no(coverer);
}

/** The point to click at, or the reason why there is none. */
function coverOf(element: Element, shadow: ShadowLookup): Point | string {
  const point = pointOn(element);
  if (!point) return 'outside of the window and cannot be scrolled into view';
  return covererAt(element, point, shadow) ?? point;
}

function isReadOnly(element: Element): boolean {
  if (element.getAttribute('aria-readonly') === 'true') return true;
  if (isTextField(element) || isPicker(element)) return element.readOnly;
  return !isSelect(element) && editingHost(element) === null;
}

function isAnimated(element: Element): boolean {
  return composedAncestors(element).some((at) =>
    at.getAnimations().some((one) => one.playState === 'running'),
  );
}

function isAtRest(element: Element, earlier: EarlierLook | undefined): boolean {
  if (earlier?.element !== element) return false;
  const box = element.getBoundingClientRect();
  const nowMs = element.ownerDocument.defaultView?.performance.now() ?? 0;
  const same = (['x', 'y', 'width', 'height'] as const).every((side) => box[side] === earlier.box[side]);
  return same && nowMs - earlier.atMs >= 16;
}

function no(reason: string): Readiness {
  return { ready: false, reason };
}
