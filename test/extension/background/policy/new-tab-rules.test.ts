/** What the rules for unknown tabs allow and block, judged as the browser does. */
import { expect, test } from 'vitest';
import { newTabRules, unattributedTabRule } from '../../../../extension/background/policy/new-tab-rules';
import type { Rule } from '../../../../extension/background/policy/policy-rules';

const relayUrl = 'http://127.0.0.1:8787';

/** Whether the rules let a new tab go to `url`, as declarativeNetRequest decides it. */
function lets(rules: readonly Rule[], initiator: string, url: string, tabId = 99): boolean {
  const matching = rules.filter(({ condition }) => matches(condition, { initiator, url, tabId }));
  const highest = Math.max(0, ...matching.map(({ priority = 1 }) => priority));
  const decisive = matching.filter(({ priority = 1 }) => priority === highest);
  return decisive.length === 0 || decisive.some(({ action }) => action.type === 'allow');
}

function matches(
  condition: Rule['condition'],
  { initiator, url, tabId }: { initiator: string; url: string; tabId: number },
): boolean {
  const { excludedTabIds, initiatorDomains, excludedInitiatorDomains, requestDomains } = condition;
  const { urlFilter, regexFilter } = condition;
  const isBelow = (host: string) => (domain: string) => host === domain || host.endsWith(`.${domain}`);
  if (excludedTabIds?.includes(tabId)) return false;
  if (initiatorDomains && !initiatorDomains.some(isBelow(initiator))) return false;
  if (excludedInitiatorDomains?.some(isBelow(initiator))) return false;
  if (requestDomains && !requestDomains.some(isBelow(new URL(url).hostname))) return false;
  if (regexFilter && !new RegExp(regexFilter, 'i').test(url)) return false;
  if (!urlFilter) return true;
  const start = urlFilter.replace('||', '').replace(/[.[\]]/g, '\\$&');
  return new RegExp(`^[a-z]+://([^/]*\\.)?${start}`).test(url);
}

const shop = { hosts: ['shop.test'], policy: { allowedDomains: ['shop.test', 'login.test'] } };

test('a new tab goes only to where the session is already; another allowed host has to wait until it is known', () => {
  const rules = newTabRules([shop], [1], relayUrl);
  expect(lets(rules, 'shop.test', 'https://shop.test/cart')).toBe(true);
  expect(lets(rules, 'shop.test', 'https://login.test/')).toBe(false);
  expect(lets(rules, 'shop.test', 'https://evil.test/')).toBe(false);
  const after = newTabRules([{ ...shop, hosts: ['shop.test', 'login.test'] }], [1], relayUrl);
  expect(lets(after, 'shop.test', 'https://login.test/')).toBe(true);
  expect(lets(after, 'login.test', 'https://evil.test/')).toBe(false);
});

test('known tabs, other hosts and the address bar are left alone', () => {
  const rules = newTabRules([shop], [1, 2], relayUrl);
  expect(lets(rules, 'shop.test', 'https://evil.test/', 2)).toBe(true);
  expect(lets(rules, 'news.test', 'https://evil.test/')).toBe(true);
  expect(lets(rules, 'notshop.test', 'https://evil.test/')).toBe(true);
  expect(lets(rules, '', 'https://evil.test/')).toBe(true);
  expect(newTabRules([], [1], relayUrl)).toEqual([]);
});

test('ports count', () => {
  const place = { hosts: ['127.0.0.1'], policy: { allowedDomains: ['127.0.0.1:3000'] } };
  const rules = newTabRules([place], [1], relayUrl);
  expect(lets(rules, '127.0.0.1', 'http://127.0.0.1:3000/a')).toBe(true);
  expect(lets(rules, '127.0.0.1', 'http://127.0.0.1:3001/a')).toBe(false);
  expect(lets(rules, '127.0.0.1', 'http://127.0.0.1:3000@evil.test/')).toBe(false);
});

test('of two sessions at one host, only what both may open goes at once', () => {
  const other = { hosts: ['shop.test'], policy: { allowedDomains: ['cdn.shop.test', 'shop.test:8080'] } };
  const rules = newTabRules([shop, other], [1], undefined);
  expect(lets(rules, 'shop.test', 'http://shop.test:8080/')).toBe(true);
  expect(lets(rules, 'shop.test', 'http://shop.test/')).toBe(false);
  const free = newTabRules([shop, { hosts: ['shop.test'] }], [1], undefined);
  expect(lets(free, 'shop.test', 'https://evil.test/')).toBe(false);
});

test('a name below another one has rules of its own', () => {
  const below = { hosts: ['a.shop.test'], policy: { allowedDomains: ['a.shop.test'] } };
  const rules = newTabRules([shop, below], [1], undefined);
  expect(lets(rules, 'a.shop.test', 'https://shop.test/')).toBe(false);
  expect(lets(rules, 'a.shop.test', 'https://a.shop.test/x')).toBe(true);
  expect(lets(rules, 'shop.test', 'https://a.shop.test/x')).toBe(true);
});

test.each([
  'http://169.254.169.254/',
  'http://metadata.google.internal/',
  'http://127.0.0.1:8787/v1/sessions',
])('no session opens %s in a new tab either, bound or not', (url) => {
  const rules = newTabRules([{ hosts: ['shop.test'] }], [1], relayUrl);
  expect(lets(rules, 'shop.test', url)).toBe(false);
  expect(lets(rules, 'shop.test', 'https://anywhere.test/')).toBe(true);
  expect(lets(rules, 'shop.test', `${relayUrl}/practice`)).toBe(true);
});

test('private addresses that nobody named are held for a task', () => {
  const policy = { allowedDomains: ['shop.test'], privateHosts: [] };
  const rules = newTabRules([{ hosts: ['shop.test'], policy }], [1], undefined);
  expect(lets(rules, 'shop.test', 'http://192.168.1.1/')).toBe(false);
});

test('what no page is named for is held in new tabs alone', () => {
  const rules = [unattributedTabRule([1])];
  expect(lets(rules, '', 'https://evil.test/')).toBe(false);
  expect(lets(rules, '', 'https://evil.test/', 1)).toBe(true);
});
