/**
 * A function that runs in the page, in the extension's own world: it tells the worker what the document asks the browser
 * to save by links with a `download` attribute. It is sent to the page as text, so it can use nothing of this file.
 */

/** The extension's own interface, as far as the isolated world has it and it is used there. */
declare const chrome: { runtime: { sendMessage(message: unknown): Promise<unknown> } };

declare global {
  /** In the isolated world of the extension, where the page cannot see it; dies with the document. */
  var tabrelayAnnouncesDownloads: true | undefined;
}

export function announceDownloads(): void {
  if (globalThis.tabrelayAnnouncesDownloads) return;
  globalThis.tabrelayAnnouncesDownloads = true;
  const { navigation } = globalThis as { navigation?: Navigation };
  navigation?.addEventListener('navigate', ({ isTrusted, downloadRequest, destination }) => {
    if (!isTrusted || typeof downloadRequest !== 'string') return;
    // After the extension was reloaded, this fails.
    Promise.resolve()
      .then(() => chrome.runtime.sendMessage({ downloading: destination.url }))
      .catch(() => undefined);
  });
}
