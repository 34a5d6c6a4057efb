/** The settings of the fleet that a relay joins. */
import { hostname } from 'node:os';
import { RelayError } from '../extension/protocol/errors';
import { defaultPort } from '../extension/protocol/pairing/pair-command';

/** The fleet that a relay joins. */
export interface FleetConfig {
  nats: {
    servers: readonly string[];
    credentials: string | undefined;
    ca: string | undefined;
    certificate: string | undefined;
    key: string | undefined;
  };
  /** Name of the fleet. */
  name: string;
  /** Name of this relay in it. */
  relay: string;
  /** Labels of its browsers. */
  labels: readonly string[];
  /** Most sessions in each of its browsers; Infinity for any number. */
  maxSessions: number;
}

/** The validated environment variables. */
interface Variables {
  TABRELAY_NATS?: string | undefined;
  TABRELAY_NATS_CREDENTIALS?: string | undefined;
  TABRELAY_NATS_CA?: string | undefined;
  TABRELAY_NATS_CERT?: string | undefined;
  TABRELAY_NATS_KEY?: string | undefined;
  TABRELAY_FLEET: string;
  TABRELAY_NODE?: string | undefined;
  TABRELAY_LABELS: string;
}

/** Settings without effect outside of a fleet. */
const ofFleets = [
  'TABRELAY_LABELS',
  'TABRELAY_NATS_CREDENTIALS',
  'TABRELAY_NATS_CA',
  'TABRELAY_NATS_CERT',
  'TABRELAY_NATS_KEY',
] as const;

/**
 * Reads the fleet from the variables of the environment; undefined where the relay is alone.
 * @param port the relay's own, of which its name is made
 * @throws RelayError bad_request where a variable of a fleet is set without TABRELAY_NATS
 */
export function readFleet(read: Variables, port: number): FleetConfig | undefined {
  const { TABRELAY_NATS: servers, TABRELAY_LABELS: labels } = read;
  if (servers === undefined) {
    const meant = ofFleets.find((name) => read[name] !== undefined && read[name] !== '');
    if (meant === undefined) return undefined;
    throw new RelayError(
      'bad_request',
      `${meant} belongs to a fleet: set TABRELAY_NATS as well, or unset ${meant}`,
    );
  }
  const parsed = labels
    .split(',')
    .filter(Boolean)
    .map((entry) => {
      const [label = '', limit] = entry.split('=');
      return { label, limit: limit === undefined ? Infinity : Number(limit) };
    });
  return {
    nats: {
      servers: servers.split(','),
      credentials: read.TABRELAY_NATS_CREDENTIALS,
      ca: read.TABRELAY_NATS_CA,
      certificate: read.TABRELAY_NATS_CERT,
      key: read.TABRELAY_NATS_KEY,
    },
    name: read.TABRELAY_FLEET,
    relay: read.TABRELAY_NODE ?? (port === defaultPort ? hostname() : `${hostname()}:${port}`),
    labels: parsed.map(({ label }) => label).filter((label) => label !== 'any'),
    maxSessions: Math.min(Infinity, ...parsed.map(({ limit }) => limit)),
  };
}
