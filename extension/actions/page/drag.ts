import * as z from 'zod/mini';
import {
  covererAt,
  hitAt,
  type Point,
  pointOn,
  pointsAllOver,
} from '../../dom/actionability/clickable-point';
import { scrollTo } from '../../dom/actionability/scroll-to';
import { watchChanges } from '../../dom/actionability/watch-changes';
import type { DragPath } from '../../dom/drag/drag-route';
import { oneTask } from '../../dom/events/fire';
import { EnterFrame } from '../../dom/find/enter-frame';
import { find } from '../../dom/find/find';
import { movePointer, pressPointer, releasePointer } from '../../dom/mouse/pointer';
import { invisibleBecause, isVisible, tagOf } from '../../dom/tree/visibility';
import { composedAncestors, composedContains } from '../../dom/tree/walk';
import { RelayError } from '../../protocol/errors';
import type { ActionSpec, Step } from '../action-spec';
import { inputStateOf } from '../element/input-state';
import { firstShown, presentTarget, type ReadyTarget, readyTarget } from '../element/target';
import type { PageWorld } from '../page-world';
import { pointerResult } from '../results';

export const dragSpec = {
  title: 'Drag and drop',
  description:
    'Drags an element onto another one, by HTML drag and drop where the page uses it, else by mouse.',
  synonyms: ['dragAndDrop', 'drag_and_drop', 'dragTo'],
  selector: 'required',
  value: {
    description: 'the selector of the element to drop it on',
    schema: z.string().check(z.minLength(1)),
  },
  effect: 'act',
  destructive: true,
  idempotent: false,
  valueIsSelector: true,
  offeredToModel: true,
  timeoutMs: 5_000,
  result: pointerResult,
  example: { selector: '#apple', value: '#basket' },
} satisfies ActionSpec;

export async function drag(world: PageWorld, { selector, value }: Step<string>) {
  let goal = await goalOf(world, selector, value);
  const dragAndDrop = await world.load('drag');
  let way: DragPath | undefined;
  /** A point where nothing covers the goal, or what covers it; null where no part of it is in the window. */
  const free = (element: Element): Point | string | null => {
    const points = pointsAllOver(goal);
    const covered = points.map((at) => inTheWay(world, element, goal, at));
    return points[covered.indexOf(null)] ?? covered[0] ?? null;
  };
  /** Finds the way to the goal just before the press. With a reason why not, the elements are waited for again. */
  const findWay = ({ element, point }: ReadyTarget): true | string => {
    if (!goal.isConnected) goal = firstShown(find(world, value)) ?? goal;
    const no = (why: string) => `not to be dropped there: "${value}" (${tagOf(goal)}) is ${why}`;
    if (!isVisible(goal)) return no(invisibleBecause(goal));
    if (!pointOn(goal)) scrollTo(goal, 'nearest', 'nearest');
    const near = free(element);
    if (typeof near === 'string') return no(near);
    let from = covererAt(element, point, world.shadow) === null ? point : pointOn(element);
    let to = () => near;
    if (!from || !near) {
      // They are not in the window together: the element is pressed first, and the page scrolled with the button held.
      scrollTo(element, 'nearest', 'nearest');
      from = pointOn(element);
      to = () => {
        scrollTo(goal, 'nearest', 'nearest');
        const place = free(element);
        return typeof place === 'string' ? null : place;
      };
    }
    if (!from) return 'outside of the window and cannot be scrolled into view';
    way = { source: element.ownerDocument, from, goal: goal.ownerDocument, to };
    return true;
  };
  const { element, matches } = await readyTarget(world, selector, {
    enabled: true,
    hit: true,
    andThen: findWay,
  });
  world.begin(element, goal);
  const watch = watchChanges(element);
  const outcome = await dragAndDrop({ ...mouse, ...inputStateOf(world) }, way as DragPath);
  await oneTask(world.document);
  const changed = watch.changed();
  const idle = outcome.forbidden && !changed ? forbiddenWithoutChange : undefined;
  const reason = outcome.reason ?? idle;
  return {
    success: reason === undefined,
    matches,
    defaultPrevented: outcome.defaultPrevented,
    changed,
    ...(reason !== undefined && { reason }),
  };
}

/** A page that forbids the drag may follow the mouse itself; if it does, something changes. */
const forbiddenWithoutChange =
  'The page forbade the drag (dragstart prevented), and the moves of the mouse changed nothing.';

const mouse = {
  move: movePointer,
  press: pressPointer,
  release: releasePointer,
  above: composedAncestors,
  hitAt,
};

/** The element to drop on. @throws EnterFrame where both are in the same frame of another origin */
async function goalOf(world: PageWorld, selector: string, value: string): Promise<Element> {
  const reach = (to: string) =>
    presentTarget(world, to).catch((thrown) => {
      if (thrown instanceof EnterFrame) return thrown;
      throw thrown;
    });
  const source = await reach(selector);
  const goal = await reach(value);
  const isFar = source instanceof EnterFrame;
  if (isFar && goal instanceof EnterFrame && source.frame === goal.frame)
    throw new EnterFrame(source.framePath, source.selector, source.frame, goal.selector);
  if (isFar || goal instanceof EnterFrame)
    throw new RelayError(
      'wrong_element',
      `Only one of "${selector}" and "${value}" is in a frame of another origin, and a script cannot drag from one origin into another.`,
    );
  return goal.element;
}

/** What covers the goal, "covered by ...", other than the dragged element; null where nothing does. */
function inTheWay({ shadow }: PageWorld, source: Element, goal: Element, at: Point): string | null {
  const hit = hitAt(goal.ownerDocument, at, shadow);
  const isFree = hit && composedContains(source, hit);
  return isFree ? null : covererAt(goal, at, shadow);
}
