import { oneTask } from '../../../dom/events/fire';
import type { RelayError } from '../../../protocol/errors';
import type { PageWorld } from '../../page-world';

/**
 * Calls `attempt` again after each change of the page and each tick of the service worker until it returns something.
 * @throws what `giveUp` returns, once the signal of the world is aborted; at least one attempt is made.
 */
export async function until<Result>(
  world: PageWorld,
  attempt: () => Result | undefined | Promise<Result | undefined>,
  giveUp: () => RelayError | Promise<RelayError>,
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
      // The page may still be changing in this task.
      await oneTask(document);
      const result = await attempt();
      if (result !== undefined) return result;
    }
    throw await giveUp();
  } finally {
    observer?.disconnect();
    signal.removeEventListener('abort', wakeUp);
  }
}
