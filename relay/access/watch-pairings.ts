/** Watches the pairings file and disconnects removed browsers. */
import { pairingsFile, pairingsIn } from './pairings';
import { fileVersion } from './private-file';

/** Polled, because file watching does not work on every file system and for replaced files. */
const lookEveryMs = 500;

/**
 * Ends the connection of each browser whose pairing goes, within about a second.
 * @param options.onError receives why the file cannot be read; no browser is disconnected for that
 */
export function watchPairings(options: {
  home: string;
  browsers: { list(): readonly { id: string }[]; disconnect(browserId: string): void };
  onError(error: unknown): void;
}): {
  /** Checks now, for a connection that may have started before the pairing was removed. */
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
