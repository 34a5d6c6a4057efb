import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freshCallId, PacketJoiner, toMessages } from '../../../../relay/fleet/calls/packets';

it('joins what was split, in any order and with parts that come twice', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 5_000 }),
      fc.integer({ min: 40, max: 900 }),
      fc.infiniteStream(fc.nat()),
      (body, maxBytes, order) => {
        const id = freshCallId();
        const messages = toMessages({ kind: 'call', id, body: Buffer.from(body) }, maxBytes);
        expect(messages.every(({ length }) => length <= maxBytes)).toBe(true);
        const joiner = new PacketJoiner();
        const shuffled = [...messages].sort(() => (Number(order.next().value) % 2 ? 1 : -1));
        const [first] = shuffled;
        const again = shuffled.length > 1 && first ? [first] : [];
        const packets = [...again, ...shuffled].map((message) => joiner.take(message)).filter(Boolean);
        expect(packets).toHaveLength(1);
        expect(packets[0]?.id).toBe(id);
        expect(packets[0]?.body.equals(Buffer.from(body))).toBe(true);
      },
    ),
  );
});

it('does not mix the parts of two attempts', () => {
  const id = freshCallId();
  const part = (attempt: number) =>
    toMessages({ kind: 'call', id, attempt, body: Buffer.alloc(100, attempt) }, 80);
  const joiner = new PacketJoiner();
  const [first = Buffer.alloc(0)] = part(0);
  expect(joiner.take(first)).toBeUndefined();
  const [, ...rest] = part(1);
  for (const one of rest) expect(joiner.take(one)).toBeUndefined();
});

it('takes nothing for a packet that is none', () => {
  const joiner = new PacketJoiner();
  fc.assert(fc.property(fc.uint8Array({ maxLength: 25 }), (bytes) => joiner.take(bytes) === undefined));
});
