/** Watches the key files, so that added and revoked keys take effect while the relay runs. */
import { RelayError } from '../../extension/protocol/errors';
import { fileVersion, readPrivateFile } from '../files/private-file';
import type { ApiKey } from '../http/auth';
import { apiKeyFile, loadApiKey, namedKeysFile, namedKeysIn, ownersKey } from './keys';

/** How long the files count as unchanged once they were looked at. */
export const lookEveryMs = 25;

/**
 * The current keys of a folder: the same list until a key has changed, which is seen within 25 ms, or at once where it is
 * called with `true`. If a file becomes unreadable, the last keys stay valid and the error is reported once.
 * @param options.given the value of TABRELAY_API_KEY, which then is the owner's key
 * @param options.now milliseconds, of a clock that is never set back
 * @throws RelayError at once when the files cannot be read at the start.
 */
export function watchKeys(options: {
  home: string;
  given?: string | undefined;
  onError(error: unknown): void;
  now?(): number;
}): (looksNow?: boolean) => readonly ApiKey[] {
  const { home, given, now = () => performance.now() } = options;
  const named = namedKeysIn(home);
  const versionOf = () => `${fileVersion(apiKeyFile(home))} ${fileVersion(namedKeysFile(home))}`;
  const read = (owner: ApiKey) => [owner, ...named.list().filter(({ revokedAt }) => !revokedAt)];

  let seen = versionOf();
  let keys: readonly ApiKey[] = read(ownersKey(loadApiKey(home, given)));

  let lookedAt = now();
  let isReported = false;

  return (looksNow = false) => {
    if (!looksNow && now() - lookedAt < lookEveryMs) return keys;
    lookedAt = now();
    try {
      const version = versionOf();
      if (version === seen) return keys;
      keys = read(ownersKey(given ?? keptKey(home)));
      // Only now: what could not be read is tried again, else a revoked key stays valid until the next change.
      seen = version;
      isReported = false;
    } catch (error) {
      if (!isReported) options.onError(error);
      isReported = true;
    }
    return keys;
  };
}

/** Not created while the relay runs: no one would learn it. */
function keptKey(home: string): string {
  const kept = readPrivateFile(apiKeyFile(home))?.trim();
  if (kept) return kept;
  throw new RelayError('internal', `${apiKeyFile(home)} is gone; the next npm start makes a new key`);
}
