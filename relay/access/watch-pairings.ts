/** Watches the pairings file and disconnects removed browsers. */
import { fileVersion } from '../files/private-file';
import { pairingsFile, pairingsIn, type RemovedPairing } from './pairings';

/** Polled, because file watching does not work on every file system and for replaced files. */
const lookEveryMs = 500;

/** A pairing that ended, and where that was done. */
export type Unpaired = Pick<RemovedPairing, 'id' | 'name' | 'byHand' | 'where'>;

/**
 * Ends the connection of each browser whose pairing goes, within about a second.
 * @param options.onUnpaired called for each, connected or not, before it is disconnected
 * @param options.onError receives once why the file cannot be read; no browser is disconnected for that
 */
export function watchPairings(options: {
  home: string;
  browsers: { list(): readonly { id: string }[]; disconnect(browserId: string): void };
  onUnpaired(unpaired: Unpaired): void;
  onError(error: unknown): void;
}): {
  /** Checks now: a connection may have started before the pairing was removed. */
  check(): void;
  stop(): void;
} {
  const { home, browsers, onUnpaired, onError } = options;
  const pairings = pairingsIn(home);
  /** Those that were paired at the last check. */
  let paired: readonly Omit<Unpaired, 'where'>[] = [];
  let seen: string | undefined;
  let isReported = false;
  const check = (evenIfUnchanged: boolean) => {
    try {
      const version = fileVersion(pairingsFile(home));
      if (version === seen && !evenIfUnchanged) return;
      const now = pairings.list();
      const isPaired = ({ id }: { id: string }) => now.some((pairing) => pairing.id === id);
      const gone = paired
        .filter((pairing) => !isPaired(pairing))
        .map(({ id, name, byHand }) => ({
          ...{ id, name, byHand },
          where: pairings.findRemoved(id)?.where ?? ('relay' as const),
        }));
      paired = now;
      for (const unpaired of gone) {
        onUnpaired(unpaired);
        // Also one that is away: calls may wait for it.
        browsers.disconnect(unpaired.id);
      }
      for (const browser of browsers.list()) if (!isPaired(browser)) browsers.disconnect(browser.id);
      // Only now: what could not be read is tried again, else a removed browser stays until the next change.
      seen = version;
      isReported = false;
    } catch (error) {
      if (!isReported) onError(error);
      isReported = true;
    }
  };
  check(true);
  const timer = setInterval(() => check(false), lookEveryMs);
  return { check: () => check(true), stop: () => clearInterval(timer) };
}
