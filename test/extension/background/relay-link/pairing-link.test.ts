import { expect, it } from 'vitest';
import { pairingLinkIn } from '../../../../extension/background/relay-link/pairing-link';

it('finds relay and code in a pairing link of this machine', () => {
  expect(pairingLinkIn('http://127.0.0.1:8787/pair#Yni81yLX9tFE7ZZoqZz08g')).toEqual({
    relayUrl: 'http://127.0.0.1:8787',
    link: 'Yni81yLX9tFE7ZZoqZz08g',
  });
});

it.each([
  ['another machine', 'http://192.0.2.1:8787/pair#Yni81yLX9tFE7ZZoqZz08g'],
  ['a name that only looks like this machine', 'http://127.0.0.1.example:8787/pair#Yni81yLX9tFE7ZZoqZz08g'],
  ['another page', 'http://127.0.0.1:8787/docs#Yni81yLX9tFE7ZZoqZz08g'],
  ['no code', 'http://127.0.0.1:8787/pair'],
  ['a code with something behind it', 'http://127.0.0.1:8787/pair#Yni81yLX9tFE7ZZoqZz08g/x'],
])('finds nothing in a link to %s', (_, address) => {
  expect(pairingLinkIn(address)).toBeUndefined();
});
