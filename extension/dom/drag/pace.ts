/** Waits between the moves of a drag as a hand does, until the page has reacted to the last one. */
import { composedAncestors } from '../tree/walk';

export interface Pace {
  /** Waits a frame, `leastMs`, and until what has changed meanwhile has come to rest. */
  settle(leastMs: number): Promise<void>;
  stop(): void;
}

/** How a document lets wait: for its next frame, and for about 20 ms. */
export interface Waits {
  nextFrame(): Promise<void>;
  tick(): Promise<void>;
}

/** Pages that put things into another order take no moves while these slide there. */
const afterReorderMs = 200;
const afterChangeMs = 80;
const quietMs = 50;
/** For a page that never comes to rest. */
const mostMs = 450;

/** Paces a drag by what happens in the documents and shadow trees around these elements. */
export function createPace(around: readonly Element[], { nextFrame, tick }: Waits): Pace {
  let changedMs = -Infinity;
  let needsMs = 0;
  const documents = new Set(around.map(({ ownerDocument }) => ownerDocument));
  const view = around[0]?.ownerDocument.defaultView;
  const observer =
    view &&
    new view.MutationObserver((records) => {
      changedMs = performance.now();
      const reordered = records.some(({ type }) => type === 'childList');
      needsMs = Math.max(needsMs, reordered ? afterReorderMs : afterChangeMs);
    });
  const whole = { subtree: true, childList: true, attributes: true, characterData: true };
  for (const at of around.flatMap(composedAncestors)) observer?.observe(at.getRootNode(), whole);
  return {
    async settle(leastMs) {
      const startMs = performance.now();
      needsMs = 0;
      await nextFrame();
      for (;;) {
        const nowMs = performance.now();
        const isQuiet = nowMs - changedMs >= quietMs && ![...documents].some(isMoving);
        const waitedMs = nowMs - startMs;
        if (waitedMs >= Math.max(leastMs, isQuiet ? needsMs : mostMs)) return;
        await tick();
      }
    },
    stop: () => observer?.disconnect(),
  };
}

/** Whether an animation runs that will soon be over. */
export function isMoving(document: Document): boolean {
  return document.getAnimations().some(({ playState, effect, currentTime }) => {
    const leftMs = Number(effect?.getComputedTiming().endTime) - Number(currentTime);
    return playState === 'running' && leftMs <= mostMs;
  });
}
