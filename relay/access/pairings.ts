/** Stores the pairings of browsers, those that were removed, and the one-time pairing code. */
import { randomBytes } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { RelayError } from '../../extension/protocol/errors';
import {
  freshTypedCode,
  type PairingCode,
  pairingCodeSchema,
} from '../../extension/protocol/pairing/pairing-code';
import { recordChange } from '../audit/audit-file';
import { nameForPeople } from '../browsers/browser-ids';
import type { Pairing, Pairings } from '../browsers/sockets/handshake';
import { whileLocked } from '../files/locked';
import { readPrivateFile, writePrivateFile } from '../files/private-file';

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

/** How long, and of how many browsers, it is kept that they were removed. */
const removalLifetimeMs = 90 * 24 * 3_600_000;
const maxRemoved = 100;

const removedSchema = z.extend(keptPairingSchema, {
  /** ISO 8601 UTC. */
  removedAt: z.string(),
  /** Its user did it in the browser, or somebody removed it here. */
  where: z.enum(['browser', 'relay']),
});
export type RemovedPairing = z.infer<typeof removedSchema>;

const codeSchema = z.extend(pairingCodeSchema, { expiresAt: z.string() });

export interface KeptPairings extends Pairings {
  list(): KeptPairing[];
  /** Updates the stored name of a browser. */
  rename(id: string, name: string): void;
  /**
   * Removes the browser with this id or name, or the name that GET /v1/browsers shows, and returns it. Its secret is kept
   * for a while, so that the relay can prove itself when it tells the browser.
   * @throws RelayError when there is none, or several with this name
   */
  remove(idOrName: string, where?: RemovedPairing['where']): KeptPairing;
  findRemoved(browserId: string): RemovedPairing | undefined;
  /** Creates a one-time code and invalidates the previous one. */
  issueCode(): PairingCode;
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
  const removedFile = join(home, 'removed-browsers.json');
  const codeFile = join(home, 'pairing.json');

  const list = () => parseFile(browsersFile, z.array(keptPairingSchema)) ?? [];
  const keep = (pairings: KeptPairing[]) =>
    writePrivateFile(browsersFile, `${JSON.stringify(pairings, null, 2)}\n`);
  const removed = () =>
    (parseFile(removedFile, z.array(removedSchema)) ?? []).filter(
      ({ removedAt }) => Date.parse(removedAt) + removalLifetimeMs > now(),
    );
  const keepRemoved = (removal: RemovedPairing) => {
    const others = removed().filter(({ id }) => id !== removal.id);
    writePrivateFile(removedFile, `${JSON.stringify([...others, removal].slice(-maxRemoved), null, 2)}\n`);
  };
  const currentCode = () => {
    const kept = parseFile(codeFile, codeSchema);
    return kept && Date.parse(kept.expiresAt) > now() ? { link: kept.link, typed: kept.typed } : undefined;
  };

  return {
    list,
    find: (id) => list().find((pairing) => pairing.id === id),
    save({ id, name, secret, byHand }: Pairing) {
      const pairedAt = new Date(now()).toISOString();
      const isKnown = whileLocked(browsersFile, () => {
        const before = list();
        const others = before.filter((other) => other.id !== id);
        keep([...others, { id, name, secret, byHand, pairedAt }]);
        return others.length < before.length;
      });
      const action = isKnown ? 'browser-paired-again' : 'browser-paired';
      recordChange(home, { action, browser: id, name, byHand });
    },
    rename(id, name) {
      const isOther = (pairing: KeptPairing) => pairing.id === id && pairing.name !== name;
      if (!list().some(isOther)) return;
      whileLocked(browsersFile, () =>
        keep(list().map((pairing) => (pairing.id === id ? { ...pairing, name } : pairing))),
      );
    },
    remove(idOrName, where = 'relay') {
      const gone = whileLocked(browsersFile, () => {
        const before = list();
        const one = findByIdOrName(before, idOrName);
        // First, so that a browser that may not connect any more can always be told why.
        keepRemoved({ ...one, removedAt: new Date(now()).toISOString(), where });
        keep(before.filter((pairing) => pairing !== one));
        return one;
      });
      recordChange(home, { action: 'browser-removed', browser: gone.id, name: gone.name });
      return gone;
    },
    findRemoved: (id) => removed().find((pairing) => pairing.id === id),
    issueCode() {
      const code = { link: randomBytes(16).toString('base64url'), typed: freshTypedCode() };
      const expiresAt = new Date(now() + codeLifetimeMs).toISOString();
      writePrivateFile(codeFile, `${JSON.stringify({ ...code, expiresAt })}\n`);
      return code;
    },
    currentCode,
    spendCode(code) {
      if (currentCode()?.link !== code.link) return false;
      try {
        // Of several relays with this folder only one removes the file.
        unlinkSync(codeFile);
        return true;
      } catch {
        return false;
      }
    },
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
      `no paired browser is called "${idOrName}"; npx tabrelay browsers list lists them`,
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
