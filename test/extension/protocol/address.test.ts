/** Which addresses are refused, in all spellings, by name and by IP address. */
import { expect, test } from 'vitest';
import { refusal, refusalOfIp } from '../../../extension/protocol/address';
import { both, isListed } from '../../../extension/protocol/policy';

const relayUrl = 'http://127.0.0.1:8787';
const atWork = { policy: { privateHosts: ['example.com', 'localhost:3000'] }, relayUrl };

test.each([
  'http://10.0.0.1/',
  'http://10.1/',
  'http://0x0a000001/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1:8080/',
  'http://100.64.0.1/',
  'http://127.0.0.1/',
  'http://127.9.9.9/',
  'http://0.0.0.0/',
  'http://localhost/',
  'http://localhost:3001/',
  'http://a.localhost/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:192.168.0.1]/',
  'http://[fd12::1]/',
  'http://[64:ff9b::a00:1]/',
  'http://router/',
  'http://nas.local/',
])('a model that was not told of it does not open %s, and the caller does', (url) => {
  expect(refusal(url, atWork)).toMatch(/private network/);
  expect(refusal(url, { relayUrl })).toBeUndefined();
});

test.each([
  'http://172.32.0.1/',
  'http://11.0.0.1/',
  'http://10.example.org/',
  'https://93.184.216.34/',
  'https://[2606:2800:220:1::1]/',
  'http://localhost:3000/',
  'https://sub.example.com/',
])('%s is opened', (url) => {
  expect(refusal(url, atWork)).toBeUndefined();
});

test.each([
  'http://169.254.0.1/',
  'http://[fe80::1]/',
  'http://metadata.google.internal/',
  'http://100.100.100.200/',
])('%s is never opened, listed or not', (url) => {
  const { hostname } = new URL(url);
  const policy = { allowedDomains: [hostname], privateHosts: [hostname] };
  expect(refusal(url, { policy })).toMatch(/never/);
});

test('a name that leads to a private address is refused, unless it was asked for by name', () => {
  expect(refusalOfIp('http://shop.example.org/', '192.168.0.9', atWork)).toMatch(/192\.168\.0\.9/);
  expect(refusalOfIp('http://shop.example.org/', '::1', atWork)).toMatch(/private/);
  expect(refusalOfIp('http://in.example.com/', '192.168.0.9', atWork)).toBeUndefined();
  expect(refusalOfIp('http://shop.example.org/', '93.184.216.34', atWork)).toBeUndefined();
  expect(refusalOfIp('http://shop.example.org/', '192.168.0.9', {})).toBeUndefined();
  expect(refusalOfIp('http://in.example.com/', '169.254.169.254', {})).toMatch(/never/);
});

test.each([
  ['example.com', 'https://example.com/', true],
  ['example.com', 'https://a.b.example.com:8443/', true],
  ['*.Example.COM', 'https://a.example.com/', true],
  ['example.com', 'https://badexample.com/', false],
  ['example.com', 'https://example.com.evil.org/', false],
  ['example.com:443', 'https://example.com/', true],
  ['example.com:443', 'http://example.com/', false],
  ['localhost:3000', 'http://localhost:3000/', true],
  ['localhost:3000', 'http://localhost:3001/', false],
  ['127.0.0.1:80', 'http://127.1/', true],
  ['0.0.1', 'http://127.0.0.1/', false],
  ['[::1]:8080', 'http://[0:0::1]:8080/', true],
  ['bücher.example', 'https://xn--bcher-kva.example/', true],
  ['example.com/path', 'https://example.com/', false],
  ['user@example.com', 'https://example.com/', false],
])('the entry %s and %s: %s', (entry, url, listed) => {
  expect(isListed([entry], new URL(url))).toBe(listed);
});

test('two policies allow what both allow', () => {
  const session = { allowedDomains: ['example.com', 'localhost'] };
  const task = {
    allowedDomains: ['shop.example.com', 'example.org', 'localhost:3000'],
    privateHosts: ['localhost'],
  };
  expect(both(session, task)).toEqual({
    allowedDomains: ['shop.example.com', 'localhost:3000'],
    privateHosts: ['localhost'],
  });
  expect(both(undefined, task)).toBe(task);
});
