/** Calls `runtime` and `alarms`: messages between the worker and the extension's pages, keepalive, reload. */
import browser, { type Runtime } from 'webextension-polyfill';

export type Port = Runtime.Port;
export type Sender = Runtime.MessageSender;

/** The alarm that starts the worker again after the browser stopped it; 30 s is the browser's shortest period. */
export const createWakeAlarm = () => browser.alarms.create('wake', { periodInMinutes: 0.5 });
/** A call that counts as activity: the browser stops a worker after 30 s without any. */
export const keepAlive = () => browser.runtime.getPlatformInfo();
export const reloadExtension = () => browser.runtime.reload();
export const sendToWorker = (message: unknown): Promise<unknown> => browser.runtime.sendMessage(message);
export const extensionUrl = (path: string) => browser.runtime.getURL(path);
/** Whether a message comes from one of the extension's own pages and not from a content script. */
export const isExtensionPage = (sender: Sender) => sender.url?.startsWith(extensionUrl('')) ?? false;
