/** How long the relay has been away decides how often it is looked for, and a worker that slept has to know it too. */

/** The part of a storage area that this needs. */
interface Memory {
  get(key: string): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
}

const key = 'relay-lost-at';

/** When the relay was lost, in milliseconds since 1970, kept in this area; now, where it was never there. */
export function lostAtIn(memory: Memory): { get(): Promise<number>; set(at: number): Promise<void> } {
  const set = (at: number) => memory.set({ [key]: at });
  return {
    set,
    async get() {
      const at = (await memory.get(key))[key];
      if (typeof at === 'number') return at;
      const now = Date.now();
      await set(now);
      return now;
    },
  };
}
