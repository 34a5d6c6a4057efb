// Why: the API key exists before the first call and survives restarts.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readPrivateFile, writePrivateFile } from './private-file';

/** What sessions remember of the one key there is. */
export const defaultKeyName = 'default';

/** Where the API key is kept. */
export function apiKeyFile(home: string): string {
  return join(home, 'api-key');
}

/**
 * The API key: the one from the environment, else the kept one, else a new one of 256 bits.
 * @param given the value of TABRELAY_API_KEY, which is never written to disk.
 */
export function loadApiKey(home: string, given?: string): string {
  if (given) return given;
  const kept = readPrivateFile(apiKeyFile(home))?.trim();
  if (kept) return kept;
  const fresh = randomBytes(32).toString('base64url');
  writePrivateFile(apiKeyFile(home), `${fresh}\n`);
  return fresh;
}
