import { findTab, removeTab } from '../browser-api/tabs';

/** A `beforeunload` handler can block the first attempt to close a tab. */
const secondAttemptAfterMs = 2_000;

/** Closes a tab, with a second attempt if the page blocked the first one. Returns whether it is closed. */
export async function closeTab(tabId: number): Promise<boolean> {
  const secondAttempt = new Promise((resolve) => setTimeout(resolve, secondAttemptAfterMs));
  const remove = () => removeTab(tabId).catch(() => undefined);
  await Promise.race([remove(), secondAttempt]);
  if (!(await findTab(tabId))) return true;
  await secondAttempt;
  await remove();
  return !(await findTab(tabId));
}
