/** Stores API keys: the owner's key, and named keys as hashes. */

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { RelayError } from '../../extension/protocol/errors';
import { recordChange } from '../audit/audit-file';
import { whileLocked } from '../files/locked';
import { readPrivateFile, writePrivateFile } from '../files/private-file';
import { hashOf } from '../hash-of';
import type { ApiKey } from '../http/auth';
import { defaultKeyName, type Scope, scopes } from '../service/caller';

const keptKeySchema = z.object({
  name: z.string(),
  /** SHA-256 of the secret, in hex. The secret has 256 random bits, so nothing slower is needed to guard it. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  scopes: z.array(z.enum(scopes)),
  /** The only origins that its sessions may visit, such as `https://example.com`; any where it is absent. */
  origins: z.optional(z.array(z.string())),
  /** Whether consequential acts of its steps are held. */
  hold: z.optional(z.literal(true)),
  /** All times in ISO 8601 UTC. */
  createdAt: z.string(),
  expiresAt: z.optional(z.string()),
  revokedAt: z.optional(z.string()),
});
type KeptKey = z.infer<typeof keptKeySchema>;

export interface KeptKeys {
  list(): KeptKey[];
  /**
   * Creates a key and returns its secret, which is stored nowhere.
   * @throws RelayError bad_request when the name is taken, by a revoked key too: sessions and the audit log know keys
   * by their names, so that one name must for ever mean one key.
   */
  add(key: { name: string; scopes: Scope[]; origins?: string[]; hold?: true; expiresAt?: string }): string;
  /** @throws RelayError bad_request when there is no such key. */
  revoke(name: string): void;
}

/** Where the owner's key is kept, readable, so that the lines which `npm start` prints can use it. */
export function apiKeyFile(home: string): string {
  return join(home, 'api-key');
}

/** Where the hashes of the named keys are kept. */
export function namedKeysFile(home: string): string {
  return join(home, 'keys.json');
}

/**
 * The owner's key: the one from the environment, else the kept one, else a new one of 256 bits.
 * @param given the value of TABRELAY_API_KEY, which is never written to disk.
 */
export function loadApiKey(home: string, given?: string): string {
  if (given) return given;
  const kept = () => readPrivateFile(apiKeyFile(home))?.trim();
  // Of two first starts at once the second takes the key of the first.
  return kept() || whileLocked(apiKeyFile(home), () => kept() || renewApiKey(home));
}

/** Replaces the owner's key. */
export function renewApiKey(home: string): string {
  const fresh = newSecret();
  writePrivateFile(apiKeyFile(home), `${fresh}\n`);
  recordChange(home, { action: 'key-renewed', key: defaultKeyName });
  return fresh;
}

/** The owner's key with all scopes. */
export function ownersKey(secret: string): ApiKey {
  return { name: defaultKeyName, hash: hashOf(secret), scopes };
}

/** The named keys kept in a folder. @throws RelayError from any call when the file is not what tabrelay wrote. */
export function namedKeysIn(home: string, now: () => number = Date.now): KeptKeys {
  const file = namedKeysFile(home);
  const list = () => parseKeys(file, readPrivateFile(file));
  const keep = (keys: KeptKey[]) => writePrivateFile(file, `${JSON.stringify(keys, null, 2)}\n`);
  const timestamp = () => new Date(now()).toISOString();

  return {
    list,
    add(key) {
      const secret = newSecret();
      whileLocked(file, () => {
        const before = list();
        if (key.name === defaultKeyName || before.some(({ name }) => name === key.name)) {
          throw new RelayError(
            'bad_request',
            `there is or was a key called "${key.name}"; sessions and the audit log know it by that name, so choose another`,
          );
        }
        keep([...before, { ...key, hash: hashOf(secret), createdAt: timestamp() }]);
      });
      const { name, ...rights } = key;
      recordChange(home, { action: 'key-added', key: name, ...rights });
      return secret;
    },
    revoke(name) {
      whileLocked(file, () => {
        const before = list();
        if (!before.some((key) => key.name === name && !key.revokedAt)) {
          throw new RelayError('bad_request', `no key is called "${name}"; see npx tabrelay keys list`);
        }
        keep(before.map((key) => (key.name === name ? { ...key, revokedAt: timestamp() } : key)));
      });
      recordChange(home, { action: 'key-revoked', key: name });
    },
  };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function parseKeys(file: string, text: string | undefined): KeptKey[] {
  if (text === undefined) return [];
  try {
    return z.array(keptKeySchema).parse(JSON.parse(text));
  } catch {
    throw new RelayError('internal', `${file} is damaged; delete it and add your keys again`);
  }
}
