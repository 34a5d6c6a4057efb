/** Generates malformed requests that are close to valid ones. */
import { rawRequest } from './raw-http';
import type { Seeded } from './seeded';

/** What a request is wrong in is more often its path, its headers or its body. */
const usualMethods = ['GET', 'POST', 'POST', 'DELETE'];
const methods = [
  'GET',
  'POST',
  'DELETE',
  'PUT',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PATCH',
  'get',
  'G E T',
  '',
  'PRI',
  'QUERY',
];
/** So many of the paths are ones that there are. */
const servedPaths = 11;
const paths = [
  '/v1/session',
  '/v1/session/x',
  '/v1/session/x/screenshot',
  '/v1/sessions',
  '/v1/browse',
  '/v1/retrieve',
  '/v1/openapi.json',
  '/extension',
  '/docs/docs.js',
  '/health',
  '/practice',
  '//v1/sessions',
  '/v1/../v1/sessions',
  '/v1/session/%00',
  '/v1/session/%',
  '/v1/session/%ff%fe',
  '/v1/session/..%2f..%2fetc%2fpasswd',
  '/docs/../../package.json',
  '/docs/%2e%2e/%2e%2e/package.json',
  'http://127.0.0.1/v1/sessions',
  'http://',
  'https://[',
  '*',
  '?',
  '',
  '/v1/session/x/screenshot?quality=%',
  '/v1/session/x/screenshot?quality=9&quality=8&format=gif&selector=%00',
  `/v1/session/${'x'.repeat(5_000)}`,
  '/v1/session/\u00e9\u0001',
];
const names = [
  'Host',
  'Origin',
  'Authorization',
  'Content-Length',
  'Content-Type',
  'Transfer-Encoding',
  'Expect',
  'Connection',
  'Upgrade',
  'Accept',
  'Idempotency-Key',
  'Sec-Fetch-Site',
  'X-Y',
  '',
  ' ',
  ':',
  'A B',
  '__proto__',
  'constructor',
  'Sec-WebSocket-Key',
  'Sec-WebSocket-Version',
  'Cookie',
  'Range',
];
const values = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '99999999999999999999',
  '0x10',
  'chunked',
  'chunked, chunked',
  'gzip, chunked',
  'identity',
  '100-continue',
  'Upgrade',
  'close',
  'keep-alive, Upgrade',
  'websocket',
  'h2c',
  '13',
  'application/json',
  'application/json; charset=utf-16',
  'text/event-stream',
  'same-origin',
  'null',
  'Bearer',
  'Bearer  ',
  'a\u0000b',
  'a\rb',
  '\u00ff',
  '{}',
  'x'.repeat(300),
];
const bodies = [
  '',
  '{',
  '{}',
  '[]',
  'null',
  '"a"',
  '1e999',
  '{"action":1}',
  '{"action":"click"}',
  '{"action":"click","selector":{}}',
  '{"action":"__proto__","selector":"a"}',
  '{"action":"constructor"}',
  '{"__proto__":{"action":"click"}}',
  '{"url":"javascript:alert(1)"}',
  '{"url":"http://[::1"}',
  '{"width":-1}',
  '{"action":"click","selector":"#a","timeoutMs":1e308}',
  `${'['.repeat(3_000)}`,
  '\ufeff{}',
  '{"a":"\ud800"}',
  '5\r\nhello\r\n0\r\n\r\n',
  'fffffffffffffffff\r\n',
  '-5\r\nhello\r\n',
  'zz\r\n',
];

/**
 * The bytes of one malformed request: a real one with things wrong in it, cut, doubled or peppered with noise.
 * @param authority what the relay takes for its own `Host`
 */
export function malformedRequest(random: Seeded, authority: string, key: string): Buffer {
  if (random.chance(5)) return random.bytes(1 + random.below(200));
  const headers: [string, string][] = [];
  if (random.chance(90)) headers.push(['Host', random.chance(90) ? authority : random.pick(values)]);
  if (random.chance(80)) headers.push(['Authorization', `Bearer ${key}`]);
  if (random.chance(75)) headers.push(['Content-Type', 'application/json']);
  for (let more = random.chance(20) ? 1 + random.below(3) : 0; more > 0; more -= 1)
    headers.push([random.pick(names), random.pick(values)]);
  const body = random.chance(70) ? random.pick(bodies) : '';
  if (body !== '' && random.chance(95)) {
    const off = random.chance(5) ? random.below(5) - 2 : 0;
    headers.push(['Content-Length', String(Buffer.byteLength(body) + off)]);
  }
  const path = random.chance(75) ? random.pick(paths.slice(0, servedPaths)) : random.pick(paths);
  const head = rawRequest(random.pick(random.chance(93) ? usualMethods : methods), path, headers);
  const request = Buffer.from(
    random.chance(4) ? head.replaceAll('\r\n', '\n') : head,
    random.chance(50) ? 'latin1' : 'utf8',
  );
  return disturbed(random, Buffer.concat([request, Buffer.from(body)]));
}

function disturbed(random: Seeded, bytes: Buffer): Buffer {
  if (random.chance(85)) return bytes;
  const at = random.below(bytes.length);
  if (random.chance(25)) return bytes.subarray(0, at);
  if (random.chance(25)) return Buffer.concat([bytes, bytes]);
  if (random.chance(50))
    return Buffer.concat([bytes.subarray(0, at), random.bytes(1 + random.below(8)), bytes.subarray(at)]);
  const changed = Buffer.from(bytes);
  for (let count = 1 + random.below(4); count > 0; count -= 1)
    changed[random.below(changed.length)] = random.below(256);
  return changed;
}
