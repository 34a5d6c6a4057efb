import { expect, it } from 'vitest';
import { Sealing } from '../../../../relay/fleet/calls/sealing';

const [one, other, third] = [new Sealing(), new Sealing(), new Sealing()];

it('is opened by the relay that it was sealed for', () => {
  const sealed = one.seal(other.publicKey, 'call 1', 'a secret');
  expect(other.open(one.publicKey, 'call 1', sealed)).toBe('a secret');
});

it('is opened by no other relay, and for nothing else', () => {
  const sealed = one.seal(other.publicKey, 'call 1', 'a secret');
  expect(third.open(one.publicKey, 'call 1', sealed)).toBeUndefined();
  expect(other.open(one.publicKey, 'call 2', sealed)).toBeUndefined();
  expect(other.open(third.publicKey, 'call 1', sealed)).toBeUndefined();
});

it('is not opened once a bit of it has changed', () => {
  const sealed = one.seal(other.publicKey, 'call 1', 'a secret');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(other.open(one.publicKey, 'call 1', changed)).toBeUndefined();
  }
  expect(other.open(one.publicKey, 'call 1', sealed.subarray(0, 10))).toBeUndefined();
});
