// Why: an outdated extension replaces itself, but a folder that was never rebuilt must not make it do so for ever.
import * as port from './browser-port';

const reloadedKey = 'reloaded-for';

/** Loads the new build, but only once per build. */
export async function reloadOnceFor(relayBuildId: string): Promise<void> {
  if ((await port.longMemory.get(reloadedKey))[reloadedKey] === relayBuildId) return;
  await port.longMemory.set({ [reloadedKey]: relayBuildId });
  port.reloadExtension();
}
