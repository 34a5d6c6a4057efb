/** Generates invalid frames that are close to valid ones. */
import type { Seeded } from './seeded';

const types = [
  'hello',
  'introduction',
  'sessions',
  'reply',
  'event',
  'resyncResponse',
  'pong',
  'command',
  'welcome',
  'cancel',
  '__proto__',
  '',
  7,
  null,
];
const leaves = [
  '',
  'x',
  'c1',
  0,
  -1,
  1e308,
  null,
  true,
  [],
  {},
  'x'.repeat(2_000),
  '\ud800',
  'resume',
  'pair',
  99,
];
const keys = [
  'id',
  'type',
  'result',
  'error',
  'entries',
  'event',
  'sessions',
  'browserId',
  'nonce',
  'protocol',
  'purpose',
  'proof',
  'origin',
  'state',
  'reply',
  'code',
  '__proto__',
  'constructor',
  'toString',
];

/** One frame of nonsense: text or bytes, whole or cut. */
export function garbageFrame(random: Seeded): string | Buffer {
  if (random.chance(10)) return random.bytes(random.below(300));
  const object: Record<string, unknown> = { type: random.pick(types) };
  for (let more = random.below(6); more > 0; more -= 1) {
    object[random.pick(keys)] = random.chance(30)
      ? { [random.pick(keys)]: random.pick(leaves) }
      : random.pick(leaves);
  }
  const text = JSON.stringify(random.chance(10) ? [object] : object);
  if (random.chance(20)) return text.slice(0, random.below(text.length));
  return random.chance(10) ? Buffer.from(text) : text;
}
