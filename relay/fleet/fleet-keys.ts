/** The named keys of all relays of the fleet, as hashes: one that is added or revoked at one relay is so at all. */
import * as z from 'zod';
import { hashOf } from '../hash-of';
import type { ApiKey } from '../http/auth';
import { scopes } from '../service/caller';
import type { Bucket, Bus } from './bus';

/** How soon a change of this relay's own file is seen. */
const lookEveryMs = 200;

const fleetKeySchema = z.object({
  name: z.string(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  scopes: z.array(z.enum(scopes)),
  origins: z.array(z.string()).optional(),
  hold: z.literal(true).optional(),
  createdAt: z.string(),
  expiresAt: z.string().optional(),
  revokedAt: z.string().optional(),
});
type FleetKey = z.output<typeof fleetKeySchema>;

/** The named keys in this relay's own folder, revoked ones included. */
export interface OwnKeys {
  list(): readonly FleetKey[];
  /** Changes whenever the list does. */
  version(): string;
}

export class FleetKeys {
  readonly #bucket: Bucket;
  readonly #bus: Bus;
  readonly #own: OwnKeys;
  readonly #onError: (error: unknown) => void;
  /** By name. Written by the watch of the bucket. */
  readonly #keys = new Map<string, FleetKey>();
  /** The merged list, until the own or the fleet's keys change. */
  #merged: { own: readonly ApiKey[]; all: readonly ApiKey[] } | undefined;
  /** Version of the own keys that the fleet knows. */
  #told: string | undefined;
  readonly #conflicts = new Set<string>();

  constructor(parts: { bucket: Bucket; bus: Bus; own: OwnKeys; onError(error: unknown): void }) {
    this.#bucket = parts.bucket;
    this.#bus = parts.bus;
    this.#own = parts.own;
    this.#onError = parts.onError;
    parts.bucket.watch(
      (_, entry) => this.#take(entry?.value),
      // What was lost with the server is told again.
      () => this.#tellAll(),
    );
    setInterval(() => void this.#tell(), lookEveryMs).unref();
  }

  /**
   * The keys by which a call is authenticated.
   * @param own those of this relay; the owner's key stays this relay's own
   */
  all(own: readonly ApiKey[]): readonly ApiKey[] {
    if (this.#merged?.own === own) return this.#merged.all;
    const isValid = ({ name, hash }: ApiKey) => {
      const known = this.#keys.get(name);
      // Another person's key of the same name has it: sessions belong to names.
      return !known || (known.hash === hash && known.revokedAt === undefined);
    };
    const valid = own.filter(isValid);
    const names = new Set(valid.map(({ name }) => name));
    const others = [...this.#keys.values()].filter(({ name, revokedAt }) => !revokedAt && !names.has(name));
    const all = [...valid, ...others];
    this.#merged = { own, all };
    return all;
  }

  #take(value: string | undefined): void {
    if (value === undefined) return;
    const parsed = fleetKeySchema.safeParse(JSON.parse(value));
    if (!parsed.success) return;
    this.#keys.set(parsed.data.name, parsed.data);
    this.#merged = undefined;
  }

  #tellAll(): void {
    this.#told = undefined;
    void this.#tell();
  }

  /** Tells the fleet what has changed in this relay's own file. */
  async #tell(): Promise<void> {
    if (!this.#bus.isConnected) return;
    try {
      const version = this.#own.version();
      if (version === this.#told) return;
      this.#told = version;
      for (const key of this.#own.list()) await this.#tellOne(key);
    } catch (error) {
      this.#told = undefined;
      this.#onError(error);
    }
  }

  async #tellOne(key: FleetKey): Promise<void> {
    const at = `key.${hashOf(key.name)}`;
    const value = JSON.stringify(key);
    if ((await this.#bucket.create(at, value)) !== undefined) return;
    const found = await this.#bucket.get(at);
    const known = found && fleetKeySchema.safeParse(JSON.parse(found.value)).data;
    if (!found || !known) return;
    if (known.hash !== key.hash) return this.#conflict(key.name);
    if (key.revokedAt && !known.revokedAt) await this.#bucket.update(at, value, found.revision);
  }

  #conflict(name: string): void {
    if (this.#conflicts.has(name)) return;
    this.#conflicts.add(name);
    this.#onError(
      new Error(
        `another relay of the fleet has a key called "${name}", so this relay's own one is not valid; add it under another name`,
      ),
    );
  }
}
