/** Which addresses are refused, in all spellings, by name and by IP address. */
import { expect, test } from 'vitest';
import { learnedNetworks, refusal, refusalOfIp } from '../../../extension/protocol/address';
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
  'http://localhost.:3001/',
  'http://localhost..:3001/',
  'http://LOCALHOST.:3001/',
  'http://localhost。:3001/',
  'http://localhost%2e:3001/',
  'http://ⓛocalhost.:3001/',
  'http://a.localhost./',
  'http://127.0.0.1./',
  'http://127.0.0.1../',
  'http://0x7f.1./',
  'http://１２７.0.0.1./',
  'http://router./',
  'http://nas.local../',
  'http://.localhost./',
])('%s is judged as without the dot', (url) => {
  expect(refusal(url, atWork)).toMatch(/private network/);
  expect(refusal(url, { policy: { allowedDomains: ['example.com'] } })).toMatch(/not one of the allowed/);
});

test.each([
  'http://localhost.:8787/docs',
  'http://LOCALHOST..:8787/v1/sessions',
  'http://localhost%2E:8787/',
  'http://127.0.0.1.:8787/pair',
  'http://127.0.0.1..:8787/',
  'http://a.localhost.:8787/',
  'http://localhost。:8787/',
  'http://0.:8787/',
  'http://[::ffff:7f00:1]:8787/',
  'http://127.1.:8787/practice/../docs',
])('%s is the relay itself', (url) => {
  expect(refusal(url, { relayUrl })).toMatch(/relay itself/);
});

test.each([
  'http://metadata.google.internal./',
  'http://metadata../',
  'http://169.254.169.254./',
  'http://INSTANCE-DATA./',
])('%s is never opened, with its dots', (url) => {
  expect(refusal(url, {})).toMatch(/never/);
});

test('an allowed domain is the same with a final dot', () => {
  const list = ['example.com.', '.example.org', 'localhost.:3000'];
  expect(
    ['http://example.com/', 'https://a.example.com./', 'http://example.org./', 'http://localhost:3000/'].map(
      (url) => isListed(list, new URL(url)),
    ),
  ).toEqual([true, true, true, true]);
  expect(isListed(['example.com'], new URL('http://badexample.com./'))).toBe(false);
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
  expect(refusalOfIp('http://example.com/', '192.168.0.9', atWork)).toBeUndefined();
  expect(refusalOfIp('http://in.example.com/', '192.168.0.9', atWork)).toMatch(/private/);
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

const wiki = {
  privateHosts: ['wiki.corp.example'],
  home: { host: 'wiki.corp.example', domain: 'corp.example' },
};

test.each([
  ['its own host', 'http://wiki.corp.example/', wiki, {}, true],
  [
    'its own host, private at first',
    'http://wiki.corp.example/',
    wiki,
    { 'wiki.corp.example': 'private' },
    true,
  ],
  [
    'its own host, bound to another address since',
    'http://wiki.corp.example/',
    wiki,
    { 'wiki.corp.example': 'public' },
    false,
  ],
  [
    'its site in the same network',
    'http://sso.corp.example/',
    wiki,
    { 'wiki.corp.example': 'private' },
    true,
  ],
  ['the domain itself', 'http://corp.example:8080/', wiki, { 'wiki.corp.example': 'private' }, true],
  ['its site, of which nothing is known', 'http://sso.corp.example/', wiki, {}, false],
  ['its site, itself public', 'http://sso.corp.example/', wiki, { 'wiki.corp.example': 'public' }, false],
  ['a name below its host', 'http://a.wiki.corp.example/', wiki, { 'wiki.corp.example': 'public' }, false],
  [
    'a name that only ends alike',
    'http://evilcorp.example/',
    wiki,
    { 'wiki.corp.example': 'private' },
    false,
  ],
  ['another site', 'http://corp.example.net/', wiki, { 'wiki.corp.example': 'private' }, false],
  ['a name below a named host', 'http://in.example.org/', { privateHosts: ['example.org'] }, {}, false],
  ['with a final dot', 'http://in.example.org./', { privateHosts: ['example.org'] }, {}, false],
  [
    'a named host with a final dot',
    'http://example.org./',
    { privateHosts: ['example.org'] },
    { 'example.org': 'public' },
    false,
  ],
  [
    'below a name that says it is private',
    'http://a.corp.internal/',
    { privateHosts: ['corp.internal'] },
    {},
    true,
  ],
] as const)(
  'from a start page, %s may lead into the private network: %s %j %j %s',
  (_, url, policy, networks, may) => {
    const bounds = { policy: { ...policy, privateHosts: [...policy.privateHosts] }, networks };
    for (const ip of ['10.0.0.1', '127.0.0.1', 'fd00::1', '::ffff:192.168.0.1'])
      expect(refusalOfIp(url, ip, bounds) === undefined, ip).toBe(may);
    expect(refusalOfIp(url, '93.184.216.34', bounds)).toBeUndefined();
  },
);

test('where a named host is stays as its first answer showed', () => {
  const learn = (url: string, ip: string, networks = {}) =>
    learnedNetworks(url, ip, { policy: wiki, networks });
  expect(learn('https://wiki.corp.example./a', '10.0.0.1')).toEqual({ 'wiki.corp.example': 'private' });
  expect(learn('http://wiki.corp.example/', '93.184.216.34')).toEqual({ 'wiki.corp.example': 'public' });
  expect(learn('http://wiki.corp.example/', '10.0.0.1', { 'wiki.corp.example': 'public' })).toBeUndefined();
  for (const host of ['sso.corp.example', 'a.wiki.corp.example', 'evil.example', '10.0.0.1'])
    expect(learn(`http://${host}/`, '10.0.0.1'), host).toBeUndefined();
  expect(learnedNetworks('http://wiki.corp.example/', '10.0.0.1', {})).toBeUndefined();
});
