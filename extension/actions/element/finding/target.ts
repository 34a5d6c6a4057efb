/** Finds the element of a step and waits until it can be acted on. */

import {
  checkActionability,
  checkFrameActionability,
  type Look,
  type Requirements,
} from '../../../dom/actionability/actionability';
import type { Point } from '../../../dom/actionability/clickable-point';
import { shownPart } from '../../../dom/actionability/shown-part';
import { EnterFrame } from '../../../dom/find/enter-frame';
import { find } from '../../../dom/find/find';
import { fieldIn, isChecked, isFilled } from '../../../dom/tree/fields/field-in';
import { controlOf } from '../../../dom/tree/fields/form-field';
import { rootOf } from '../../../dom/tree/root-of';
import { isVisible, tagOf } from '../../../dom/tree/visibility';
import { RelayError } from '../../../protocol/errors';
import type { PageWorld } from '../../page-world';
import { until } from '../waiting/until';
import { Miss } from './miss';

export interface Target {
  element: Element;
  /** How many elements match the selector. */
  matches: number;
  /** Of several that can be used, it is the one in what is open in front. */
  inFront?: true | undefined;
}

export interface ReadyTarget extends Target {
  /** Where to act, in CSS pixels of the element's own viewport. */
  point: Point;
}

/** Waits for the element only, visible or not; of several the first visible one. @throws RelayError element_not_found */
export function presentTarget(world: PageWorld, selector: string): Promise<Target> {
  const miss = new Miss(world, selector);
  return until(
    world,
    () => {
      const found = findSeen(world, selector);
      const element = firstShown(found);
      return element ? { element, matches: found.length } : miss.noted();
    },
    () => miss.error(),
  );
}

/** For who knows a page by what a person sees of it, the box in front of it is a dialog. */
function findSeen(world: PageWorld, selector: string): Element[] {
  const found = find(world, selector);
  const front = world.visibilityFilter?.front;
  return front && /^role=dialog$/.test(selector) && !found.some(isVisible) ? [front] : found;
}

/** Of several matching elements the first visible one. */
export function firstShown(found: Element[]): Element | undefined {
  return found.find(isVisible) ?? found[0];
}

/** The element to read, once it is there, or `whole` where there is no selector. @throws RelayError element_not_found */
export async function readTarget(world: PageWorld, selector: string, whole = rootOf): Promise<Element> {
  return selector === '' ? whole(world.document) : (await presentTarget(world, selector)).element;
}

/** What an act needs of its element. */
export interface Wanted extends Requirements {
  /** If the selector matches a label, its control is meant. */
  followsLabel?: boolean;
  /** If it is no such field and has only one in it, such as a custom element or the frame of an editor, that is meant. */
  followsField?: (element: Element) => boolean;
  /** What to act on in place of the element, such as the file field in a drop zone. */
  standIn?: (element: Element) => Element;
  /** Why the act is impossible on an element of this kind; null if it is possible. */
  refuses?: (element: Element) => string | null;
  /** The last check before the act. With a reason why not, the element is waited for again. */
  andThen?: (target: ReadyTarget) => true | string | Promise<true | string>;
  /** `andThen` dispatches events to the page, so the act begins with it. */
  dispatches?: boolean;
}

/**
 * Waits until the element can be acted on. It is searched again at every attempt, because the page may render it again.
 * @throws RelayError element_not_found, wrong_element, not_actionable with the last reason
 */
export function readyTarget(world: PageWorld, selector: string, wanted: Wanted): Promise<ReadyTarget> {
  const miss = new Miss(world, selector);
  let reason: string | undefined;
  let named = '';
  const looks = new WeakMap<Element, Look>();
  let last: Look | undefined;
  let begun = false;
  const begin = (chosen: Element) => {
    if (!begun) world.begin(chosen);
    begun = true;
  };
  /** Enters a frame of another origin only when the frame can be acted on, which cannot be found out from inside. */
  const findOrEnter = (): Element[] => {
    try {
      return find(world, selector);
    } catch (thrown) {
      if (!(thrown instanceof EnterFrame)) throw thrown;
      const state = checkFrameActionability(thrown.frame, wanted, world.shadow, looks.get(thrown.frame));
      looks.set(thrown.frame, state.look);
      if (state.ready) throw thrown;
      named = tagOf(thrown.frame);
      reason = state.reason;
      return [];
    }
  };
  const check = (chosen: Element) => {
    const control = wanted.followsLabel ? controlOf(chosen) : chosen;
    const meant = (wanted.followsField && fieldIn(control, world.shadow, wanted.followsField)) || control;
    const element = wanted.standIn?.(meant) ?? ((wanted.hit && shownPart(meant)) || meant);
    const refusal = wanted.refuses?.(element);
    if (refusal)
      throw new RelayError('wrong_element', `"${selector}" is ${tagOf(element)}: ${refusal}`, {
        outcome: 'not_executed',
      });
    const earlier = looks.get(element) ?? (last?.element.isConnected ? undefined : last);
    const state = checkActionability(element, wanted, world.shadow, earlier);
    last = state.look;
    looks.set(element, last);
    return { chosen, element, state };
  };
  /** Of several matches, another one where the first is out of reach, such as in a drawer that is shut. */
  const reachable = (first: ReturnType<typeof check>, found: Element[]) => {
    if (first.state.ready || !first.state.outOfReach) return first;
    for (const other of found.filter(isVisible)) {
      const next = check(other);
      if (next.state.ready) return next;
    }
    return first;
  };
  const attempt = async (): Promise<ReadyTarget | undefined> => {
    reason = undefined;
    const all = findOrEnter();
    let found = all;
    let inFront: true | undefined;
    if (found[1] && wanted.hit && /(?:text|role)\s*=/.test(selector)) {
      const only = (await world.load('only-usable'))(found, selector, world);
      if (only) found = [only.element];
      inFront = only?.isInFront;
    }
    const first = firstShown(found);
    if (!first) return reason === undefined ? miss.noted() : undefined;
    miss.over();
    const { chosen, element, state } = reachable(check(first), found);
    named = tagOf(element);
    if (!state.ready) {
      reason = state.reason;
      return undefined;
    }
    // Each match of a role is such a control, while a text also stands in headings and the like.
    const { length: matches } = inFront || /role\s*=/.test(selector) ? all : found;
    const target = { element, matches, inFront, point: state.point ?? { x: 0, y: 0 } };
    if (wanted.dispatches) begin(chosen);
    // Only an `andThen` that dispatches may take time: nothing else may come between the last check and the act.
    const done = wanted.andThen?.(target) ?? true;
    const outcome = typeof done === 'object' ? await done : done;
    if (outcome === true) {
      begin(chosen);
      return target;
    }
    reason = outcome;
    return undefined;
  };
  return until(world, attempt, () =>
    reason === undefined ? miss.error() : notActionable(selector, named, reason),
  );
}

/**
 * The element that was acted on, or the one that replaced it when the page rendered it again; null when there is none.
 */
export function currentElement(world: PageWorld, selector: string, element: Element): Element | null {
  if (element.isConnected) return element;
  try {
    const found = find(world, selector).flatMap((one) => [
      controlOf(one),
      ...[isFilled, isChecked].flatMap((kind) => fieldIn(one, world.shadow, kind) ?? []),
    ]);
    const alike = found.filter((one) => one.localName === element.localName);
    return firstShown(alike) ?? null;
  } catch {
    // The frame or shadow root that the selector leads to is gone as well.
    return null;
  }
}

function notActionable(selector: string, named: string, reason: string): RelayError {
  return new RelayError('not_actionable', `"${selector}" (${named}) cannot be acted on: it is ${reason}.`);
}
