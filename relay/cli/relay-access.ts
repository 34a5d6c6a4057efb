/** Where the command line finds the relay, and the key that it sends. */

import { RelayError } from '../../extension/protocol/errors';
import { apiKeyFile } from '../access/keys';
import { type Config, localUrl } from '../config';
import { readPrivateFile } from '../files/private-file';

export interface RelayAccess {
  /** Without a path: `http://127.0.0.1:8787`. */
  url: string;
  apiKey: string;
}

/**
 * The address of the relay, without a path.
 * @param asked what --relay or TABRELAY_URL says; default: where this configuration has the relay listen
 * @throws RelayError bad_request when it is no http or https address
 */
export function relayUrl(config: Pick<Config, 'host' | 'port'>, asked: string | undefined): string {
  if (!asked) return localUrl(config);
  const url = URL.canParse(asked) ? new URL(asked) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new RelayError(
    'bad_request',
    `"${asked}" is not the address of a relay; it looks like http://127.0.0.1:8787`,
  );
}

/** The API key: that of TABRELAY_API_KEY, else the owner's in the relay's folder; undefined when there is none yet. */
export function findApiKey({ home, apiKey }: Pick<Config, 'home' | 'apiKey'>): string | undefined {
  return apiKey ?? (readPrivateFile(apiKeyFile(home))?.trim() || undefined);
}

/** The API key. @throws RelayError unauthorized when there is none yet */
export function apiKeyOf(config: Pick<Config, 'home' | 'apiKey'>): string {
  const key = findApiKey(config);
  if (key) return key;
  throw new RelayError(
    'unauthorized',
    `There is no API key in ${apiKeyFile(config.home)}. Run tabrelay start, which makes one, or set TABRELAY_API_KEY.`,
  );
}
