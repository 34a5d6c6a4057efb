/** Calls `declarativeNetRequest`. */
import browser, { type DeclarativeNetRequest } from 'webextension-polyfill';
import { withTimeout } from '../with-timeout';

export type BrowserRule = DeclarativeNetRequest.Rule;

/** Replaces the extension's session rules that have these ids, if they are there. */
export async function replaceSessionRules(
  removeRuleIds: readonly number[],
  addRules: BrowserRule[],
): Promise<void> {
  const options = { removeRuleIds: [...removeRuleIds], addRules };
  await withTimeout('set the rules', browser.declarativeNetRequest.updateSessionRules(options));
}

/** The ids of all session rules of the extension. */
export async function sessionRuleIds(): Promise<number[]> {
  const rules = await withTimeout('list the rules', browser.declarativeNetRequest.getSessionRules());
  return rules.map(({ id }) => id);
}
