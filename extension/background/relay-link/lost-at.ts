import type { StorageArea } from '../browser-api/storage';

const key = 'relay-lost-at';

/** When the relay was last lost, in milliseconds since 1970; now, if it was never connected. Survives the worker. */
export class LostAt {
  constructor(private readonly storage: StorageArea) {}

  set(at: number): Promise<void> {
    return this.storage.set({ [key]: at });
  }

  async get(): Promise<number> {
    const at = (await this.storage.get(key))[key];
    if (typeof at === 'number') return at;
    const now = Date.now();
    await this.set(now);
    return now;
  }
}
