import type { PageWorld } from '../../page-world';

/** Frameworks render, and widgets format, within some frames. */
const framesToRender = 6;

/**
 * Reads the result of an act again until the page shows that it had its effect.
 * @param forMs for how long at least, where that takes longer than to render
 */
export async function whileReacting<Result extends { success: boolean }>(
  world: PageWorld,
  read: () => Result,
  forMs = 0,
): Promise<Result> {
  let result = read();
  const startMs = performance.now();
  const isOver = (look: number) => look >= framesToRender && performance.now() - startMs >= forMs;
  for (let look = 1; !isOver(look) && !result.success && !world.signal.aborted; look += 1) {
    await world.tick();
    result = read();
  }
  return result;
}
