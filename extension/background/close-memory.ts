/** Content scripts may read what an extension keeps unless it says otherwise, and the pairing secret is kept. */

/** Firefox has no such switch, and the polyfill's types do not know it. */
interface Closable {
  setAccessLevel?(to: { accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void>;
}

/** Leaves a storage area to the extension's worker and its own pages. */
export async function closeMemory(area: object): Promise<void> {
  await (area as Closable).setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
}
