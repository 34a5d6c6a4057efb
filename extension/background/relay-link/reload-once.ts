import { reloadExtension } from '../browser-api/runtime';
import { storageLocal } from '../browser-api/storage';

const reloadedKey = 'reloaded-for';

/** Reloads the extension to load a new build, once per build of the relay: a build that is not there would loop. */
export async function reloadOnceFor(relayBuildId: string): Promise<void> {
  if ((await storageLocal.get(reloadedKey))[reloadedKey] === relayBuildId) return;
  await storageLocal.set({ [reloadedKey]: relayBuildId });
  reloadExtension();
}
