/** An extension that is older than its relay comes up again as the new one. */
import { longMemory, reloadExtension } from '../browser-api';

const reloadedKey = 'reloaded-for';

/** Loads the new build, but only once per build: a folder that was never rebuilt would reload for ever. */
export async function reloadOnceFor(relayBuildId: string): Promise<void> {
  if ((await longMemory.get(reloadedKey))[reloadedKey] === relayBuildId) return;
  await longMemory.set({ [reloadedKey]: relayBuildId });
  reloadExtension();
}
