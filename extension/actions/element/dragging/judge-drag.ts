/** Judges a drag by what it has left changed on the page. */
import type { Dragged } from '../../../dom/drag/drag';
import { isMoving } from '../../../dom/drag/pace';
import { stateAround } from '../../../dom/drag/page-state';
import { styleOf } from '../../../dom/tree/style-of';
import { composedAncestors, elementsFrom, matches } from '../../../dom/tree/walk';
import type { PageWorld } from '../../page-world';
import { whileReacting } from '../waiting/while-reacting';

/** Lists move back or into place after the drop, by animations or by timers. */
const restMs = 100;
const mostMs = 700;
/** What a place took by HTML drag and drop does not go back. */
const mostWhenTakenMs = 350;

const opaque = 'canvas, iframe, embed, object, video';
const movable = '[draggable], [tabindex], [role], button, a, [aria-grabbed]';

interface Circumstances {
  /** The page was scrolled with the button held. */
  scrolled: boolean;
  /** It was said how long the button is held. */
  isHeld: boolean;
  /** Whether the page has changed anything since the press. */
  reacted(): boolean;
}

/** Takes down how the page is before the drag. What it returns tells afterwards what has become of it. */
export function beforeDrag(world: PageWorld, source: Element, goal: Element) {
  const { document } = world;
  const selected = () => `${source.ownerDocument.getSelection()}`;
  const before = { ...stateAround(source, goal, world.shadow), selected: selected() };

  return async (outcome: Dragged, { scrolled, isHeld, reacted }: Circumstances) => {
    const { reason, stayed, taken } = outcome;
    /** What the page shows when it has come to rest, or after `mostMs`. */
    const isChanged = async () => {
      const startMs = performance.now();
      let last = '';
      let sinceMs = startMs;
      for (;;) {
        const { shown, scrolled: at } = stateAround(source, goal, world.shadow);
        const nowMs = performance.now();
        const differs = shown !== before.shown || (!scrolled && at !== before.scrolled);
        if (shown + at !== last) sinceMs = nowMs;
        last = shown + at;
        const isAtRest = nowMs - sinceMs >= restMs && !isMoving(document);
        if (
          (isAtRest && differs) ||
          nowMs - startMs >= (taken ? mostWhenTakenMs : mostMs) ||
          world.signal.aborted
        )
          return differs;
        await world.tick();
      }
    };
    // What a page shows as a colour, or only while something is held, may be all that a long press is for.
    const changed = stayed ? await hasReacted(world, reacted) : await isChanged();
    if (reason !== undefined) return { success: false, changed, reason };
    if (changed) return { success: true, changed };
    // What was dropped is with the page's scripts, and what a canvas shows is not to be read.
    if (taken || isOpaque(world, source)) return { success: true, changed, verified: false };
    if (selected() !== before.selected && !isMovable(source)) return { success: true, changed: true };
    return { success: false, changed, reason: reasonOf(outcome, isHeld) };
  };
}

async function hasReacted(world: PageWorld, reacted: () => boolean): Promise<boolean> {
  return (await whileReacting(world, () => ({ success: reacted() }), mostMs)).success;
}

function reasonOf({ forbidden, stayed }: Dragged, isHeld: boolean): string {
  if (stayed)
    return 'The button was held there, and the page changed nothing. Hold it longer with "holdMs", or use "click".';
  if (forbidden)
    return 'The page forbade the drag (dragstart prevented), and the moves of the mouse changed nothing.';
  const hint = isHeld
    ? ''
    : ' Some pages drag only what was held for a while: send {"target", "holdMs": 500}.';
  return `The mouse was moved there with the button held, and nothing stayed changed.${hint}`;
}

function isOpaque({ shadow }: PageWorld, source: Element): boolean {
  for (const one of elementsFrom(source, shadow)) if (matches(one, opaque)) return true;
  return false;
}

/** Whether it looks like something to be moved, and not like text to be selected. */
function isMovable(source: Element): boolean {
  const isSelectable = !/grab|move|pointer|resize/.test(styleOf(source)?.cursor ?? '');
  return (
    !isSelectable ||
    composedAncestors(source)
      .slice(0, 3)
      .some((at) => matches(at, movable))
  );
}
