/** What `drag` does, in a lazy script: finds a way from one element to the other, and drags along it. */
import { watchChanges } from '../../../dom/actionability/watch-changes';
import { dragAndDrop, type Mouse } from '../../../dom/drag/drag';
import { createPace } from '../../../dom/drag/pace';
import { focusedElement } from '../../../dom/events/focus';
import type { EnterFrame } from '../../../dom/find/enter-frame';
import { composedContains } from '../../../dom/tree/walk';
import { RelayError } from '../../../protocol/errors';
import type { Step } from '../../action-spec';
import type { PageWorld } from '../../page-world';
import type { DragValue } from '../../values';
import type { presentTarget, readyTarget } from '../finding/target';
import { inputStateOf } from '../pointing/input-state';
import type { nextFrame } from '../waiting/next-frame';
import { type DragWayParts, wayBetween } from './drag-way';
import { beforeDrag } from './judge-drag';

/** What keeps state in the page script, or is recognised by it. */
export interface DragParts extends DragWayParts, Pick<Mouse, 'move' | 'hold'> {
  presentTarget: typeof presentTarget;
  readyTarget: typeof readyTarget;
  EnterFrame: typeof EnterFrame;
  nextFrame: typeof nextFrame;
}

/** How long a hand holds still after the press where nothing else is asked for; some lists wait for that. */
const usualHoldMs = 200;

/** Waits for both elements and drags one onto the other. @throws RelayError as `readyTarget` does, wrong_element */
export async function dragElement(world: PageWorld, step: Step<DragValue>, page: DragParts) {
  const { above, hitAt, hold, move, nextFrame, readyTarget } = page;
  const details = typeof step.value === 'string' ? { target: step.value } : step.value;
  const { holdMs = usualHoldMs, position } = details;
  const way = wayBetween(world, await goalOf(world, step, details.target, page), details, page);
  const needs = { enabled: true, hit: true, position, andThen: way.find };
  const { element, matches } = await readyTarget(world, step.selector, needs);
  const goal = way.goal();
  world.begin(element, goal);
  // What is at the positions may be another control than the elements named.
  if (position || details.targetPosition) world.guard?.begin(...way.ends(element));
  const judge = beforeDrag(world, element, goal);
  const watch = watchChanges(element);
  const pace = createPace([element, goal], { nextFrame: () => nextFrame(world), tick: world.tick });
  let reaction: ReturnType<typeof watch.fromNow> | undefined;
  const holdWatched: typeof hold = (...press) => {
    reaction = watch.fromNow(element);
    return hold(...press);
  };
  const mouse: Mouse = { above, hitAt, move, hold: holdWatched, pace, ...inputStateOf(world) };
  const outcome = await dragAndDrop(mouse, way.path(), holdMs).finally(pace.stop);
  const { defaultPrevented } = outcome;
  const ended = { matches, defaultPrevented, changed: true };
  // The drop may lead to another document.
  const { reason: refusal } = outcome;
  world.deliver({ ...ended, success: refusal === undefined, ...(refusal && { reason: refusal }) });
  const { changed, ...judged } = await judge(outcome, {
    scrolled: way.scrolled(),
    isHeld: 'holdMs' in details,
    reacted: () => reaction?.changed(focusIn(element, world)) ?? false,
  });
  return { ...ended, ...judged, changed: watch.changed() || changed };
}

/** What got the focus by the press itself, which is no reaction of the page. */
function focusIn(element: Element, { shadow }: PageWorld): Element | null {
  const focused = focusedElement(element.ownerDocument, shadow);
  return focused && composedContains(focused, element) ? focused : null;
}

/** The element to drop on. @throws EnterFrame where both are in the same frame of another origin */
async function goalOf(
  world: PageWorld,
  { selector, value }: Step<DragValue>,
  target: string,
  { presentTarget, EnterFrame }: DragParts,
): Promise<Element> {
  const reach = (to: string) =>
    presentTarget(world, to).catch((thrown) => {
      if (thrown instanceof EnterFrame) return thrown;
      throw thrown;
    });
  const source = await reach(selector);
  const goal = await reach(target);
  const isFar = source instanceof EnterFrame;
  if (isFar && goal instanceof EnterFrame && source.frame === goal.frame)
    throw new EnterFrame(
      source.framePath,
      source.selector,
      source.frame,
      typeof value === 'string' ? goal.selector : { ...value, target: goal.selector },
    );
  if (isFar || goal instanceof EnterFrame)
    throw new RelayError(
      'wrong_element',
      `Only one of "${selector}" and "${target}" is in a frame of another origin, and a script cannot drag from one origin into another.`,
    );
  return goal.element;
}
