/** Watches the pairings file and disconnects removed browsers. */
import type { ConnectedBrowsers } from '../browsers/connected-browsers';
import { pairingsFile, pairingsIn } from './pairings';
import { fileVersion } from './private-file';

/** Asked of the file system rather than told by it: that works on every one, and for a file that is replaced. */
const lookEveryMs = 500;

/**
 * Ends the connection of each browser whose pairing goes, within about a second.
 * @param options.onTrouble told when the file cannot be read; nobody is turned away for that
 */
export function watchPairings(options: {
  home: string;
  browsers: Pick<ConnectedBrowsers, 'list' | 'disconnect'>;
  onError(error: unknown): void;
}): {
  /** Looks now, as after a connection that may have begun before the pairing went. */
  check(): void;
  stop(): void;
} {
  const { home, browsers } = options;
  const pairings = pairingsIn(home);
  const check = () => {
    try {
      for (const { id } of browsers.list()) if (!pairings.find(id)) browsers.disconnect(id);
    } catch (error) {
      options.onError(error);
    }
  };
  let seen = fileVersion(pairingsFile(home));
  const timer = setInterval(() => {
    const version = fileVersion(pairingsFile(home));
    if (version !== seen) check();
    seen = version;
  }, lookEveryMs);
  return { check, stop: () => clearInterval(timer) };
}
