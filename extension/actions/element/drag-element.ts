/** What `drag` does, in a lazy script: finds a way from one element to the other, and drags along it. */
import { type covererAt, type Point, pointOn, pointsAllOver } from '../../dom/actionability/clickable-point';
import { scrollTo } from '../../dom/actionability/scroll-to';
import { watchChanges } from '../../dom/actionability/watch-changes';
import { dragAndDrop, type Mouse } from '../../dom/drag/drag';
import type { DragPath } from '../../dom/drag/drag-route';
import { oneTask } from '../../dom/events/fire';
import type { EnterFrame } from '../../dom/find/enter-frame';
import type { find } from '../../dom/find/find';
import { invisibleBecause, isVisible, tagOf } from '../../dom/tree/visibility';
import { RelayError } from '../../protocol/errors';
import type { Step } from '../action-spec';
import type { PageWorld } from '../page-world';
import { inputStateOf } from './input-state';
import { firstShown, type presentTarget, type ReadyTarget, type readyTarget } from './target';

/** What keeps state in the page script, or is recognised by it. */
export interface DragParts extends Pick<Mouse, 'move' | 'press' | 'release' | 'above' | 'hitAt'> {
  presentTarget: typeof presentTarget;
  readyTarget: typeof readyTarget;
  find: typeof find;
  EnterFrame: typeof EnterFrame;
  covererAt: typeof covererAt;
}

/** Waits for both elements and drags one onto the other. @throws RelayError as `readyTarget` does, wrong_element */
export async function dragElement(world: PageWorld, { selector, value }: Step<string>, page: DragParts) {
  const { covererAt, find, readyTarget, above, hitAt, move, press, release } = page;
  let goal = await goalOf(world, selector, value, page);
  let way: DragPath | undefined;
  /** A point where nothing covers the goal, or what covers it; null where no part of it is in the window. */
  const free = (element: Element): Point | string | null => {
    const points = pointsAllOver(goal);
    const covered = points.map((at) => inTheWay(world, element, goal, at, page));
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
  const outcome = await dragAndDrop(
    { above, hitAt, move, press, release, ...inputStateOf(world) },
    way as DragPath,
  );
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

/** The element to drop on. @throws EnterFrame where both are in the same frame of another origin */
async function goalOf(
  world: PageWorld,
  selector: string,
  value: string,
  { presentTarget, EnterFrame }: DragParts,
): Promise<Element> {
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
function inTheWay(
  { shadow }: PageWorld,
  source: Element,
  goal: Element,
  at: Point,
  { covererAt, hitAt, above }: DragParts,
): string | null {
  const hit = hitAt(goal.ownerDocument, at, shadow);
  const isFree = hit && above(hit).includes(source);
  return isFree ? null : covererAt(goal, at, shadow);
}
