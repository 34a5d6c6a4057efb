/** What `hover` does, in a lazy script: moves the mouse over an element, and looks whether anything shows. */
import type { hitAt, Point } from '../../../dom/actionability/clickable-point';
import { throughFrames } from '../../../dom/actionability/hit-target';
import { watchChanges } from '../../../dom/actionability/watch-changes';
import { isMoving } from '../../../dom/drag/pace';
import { stateAround } from '../../../dom/drag/page-state';
import { followHover, unread } from '../../../dom/mouse/hover-styles';
import type { movePointer } from '../../../dom/mouse/pointer';
import type { PageWorld } from '../../page-world';
import type { readyTarget } from '../finding/target';
import { nextFrame } from '../waiting/next-frame';
import { inputStateOf } from './input-state';

/** What keeps state in the page script, or is recognised by it. */
interface HoverParts {
  hitAt: typeof hitAt;
  move: typeof movePointer;
  readyTarget: typeof readyTarget;
}

export async function hoverElement(
  world: PageWorld,
  selector: string,
  position: Point | undefined,
  { hitAt, move, readyTarget }: HoverParts,
) {
  const { element, matches, point } = await readyTarget(world, selector, { hit: true, position });
  const meet = (document: Document, at: Point) => hitAt(document, at, world.shadow);
  const first = meet(element.ownerDocument, point) ?? element;
  const { hit, ...spot } = throughFrames({ hit: first, point }, meet);
  const isUnread = followHover(hit, world.devices, world.shadow);
  const shown = () => stateAround(hit, hit, world.shadow).shown;
  const before = shown();
  const wasMoving = isMoving(hit.ownerDocument);
  const watch = watchChanges(element);
  move(inputStateOf(world), hit, spot.point);
  await nextFrame(world);
  // A transition has only begun.
  const isShowing = () => shown() !== before || (!wasMoving && isMoving(hit.ownerDocument));
  const changed = watch.changed() || isShowing();
  return {
    success: true,
    matches,
    defaultPrevented: false,
    changed,
    ...(isUnread && !changed && { note: unread }),
  };
}
