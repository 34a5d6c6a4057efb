/** Checks actionability: visible, enabled, editable, in view, stable, not covered. */
import { isAriaDisabled } from '../accessibility/state';
import {
  controlOf,
  editingHost,
  isCheckable,
  isDisabled,
  isLabel,
  isMarkedReadOnly,
  isPicker,
  isSelect,
  isTextField,
} from '../tree/fields/form-field';
import { invisibleBecause, isRendered, isVisible, tagOf } from '../tree/visibility';
import { matches, own, type ShadowLookup } from '../tree/walk';
import { covererAt, isOn, type Point, pointAt, pointsAllOver, pointsOn } from './clickable-point';
import { inertBecause } from './inert';
import { pointsAlong } from './points-along';
import { putBack, scrollAllTo, scrollPointTo, scrollTo } from './scroll-to';
import { isUnseen } from './shown-part';
import { isStable, type ObservedPosition, observePosition } from './stability';

/** What an action requires of its element besides being attached; `hit` includes visible, in view and stable. */
export interface Requirements {
  visible?: boolean;
  /** Visible, but for its size. */
  rendered?: boolean;
  enabled?: boolean;
  editable?: boolean;
  hit?: boolean;
  /** Where it must receive the hit, from the corner of its padding box; without it somewhere. */
  position?: Point | undefined;
}

/**
 * Ready, with the clickable point if a hit is required, or the reason why not (yet): "it is ...". What is out of reach
 * does not come into the window by scrolling.
 */
export type Actionability =
  | { ready: true; point: Point | null }
  | { ready: false; reason: string; outOfReach?: boolean };

/** What one check remembers for the next check of the same element. */
export interface Look extends ObservedPosition {
  /** When scrolling it out from under the covering element was last tried; undefined if never. */
  scrolledMs?: number | undefined;
}

/**
 * One check, without waiting, by the rules of https://playwright.dev/docs/actionability. Scrolls the element into view
 * if necessary. `earlier` is the result of the previous check.
 */
export function checkActionability(
  element: Element,
  needs: Requirements,
  shadow: ShadowLookup,
  earlier?: Look,
): Actionability & { look: Look } {
  const place = observePosition(element, earlier);
  const look: Look = { ...place, scrolledMs: earlier?.element === element ? earlier.scrolledMs : undefined };
  return { ...checked(element, needs, shadow, look), look };
}

function checked(element: Element, needs: Requirements, shadow: ShadowLookup, look: Look): Actionability {
  if (!element.isConnected) return no('no longer in the page');
  if ((needs.visible || needs.hit) && !isVisible(element)) return no(invisibleBecause(element));
  if (needs.rendered && !isRendered(element)) return no(invisibleBecause(element));
  const disabled = needs.enabled ? disabledBecause(element) : null;
  if (disabled) return no(disabled);
  if (needs.editable && isReadOnly(element)) return no('read-only');
  if (!needs.hit) return { ready: true, point: null };
  if (!isStable(element, look)) return no('still moving');
  return inView(element, needs.position, shadow, look);
}

/**
 * Whether a cross-origin frame can be acted in: visible, stable and not covered completely. Whether something covers
 * the target inside is checked by the frame's own script.
 */
export function checkFrameActionability(
  frame: Element,
  needs: Requirements,
  shadow: ShadowLookup,
  earlier?: Look,
): Actionability & { look: Look } {
  const look: Look = observePosition(frame, earlier);
  const answer = (reason: string | null) => ({
    ...(reason === null ? { ready: true as const, point: null } : no(reason)),
    look,
  });
  if ((needs.visible || needs.rendered || needs.hit) && !isVisible(frame))
    return answer(invisibleBecause(frame));
  if (needs.enabled) {
    const inert = inertBecause(frame);
    if (inert) return answer(inert);
  }
  if (!needs.hit) return answer(null);
  if (!isStable(frame, look)) return answer('still moving');
  if (pointsOn(frame).length === 0) scrollTo(frame, 'nearest', 'nearest');
  const met = findClickablePoint(frame, pointsAllOver(frame), shadow);
  return answer(typeof met === 'string' ? met : null);
}

/** Content of a disabled button is disabled too, and so is the label of a disabled control. */
function disabledBecause(element: Element): string | null {
  const around = own(element, 'closest')('a, button, input, select, textarea, label') ?? element;
  const control = controlOf(around);
  for (const [one, relation] of [
    [element, ''],
    [control, isLabel(around) ? 'the label of' : 'part of'],
  ] as const) {
    const about = relation && one !== element ? `${relation} ${tagOf(one)}, which is ` : '';
    if (isDisabled(one)) return `${about}disabled`;
    if (isAriaDisabled(one)) return `${about}disabled (aria-disabled)`;
  }
  return inertBecause(element);
}

// First without scrolling; then centred; the other edges get past sticky headers and footers.
const alignments: readonly ScrollLogicalPosition[] = ['center', 'end', 'start'];

/** Where scrolling does not help, the covering element usually disappears by itself. */
const scrollsEveryMs = 250;

function inView(
  element: Element,
  position: Point | undefined,
  shadow: ShadowLookup,
  look: Look,
): Actionability {
  // Of a modal dialog its backdrop is a part.
  if (position && !isOn(element, position) && !matches(element, ':modal'))
    return no(`too small for the position ${position.x}, ${position.y}`);
  const place = () => pointAt(element, position ?? { x: 0, y: 0 });
  const meet = () => {
    const points = position ? [place()] : pointsOn(element);
    const met = findClickablePoint(element, points, shadow);
    if (typeof met === 'object' || position || points.length === 0) return met;
    const along = findClickablePoint(element, pointsAlong(element), shadow);
    return typeof along === 'object' ? along : met;
  };
  let met = meet();
  if (typeof met === 'object') return { ready: true, point: met };
  const nowMs = element.ownerDocument.defaultView?.performance.now() ?? 0;
  const refused = (reason: string) => ({
    ...no(reason),
    outOfReach: reason === outside || isUnseen(element),
  });
  if (nowMs - (look.scrolledMs ?? -Infinity) < scrollsEveryMs) return refused(met);
  look.scrolledMs = nowMs;
  for (const block of alignments) {
    scrollTo(element, block);
    if (position) scrollPointTo(element, place);
    met = meet();
    if (typeof met === 'object') return { ready: true, point: met };
  }
  scrollAllTo(element, 'center');
  const last = meet();
  if (typeof last === 'object') return { ready: true, point: last };
  putBack();
  return refused(met);
}

const outside = 'outside of the window and cannot be scrolled into view';

/** The first point that receives clicks, or the reason why there is none. */
function findClickablePoint(element: Element, points: Point[], shadow: ShadowLookup): Point | string {
  let reason: string | undefined;
  for (const point of points) {
    const coverer = covererAt(element, point, shadow);
    if (coverer === null) return point;
    reason ??= coverer;
  }
  return reason ?? outside;
}

/** Whether the element is enabled. */
export function isEnabled(element: Element): boolean {
  return disabledBecause(element) === null;
}

/** Whether the element is enabled and its value can be changed: the text of a field, the state of a check box. */
export function isEditable(element: Element): boolean {
  const control = controlOf(element);
  return isEnabled(element) && (isCheckable(control) ? !isMarkedReadOnly(control) : !isReadOnly(control));
}

/** Whether a user could change the value of the element. */
export function takesInput(element: Element): boolean {
  return !isDisabled(element) && !isReadOnly(element);
}

function isReadOnly(element: Element): boolean {
  if (isMarkedReadOnly(element)) return true;
  return !isTextField(element) && !isPicker(element) && !isSelect(element) && editingHost(element) === null;
}

function no(reason: string): Actionability {
  return { ready: false, reason };
}
