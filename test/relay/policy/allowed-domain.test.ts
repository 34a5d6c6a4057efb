import { expect, test } from 'vitest';
import { allowedDomain } from '../../../relay/policy/allowed-domain';

test.each([
  'com',
  'COM',
  'com.',
  '.com',
  '*.com',
  'com:443',
  'co.uk',
  '*.Co.Uk.',
  'gov.uk',
  'рф',
  'xn--p1ai',
  'anything.ck',
  'kawasaki.jp.',
  'a.kawasaki.jp',
  'zip',
])('%s, below which anybody can register a name, is no entry', (entry) => {
  expect(allowedDomain.safeParse(entry).error?.issues[0]?.message).toMatch(/is a public suffix/);
});

test.each([
  'example.com',
  '*.example.com',
  'example.co.uk',
  'www.ck',
  'city.kawasaki.jp',
  'localhost',
  'localhost:3000',
  'intranet',
  'internal',
  'nas.local',
  '127.0.0.1',
  '[::1]:8080',
  'github.io',
  'shop.test',
])('%s is one', (entry) => {
  expect(allowedDomain.safeParse(entry).success).toBe(true);
});
