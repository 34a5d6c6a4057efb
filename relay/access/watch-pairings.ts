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
 * @param options.onError receives why the file cannot be read; no browser is disconnected for that
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
  const check = () => {
    try {
      const now = pairings.list();
      const isPaired = ({ id }: { id: string }) => now.some((pairing) => pairing.id === id);
      const gone = paired.filter((pairing) => !isPaired(pairing));
      paired = now;
      for (const { id, name, byHand } of gone) {
        onUnpaired({ id, name, byHand, where: pairings.findRemoved(id)?.where ?? 'relay' });
        // Also one that is away: calls may wait for it.
        browsers.disconnect(id);
      }
      for (const browser of browsers.list()) if (!isPaired(browser)) browsers.disconnect(browser.id);
    } catch (error) {
      onError(error);
    }
  };
  check();
  let seen = fileVersion(pairingsFile(home));
  const timer = setInterval(() => {
    const version = fileVersion(pairingsFile(home));
    if (version !== seen) check();
    seen = version;
  }, lookEveryMs);
  return { check, stop: () => clearInterval(timer) };
}
