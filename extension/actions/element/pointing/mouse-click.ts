/**
 * The mouse actions `click`, `dblclick`, `rightclick`, `check` and `uncheck`: where and when to click. The events are
 * dispatched by dom/mouse/pointer.ts.
 */

import {
  hitAt,
  isKeptInLabel,
  type Point,
  pointsAllOver,
  reaches,
} from '../../../dom/actionability/clickable-point';
import { type HitTarget, throughFrames } from '../../../dom/actionability/hit-target';
import { type Watch, watchChanges } from '../../../dom/actionability/watch-changes';
import { microtasks } from '../../../dom/events/fire';
import { focusedElement } from '../../../dom/events/focus';
import type { InputState } from '../../../dom/events/input-state';
import { holdKeys } from '../../../dom/keyboard/keyboard';
import { modifiersOf, parseHeld } from '../../../dom/keyboard/keys';
import { type Button, holdPointer, movePointer } from '../../../dom/mouse/pointer';
import { rootOf } from '../../../dom/tree/root-of';
import { tagOf } from '../../../dom/tree/visibility';
import { composedContains, frameDocument, isFrame } from '../../../dom/tree/walk';
import type { PageWorld } from '../../page-world';
import { dispatched } from '../../results';
import type { ClickValue } from '../../values';
import { currentElement, type ReadyTarget, readyTarget, type Wanted } from '../finding/target';
import { refusedForm } from '../forms/refused-form';
import { isTypedInto } from '../typing/typed-into';
import { afterOneTask } from '../waiting/after-task';
import { nextFrame } from '../waiting/next-frame';
import { expandedAround } from './expanded-around';
import { inputStateOf } from './input-state';
import { isForKeys } from './is-for-keys';
import { raise } from './raise';

export interface Clicks {
  button: Button;
  count: 1 | 2;
  /** The modifier keys that are held during the clicks, and where in the element they go. */
  value: ClickValue;
}

interface Watching {
  now?: Watch;
  /** What got the focus by the press itself, where a click is for more than that. */
  focused?: Element | null;
}

/**
 * Moves the mouse to the element and clicks it, as often as `count` says, once nothing is in the way.
 * @throws RelayError as `readyTarget` does
 */
export async function mouseClick(world: PageWorld, selector: string, clicks: Clicks, wanted: Wanted = {}) {
  const watching: Watching = {};
  try {
    const pressed = await moveAndPress(world, selector, clicks, wanted, watching);
    const { target, reason, verified, defaultPrevented } = pressed;
    const result = {
      ...dispatched(target.matches, defaultPrevented),
      ...(target.inFront && { inFront: true }),
      ...(!verified && { verified: false }),
      ...(reason !== undefined && { success: false, reason }),
    };
    await afterOneTask(world, world.document, () => result);
    const refused = watching.now && (await refusedForm(world, watching.now));
    return { ...result, ...refused, changed: watching.now?.changed(watching.focused) ?? false, target };
  } finally {
    watching.now?.changed();
  }
}

/** @param watching gets the watch of what receives the mouse events */
async function moveAndPress(
  world: PageWorld,
  selector: string,
  clicks: Clicks,
  wanted: Wanted,
  watching: Watching,
) {
  const { modifiers = '', position } =
    typeof clicks.value === 'string' ? { modifiers: clicks.value } : clicks.value;
  const keys = parseHeld(modifiers);
  const input = inputStateOf(world, modifiersOf(keys));
  const held: { letGo?: () => void } = {};
  let spot: HitTarget | undefined;
  let needsRoom = clicks.button === 2;
  const moveThere = async (target: ReadyTarget): Promise<true | string> => {
    const { element } = target;
    if (needsRoom && raise(target)) {
      needsRoom = false;
      return 'too low for a menu to open below it';
    }
    if (!position) target.point = ownPoint(target, input) ?? target.point;
    const first = spotOn(target, input)?.spot;
    watching.now?.changed();
    watching.now = watchChanges(
      first && first.hit.ownerDocument !== element.ownerDocument ? first.hit : element,
    );
    held.letGo ??= holdKeys(element.ownerDocument, keys, input);
    if (first) movePointer(input, first.hit, first.point);
    await microtasks();
    // On hover, the page may have moved something under the mouse.
    const now = spotOn(target, input);
    spot = now?.spot;
    if (!now?.isMeant) return 'covered or gone as soon as the mouse is over it';
    const { hit } = now.spot;
    return !isFrame(hit) || frameDocument(hit) !== null || shutIn(hit);
  };
  try {
    const needs = { enabled: true, hit: true, position, dispatches: true, ...wanted, andThen: moveThere };
    const target = await readyTarget(world, selector, needs);
    return { target, ...(await press(world, input, target, spot, watching, clicks, selector)) };
  } finally {
    held.letGo?.();
  }
}

/** A point of an element where no frame of another origin and no link in a label receives the click, if there is one. */
function ownPoint({ element, point }: ReadyTarget, { shadow }: InputState): Point | undefined {
  const met = (at: Point) => hitAt(element.ownerDocument, at, shadow);
  const isShut = (hit: Element) => isFrame(hit) && frameDocument(hit) === null;
  const isTaken = (hit: Element | null) => hit !== null && (isShut(hit) || isKeptInLabel(hit, element));
  if (isFrame(element) || !isTaken(met(point))) return undefined;
  return pointsAllOver(element).find((at) => {
    const hit = met(at);
    return hit !== null && !isTaken(hit) && reaches(hit, element);
  });
}

function shutIn(frame: Element): string {
  return `shown by the frame ${tagOf(frame)}, where no event of a script gets in; write "${frame.localName} >>> ..." for what is inside`;
}

/** What the mouse hits at the point of the element, and whether that means the element. */
function spotOn(
  { element, point }: ReadyTarget,
  { shadow }: InputState,
): { spot: HitTarget; isMeant: boolean } | undefined {
  const at = (document: Document, point: HitTarget['point']) => hitAt(document, point, shadow);
  const hit = at(element.ownerDocument, point);
  return hit
    ? { spot: throughFrames({ hit, point }, at), isMeant: hit.isConnected && reaches(hit, element) }
    : undefined;
}

async function press(
  world: PageWorld,
  input: InputState,
  target: ReadyTarget,
  first: HitTarget | undefined,
  watching: Watching,
  { button, count }: Clicks,
  selector: string,
) {
  let meant = target;
  let defaultPrevented = false;
  let spot = first;
  let isCovered = false;
  let box: DOMRect | undefined;
  for (let click = 1; click <= count; click += 1) {
    if (click > 1) {
      await microtasks();
      const next = spotOn(meant, input);
      // The browser counts clicks by their place: the second one goes to what the page has made in place of the element,
      // or has put over it, such as the handles of what the first one selected.
      const gone = !meant.element.isConnected && (await world.load('rebind'));
      const now = gone
        ? (remade(world, selector, meant.element) ??
          gone.inPlaceOf(world, meant.element, box, next?.spot.hit))
        : meant.element;
      isCovered = next?.isMeant === false && !(now && reaches(next.spot.hit, now));
      if (now) meant = { ...meant, element: now };
      spot = now && next?.spot;
    }
    const { element } = meant;
    if (!spot?.hit.isConnected) {
      const reason = `The element was gone before click ${click}.`;
      return { defaultPrevented, reason, verified: true };
    }
    world.guard?.press(spot.hit);
    const expanded = expandedAround(element);
    const { hit, point } = spot;
    box = element.getBoundingClientRect();
    const before = { under: hit.ownerDocument.elementsFromPoint(point.x, point.y), box };
    watching.now ??= watchChanges(hit);
    const reaction = watching.now.fromNow(hit);
    const focused = () => focusedElement(element.ownerDocument, input.shadow);
    const field = focused() ?? element;
    const held = typedIn(field);
    let left: Element | undefined;
    let reacted = false;
    let under: ReturnType<typeof spotOn>;
    let isMeant = false;
    let focusedBefore: Element | null;
    const meanwhile = async () => {
      const now = focused();
      if (now && now !== focusedBefore && composedContains(now, hit) && !isForKeys(now))
        watching.focused = now;
      await microtasks();
      reacted = reaction.changed();
      if (field === focused() || field.localName === 'body') left = undefined;
      // A person lets go frames later, when what the press opened has been laid out.
      if (reacted) await nextFrame(world);
      under = spotOn(meant, input);
      // What was pressed, and is gone, makes no click with what is there instead.
      isMeant = under?.isMeant === true && hit.isConnected;
      if (reacted && under) world.guard?.release?.(under.spot.hit);
      if (isMeant && click === count) world.deliver(dispatched(target.matches, defaultPrevented), true);
      // The button is released also where no element is left.
      return under?.spot ?? { hit: rootOf(element.ownerDocument), point: meant.point };
    };
    const pressed = await holdPointer(input, spot, button, click, meanwhile, () => {
      focusedBefore = focused();
      if (!reaction.mutated() && typedIn(field) === held) left = field;
    });
    defaultPrevented ||= pressed.defaultPrevented;
    if (isCovered) return { defaultPrevented, reason: undefined, verified: false };
    if (button !== 0 || isMeant) continue;
    const judgePress = await world.load('judge-press');
    const facts = {
      ...before,
      element,
      pressed: hit,
      hit: under?.spot.hit,
      anew: () => remade(world, selector, element),
      expanded,
      reacted,
      left,
    };
    return { defaultPrevented, ...judgePress(world, facts, click === count) };
  }
  return { defaultPrevented, reason: undefined, verified: true };
}

function typedIn(field: Element): string | undefined {
  return (field as Partial<HTMLInputElement>).value;
}

/** What the page has made in place of an element that is gone: what says the same. */
function remade(world: PageWorld, selector: string, element: Element): Element | undefined {
  const now = currentElement(world, selector, element);
  return now && now.textContent === element.textContent && !isTypedInto(now, world.shadow) ? now : undefined;
}
