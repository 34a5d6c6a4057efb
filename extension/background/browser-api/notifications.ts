/** Calls `notifications`, for which the user gives the permission in the options. */
import browser from 'webextension-polyfill';

/** Shows a notification, or another text in the one with this id; nothing without the permission. */
export async function showNotification(id: string, title: string, message: string): Promise<void> {
  const iconUrl = browser.runtime.getURL('/icon/128.png');
  await browser.notifications?.create(id, { type: 'basic', iconUrl, title, message });
}

export async function clearNotification(id: string): Promise<void> {
  await browser.notifications?.clear(id);
}
