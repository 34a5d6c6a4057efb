/** The extension's storage as a plain object, for parts of the background that run without a browser. */

/** A port's stand-in; `items` is what a restarted worker would find. */
export function fakeMemory(items: Record<string, unknown> = {}) {
  return {
    items,
    async get(key: string | null) {
      return structuredClone(key === null ? items : { [key]: items[key] });
    },
    async set(added: Record<string, unknown>) {
      Object.assign(items, structuredClone(added));
    },
    async remove(keys: string | string[]) {
      for (const key of [keys].flat()) delete items[key];
    },
  };
}
