/** IPv6 addresses: those of metadata services, and those that stand for an IPv4 address. */
import { expect, test } from 'vitest';
import { isLoopback, refusal, refusalOfIp } from '../../../extension/protocol/address';

const atWork = { policy: { privateHosts: ['example.com'] } };

test.each([
  'fd00:ec2::254',
  'fd00:ec2:0::23',
  'fd20:ce::254',
  'fd00:c1::a9fe:a9fe',
  '::ffff:100.100.100.200',
  '::ffff:0:169.254.169.254',
  '::169.254.169.254',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b::168.63.129.16',
  '2002:a9fe:a9fe::1',
])('%s is never opened, listed or not', (ip) => {
  const { hostname } = new URL(`http://[${ip}]/`);
  const policy = { allowedDomains: [hostname], privateHosts: [hostname] };
  expect(refusal(`http://[${ip}]/`, { policy })).toMatch(/never/);
  expect(refusalOfIp('http://shop.example.org/', ip, {})).toMatch(/never/);
});

test.each(['[::7f00:1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]'])('%s is the relay itself', (host) => {
  expect(refusal(`http://${host}:8787/`, { relayUrl: 'http://127.0.0.1:8787' })).toMatch(/relay itself/);
});

test.each([
  ['64:ff9b::93.184.216.34', true],
  ['2002:5db8:d822::1', true],
  ['64:ff9b::192.168.0.9', false],
  ['64:ff9b::127.0.0.1', false],
  ['2002:c0a8:9::1', false],
  ['2002:7f00:1::', false],
  ['::192.168.0.9', false],
])('%s is judged as the IPv4 address that it stands for', (ip, isOpened) => {
  expect(refusal(`http://[${ip}]/`, atWork) === undefined).toBe(isOpened);
  expect(refusalOfIp('http://shop.example.org/', ip, atWork) === undefined).toBe(isOpened);
});

test.each([
  ['127.0.0.1', true],
  ['[::ffff:7f00:1]', true],
  ['[64:ff9b::7f00:1]', false],
  ['[2002:7f00:1::]', false],
])('what is sent to %s stays on this machine: %s', (host, stays) => {
  expect(isLoopback(host)).toBe(stays);
});
