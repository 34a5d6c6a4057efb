/** The extension's pinned id. The relay accepts WebSockets of browsers from this origin only. */

/** First 16 bytes of the SHA-256 of the manifest's `key`, each hex digit shifted to a..p (Chromium, crx_file/id_util.cc). */
export const extensionId = 'deamljopdekeciblghdicnnppjeaanij';
