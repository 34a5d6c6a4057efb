import { expect, test } from 'vitest';
import {
  hostsIn,
  policyForOpening,
  policyForTask,
  siteOf,
} from '../../../../relay/autonomy/browse/derive-policy';

test.each([
  ['https://www.example.com/a', 'example.com'],
  ['https://a.b.example.co.uk:8443/', 'example.co.uk'],
  ['https://ada.github.io/', 'ada.github.io'],
  ['http://localhost:3000/', 'localhost:3000'],
  ['http://localhost/', 'localhost:80'],
  ['https://127.1/', '127.0.0.1:443'],
  ['http://[::1]:8080/', '[::1]:8080'],
  ['http://93.184.216.34/', '93.184.216.34:80'],
  ['http://intranet/', 'intranet:80'],
])('the site of %s is %s', (url, site) => {
  expect(siteOf(new URL(url))).toBe(site);
});

test.each([
  ['Go to https://news.example.org/today and read', ['news.example.org']],
  ['compare with shop.example.com, please.', ['shop.example.com']],
  ['see www.example.com/path', ['example.com']],
  ['open localhost:3000 then 127.0.0.1:8080', ['localhost:3000', '127.0.0.1:8080']],
  ['type ada@example.com into Email', []],
  ['fill in 3.14 and upload report.pdf', []],
  ['press e.g. the button', []],
  ['(http://a.example.com:81/x)', ['a.example.com']],
])('%s names %j', (prompt, hosts) => {
  expect(hostsIn(prompt)).toEqual(hosts);
});

test('by default a task stays on the site of its url, where that has led, and what the prompt names', () => {
  const wish = { url: 'https://short.example/x', prompt: 'Compare with docs.example.net' };
  expect(policyForTask(wish, 'https://www.shop.example.org/start').allowedDomains).toEqual([
    'short.example',
    'example.org',
    'docs.example.net',
  ]);
});

test("the caller's own list takes the place of all that", () => {
  const wish = {
    url: 'https://shop.example.com/',
    prompt: 'See example.net',
    allowedDomains: ['example.org'],
  };
  expect(policyForTask(wish, 'https://shop.example.com/').allowedDomains).toEqual(['example.org']);
  expect(policyForOpening(wish).allowedDomains).toEqual(['example.org']);
});

test('a public site is not followed into a private network, and one at home is', () => {
  const out = { url: 'https://example.com/', prompt: 'Look' };
  expect(policyForOpening(out).privateHosts).toEqual(['example.com']);
  expect(policyForTask(out, 'https://example.com/').privateHosts).toEqual(['example.com']);
  const home = { url: 'http://127.0.0.1:3000/', prompt: 'Look' };
  expect(policyForOpening(home).privateHosts).toBeUndefined();
  expect(policyForTask(home, 'http://localhost:4000/in').privateHosts).toEqual([
    '127.0.0.1:3000',
    'localhost:4000',
  ]);
});

test('private addresses that the prompt or the list names may be reached', () => {
  const wish = { url: 'https://example.com/', prompt: 'Copy it to localhost:3000' };
  expect(policyForTask(wish, 'https://example.com/').privateHosts).toContain('localhost:3000');
  const listed = { ...wish, prompt: '', allowedDomains: ['example.com', '127.0.0.1:9000'] };
  expect(policyForTask(listed, 'https://example.com/').privateHosts).toContain('127.0.0.1:9000');
});
