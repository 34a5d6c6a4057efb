/** A page can hold its tab once when it is to be closed, and whoever closed it must know. */
import * as browserApi from '../browser-api';

/** A `beforeunload` handler can swallow the first attempt to close a tab. */
const closeAgainAfterMs = 2_000;

/**
 * Closes a tab, and once more where the page held it: then the browser no longer asks the user.
 * @returns whether it is closed.
 */
export async function closeTab(tabId: number): Promise<boolean> {
  const longEnough = new Promise((resolve) => setTimeout(resolve, closeAgainAfterMs));
  const remove = () => browserApi.removeTab(tabId).catch(() => undefined);
  await Promise.race([remove(), longEnough]);
  if (!(await browserApi.findTab(tabId))) return true;
  await longEnough;
  await remove();
  return !(await browserApi.findTab(tabId));
}
