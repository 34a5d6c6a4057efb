import { isVisible } from '../../../dom/tree/visibility';
import type { PageWorld } from '../../page-world';

/** How long a list that loads more at its end is given, and how long where it shows that it is loading. */
const comesWithinMs = 1_000;
const loadsWithinMs = 3_000;
const loading = '[aria-busy=true], [role=progressbar], progress';

/** Waits at the end of what scrolls for what the page may load there. Whether it has become larger. */
export async function growsSoon(world: PageWorld, scroller: Element): Promise<boolean> {
  const size = () => scroller.scrollHeight + scroller.scrollWidth;
  const isLoading = () => [...scroller.querySelectorAll(loading)].some(isVisible);
  const [before, startMs] = [size(), performance.now()];
  const isOver = (passedMs: number) => passedMs > loadsWithinMs || (passedMs > comesWithinMs && !isLoading());
  while (size() <= before) {
    if (world.signal.aborted || isOver(performance.now() - startMs)) return false;
    await world.tick();
  }
  return true;
}
