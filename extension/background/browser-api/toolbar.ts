/** Calls `action`: the extension's toolbar button. */
import browser from 'webextension-polyfill';

/** Sets the text on the toolbar button and its tooltip. */
export async function showBadge({ text, title }: { text: string; title: string }): Promise<void> {
  await browser.action.setBadgeText({ text });
  await browser.action.setTitle({ title });
}
