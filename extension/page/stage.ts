/** Lays a document out for a picture of an element or of the whole page, part by part, and puts it back afterwards. */
import type { PageWorld } from '../actions/page-world';
import type { Target } from '../actions/target';
import { maxAnimationWaitMs } from '../dom/actionability/stability';
import { invisibleBecause, isVisible, tagOf } from '../dom/tree/visibility';
import { composedAncestors } from '../dom/tree/walk';
import { RelayError } from '../protocol/errors';
import type { StepResult } from '../protocol/frames';
import type { StageOrder } from '../protocol/stage';
import { createScene, type Scene } from './scene';

/** The step `stage`; `present` is lent by the page script, which has the selector engines. */
export type Stage = (
  world: PageWorld,
  present: (world: PageWorld, selector: string) => Promise<Target>,
  selector: string,
  order: StageOrder,
) => Promise<StepResult>;

/** A worker that died in the middle never says close. */
const forgottenAfterMs = 120_000;

/** One at a time per document; a new one ends the one before. */
export function createStage(): Stage {
  let scene: Scene | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    clearTimeout(watchdog);
    scene?.close();
    scene = undefined;
  }

  return async (world, present, selector, order) => {
    if (order.do === 'open') {
      close();
      if (order.fullPage) {
        scene = createScene(world, undefined);
        await scene.visitAll(world, order.maxPx);
      } else scene = createScene(world, await visibleTarget(world, () => present(world, selector)));
    }
    if (order.do === 'close') close();
    else {
      clearTimeout(watchdog);
      watchdog = setTimeout(close, forgottenAfterMs);
    }
    if (order.do === 'frame') scene ??= createScene(world, undefined);
    if (order.do === 'show' && scene) return { success: true, ...(await scene.show(world, order)) };
    if (order.do === 'frame' && scene) return { success: true, ...(await scene.showFrame(world, order)) };
    return { success: true };
  };
}

async function visibleTarget(world: PageWorld, present: () => Promise<Target>): Promise<Element> {
  const landsUntil = performance.now() + maxAnimationWaitMs;
  for (;;) {
    const { element } = await present();
    const isThere = !isFlying(element) || performance.now() > landsUntil || world.signal.aborted;
    if (isVisible(element) && isThere) return element;
    if (world.signal.aborted) {
      const why = invisibleBecause(element);
      throw new RelayError('not_actionable', `${tagOf(element)} cannot be photographed: it is ${why}.`);
    }
    await world.tick();
  }
}

/** Whether an animation that will end moves the element; a spinner is photographed as it turns. */
function isFlying(element: Element): boolean {
  const animations = composedAncestors(element).flatMap((at) => at.getAnimations());
  return animations.some(
    ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
  );
}
