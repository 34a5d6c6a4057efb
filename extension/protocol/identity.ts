/** The extension's pinned id in one place; the relay lets only this origin open the browser's socket. */

/** First 16 bytes of the SHA-256 of the manifest's `key`, each hex digit shifted to a..p (Chromium, crx_file/id_util.cc). */
export const extensionId = 'deamljopdekeciblghdicnnppjeaanij';
