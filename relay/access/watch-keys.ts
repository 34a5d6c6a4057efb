/** Watches the key files, so that added and revoked keys take effect with the next call. */
import { RelayError } from '../../extension/protocol/errors';
import { fileVersion, readPrivateFile } from '../files/private-file';
import type { ApiKey } from '../http/auth';
import { apiKeyFile, loadApiKey, namedKeysFile, namedKeysIn, ownersKey } from './keys';

/**
 * The current keys of a folder. If a file becomes unreadable, the last keys stay valid and the error is reported once.
 * @param options.given the value of TABRELAY_API_KEY, which then is the owner's key
 * @throws RelayError at once when the files cannot be read at the start.
 */
export function watchKeys(options: {
  home: string;
  given?: string | undefined;
  onError(error: unknown): void;
}): () => readonly ApiKey[] {
  const { home, given } = options;
  const named = namedKeysIn(home);
  const versionOf = () => `${fileVersion(apiKeyFile(home))} ${fileVersion(namedKeysFile(home))}`;
  const read = (owner: ApiKey) => [owner, ...named.list().filter(({ revokedAt }) => !revokedAt)];

  let seen = versionOf();
  let keys: readonly ApiKey[] = read(ownersKey(loadApiKey(home, given)));

  return () => {
    const version = versionOf();
    if (version === seen) return keys;
    seen = version;
    try {
      keys = read(ownersKey(given ?? keptKey(home)));
    } catch (error) {
      options.onError(error);
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
