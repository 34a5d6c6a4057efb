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
} from '../../dom/actionability/clickable-point';
import { type HitTarget, throughFrames } from '../../dom/actionability/hit-target';
import { type Watch, watchChanges } from '../../dom/actionability/watch-changes';
import { microtasks } from '../../dom/events/fire';
import type { InputState } from '../../dom/events/input-state';
import { holdKeys } from '../../dom/keyboard/keyboard';
import { type Key, modifiersOf } from '../../dom/keyboard/keys';
import { type Button, movePointer, pressPointer, releasePointer } from '../../dom/mouse/pointer';
import { rootOf } from '../../dom/tree/root-of';
import { tagOf } from '../../dom/tree/visibility';
import { frameDocument, isFrame } from '../../dom/tree/walk';
import type { PageWorld } from '../page-world';
import { afterOneTask } from './after-task';
import { inputStateOf } from './input-state';
import { type ReadyTarget, readyTarget, type Wanted } from './target';

export interface Clicks {
  button: Button;
  count: 1 | 2;
  /** Modifier keys that are held during the clicks. */
  held: readonly Key[];
}

/**
 * Moves the mouse to the element and clicks it, as often as `count` says, once nothing is in the way.
 * @throws RelayError as `readyTarget` does
 */
export async function mouseClick(world: PageWorld, selector: string, clicks: Clicks, wanted: Wanted = {}) {
  const watching: { now?: Watch } = {};
  try {
    const { target, reason, defaultPrevented } = await moveAndPress(
      world,
      selector,
      clicks,
      wanted,
      (element) => {
        watching.now?.changed();
        watching.now = watchChanges(element);
      },
    );
    const result = {
      success: reason === undefined,
      matches: target.matches,
      defaultPrevented,
      changed: true,
      ...(reason !== undefined && { reason }),
    };
    await afterOneTask(world, world.document, () => result);
    return { ...result, changed: watching.now?.changed() ?? false, target };
  } finally {
    watching.now?.changed();
  }
}

/** @param watch called with the element that is about to receive mouse events */
async function moveAndPress(
  world: PageWorld,
  selector: string,
  clicks: Clicks,
  wanted: Wanted,
  watch: (element: Element) => void,
) {
  const input = inputStateOf(world, modifiersOf(clicks.held));
  const held: { letGo?: () => void } = {};
  let spot: HitTarget | undefined;
  const moveThere = async (target: ReadyTarget): Promise<true | string> => {
    const { element } = target;
    target.point = ownPoint(target, input) ?? target.point;
    const first = spotOn(target, input)?.spot;
    watch(first && first.hit.ownerDocument !== element.ownerDocument ? first.hit : element);
    held.letGo ??= holdKeys(element.ownerDocument, clicks.held, input);
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
    const needs = { enabled: true, hit: true, dispatches: true, ...wanted, andThen: moveThere };
    const target = await readyTarget(world, selector, needs);
    return { target, ...(await press(world, input, target, spot, clicks)) };
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
  return `shown by the frame ${tagOf(frame)} where the mouse meets it, and events of a script do not get in there; write "${frame.localName} >>> ..." for what is inside of the frame`;
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
  { guard }: PageWorld,
  input: InputState,
  target: ReadyTarget,
  first: HitTarget | undefined,
  { button, count }: Clicks,
) {
  let defaultPrevented = false;
  let spot = first;
  for (let click = 1; click <= count; click += 1) {
    if (click > 1) {
      await microtasks();
      const next = spotOn(target, input);
      spot = next?.isMeant ? next.spot : undefined;
    }
    if (!spot?.hit.isConnected) {
      return { defaultPrevented, reason: `The element was gone or covered before click ${click}.` };
    }
    guard?.press(spot.hit);
    const pressed = await pressPointer(input, spot.hit, spot.point, button, click);
    await microtasks();
    const under = spotOn(target, input);
    // The button is released also where no element is left.
    const end = under?.spot ?? { hit: rootOf(target.element.ownerDocument), point: target.point };
    defaultPrevented = (await releasePointer(input, pressed, end.hit, end.point)) || defaultPrevented;
    defaultPrevented = defaultPrevented || pressed.defaultPrevented;
    // A context menu of the page opens under the mouse with the press already.
    if (button === 0 && !under?.isMeant) {
      return {
        defaultPrevented,
        reason: 'The page took the element away or covered it between press and release.',
      };
    }
  }
  return { defaultPrevented, reason: undefined };
}
