/** Stores the pairings of browsers and the one-time pairing code. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { RelayError } from '../../extension/protocol/errors';
import { nameForPeople } from '../browsers/browser-ids';
import type { Pairing, Pairings } from '../browsers/sockets/handshake';
import { readPrivateFile, writePrivateFile } from './private-file';

/** How long a one-time code can be used. */
export const codeLifetimeMs = 120_000;

const keptPairingSchema = z.object({
  id: z.string(),
  name: z.string(),
  secret: z.string(),
  /** Paired by the user's click, as opposed to one that `npm start` launched. */
  byHand: z.boolean(),
  /** ISO 8601 UTC. */
  pairedAt: z.string(),
});
type KeptPairing = z.infer<typeof keptPairingSchema>;

const codeSchema = z.object({ code: z.string(), expiresAt: z.string() });

export interface KeptPairings extends Pairings {
  list(): KeptPairing[];
  /** Updates the stored name of a browser. */
  rename(id: string, name: string): void;
  /**
   * Removes the browser with this id or name, or the name that GET /v1/browsers shows, and returns it.
   * @throws RelayError when there is none, or several with this name
   */
  remove(idOrName: string): KeptPairing;
  /** Creates a one-time code of 128 bits and invalidates the previous one. */
  issueCode(): string;
}

/** Where the paired browsers are kept. */
export function pairingsFile(home: string): string {
  return join(home, 'browsers.json');
}

/**
 * The pairings kept in a folder. Nothing is cached: changes by another process take effect with the next call.
 * @throws RelayError from any call when a file is not what tabrelay wrote.
 */
export function pairingsIn(home: string, now: () => number = Date.now): KeptPairings {
  const browsersFile = pairingsFile(home);
  const codeFile = join(home, 'pairing.json');

  const list = () => parseFile(browsersFile, z.array(keptPairingSchema)) ?? [];
  const keep = (pairings: KeptPairing[]) =>
    writePrivateFile(browsersFile, `${JSON.stringify(pairings, null, 2)}\n`);

  return {
    list,
    find: (id) => list().find((pairing) => pairing.id === id),
    save(pairing: Pairing) {
      const { id, name, secret, byHand } = pairing;
      const pairedAt = new Date(now()).toISOString();
      keep([...list().filter((other) => other.id !== id), { id, name, secret, byHand, pairedAt }]);
    },
    rename(id, name) {
      const before = list();
      if (before.find((pairing) => pairing.id === id)?.name === name) return;
      keep(before.map((pairing) => (pairing.id === id ? { ...pairing, name } : pairing)));
    },
    remove(idOrName) {
      const before = list();
      const removed = findByIdOrName(before, idOrName);
      keep(before.filter((pairing) => pairing !== removed));
      return removed;
    },
    issueCode() {
      const code = randomBytes(16).toString('base64url');
      const expiresAt = new Date(now() + codeLifetimeMs).toISOString();
      writePrivateFile(codeFile, `${JSON.stringify({ code, expiresAt })}\n`);
      return code;
    },
    currentCode() {
      const kept = parseFile(codeFile, codeSchema);
      return kept && Date.parse(kept.expiresAt) > now() ? kept.code : undefined;
    },
    spendCode: () => rmSync(codeFile, { force: true }),
  };
}

function findByIdOrName(pairings: KeptPairing[], idOrName: string): KeptPairing {
  const byId = pairings.filter(({ id }) => id === idOrName);
  const byName = pairings.filter(({ id, name }) => [name, nameForPeople(name, id)].includes(idOrName));
  const candidates = byId.length > 0 ? byId : byName;
  const [found, ...others] = candidates;
  if (!found) {
    throw new RelayError(
      'bad_request',
      `no paired browser is called "${idOrName}"; npm run browsers -- list lists them`,
    );
  }
  if (others.length === 0) return found;
  const lines = candidates.map(({ id, name }) => `  ${id}  ${nameForPeople(name, id)}`);
  throw new RelayError(
    'bad_request',
    `several paired browsers are called "${idOrName}"; give the id of one of them:\n${lines.join('\n')}`,
  );
}

function parseFile<Value>(path: string, schema: z.ZodMiniType<Value>): Value | undefined {
  const text = readPrivateFile(path);
  if (text === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new RelayError('internal', `${path} is damaged; delete it and pair your browsers again`);
  }
}
