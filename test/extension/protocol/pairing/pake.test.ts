/** CPace agrees with the draft's published vectors, and a guess is worth one exchange. */
import { describe, expect, test } from 'vitest';
import { type Agreement, agreedKey, freshScalar, shareOf } from '../../../../extension/protocol/pairing/pake';

const hex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'));
const toHex = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString('hex');
const bytes = (text: string) => new Uint8Array(Buffer.from(text));

/** https://github.com/cfrg/draft-irtf-cfrg-cpace, testvectors.md: group ristretto255 and hash SHA-512. */
const vector = {
  agreement: {
    password: bytes('Password'),
    channel: hex('6f630b425f726573706f6e6465720b415f696e69746961746f72'),
    sessionId: hex('7e4b4791d6a8ef019b936c79fb7f2c57'),
  },
  initiator: {
    scalar: hex('da3d23700a9e5699258aef94dc060dfda5ebb61f02a5ea77fad53f4ff0976d08'),
    share: hex('d40fb265a7abeaee7939d91a585fe59f7053f982c296ec413c624c669308f87a'),
    data: bytes('ADa'),
  },
  responder: {
    scalar: hex('d2316b454718c35362d83d69df6320f38578ed5984651435e2949762d900b80d'),
    share: hex('08bcf6e9777a9c313a3db6daa510f2d398403319c2341bd506a92e672eb7e307'),
    data: bytes('ADb'),
  },
  key: '4c5469a16b2364c4b944ebc1a79e51d1674ad47db26e8718154f59faebfaa52d8346f30aa58377117eb20d527f2cbc5c76381f7fd372e89df8239f87f2e02ed1',
};

describe('the vectors of the draft', () => {
  test.each(['initiator', 'responder'] as const)('give the share of the %s', async (side) => {
    expect(await shareOf(vector.agreement, vector[side].scalar)).toEqual(vector[side].share);
  });

  test('give the key on both sides', async () => {
    const { agreement, initiator, responder, key } = vector;
    const messages = { initiator, responder };
    expect(toHex(await agreedKey(agreement, initiator.scalar, messages, 'responder'))).toBe(key);
    expect(toHex(await agreedKey(agreement, responder.scalar, messages, 'initiator'))).toBe(key);
  });
});

/** The keys of two sides that each think they know the password, after what was sent was changed on the way. */
async function exchange(
  passwords: [string, string],
  {
    channel = ['c', 'c'],
    sessionId = ['s', 's'],
  }: { channel?: [string, string]; sessionId?: [string, string] } = {},
) {
  const agreements = passwords.map(
    (password, i): Agreement => ({
      password: bytes(password),
      channel: bytes(channel[i] ?? ''),
      sessionId: bytes(sessionId[i] ?? ''),
    }),
  ) as [Agreement, Agreement];
  const scalars = [freshScalar(), freshScalar()] as const;
  const none = new Uint8Array();
  const messages = {
    initiator: { share: await shareOf(agreements[0], scalars[0]), data: none },
    responder: { share: await shareOf(agreements[1], scalars[1]), data: none },
  };
  const keys = [
    toHex(await agreedKey(agreements[0], scalars[0], messages, 'responder')),
    toHex(await agreedKey(agreements[1], scalars[1], messages, 'initiator')),
  ];
  return { agreements, scalars, messages, keys };
}

test('the same password gives both sides the same key, another one each time', async () => {
  const first = (await exchange(['K7M4QX', 'K7M4QX'])).keys;
  const second = (await exchange(['K7M4QX', 'K7M4QX'])).keys;
  expect(first[0]).toBe(first[1]);
  expect(second[0]).toBe(second[1]);
  expect(second[0]).not.toBe(first[0]);
});

test.each([
  ['passwords that differ in one character', exchange(['K7M4QX', 'K7M4QY'])],
  ['another channel', exchange(['K7M4QX', 'K7M4QX'], { channel: ['a', 'b'] })],
  ['another session', exchange(['K7M4QX', 'K7M4QX'], { sessionId: ['a', 'b'] })],
])('%s give different keys', async (_, run) => {
  const { keys } = await run;
  expect(keys[0]).not.toBe(keys[1]);
});

test('who took part with a wrong guess cannot try another one on what was sent', async () => {
  const { agreements, scalars, messages, keys } = await exchange(['AAAAAA', 'K7M4QX']);
  // The right password, with the scalar and the share of the guess: what an impostor has after the exchange.
  const after = { ...agreements[0], password: bytes('K7M4QX') };
  expect(toHex(await agreedKey(after, scalars[0], messages, 'responder'))).not.toBe(keys[1]);
  const share = await shareOf(after, scalars[0]);
  const changed = { ...messages, initiator: { ...messages.initiator, share } };
  expect(toHex(await agreedKey(after, scalars[0], changed, 'responder'))).not.toBe(keys[1]);
});

test('a share says nothing of the password: the same one fits any', async () => {
  const agreement = { ...vector.agreement, password: bytes('K7M4QX') };
  const shares = await Promise.all(
    ['K7M4QX', 'K7M4QY'].map(async (password) =>
      toHex(await shareOf({ ...agreement, password: bytes(password) }, freshScalar())),
    ),
  );
  expect(new Set(shares).size).toBe(2);
  for (const share of shares) expect(share).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  ['the neutral element', new Uint8Array(32)],
  ['no point', new Uint8Array(32).fill(255)],
  ['too short', new Uint8Array(31)],
  ['too long', new Uint8Array(33)],
  ['empty', new Uint8Array()],
])('a share that is %s gives no key', async (_, share) => {
  const { agreement, initiator, responder } = vector;
  const messages = { initiator, responder: { ...responder, share } };
  expect(await agreedKey(agreement, initiator.scalar, messages, 'responder')).toBeUndefined();
});
