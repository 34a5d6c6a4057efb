/** Answers the steps by which the service worker takes a picture of an element or of a whole page, part by part. */

import type { Target } from '../../actions/element/finding/target';
import type { PageWorld } from '../../actions/page-world';
import { maxAnimationWaitMs } from '../../dom/actionability/stability';
import { invisibleBecause, isVisible, tagOf } from '../../dom/tree/visibility';
import { composedAncestors } from '../../dom/tree/walk';
import { RelayError } from '../../protocol/errors';
import type { StepResult } from '../../protocol/frames/frames';
import type { StageOrder } from '../../protocol/stage';
import { PictureLayout } from './picture-layout';

/** Does one such step; `present` comes from the page script, which has the selector engines. */
export type Stage = (
  world: PageWorld,
  present: (world: PageWorld, selector: string) => Promise<Target>,
  selector: string,
  order: StageOrder,
) => Promise<StepResult>;

/** A service worker that stopped in the middle never sends `close`. */
const closeAfterMs = 120_000;

/** One at a time per document; a new one closes the one before. */
export function createStage(): Stage {
  let layout: PictureLayout | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    clearTimeout(watchdog);
    layout?.close();
    layout = undefined;
  }

  return async (world, present, selector, order) => {
    if (order.do === 'open') {
      close();
      if (order.fullPage) {
        layout = new PictureLayout(world, undefined);
        await layout.visitAll(world, order.maxPx);
      } else layout = new PictureLayout(world, await visibleTarget(world, () => present(world, selector)));
    }
    if (order.do === 'close') close();
    else {
      clearTimeout(watchdog);
      watchdog = setTimeout(close, closeAfterMs);
    }
    if (order.do === 'frame') layout ??= new PictureLayout(world, undefined);
    if (order.do === 'show' && layout) return { success: true, ...(await layout.show(world, order)) };
    if (order.do === 'frame' && layout) return { success: true, ...(await layout.showFrame(world, order)) };
    return { success: true };
  };
}

async function visibleTarget(world: PageWorld, present: () => Promise<Target>): Promise<Element> {
  const landsUntilMs = performance.now() + maxAnimationWaitMs;
  for (;;) {
    const { element } = await present();
    const isThere = !isMoving(element) || performance.now() > landsUntilMs || world.signal.aborted;
    if (isVisible(element) && isThere) return element;
    if (world.signal.aborted) {
      const why = invisibleBecause(element);
      throw new RelayError('not_actionable', `${tagOf(element)} cannot be photographed: it is ${why}.`);
    }
    await world.tick();
  }
}

/** Whether an animation that will end moves the element; a spinner is photographed as it turns. */
function isMoving(element: Element): boolean {
  const animations = composedAncestors(element).flatMap((at) => at.getAnimations());
  return animations.some(
    ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
  );
}
