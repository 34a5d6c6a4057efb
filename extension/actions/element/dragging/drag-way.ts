/** Finds the way of a drag: where it begins, and where in the goal it ends. */
import {
  type covererAt,
  type hitAt,
  isOn,
  type Point,
  pointAt,
  pointOn,
  pointsAllOver,
} from '../../../dom/actionability/clickable-point';
import { scrollPointTo, scrollTo } from '../../../dom/actionability/scroll-to';
import type { DragPath } from '../../../dom/drag/drag-route';
import type { find } from '../../../dom/find/find';
import { invisibleBecause, isVisible, tagOf } from '../../../dom/tree/visibility';
import type { composedAncestors } from '../../../dom/tree/walk';
import type { PageWorld } from '../../page-world';
import type { DragDetails } from '../../values';
import { firstShown, type ReadyTarget } from '../finding/target';

export interface DragWayParts {
  find: typeof find;
  covererAt: typeof covererAt;
  hitAt: typeof hitAt;
  above: typeof composedAncestors;
}

const outside = 'outside of the window and cannot be scrolled into view';

/** @param goal the element to drop on; where the page makes it anew, it is looked for again */
export function wayBetween(
  world: PageWorld,
  goal: Element,
  { target, position, targetPosition }: DragDetails,
  { above, covererAt, find, hitAt }: DragWayParts,
) {
  const { shadow } = world;
  let path: DragPath | undefined;
  let scrolled = false;
  /** As to resize something by a distance. */
  const isBeside = () => targetPosition !== undefined && !isOn(goal, targetPosition);

  /** A point where nothing but the dragged element covers the goal, or what covers it; null where it is not in the window. */
  function free(source: Element): Point | string | null {
    const { ownerDocument: document } = goal;
    const points = targetPosition ? [pointAt(goal, targetPosition)] : pointsAllOver(goal);
    const inWindow = points.filter((at) => hitAt(document, at, shadow));
    if (isBeside()) return inWindow[0] ?? null;
    const covered = inWindow.map((at) => {
      const hit = hitAt(document, at, shadow);
      return hit && above(hit).includes(source) ? null : covererAt(goal, at, shadow);
    });
    return inWindow[covered.indexOf(null)] ?? covered[0] ?? null;
  }

  function bringGoal(source: Element): void {
    scrollTo(goal, 'nearest', 'nearest');
    if (targetPosition && free(source) === null) scrollPointTo(goal, () => pointAt(goal, targetPosition));
  }

  /** Where it can be pressed now. */
  function startOn(source: Element): Point | null {
    const start = position ? pointAt(source, position) : pointOn(source);
    return start && (!position || covererAt(source, start, shadow) === null) ? start : null;
  }

  /** They are not in the window together: one is pressed first, and the page scrolled with the button held. */
  function startFar(source: Element): Point | null {
    scrolled = true;
    scrollTo(source, 'nearest', 'nearest');
    if (position && !startOn(source)) scrollPointTo(source, () => pointAt(source, position));
    return startOn(source);
  }

  /** Finds the way just before the press. With a reason why not, both elements are waited for again. */
  function findWay({ element, point }: ReadyTarget): true | string {
    if (!goal.isConnected) goal = firstShown(find(world, target)) ?? goal;
    const no = (why: string) => `not to be dropped there: "${target}" (${tagOf(goal)}) is ${why}`;
    if (!isVisible(goal)) return no(invisibleBecause(goal));
    if (free(element) === null) bringGoal(element);
    const near = free(element);
    if (typeof near === 'string') return no(near);
    const isFree = !position && covererAt(element, point, shadow) === null;
    const start = isFree ? point : startOn(element);
    const from = start && near ? start : startFar(element);
    if (!from) return outside;
    // A long press.
    const stays = goal === element && targetPosition === undefined;
    const to = () => {
      if (stays) return from;
      const place = free(element);
      // What the page lays over it with the press belongs to the drag.
      return typeof place === 'object' && place ? place : start && near;
    };
    const isOnGoal = ({ x, y }: Point) => {
      const { left, right, top, bottom } = goal.getBoundingClientRect();
      const isElsewhere = !goal.isConnected || goal.ownerDocument !== element.ownerDocument;
      // What is dragged moves with the mouse.
      const isSame = above(goal).includes(element) || above(element).includes(goal);
      return isElsewhere || isSame || isBeside() || (x >= left && x <= right && y >= top && y <= bottom);
    };
    const { ownerDocument: source } = element;
    path = { source, from, goal: goal.ownerDocument, to, bring: () => bringGoal(element), isOn: isOnGoal };
    return true;
  }

  /** What is under the mouse where it presses and where it lets go. */
  function ends(source: Element): [from: Element, to: Element] {
    const at = (element: Element, place: Point | null | undefined) =>
      (place && hitAt(element.ownerDocument, place, shadow)) || element;
    return [at(source, path?.from), at(goal, targetPosition && pointAt(goal, targetPosition))];
  }

  return { ends, find: findWay, path: () => path as DragPath, goal: () => goal, scrolled: () => scrolled };
}
