import { oneTask } from '../../../dom/events/fire';
import type { PageWorld } from '../../page-world';

/** By the worker's ticks of some 20 ms: a window that has drawn no frame by then draws none. */
const maxTicks = 15;

/** Resolves after the next frame was laid out; in a window that draws none, after a task of the page. */
export async function nextFrame(world: PageWorld): Promise<void> {
  const { document } = world;
  const { defaultView: view } = document;
  let drawn = false;
  if (view && document.visibilityState === 'visible') {
    const frame = new Promise<void>((resolve) =>
      view.requestAnimationFrame(() => {
        drawn = true;
        resolve();
      }),
    );
    for (let tick = 0; tick < maxTicks && !drawn; tick += 1) await Promise.race([frame, world.tick()]);
  }
  await oneTask(document);
}
