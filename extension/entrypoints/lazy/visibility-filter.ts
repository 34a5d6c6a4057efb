/** Tells what a person can see; loaded with the first step that reads only that. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { frontBox } from '../../dom/read/boxes/front-box';
import { isComingIntoSight } from '../../dom/read/sight/coming-into-sight';
import { createVisibilityFilter, type VisibilityFilter } from '../../dom/read/sight/visibility-filter';
import type { ShadowLookup } from '../../dom/tree/walk';
import { provide } from '../../page/lazy-scripts';

/** Pages that go on and on showing something new are read all the same. */
const maxWaitMs = 1_000;

declare global {
  interface LazyScripts {
    'visibility-filter': { create: typeof createVisibilityFilter; settled: typeof settled };
  }
}

/** The filter once what is fading or sliding in can be seen: what an act has led to is mostly told so. */
async function settled(
  shadow: ShadowLookup,
  { tick, signal }: { tick(): Promise<void>; signal: AbortSignal },
): Promise<VisibilityFilter> {
  const untilMs = performance.now() + maxWaitMs;
  for (;;) {
    const filter = createVisibilityFilter(shadow, frontBox(document));
    if (signal.aborted || performance.now() > untilMs || !isComingIntoSight(document, filter)) return filter;
    await tick();
  }
}

export default defineUnlistedScript(() =>
  provide('visibility-filter', { create: createVisibilityFilter, settled }),
);
