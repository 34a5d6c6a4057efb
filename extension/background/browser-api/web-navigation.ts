/** Calls `webNavigation`. */
import browser, { type WebNavigation } from 'webextension-polyfill';
import { withTimeout } from '../with-timeout';

/** The frames of a tab with their ids and parents; empty when there is no such tab. */
export const framesOf = async (tabId: number): Promise<WebNavigation.GetAllFramesCallbackDetailsItemType[]> =>
  (await withTimeout('list the frames', browser.webNavigation.getAllFrames({ tabId }))) ?? [];
