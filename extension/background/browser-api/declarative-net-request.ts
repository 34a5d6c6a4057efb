/** Calls `declarativeNetRequest`. */
import browser, { type DeclarativeNetRequest } from 'webextension-polyfill';
import { withTimeout } from '../with-timeout';

export type BrowserRule = DeclarativeNetRequest.Rule;

/** Replaces all of the extension's session rules by these. */
export async function setSessionRules(addRules: BrowserRule[]): Promise<void> {
  const rules = browser.declarativeNetRequest;
  const removeRuleIds = (await withTimeout('list the rules', rules.getSessionRules())).map(({ id }) => id);
  await withTimeout('set the rules', rules.updateSessionRules({ removeRuleIds, addRules }));
}
