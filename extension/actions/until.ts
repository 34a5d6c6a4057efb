/** Everything that waits for the page waits here, woken by the page's changes and the worker's ticks. */
import { oneTask } from '../dom/events/fire';
import type { RelayError } from '../protocol/errors';
import type { PageWorld } from './page-world';

/**
 * Tries again after each change of the page and each tick until `attempt` answers something.
 * @throws what `giveUp` makes, once the world's signal is aborted; at least one attempt is made.
 */
export async function until<Result>(
  world: PageWorld,
  attempt: () => Result | undefined | Promise<Result | undefined>,
  giveUp: () => RelayError,
): Promise<Result> {
  const first = await attempt();
  if (first !== undefined) return first;
  const { document, signal } = world;
  let wake = () => {};
  const wakeUp = () => wake();
  const MutationObserverOfPage = document.defaultView?.MutationObserver;
  const observer = MutationObserverOfPage && new MutationObserverOfPage(wakeUp);
  observer?.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  signal.addEventListener('abort', wakeUp);
  try {
    while (!signal.aborted) {
      await new Promise<void>((resolve) => {
        wake = resolve;
        world.tick().then(resolve, resolve);
      });
      // A page that is in the middle of changing gets to the end of it.
      await oneTask(document);
      const result = await attempt();
      if (result !== undefined) return result;
    }
    throw giveUp();
  } finally {
    observer?.disconnect();
    signal.removeEventListener('abort', wakeUp);
  }
}
