// Why: click, dblclick, rightclick and check are the same act with other numbers.

import { microtasks } from '../dom/fire';
import { holdKeys } from '../dom/keys/keyboard';
import { type Key, modifiersOf } from '../dom/keys/keys';
import { type Button, type Hand, movePointer, pressPointer, releasePointer } from '../dom/mouse/pointer';
import { hitAt, reaches } from '../dom/ready/point';
import { watchChanges } from '../dom/ready/watch';
import { afterOneTask } from './after-task';
import { handOf } from './hand-of';
import type { PageWorld } from './page-world';
import { type ReadyTarget, readyTarget, type Wanted } from './target';

export interface Clicks {
  button: Button;
  count: 1 | 2;
  /** Modifier keys held meanwhile. */
  held: readonly Key[];
}

/**
 * Moves the mouse to the element and clicks it, as often as `count` says, once nothing is in the way.
 * @throws RelayError as `readyTarget` does
 */
export async function mouseClick(world: PageWorld, selector: string, clicks: Clicks, wanted: Wanted = {}) {
  const hand = handOf(world, modifiersOf(clicks.held));
  let letGo: (() => void) | undefined;
  let hit: Element | null = null;
  let watch: ReturnType<typeof watchChanges> | undefined;
  const moveThere = ({ element, point }: ReadyTarget): true | string => {
    watch?.changed();
    watch = watchChanges(element);
    letGo ??= holdKeys(element.ownerDocument, clicks.held, hand);
    const met = hitAt(element.ownerDocument, point, world.shadow);
    if (met) movePointer(hand, met, point);
    // The page may have answered the hover by moving something under the mouse.
    hit = hitAt(element.ownerDocument, point, world.shadow);
    return (hit !== null && reaches(hit, element)) || 'covered or gone as soon as the mouse is over it';
  };
  let target: ReadyTarget;
  let outcome: Awaited<ReturnType<typeof press>>;
  try {
    target = await readyTarget(world, selector, { enabled: true, hit: true, ...wanted, andThen: moveThere });
    outcome = await press(hand, target, hit, clicks);
  } finally {
    (letGo as (() => void) | undefined)?.();
  }
  const { reason, defaultPrevented } = outcome;
  const result = {
    success: reason === undefined,
    matches: target.matches,
    defaultPrevented,
    changed: true,
    ...(reason !== undefined && { reason }),
  };
  await afterOneTask(world, world.document, () => result);
  return { ...result, changed: watch?.changed() ?? false, target };
}

async function press(hand: Hand, target: ReadyTarget, first: Element | null, { button, count }: Clicks) {
  const { element, point } = target;
  let defaultPrevented = false;
  let hit = first;
  for (let click = 1; click <= count; click += 1) {
    if (click > 1) {
      await microtasks();
      hit = hitAt(element.ownerDocument, point, hand.shadow);
    }
    if (!hit?.isConnected || !reaches(hit, element)) {
      return { defaultPrevented, reason: `The element was gone or covered before click ${click}.` };
    }
    const pressed = pressPointer(hand, hit, point, button, click);
    await microtasks();
    const under = hitAt(element.ownerDocument, point, hand.shadow);
    if (under) defaultPrevented = releasePointer(hand, pressed, under, point) || defaultPrevented;
    defaultPrevented = defaultPrevented || pressed.defaultPrevented;
    // A context menu of the page opens under the mouse with the press already.
    if (button === 0 && (!under || !reaches(under, element))) {
      return {
        defaultPrevented,
        reason: 'The page took the element away or covered it between press and release.',
      };
    }
  }
  return { defaultPrevented, reason: undefined };
}
