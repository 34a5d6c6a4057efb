/** Joins the fleet that the configuration names; what that needs is loaded here and nowhere else. */
import { namedKeysFile, namedKeysIn } from './access/keys';
import { pairingsIn } from './access/pairings';
import { fileVersion } from './files/private-file';
import type { FleetOptions, JoinedFleet } from './fleet/join-fleet';
import type { FleetConfig } from './fleet-config';
import type { ApiKey } from './http/auth';
import { defaultKeyName } from './service/caller';

/** @param parts.keys the keys of this relay alone */
export async function startFleet(
  { nats, name, relay, labels, maxSessions }: FleetConfig,
  parts: Pick<FleetOptions, 'local' | 'limited' | 'here' | 'log' | 'version'> & {
    home: string;
    keys(): readonly ApiKey[];
  },
): Promise<JoinedFleet> {
  const { joinNatsFleet } = await import('./fleet/nats/join-nats-fleet');
  const { home, keys, ...rest } = parts;
  return joinNatsFleet(nats, {
    ...rest,
    fleet: name,
    relay,
    labels,
    maxSessions,
    isUnpaired: (browserId) => pairingsIn(home).findRemoved(browserId) !== undefined,
    ownKeys: {
      list: () => namedKeysIn(home).list(),
      version: () => fileVersion(namedKeysFile(home)) ?? 'none',
    },
    ownersHash: () => keys().find((key) => key.name === defaultKeyName)?.hash ?? '',
  });
}
