/** Calls `storage`. */
import browser from 'webextension-polyfill';

/** The part of a storage area that the background needs. */
export interface StorageArea {
  get(key: string): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
}

/** Survives the worker being stopped; emptied when the browser closes or the extension is reloaded. Never on disk. */
export const storageSession = browser.storage?.session as typeof browser.storage.local;
/** Kept on disk until the extension is removed. */
export const storageLocal = browser.storage?.local;

/** Firefox has no such method, and the polyfill's types do not know it. */
interface Restrictable {
  setAccessLevel?(to: { accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void>;
}

/** Hides a storage area from content scripts, which can read `storage.local` by default; the pairing secret is in it. */
export async function hideFromContentScripts(area: object): Promise<void> {
  await (area as Restrictable).setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
}
