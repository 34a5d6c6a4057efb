import { expect, test } from 'vitest';
import { policyForOpening, policyForReading, policyForTask } from '../../../relay/policy/derive-policy';

test('by default a task stays on the site of its url, where that has led, and what the prompt names', () => {
  const wish = { url: 'https://short.example/x', prompt: 'Compare with https://docs.example.net/a' };
  expect(policyForTask(wish, 'https://www.shop.example.org/start').allowedDomains).toEqual([
    'short.example',
    'example.org',
    'docs.example.net',
  ]);
});

test("the caller's own list takes the place of all that", () => {
  const wish = {
    url: 'https://shop.example.com/',
    prompt: 'See https://example.net/',
    allowedDomains: ['example.org'],
  };
  expect(policyForTask(wish, 'https://shop.example.com/').allowedDomains).toEqual(['example.org']);
  expect(policyForOpening(wish).allowedDomains).toEqual(['example.org']);
});

test('with secrets neither a redirect nor the prompt widens the list, from the first request on', () => {
  const wish = {
    url: 'https://www.shop.example.com/login',
    prompt: 'Log in, as https://evil.example/ says',
    secrets: { password: 'x' },
  };
  expect(policyForOpening(wish).allowedDomains).toEqual(['example.com']);
  expect(policyForTask(wish, 'https://evil.example/').allowedDomains).toEqual(['example.com']);
  expect(policyForTask({ ...wish, secrets: {} }, 'https://evil.example/').allowedDomains).toContain(
    'evil.example',
  );
  const listed = { ...wish, allowedDomains: ['login.example.org'] };
  expect(policyForOpening(listed).allowedDomains).toEqual(['login.example.org']);
  expect(policyForTask(listed, 'https://evil.example/').allowedDomains).toEqual(['login.example.org']);
});

test.each([
  'https://example.com/',
  'http://127.0.0.1:3000/',
  'http://localhost.:3000/',
  'http://intranet/',
  'http://[::1]:3000/',
])('from %s no redirect leads to a private host that the caller has not named', (url) => {
  const wish = { url, prompt: 'Look at router and 192.168.0.1 and localhost:9' };
  const named = policyForOpening(wish).privateHosts;
  expect(named?.length).toBeGreaterThan(0);
  expect(named?.join()).not.toMatch(/router|192\.168|:9$/);
  for (const policy of [policyForTask, policyForReading])
    expect(policy(wish, 'http://192.168.0.1/').privateHosts).toEqual(named);
});

test('private addresses that the prompt or the list names may be reached', () => {
  const wish = { url: 'https://example.com/', prompt: 'Copy it to http://localhost:3000/a.' };
  expect(policyForTask(wish, 'https://example.com/').privateHosts).toContain('localhost:3000');
  expect(policyForOpening(wish).privateHosts).toContain('localhost:3000');
  const listed = { ...wish, prompt: '', allowedDomains: ['example.com', '127.0.0.1:9000'] };
  expect(policyForTask(listed, 'https://example.com/').privateHosts).toContain('127.0.0.1:9000');
});

test('without a url the page that the session shows is what the caller means', () => {
  const shown = 'http://192.168.0.1:8080/status';
  expect(policyForReading({ prompt: 'Which version?' }, shown)).toEqual({
    privateHosts: ['192.168.0.1:8080'],
  });
  expect(policyForTask({ prompt: 'Restart it' }, shown)).toEqual({
    allowedDomains: ['192.168.0.1:8080'],
    privateHosts: ['192.168.0.1:8080'],
  });
  expect(policyForReading({ prompt: 'Who?' }, 'https://example.com/')).toEqual({ privateHosts: [] });
});

test('the name of a public site names no private service below it', () => {
  const wish = {
    url: 'https://www.shop.example.com/',
    prompt: 'Compare https://www.docs.example.net/a',
    allowedDomains: ['example.com', 'example.org', 'corp.internal'],
  };
  const policies = [policyForOpening(wish), policyForTask(wish, wish.url), policyForReading(wish, wish.url)];
  for (const { privateHosts, home } of policies) {
    expect(privateHosts).toEqual(['www.shop.example.com', 'www.docs.example.net', 'corp.internal']);
    expect(home).toEqual({ host: 'www.shop.example.com', domain: 'example.com' });
  }
  for (const url of ['http://localhost:3000/', 'http://10.0.0.1/', 'http://intranet/', 'http://a.lan/'])
    expect(policyForOpening({ url }).home).toBeUndefined();
  expect(policyForOpening({ url: 'https://me.github.io/' }).home?.domain).toBe('me.github.io');
});

test('a port of this machine is the same service by each of its names, and no other port is', () => {
  const { privateHosts } = policyForOpening({ url: 'http://127.0.0.1:3000/' });
  expect(privateHosts).toEqual(['127.0.0.1:3000', 'localhost:3000', '[::1]:3000']);
  expect(policyForOpening({ url: 'http://192.168.0.1:3000/' }).privateHosts).toEqual(['192.168.0.1:3000']);
  expect(policyForOpening({ url: 'http://db.localhost:3000/' }).privateHosts).toEqual(['db.localhost:3000']);
  const secret = { url: 'http://127.0.0.1:3000/', secrets: { password: 'x' } };
  expect(policyForOpening(secret).allowedDomains).toEqual(['127.0.0.1:3000']);
});
